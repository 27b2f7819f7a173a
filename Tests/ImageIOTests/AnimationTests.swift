import CoreGraphics
import Foundation
import ImageIO
import QRReading
import Testing
import UIKit

@Suite("Animated pictures")
struct AnimationTests {
    static func data() throws -> Data {
        try Data(contentsOf: Sample.folder.appendingPathComponent("three-frames.gif"))
    }

    @Test("CGImageSource: a GIF's frames are whole pictures with delays")
    func frames() throws {
        let source = try #require(CGImageSourceCreateWithData(Self.data(), nil))
        #expect(CGImageSourceGetCount(source) == 3)
        let red = Quarters.Color.red.components
        let (green, blue) = (Quarters.Color.green.components, Quarters.Color.blue.components)
        // At the top left, in the middle, at the right.
        let expected = [[red, red, red], [blue, red, red], [blue, red, green]]
        for index in 0..<3 {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.width == 16 && image.height == 8)
            let pixels = [(2, 2), (9, 6), (14, 6)].map {
                Quarters.components(of: image, $0.0, $0.1)
            }
            #expect(pixels == expected[index], "frame \(index)")
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
            #expect(gif?[kCGImagePropertyGIFDelayTime] as? Double == [0.1, 0.2, 0.4][index])
        }
        let gif = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
        #expect((gif as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    }

    @Test("CGImageSource: takes data, addresses and options as CoreFoundation's types")
    func coreFoundation() throws {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        let data = try Self.data() as CFData
        let url = Sample.folder.appendingPathComponent("three-frames.gif") as CFURL
        for source in [
            CGImageSourceCreateWithData(data, options), CGImageSourceCreateWithData(data, nil),
            CGImageSourceCreateWithURL(url, nil),
        ] {
            let source = try #require(source)
            #expect(CGImageSourceGetCount(source) == 3)
            #expect(CGImageSourceCreateImageAtIndex(source, 2, options)?.width == 16)
            #expect(CGImageSourceCreateImageAtIndex(source, 3, options) == nil)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, options)
            #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 16)
        }
        let missing = URL(fileURLWithPath: "/dev/null/a.gif") as CFURL
        #expect(CGImageSourceCreateWithURL(missing, options) == nil)
    }

    @Test("UIImage: a GIF is an animated image, its frames repeated in proportion to their delays")
    func animatedImage() throws {
        let image = try #require(UIImage(data: Self.data()))
        let images = try #require(image.images)
        #expect(image.duration == 0.7)
        #expect(images.count == 7)
        #expect(images[1] == images[2] && images[3] == images[6])
        #expect(images[0] != images[1] && images[2] != images[3])
        #expect(image.cgImage == images[0].cgImage)
        #expect(image.withRenderingMode(.alwaysTemplate).images?.count == 7)
    }

    @Test("UIImage: images become an animated image of equal times")
    func fromImages() throws {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let still = UIImage(cgImage: try Quarters.image(), scale: 2, orientation: .up)
        let image = try #require(
            UIImage.animatedImage(with: [still, still, still], duration: 0))
        #expect(image.size == still.size)
        #expect(image.images == [still, still, still])
        #expect(image.duration == 0.1)
        #expect(still.images == nil)
        #expect(image != still)
    }

    @Test("PictureFile: an animation's first frame is read")
    func firstFrame() throws {
        let grey = try PictureFile.grey(bytes: Array(Self.data()), name: "test")
        #expect(grey.pixels.allSatisfy { abs(Int($0) - Quarters.Color.red.grey) <= 1 })
    }

    @Test("UIImage: delays without a common unit do not multiply the frames")
    func unevenDelays() throws {
        var data = try Self.data()
        // The second frame's delay: 655.35 seconds.
        let control = try #require(data.range(of: Data([0x21, 0xF9, 4, 4, 20, 0])))
        data.replaceSubrange(control, with: [0x21, 0xF9, 4, 4, 255, 255])
        let image = try #require(UIImage(data: data))
        #expect(try #require(image.images).count <= 5_100)
        #expect(abs(image.duration - 655.85) < 0.001)
    }
}
