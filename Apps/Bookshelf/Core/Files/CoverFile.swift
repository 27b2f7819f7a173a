package import BookshelfLists
package import CoreGraphics
import Foundation
import ImageIO

/// The covers that came with books' files, in a folder.
package struct CoverFile: Sendable {
    /// Begins the paths of these covers, so that they are not asked of the picture server.
    package static let prefix = "own/"

    /// The longer side of a cover that is kept, in pixels.
    private static let longestSide: CGFloat = 400

    private let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// Keeps a cover, and returns its path and shape; `nil` for data that is not a picture.
    package func add(_ data: Data) throws -> (path: String, orientation: Book.Orientation)? {
        guard let source = CGImageSourceCreateWithData(data, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
            let small = Self.data(of: Self.fitted(image))
        else { return nil }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString.lowercased() + ".png"
        try small.write(to: folder.appendingPathComponent(name), options: .atomic)
        return (Self.prefix + name, image.width > image.height ? .horizontal : .vertical)
    }

    /// The contents of the cover at a path, if it is one of these.
    package func data(at path: String) -> Data? {
        guard path.hasPrefix(Self.prefix), !path.contains("..") else { return nil }
        return try? Data(
            contentsOf: folder.appendingPathComponent(String(path.dropFirst(Self.prefix.count))))
    }

    private static func fitted(_ image: CGImage) -> CGImage {
        let factor = longestSide / CGFloat(max(image.width, image.height, 1))
        guard factor < 1 else { return image }
        let size = CGSize(
            width: max(1, (CGFloat(image.width) * factor).rounded()),
            height: max(1, (CGFloat(image.height) * factor).rounded()))
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(origin: .zero, size: size))
        return context?.makeImage() ?? image
    }

    /// A picture as a PNG file.
    static func data(of image: CGImage) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, "public.png", 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}
