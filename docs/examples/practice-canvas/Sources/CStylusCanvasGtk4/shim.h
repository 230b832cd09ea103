#include <stylus-canvas-gtk4.h>
