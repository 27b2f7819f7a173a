import CoreGraphics
import Foundation
import ImageIO
import Testing
import UIKit

@Suite("Properties of picture files")
struct PropertyTests {
    /// The bytes of the test picture, written with some properties.
    static func written(
        _ type: String, _ properties: [String: Any], frames: Int = 1, of count: Int = 1
    ) throws -> Data? {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, count, nil))
        for _ in 0..<frames {
            CGImageDestinationAddImage(
                destination, try Quarters.image(), properties as CFDictionary)
        }
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    static let numbers: [any Sendable] = [
        0.25, CGFloat(0.25), Float(0.25), NSNumber(value: 0.25) as any Sendable,
    ]

    @Test("The quality and a delay are numbers of any type", arguments: 0..<4)
    func numbers(_ index: Int) throws {
        let number = Self.numbers[index]
        let key = kCGImageDestinationLossyCompressionQuality
        let worse = try #require(try Self.written("public.jpeg", [key: number]))
        let better = try #require(try Self.written("public.jpeg", [key: 1]))
        #expect(worse.count < better.count)

        let delay = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: number]]
        let gif = try #require(try Self.written("com.compuserve.gif", delay))
        let source = try #require(CGImageSourceCreateWithData(gif, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let read = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
        #expect(read?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)
    }

    @Test(
        "An orientation is written and read",
        arguments: ["public.jpeg", "public.png"])
    func orientation(_ type: String) throws {
        for orientation in CGImagePropertyOrientation.allCases {
            let properties = [kCGImagePropertyOrientation: Int(orientation.rawValue)]
            let data = try #require(try Self.written(type, properties))
            let source = try #require(CGImageSourceCreateWithData(data, nil))
            let read = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
            #expect(read?[kCGImagePropertyOrientation] as? UInt32 == orientation.rawValue)
            let stored = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(Quarters.colors(of: stored) == Quarters.upright)
        }
        let data = try #require(try Self.written(type, [kCGImagePropertyOrientation: 6]))
        let image = try #require(UIImage(data: data))
        #expect(image.imageOrientation == .right)
        #expect(image.size == CGSize(width: 32, height: 64))
    }

    @Test("An orientation that does not exist is ignored")
    func noOrientation() throws {
        for wrong in [0, 9, -1] {
            let data = try #require(
                try Self.written("public.png", [kCGImagePropertyOrientation: wrong]))
            #expect(try ImageFile(data).decode().orientation == .up)
        }
    }

    @Test("A delay of up to 0.02 counts as 0.1, and is kept as it is")
    func shortDelay() throws {
        let properties = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.02]]
        let data = try #require(try Self.written("com.compuserve.gif", properties))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let read = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let gif = try #require(read?[kCGImagePropertyGIFDictionary] as? [String: Any])
        #expect(gif[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
        #expect(gif[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0.02)
    }

    @Test("A destination with fewer images than it was made for writes nothing")
    func missingImages() throws {
        #expect(try Self.written("com.compuserve.gif", [:], frames: 1, of: 2) == nil)
        #expect(try Self.written("com.compuserve.gif", [:], frames: 2, of: 2) != nil)
    }

    @Test("An animated PNG: its frames are whole pictures with delays")
    func animatedPNG() throws {
        let file = Sample.folder.appendingPathComponent("four-frames.png")
        let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
        #expect(CGImageSourceGetCount(source) == 4)
        let red = Quarters.Color.red.components
        let (green, blue) = (Quarters.Color.green.components, Quarters.Color.blue.components)
        // At the left, in the middle, at the right. The third frame's picture is taken back.
        let expected = [
            [red, red, red], [blue, red, red], [blue, red, green], [blue, red, red],
        ]
        for index in expected.indices {
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.width == 16 && image.height == 8)
            let pixels = [(2, 2), (9, 6), (14, 6)].map {
                Quarters.components(of: image, $0.0, $0.1)
            }
            #expect(pixels == expected[index], "frame \(index)")
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let png = try #require(properties?[kCGImagePropertyPNGDictionary] as? [String: Any])
            #expect(png[kCGImagePropertyAPNGDelayTime] as? Double == [0.1, 0.2, 0.4, 0.1][index])
            #expect(
                png[kCGImagePropertyAPNGUnclampedDelayTime] as? Double
                    == [0.02, 0.2, 0.4, 0][index])
        }
        let png = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary]
        #expect((png as? [String: Any])?[kCGImagePropertyAPNGLoopCount] as? Int == 3)
        #expect(try ImageFile(contentsOfFile: file.path).decode(.firstFrame).frames.count == 1)
    }

    @Test("A damaged animated PNG is an error or fewer frames, and no crash")
    func damagedAnimation() throws {
        let file = Sample.folder.appendingPathComponent("four-frames.png")
        let data = try Data(contentsOf: file)
        for index in 8..<data.count {
            for bit in [0, 7] {
                var damaged = data
                damaged[index] ^= 1 << bit
                _ = try? ImageFile(damaged).decode()
                let source = try #require(CGImageSourceCreateWithData(damaged, nil))
                let count = CGImageSourceGetCount(source)
                _ = CGImageSourceCreateImageAtIndex(source, count - 1, nil)
            }
        }
    }
}
