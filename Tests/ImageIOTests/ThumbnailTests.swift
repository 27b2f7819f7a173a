import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Thumbnails of image sources")
struct ThumbnailTests {
    private func source() throws -> CGImageSource {
        let data = try PNG.encode(Quarters.image())
        return try #require(CGImageSourceCreateWithData(data, nil))
    }

    @Test("Thumbnail: proportions are kept, and the larger side is the limit", arguments: [32, 16])
    func size(limit: Int) throws {
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(limit),
        ]
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(try source(), 0, options))
        #expect(image.width == limit && image.height == limit / 2)
        #expect(Quarters.colors(of: image) == Quarters.upright)
    }

    @Test("Thumbnail: an image is never enlarged, and none is made unasked")
    func limits() throws {
        let source = try source()
        let large: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
            kCGImageSourceThumbnailMaxPixelSize: 500,
        ]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 64)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil as [String: Any]?) == nil)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, large) == nil)
    }

    @Test("Thumbnail: options as a dictionary of Core Foundation")
    func dictionary() throws {
        let options: NSDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 32,
        ]
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(try source(), 0, options))
        #expect(image.width == 32 && image.height == 16)
    }
}
