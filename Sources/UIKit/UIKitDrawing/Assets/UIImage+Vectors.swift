import CoreGraphics
import Foundation
import ImageIO
import PDFKit

nonisolated extension UIImage {
    /// Draws a PDF file's first page, or an SVG, sharply at a scale; `nil` for other files.
    ///
    /// An image is as large in points as the page or drawing. Pages are transparent where nothing
    /// is drawn.
    static func vector(_ data: Data, scale: CGFloat) -> UIImage? {
        guard data.starts(with: Data("%PDF".utf8)) else { return svg(data, scale: scale) }
        guard let page = PDFDocument(data: data)?.page(at: 0) else { return nil }
        let size = page.drawnSize
        let pixels = CGSize(
            width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        guard pixels.width > 0, pixels.height > 0,
            max(pixels.width, pixels.height) <= CGFloat(ImageFile.longestSide),
            let context = CGContext(
                data: nil, width: Int(pixels.width), height: Int(pixels.height),
                bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.scaleBy(x: scale, y: scale)
        page.draw(with: .cropBox, to: context)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    private static func svg(_ data: Data, scale: CGFloat) -> UIImage? {
        guard var file = try? ImageFile(data), file.format == .svg else { return nil }
        file.vectorScale = scale
        return UIImage(try? file.decode(), scale: scale)
    }
}
