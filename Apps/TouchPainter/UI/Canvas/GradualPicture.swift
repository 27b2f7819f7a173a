import TouchPainterCore
import UIKit

/// A picture of many marks that is painted in slices, so that no frame takes long.
///
/// When all slices are painted, it is what painting all marks at once would make.
final class GradualPicture {
    /// The part of the canvas in the picture.
    let viewport: Viewport

    private let context: CGContext

    /// The part of the canvas whose marks are wanted.
    private let part: CGRect

    /// The number of marks that are painted or not wanted.
    private var done = 0

    /// Creates an empty picture; `nil` for a size that no picture can have.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The pixels of a point.
    init?(viewport: Viewport, size: CGSize, scale: CGFloat) {
        guard
            let context = CGContext(
                data: nil, width: Int((size.width * scale).rounded(.up)),
                height: Int((size.height * scale).rounded(.up)), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        self.viewport = viewport
        self.context = context
        part = viewport.canvasRect(
            of: CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5))
        // As views do: points with y pointing down.
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        context.concatenate(viewport.transform)
    }

    /// Paints the next slice of `marks`, from the bottom to the top.
    ///
    /// - Parameter length: The number of vertices of the slice.
    /// - Returns: The picture if it is finished.
    func paintSlice(of marks: [any Mark], length: Int) -> CGImage? {
        let renderer = MarkRenderer(context: context)
        var rest = length
        while done < marks.count, rest > 0 {
            let mark = marks[done]
            done += 1
            guard mark.drawingBounds.intersects(part) else { continue }
            renderer.draw(mark)
            rest -= mark.count + 1
        }
        return done < marks.count ? nil : context.makeImage()
    }
}
