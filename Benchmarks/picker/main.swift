// temporary
import InkDrawing
import InkEditing
import InkFormats
import InkGeometry
import InkRendering
import ToolPicker
import Units

let folder = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "/tmp/picker-scratch/out"
try Pictures(folder: folder).all()
