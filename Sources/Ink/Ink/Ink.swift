// `import Ink` is all that an app needs. This attribute is Swift's only way to re-export a module.
// The module has the name of a type in it: docs/develop/decisions/0021-one-module-ink.md.
@_exported public import InkDrawing
@_exported public import InkFitting
@_exported public import InkFormats
@_exported public import InkGeometry
@_exported public import InkRendering
@_exported public import InkStorage
