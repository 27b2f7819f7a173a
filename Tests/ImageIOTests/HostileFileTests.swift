import CoreGraphics
import Foundation
import ImageIO
import QRReading
import TestSupport
import Testing
import UIKit

@Suite("Hostile picture files")
struct HostileFileTests {
    /// A file of the test picture with its size replaced by another one.
    nonisolated struct Bomb: CustomStringConvertible, Sendable {
        let format: ImageFormat
        let width: Int
        let height: Int

        /// The bytes before the size, which is then written as `size` does.
        let mark: [UInt8]
        let size: @Sendable (Int) -> [UInt8]
        var heightComesFirst = false

        var description: String { format.name }

        func data() throws -> Data {
            var data = try Sample[format].data()
            let start = try #require(data.range(of: Data(mark))).upperBound
            let sides = heightComesFirst ? [height, width] : [width, height]
            let bytes = sides.flatMap(size)
            data.replaceSubrange(start..<start + bytes.count, with: bytes)
            return data
        }

        static let big32: @Sendable (Int) -> [UInt8] = { side in
            [24, 16, 8, 0].map { UInt8(side >> $0 & 255) }
        }
        static let little32: @Sendable (Int) -> [UInt8] = { Array(big32($0).reversed()) }
        static let big16: @Sendable (Int) -> [UInt8] = { [UInt8($0 >> 8), UInt8($0 & 255)] }
        static let little16: @Sendable (Int) -> [UInt8] = { Array(big16($0).reversed()) }

        static let all = [
            Bomb(
                format: .png, width: 100_000, height: 100_000, mark: Array("IHDR".utf8),
                size: big32),
            Bomb(
                format: .jpeg, width: 65_500, height: 65_500, mark: [0xFF, 0xC0, 0, 17, 8],
                size: big16, heightComesFirst: true),
            Bomb(
                format: .gif, width: 65_535, height: 65_535, mark: Array("GIF89a".utf8),
                size: little16),
            Bomb(
                format: .bmp, width: 30_000, height: 30_000, mark: [40, 0, 0, 0],
                size: little32),
            Bomb(
                format: .webp, width: 16_383, height: 16_383, mark: [0x9D, 0x01, 0x2A],
                size: little16),
            Bomb(
                format: .avif, width: 40_000, height: 40_000,
                mark: Array("ispe".utf8) + [0, 0, 0, 0], size: big32),
            Bomb(
                format: .heic, width: 1 << 31, height: 1 << 31,
                mark: Array("ispe".utf8) + [0, 0, 0, 0], size: big32),
        ]
    }

