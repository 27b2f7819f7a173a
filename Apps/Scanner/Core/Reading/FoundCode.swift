package import Foundation
import QRReading

/// A code in a picture.
package struct FoundCode: Hashable, Sendable {
    /// The kind of code, such as `qr` or `ean13`.
    package let kind: String

    /// The text of the code, which is not trusted.
    package let text: String

    /// The corners in fractions of the picture's sides from its top left, in the order of an
    /// outline; empty if they are not known.
    package let corners: [CGPoint]

    package init(kind: String, text: String, corners: [CGPoint] = []) {
        self.kind = kind
        self.text = text
        self.corners = corners
    }

    /// - Parameter size: The picture's size in pixels.
    init(_ code: Barcode, in size: CGSize) {
        self.init(
            kind: "\(code.kind)", text: code.text,
            corners: code.corners.map {
                CGPoint(x: $0.x / size.width, y: $0.y / size.height)
            })
    }
}
