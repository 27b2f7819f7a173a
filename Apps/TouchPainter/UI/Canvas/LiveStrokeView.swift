import TouchPainterCore
import UIKit

/// Shows the stroke or shape that is being drawn, or the marks that are being moved, on nothing.
/// The stroke of an eraser is ``MarksView``'s business.
final class LiveStrokeView: PaintingOverlay {
    /// Marks that are being moved, and the transform that moves them.
    var floating: (marks: [any Mark], transform: CGAffineTransform)? {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let floating {
            context.concatenate(floating.transform.concatenating(viewport.transform))
            let renderer = MarkRenderer(context: context)
            for mark in floating.marks { renderer.draw(mark) }
        } else if let mark = painting.liveMark, !mark.isErasing {
            painting.symmetry.forEachAppearance(in: viewport.transform) { transform in
                context.saveGState()
                context.concatenate(transform)
                let part = rect.applying(transform.inverted())
                MarkRenderer(context: context, rect: part).draw(mark)
                if let ahead = painting.predictedStroke {
                    MarkRenderer(context: context, rect: part).draw(ahead)
                }
                context.restoreGState()
            }
        }
    }
}
