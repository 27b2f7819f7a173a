public import Foundation
import ImageIO
public import UIKit

/// A picture of a window, pixel by pixel, created by ``HeadlessApp/snapshot()``.
///
/// The same app in the same state results in the same bytes in every run.
public struct Snapshot: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// One pixel per word: premultiplied 0xAARRGGBB, top row first, without padding.
    public let pixels: [UInt32]

    /// Creates a snapshot from pixels.
    ///
    /// - Precondition: There are `width` times `height` pixels.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height,
            "\(pixels.count) pixels do not make a picture of \(width) × \(height).")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Creates a snapshot from an image of any format.
    ///
    /// - Precondition: The image is no larger than the maximum bitmap context.
    public init(image: CGImage) {
        var pixels = [UInt32](repeating: 0, count: image.width * image.height)
        pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                data: bytes.baseAddress, width: image.width, height: image.height,
                bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.bitmapInfo.rawValue)
            precondition(
                context != nil,
                "An image of \(image.width) × \(image.height) pixels is too large for a snapshot.")
            context?.setBlendMode(.copy)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        self.init(width: image.width, height: image.height, pixels: pixels)
    }

    /// Premultiplied 0xAARRGGBB.
    private static let bitmapInfo = CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue)

    /// The pixel `x` from the left and `y` from the top.
    ///
    /// - Precondition: It lies in the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Pixel (\(x), \(y)) lies outside the picture of \(width) × \(height).")
        return pixels[y * width + x]
    }

    /// The picture as an image.
    public var image: CGImage {
        let data = pixels.withUnsafeBytes { Data($0) }
        guard let provider = CGDataProvider(data: data),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: Self.bitmapInfo, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        else {
            preconditionFailure(
                "A picture of \(width) × \(height) pixels is too large for an image.")
        }
        return image
    }

    /// Returns the picture as a PNG file.
    public func pngData() -> Data {
        PNG.encode(image)
    }

    /// Writes the picture to a PNG file.
    public func write(to url: URL) throws {
        try pngData().write(to: url)
    }
}

// A failed comparison in a test prints this description: sizes are more informative than a million
// pixels.
extension Snapshot: CustomStringConvertible, CustomReflectable {
    public var description: String { "a picture of \(width) × \(height) pixels" }

    public var customMirror: Mirror {
        Mirror(self, children: ["width": width, "height": height])
    }
}
