import CInterface
import CStylus

extension stylus_canvas_event: CStructure {}
extension stylus_canvas_latency: CStructure {}
extension stylus_canvas_paper: CStructure {}
extension stylus_canvas_pens: CStructure {}
extension stylus_canvas_picker_element: CStructure {}
extension stylus_canvas_placement: CStructure {}
extension stylus_canvas_ruler: CStructure {}
extension stylus_canvas_view: CStructure {}
