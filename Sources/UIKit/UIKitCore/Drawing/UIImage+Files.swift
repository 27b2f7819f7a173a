import CoreGraphics
public import Foundation
import ImageIO

nonisolated extension UIImage {
    /// Decodes an image file: PNG. Returns `nil` when `data` is not an image or is damaged.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes an image file: PNG. Returns `nil` when `data` is not an image or is damaged.
    ///
    /// - Parameter scale: The number of pixels per point; 0, negative values and NaN count as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? PNG.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Reads a PNG file. Returns `nil` when there is none or it is damaged.
    ///
    /// A name that ends in `@2x` or `@3x` before the extension specifies the number of pixels per
    /// point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        self.init(data: data, scale: scale)
    }

    /// Returns the image as a PNG file in upright orientation; `nil` when it has no pixels.
    public func pngData() -> Data? {
        guard let cgImage else { return nil }
        if imageOrientation == .up, traits.tint == nil { return PNG.encode(cgImage) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let upright = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(at: .zero)
        }
        return upright.cgImage.map(PNG.encode)
    }
}

nonisolated extension UIGraphicsImageRenderer {
    /// Draws an image and encodes it as a PNG file; empty when the image has no pixels.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
