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
        requires(
            width > 0 && height > 0 && pixels.count == width * height,
            "\(pixels.count) pixels do not make a picture of \(width) × \(height).")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Creates a snapshot from an image of any format.
    public init(image: CGImage) {
        let count = image.width * image.height
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { words, initializedCount in
            for y in 0..<image.height {
                let line = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(words)[(y * image.width * 4)...])
                line.copyMemory(from: image.row(y))
            }
            initializedCount = count
        }
        self.init(width: image.width, height: image.height, pixels: pixels)
    }

    /// The pixel `x` from the left and `y` from the top.
    ///
    /// - Precondition: It lies in the picture.
    public subscript(x: Int, y: Int) -> UInt32 {
        requires(
            (0..<width).contains(x) && (0..<height).contains(y),
            "Pixel (\(x), \(y)) lies outside the picture of \(width) × \(height).")
        return pixels[y * width + x]
    }

    public static func == (left: Snapshot, right: Snapshot) -> Bool {
        guard left.width == right.width, left.height == right.height else { return false }
        return left.pixels.withUnsafeBytes { old in
            right.pixels.withUnsafeBytes { new in
                // Millions of comparisons of numbers are slow in a test's debug build.
                memcmp(old.baseAddress!, new.baseAddress!, old.count) == 0
            }
        }
    }

    /// The picture as an image.
    public var image: CGImage { image(alpha: .premultipliedFirst) }

    private func image(alpha: CGImageAlphaInfo) -> CGImage {
        let info = CGBitmapInfo(
            rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        let data = pixels.withUnsafeBytes { Data($0) }
        guard let provider = CGDataProvider(data: data),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        else {
            fatalError(
                "A picture of \(width) × \(height) pixels is too large for an image.")
        }
        return image
    }

    /// Returns the picture as a PNG file.
    public func pngData() -> Data {
        let isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
        return PNG.encode(
            image(alpha: isOpaque ? .noneSkipFirst : .premultipliedFirst), isFast: true)
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
