import UIKit

/// A picture that is turned and mirrored in three ways. All give the same pixels.
enum FiltersExample {
    private nonisolated static let size = CGSize(width: 24, height: 24)

    /// A quarter turn, and a mirror image, of a square picture.
    private nonisolated static let turn = CGAffineTransform(
        a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    private nonisolated static let mirror = CGAffineTransform(
        a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)

    // MARK: Objects around objects

    /// Something that draws itself: a picture, or a filter around one.
    private protocol Component {
        func draw(in context: CGContext)
    }

    private struct Picture: Component {
        func draw(in context: CGContext) {
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 8, width: 8, height: 8))
        }
    }

    private struct Filter: Component {
        let inner: any Component
        let transform: CGAffineTransform

        func draw(in context: CGContext) {
            context.saveGState()
            context.concatenate(transform)
            inner.draw(in: context)
            context.restoreGState()
        }
    }

    // MARK: Functions of functions

    private static func filtered(
        _ transform: CGAffineTransform, _ drawing: @escaping (CGContext) -> Void
    ) -> (CGContext) -> Void {
        { context in
            context.saveGState()
            context.concatenate(transform)
            drawing(context)
            context.restoreGState()
        }
    }

    fileprivate static func image(_ drawing: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image {
            drawing($0.cgContext)
        }
    }

    static func run() -> [String] {
        let picture = Picture()
        let objects = Filter(inner: Filter(inner: picture, transform: mirror), transform: turn)
        let images: [(name: String, image: UIImage)] = [
            ("objects", image { objects.draw(in: $0) }),
            ("functions", image(filtered(turn, filtered(mirror, picture.draw)))),
            ("extension", image(picture.draw).filtered(mirror).filtered(turn)),
        ]
        let first = images[0].image.pngData()
        let plain = image(picture.draw).pngData()
        return ["the filters change the picture: \(first != plain)"]
            + images.map { "\($0.name): equal \($0.image.pngData() == first)" }
    }
}

// MARK: An extension of the image

extension UIImage {
    /// The image, transformed: a new image, so that each filter is done with before the next.
    fileprivate func filtered(_ transform: CGAffineTransform) -> UIImage {
        FiltersExample.image { context in
            context.concatenate(transform)
            draw(at: .zero)
        }
    }
}