    private func error(_ data: Data, mostPixels: Int = ImageFile.mostPixels) -> ImageError? {
        do throws(ImageError) {
            _ = try ImageFile(data, mostPixels: mostPixels).decode()
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "ImageFile: a file that claims a huge size is refused before it is decoded",
        arguments: Bomb.all)
    func bombs(bomb: Bomb) throws {
        let data = try bomb.data()
        let limit = PictureFile.mostPixels
        guard case .tooLarge(_, _, limit)? = error(data, mostPixels: limit) else {
            Issue.record("\(bomb): \(error(data, mostPixels: limit).map { "\($0)" } ?? "decoded")")
            return
        }
        if bomb.width * bomb.height > ImageFile.mostPixels { #expect(UIImage(data: data) == nil) }
        #expect(throws: PictureError.self) {
            try PictureFile.grey(bytes: Array(data), name: "test")
        }
    }

    @Test(
        "ImageFile: an SVG that claims a huge size is refused",
        arguments: ["100000", "1e9", "9000in"])
    func hugeDrawing(side: String) {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"/>"
        #expect(error(Data(svg.utf8)) != nil)
    }

    @Test("ImageFile: a TIFF that claims a huge size is refused")
    func hugeTIFF() throws {
        var data = try Sample[.tiff].data()
        for (tag, side) in [(0x100, 64), (0x101, 32)] {
            // Tag, type short or long, one value, the value.
            for type in [UInt8(3), 4] {
                let entry = Data([
                    UInt8(tag & 255), UInt8(tag >> 8), type, 0, 1, 0, 0, 0, UInt8(side),
                ])
                guard let range = data.range(of: entry) else { continue }
                data[range.lowerBound + 2] = 4
                data.replaceSubrange(
                    range.upperBound - 1..<range.upperBound + 3, with: Bomb.little32(20_000))
            }
        }
        let limit = ImageFile.mostPixels
        #expect(error(data) == .tooLarge(width: 20_000, height: 20_000, mostPixels: limit))
    }

    @Test("ImageFile: a PNM that claims a huge size is refused")
    func hugePNM() {
        let data = Data("P6\n30000 30000\n255\n".utf8) + Data(count: 1000)
        let limit = ImageFile.mostPixels
        #expect(error(data) == .tooLarge(width: 30_000, height: 30_000, mostPixels: limit))
    }

    @Test("ImageFile: a GIF frame larger than its canvas, and too many frames, are refused")
    func hugeFrames() throws {
        var data = try AnimationTests.data()
        #expect(
            error(data, mostPixels: 300)
                == .tooManyFrames(count: 3, width: 16, height: 8, mostPixels: 300))
        #expect(throws: Never.self) {
            try ImageFile(data, mostPixels: 300).decode(.firstFrame)
        }
        let descriptor = try #require(data.range(of: Data([0x2C, 0, 0, 0, 0, 16, 0, 8, 0])))
        data.replaceSubrange(
            descriptor.lowerBound + 5..<descriptor.upperBound, with: [255, 255, 255, 255])
        let limit = ImageFile.mostPixels
        #expect(error(data) == .tooLarge(width: 65_535, height: 65_535, mostPixels: limit))
    }

    @Test(
        "ImageFile: a file that is cut off anywhere is an error that says so", arguments: Sample.all
    )
    func cutOff(sample: Sample) throws {
        let data = try sample.data()
        // These formats do not state where their pictures end.
        let isSilent = [.tiff, .pnm, .svg].contains(sample.format)
        for length in stride(from: 1, to: data.count, by: data.count > 2000 ? 100 : 7) {
            let part = data.prefix(length)
            let error = error(part)
            switch error {
            case .truncated(sample.format, end: length, part: _): continue
            case .unknownFormat, .notPNG: #expect(length < 300, "\(sample) at \(length)")
            case .damaged, .tooLarge: #expect(isSilent, "\(sample) at \(length): \(error!)")
            case nil: #expect(isSilent, "\(sample) at \(length) was decoded")
            default: Issue.record("\(sample) at \(length): \(error!)")
            }
        }
    }

    @Test(
        "PictureFile: a file that is cut off gives its first rows or an error",
        arguments: Sample.all)
    func cutOffForReader(sample: Sample) throws {
        let data = Array(try sample.data())
        for length in stride(from: 1, to: data.count, by: data.count > 2000 ? 100 : 7) {
            do throws(PictureError) {
                let grey = try PictureFile.grey(bytes: Array(data.prefix(length)), name: "test")
                #expect(grey.width == 64 && grey.height == 32)
            } catch {
                #expect(error.description.hasPrefix("“test”"))
            }
        }
        guard [.png, .jpeg].contains(sample.format), sample.file == nil else { return }
        let grey = try PictureFile.grey(bytes: Array(data.dropLast(6)), name: "test")
        #expect(grey.isCutOff)
        #expect(abs(Int(grey[16, 8]) - Quarters.Color.red.grey) <= 8)
    }

    @Test("ImageFile: random damage gives a picture or an error", arguments: Sample.all)
    func damage(sample: Sample) throws {
        let original = try sample.data()
        var generator = SeededGenerator(seed: 14)
        for _ in 0..<30 {
            var data = original
            for _ in 0...Int.random(in: 0..<6, using: &generator) {
                let index = Int.random(in: 0..<data.count, using: &generator)
                data[index] = UInt8.random(in: 0...255, using: &generator)
            }
            let file = try? ImageFile(data, mostPixels: 1 << 20)
            for part in [ImageFile.Part.allFrames, .firstFrame, .availableFrame] {
                guard let picture = try? file?.decode(part) else { continue }
                #expect(picture.image.width * picture.image.height <= 1 << 20)
            }
        }
    }
}
