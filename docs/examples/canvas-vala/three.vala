// A canvas in three lines of Vala.
//
//     valac --pkg gtk4 --pkg stylus-canvas-gtk4 three.vala
int main(string[] arguments) {
  var app = new Gtk.Application("org.stylusd.Three", ApplicationFlags.FLAGS_NONE);
  app.activate.connect(() => {
    var window = new Gtk.ApplicationWindow(app) { default_width = 800, default_height = 600 };
    var canvas = new Stylus.Canvas();
    canvas.drawing_changed.connect(() => stdout.printf("%zu bytes\n", canvas.get_drawing().get_size()));
    window.child = canvas;
    window.present();
  });
  return app.run(arguments);
}
