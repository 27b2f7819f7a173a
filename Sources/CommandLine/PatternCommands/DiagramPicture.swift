import Foundation
import ImageIO

/// A diagram as a PNG.
enum DiagramPicture {
    /// Draws an SVG with two pixels for each of its points, so that it is sharp on any screen.
    static func png(of svg: String) throws(ImageError) -> Data {
        let size = /width="(\d+)" height="(\d+)"/
        let scaled = svg.replacing(size, maxReplacements: 1) { match in
            let (width, height) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
            return "width=\"\(2 * width)\" height=\"\(2 * height)\""
        }
        let picture = try ImageFile(Data(scaled.utf8)).decode(.firstFrame)
        return try ImageFile.encode(picture.image, as: .png)
    }
}
