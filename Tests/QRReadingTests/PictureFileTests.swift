import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

@testable import QRReading

@Suite("Picture files")
struct PictureFileTests {
    /// A folder that is gone after the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func file(_ name: String, _ bytes: [UInt8]) throws -> String {
            let file = url.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return file.path
        }
    }

    private func reason(_ bytes: [UInt8]) -> ImageError? {
        do throws(PictureError) {
            _ = try PictureFile.grey(bytes: bytes, name: "test")
            return nil
        } catch {
            return error.reason
        }
    }

    private func reason(path: String) -> ImageError? {
        do throws(PictureError) {
            _ = try PictureFile.grey(path: path)
            return nil
        } catch {
            return error.reason
        }
    }

    /// Four pixels by two, each of a shade of its own.
    private static let shades: [UInt8] = [10, 20, 30, 40, 50, 60, 70, 80]

    /// A PNM file of them.
    private static let pnm = Array("P5\n4 2\n255\n".utf8) + shades

    /// A PNG file's beginning that claims a size, with the right check sum, up to where its pixels
    /// would follow.
    private func pngHead(width: UInt32, height: UInt32) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] {
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        let chunk = Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
        var sum: UInt32 = .max
        for byte in chunk {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + chunk + bytes(~sum)
            + bytes(1 << 20) + Array("IDAT".utf8)
    }

    @Test("Picture file: pixels are decoded row by row")
    func shades() throws {
        let picture = try PictureFile.grey(bytes: Self.pnm, name: "test")
        #expect(picture == GreyPicture(width: 4, height: 2, pixels: Self.shades))
    }

    @Test(
        "Picture file: each supported format is decoded",
        arguments: [ImageFormat.png, .jpeg, .gif, .bmp, .tiff])
    func formats(format: ImageFormat) throws {
        let picture = try PictureFile.grey(bytes: Self.saved(as: format), name: "test")
        #expect(picture.width == 64)
        #expect(picture.height == 32)
        #expect(abs(Int(picture[10, 10]) - 40) <= 2)
        #expect(abs(Int(picture[50, 10]) - 200) <= 2)
    }

    /// 64 by 32 pixels, dark at the left and light at the right.
    private static func saved(as format: ImageFormat) throws -> [UInt8] {
        guard ImageFile.writable.contains(format) else {
            // No writer for GIF: one that was made elsewhere, of the same picture.
            return [UInt8](try Data(contentsOf: Sample.folder.appendingPathComponent("halves.gif")))
        }
        let pixels = (0..<32 * 64).flatMap { index -> [UInt8] in
            Array(repeating: index % 64 < 32 ? 40 : 200, count: 3)
        }
        let halves = Self.image(of: pixels, bitsPerPixel: 24, alpha: .none, width: 64)
        return [UInt8](try ImageFile.encode(try #require(halves), as: format))
    }

    private static func image(
        of bytes: [UInt8], bitsPerPixel: Int, alpha: CGImageAlphaInfo, width: Int
    ) -> CGImage? {
        let size = bitsPerPixel / 8
        return CGDataProvider(data: Data(bytes)).flatMap {
            CGImage(
                width: width, height: bytes.count / size / width, bitsPerComponent: 8,
                bitsPerPixel: bitsPerPixel, bytesPerRow: width * size,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: alpha),
                provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    @Test("Picture file: the orientation of the camera is applied")
    func orientation() throws {
        // The tag of TIFF that EXIF uses: 6 says that the first column is the top row.
        let bytes = try Self.saved(as: .tiff)
        let turned = try PictureFile.grey(bytes: Self.withOrientation(6, in: bytes), name: "test")
        #expect(turned.width == 32)
        #expect(turned.height == 64)
        // What was at the left is at the top.
        #expect(turned[10, 10] == 40)
        #expect(turned[10, 50] == 200)
    }

    /// A TIFF file, little-endian, with an entry for the orientation added to its only directory.
    private static func withOrientation(_ orientation: UInt8, in tiff: [UInt8]) throws -> [UInt8] {
        func number(_ index: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(tiff[index + $1]) << (8 * $1) }
        }
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) }
        }
        try #require(tiff.starts(with: [0x49, 0x49]))
        let directory = number(4, 4)
        let count = number(directory, 2)
        let tag = 0x0112
        var entries = (0..<count).map { index -> [UInt8] in
            let start = directory + 2 + 12 * index
            return Array(tiff[start..<start + 12])
        }.filter { Int($0[0]) | Int($0[1]) << 8 != tag }
        // Tag, type “short”, one of them, its value.
        entries.append(bytes(tag, 2) + bytes(3, 2) + bytes(1, 4) + [orientation, 0, 0, 0])
        entries.sort { Int($0[0]) | Int($0[1]) << 8 < Int($1[0]) | Int($1[1]) << 8 }
        var result = tiff + (tiff.count.isMultiple(of: 2) ? [] : [0])
        result.replaceSubrange(4..<8, with: bytes(result.count, 4))
        return result + bytes(entries.count, 2) + entries.flatMap(\.self) + bytes(0, 4)
    }

    @Test("Picture file: transparency is drawn on white")
    func transparent() throws {
        let image = try #require(
            Self.image(
                of: [0, 0, 0, 0, 0, 0, 0, 255], bitsPerPixel: 32, alpha: .last, width: 2))
        let bytes = [UInt8](PNG.encode(image))
        #expect(try PictureFile.grey(bytes: bytes, name: "test").pixels == [255, 0])
    }

    // MARK: Bad input

    @Test("Picture file: 60,000 by 60,000 pixels are refused by the header", .rows("S0-103"))
    func huge() {
        #expect(
            reason(pngHead(width: 60_000, height: 60_000))
                == .tooLarge(
                    width: 60_000, height: 60_000, mostPixels: PictureFile.mostPixels))
        // However much follows, nothing is unpacked.
        let long = pngHead(width: 60_000, height: 60_000) + Array(repeating: 0, count: 1 << 20)
        #expect(reason(long) == reason(pngHead(width: 60_000, height: 60_000)))
    }

    @Test(
        "Picture file: truncation is reported as truncation or damage",
        arguments: [ImageFormat.png, .jpeg, .bmp, .tiff])
    func truncated(format: ImageFormat) throws {
        let whole = try Self.saved(as: format)
        for length in [20, whole.count / 4, whole.count / 2] {
            // A JPEG's first rows are a picture, if a poor one.
            if let reason = reason(Array(whole.prefix(length))) {
                switch reason {
                case .damaged(.tiff, _), .truncated(format, length, _): continue
                default: Issue.record("\(format) of \(length) bytes: \(reason)")
                }
            }
        }
    }

    @Test(
        "Picture file: truncation of a valid file is reported as such",
        arguments: [ImageFormat.png, .jpeg])
    func cutOff(format: ImageFormat) async throws {
        let whole = try Self.saved(as: format)
        #expect(try !PictureFile.grey(bytes: whole, name: "whole").isCutOff)
        let picture = try PictureFile.grey(
            bytes: Array(whole.dropLast(4)), name: "cut off")
        #expect(picture.isCutOff)
        #expect(QRDiagnosis(of: picture) == .cutOff)
    }

    @Test("Picture file: of a thousand frames the first is decoded")
    func frames() throws {
        let gif = [UInt8](try Data(contentsOf: Sample.folder.appendingPathComponent("halves.gif")))
        // A frame of the file again and again: from the first extension or descriptor to the end's
        // mark.
        let start = 13 + (gif[10] & 0x80 == 0 ? 0 : 3 << (Int(gif[10] & 7) + 1))
        let frame = gif[start..<gif.count - 1]
        let many = gif[..<(gif.count - 1)] + (0..<1000).flatMap { _ in frame } + [0x3B]
        let picture = try PictureFile.grey(bytes: Array(many), name: "test")
        #expect(picture == (try PictureFile.grey(bytes: gif, name: "test")))
    }

    @Test(
        "Picture file: empty, missing, text and locked files and folders give distinct errors")
    func others() throws {
        let folder = try Folder()
        #expect(reason(path: try folder.file("empty.png", [])) == .empty)
        #expect(reason(path: folder.url.path) == .folder(path: folder.url.path))
        let missing = folder.url.path + "/nothing.png"
        #expect(
            reason(path: missing)
                == .unreadable(path: missing, reason: "No such file or directory"))
        #expect(
            reason(path: try folder.file("text.png", Array("hello".utf8)))
                == .unknownFormat(start: Array("hello".utf8)))
        #expect(
            reason(path: "/dev/zero")
                == .unreadable(path: "/dev/zero", reason: "it is no ordinary file"))
        let locked = try folder.file("locked.png", Self.pnm)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
        // Root may read anything.
        guard geteuid() != 0 else { return }
        #expect(reason(path: locked) == .unreadable(path: locked, reason: "Permission denied"))
    }

    @Test(
        "Picture file: errors contain the file's name and advice",
        arguments: [
            (ImageError.empty, "has no bytes"),
            (.folder(path: "a.png"), "Name a picture in it"),
            (.unknownFormat(start: []), "PNG, JPEG, GIF"),
            (.unreadable(path: "a.png", reason: "words"), "words"),
            (.tooLong(bytes: 300_000_000), "up to 256 MB"),
            (.missingReader(.webp), "Save it as PNG, or install webp-pixbuf-loader"),
            (
                .tooLarge(width: 60_000, height: 60_000, mostPixels: 64_000_000),
                "60000 × 60000 pixels, and up to 64 million"
            ),
            (.truncated(.png, end: 9, part: "IHDR"), "cut off: the PNG picture ends at byte 9"),
            (.damaged(.jpeg, reason: "words"), "damaged JPEG picture: words"),
        ])
    func texts(reason: ImageError, words: String) {
        let text = PictureError(name: "a.png", reason: reason).description
        #expect(text.hasPrefix("“a.png”"))
        #expect(text.contains(words))
    }

    @Test(
        "Picture file: random bytes after a signature give a picture or an error",
        arguments: 0..<100)
    func anything(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var bytes = try Self.saved(as: ImageFile.writable[seed % 4])
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
        #expect(reason(bytes) == reason(bytes), "The second reading ends in another way")
    }
}
