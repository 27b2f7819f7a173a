package import CoreGraphics
import Foundation
import TextLayout

/// A name on the map, with the place that was found for it.
package struct MapLabel: Sendable {
    package let text: String

    /// The centre of the text in points of the viewport.
    package let center: CGPoint

    /// The turn of the text in radians, clockwise.
    package let angle: CGFloat

    /// The colour of a dot above the text, or `nil` without one.
    let dot: CGColor?
    let frame: TextFrame
    let halo: TextFrame

    /// The boxes that the text and the dot cover.
    package let boxes: [CGRect]

    /// The radius of a dot, and the distance of its centre from the text's.
    static let dotRadius: CGFloat = 4

    /// Draws the name in a context whose y axis points down.
    package func draw(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        if let dot {
            let distance = frame.size.height / 2 + Self.dotRadius + 1
            let circle = CGRect(
                x: -Self.dotRadius, y: -distance - Self.dotRadius, width: 2 * Self.dotRadius,
                height: 2 * Self.dotRadius)
            context.setFillColor(halo.text.attributes.foregroundColor)
            context.fillEllipse(in: circle.insetBy(dx: -1, dy: -1))
            context.setFillColor(dot)
            context.fillEllipse(in: circle)
        }
        context.rotate(by: angle)
        // Lines are centred in the width that was given to them.
        let width =
            frame.availableSize.width.isFinite ? frame.availableSize.width : frame.size.width
        let corner = CGPoint(x: -width / 2, y: -frame.size.height / 2)
        for step in 0..<8 {
            let turn = CGFloat(step) * .pi / 4
            halo.draw(
                in: context,
                at: CGPoint(x: corner.x + 1.2 * cos(turn), y: corner.y + 1.2 * sin(turn)))
        }
        frame.draw(in: context, at: corner)
        context.restoreGState()
    }
}
