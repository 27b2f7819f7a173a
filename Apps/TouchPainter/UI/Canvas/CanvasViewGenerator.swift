import TouchPainterCore
import UIKit

/// Makes the canvas view of a painting.
///
/// The factory method pattern: the controller asks a generator for a canvas and knows none of the
/// classes. Subclasses make canvases of other paper.
class CanvasViewGenerator {
    init() {}

    /// A canvas of plain paper. Subclasses override it.
    func makeCanvasView(painting: Painting) -> CanvasView {
        CanvasView(painting: painting, paper: .paper)
    }

    /// The generator for a paper.
    static func generator(for paper: Studio.Paper) -> CanvasViewGenerator {
        switch paper {
        case .plain: CanvasViewGenerator()
        case .paper: PaperCanvasViewGenerator()
        case .cloth: ClothCanvasViewGenerator()
        }
    }
}

/// Makes canvases of rough paper.
final class PaperCanvasViewGenerator: CanvasViewGenerator {
    override func makeCanvasView(painting: Painting) -> CanvasView {
        PaperCanvasView(painting: painting)
    }
}

/// Makes canvases of cloth.
final class ClothCanvasViewGenerator: CanvasViewGenerator {
    override func makeCanvasView(painting: Painting) -> CanvasView {
        ClothCanvasView(painting: painting)
    }
}
