public import CoreGraphics
import Foundation

extension ImageFile {
    /// The formats that images are written in.
    public static let writable: [ImageFormat] = [.png, .jpeg, .tiff, .bmp]

    /// The quality of a JPEG for which the caller states none.
    static let usualQuality = 0.9

    /// The bytes of an image in a format. The same image always gives the same bytes.
    ///
    /// - Parameters:
    ///   - image: The image to encode.
    ///   - format: One of ``writable``.
    ///   - quality: Of a JPEG, from 0 for the smallest file to 1 for the best picture. Other values
    ///     count as the nearest of these, NaN as 0.9. JPEG has no transparency: the ground is
    ///     white.
    /// - Throws: ``ImageError/missingReader(_:)`` for other formats.
    public static func encode(
        _ image: CGImage, as format: ImageFormat, quality: Double = 0.9
    ) throws(ImageError) -> Data {
        guard writable.contains(format) else { throw .missingReader(format) }
        if format == .png { return PNG.encode(image) }
        return try PixbufEncoding.data(
            of: image, as: format, quality: quality.isNaN ? usualQuality : quality)
    }
}
