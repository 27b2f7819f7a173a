import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

@Suite("PNG")
struct PNGTests {
    /// A picture with every kind of alpha.
    static func picture(seed: UInt64, width: Int, height: Int) throws -> CGImage {
        var generator = SeededGenerator(seed: seed)
        let canvas = try Canvas(width, height)
        for _ in 0..<8 {
            canvas.context.setFillColor(
                red: generator.number(0...1), green: generator.number(0...1),
                blue: generator.number(0...1), alpha: generator.number(0...1))
            canvas.context.fill(
                CGRect(
                    x: generator.number(0...CGFloat(width)),
                    y: generator.number(0...CGFloat(height)), width: 9, height: 9))
        }
        return try #require(canvas.context.makeImage())
    }

    static func rows(_ image: CGImage) -> [UInt8] {
        (0..<image.height).flatMap { Array(image.row($0)) }
    }

    @Test("gives back every pixel that was written", arguments: 0..<12)
    func roundTrip(seed: Int) throws {
        let image = try Self.picture(seed: UInt64(seed), width: 1 + seed * 3, height: 30 - seed)
        let data = PNG.encode(image)
        let again = try PNG.decode(data)
        #expect(again.width == image.width && again.height == image.height)
        #expect(Self.rows(again) == Self.rows(image))
        #expect(PNG.encode(again) == data, "The same image gives the same bytes.")
    }

    @Test("of an opaque image has no alpha")
    func opaque() throws {
        let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 40, 50, 60])))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: .none),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        let data = PNG.encode(image)
        #expect(data[25] == 2, "Colour type 2 is RGB.")
        let again = try PNG.decode(data)
        #expect(again.pixel(1, 0) == Pixel(40, 50, 60))
        #expect(again.alphaInfo == .noneSkipFirst)
    }

    /// Images of 4 × 1 pixels made by hand with zlib's stored blocks; see the PNG specification.
    static let kinds: [(name: String, data: Data, expected: [Pixel])] = [
        (
            "1-bit grey", file(depth: 1, type: 0, rows: [[0b0110_0000]]),
            [.black, .white, .white, .black]
        ),
        (
            "8-bit grey with alpha",
            file(depth: 8, type: 4, rows: [[255, 255, 255, 0, 0, 128, 200, 128]]),
            [.white, .clear, Pixel(0, 0, 0, 128), Pixel(100, 100, 100, 128)]
        ),
        (
            "2-bit palette",
            file(
                depth: 2, type: 3, rows: [[0b0001_1000]],
                palette: [255, 0, 0, 0, 255, 0, 0, 0, 255], transparency: [255, 255, 0]),
            [.red, .green, .clear, .red]
        ),
        (
            "16-bit colour",
            file(
                depth: 16, type: 2,
                rows: [
                    [255, 255, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 12) + [
                        128, 128, 128, 128, 128, 128,
                    ]
                ]),
            [.red, .black, .black, Pixel(128, 128, 128)]
        ),
        (
            // The seven passes of a row of four pixels: columns 0; none; none; 2 (pass 4); none; 1,
            // 3 (pass 6).
            "interlaced 8-bit grey",
            file(depth: 8, type: 0, rows: [[0], [255], [10, 20]], isInterlaced: true),
            [.black, Pixel(10, 10, 10), .white, Pixel(20, 20, 20)]
        ),
    ]

    @Test("of every kind is read", arguments: kinds.indices)
    func everyKind(index: Int) throws {
        let kind = Self.kinds[index]
        let image = try PNG.decode(kind.data)
        for x in 0..<4 {
            #expect(image.pixel(x, 0).distance(to: kind.expected[x]) <= 1, "\(kind.name), \(x)")
        }
    }

    // MARK: Errors

    @Test("says what other data looks like")
    func notPNG() {
        /// The description of the error, if it is the right one.
        func message(_ bytes: [UInt8]) -> String {
            do throws(ImageError) {
                _ = try PNG.decode(Data(bytes))
                return "decoded"
            } catch {
                guard case .notPNG(let start) = error else { return "\(error)" }
                return start == Array(bytes.prefix(8)) ? error.description : "wrong start"
            }
        }
        #expect(message([]).contains("is empty"))
        #expect(message([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 3, 4]).contains("JPEG"))
        #expect(message(Array("GIF89a…".utf8)).contains("GIF"))
        #expect(message(Array("hello, world".utf8)).contains("“hello, w”"))
        #expect(message([1, 2, 255]).contains("01 02 FF"))
    }

    @Test("that is cut off says where, at every length")
    func truncated() throws {
        let data = PNG.encode(try Self.picture(seed: 5, width: 9, height: 9))
        for length in 1..<data.count {
            do throws(ImageError) {
                _ = try PNG.decode(data.prefix(length))
                Issue.record("Decoded \(length) of \(data.count) bytes.")
            } catch {
                guard case .truncated(.png, let end, _) = error else {
                    Issue.record("\(length): \(error)")
                    continue
                }
                #expect(end == length)
            }
        }
        do throws(ImageError) {
            _ = try PNG.decode(data.dropLast(15))
        } catch {
            #expect(error.description.contains("byte \(data.count - 15)"))
            #expect(error.description.contains("IDAT"))
        }
    }

    @Test("that claims to be huge is refused before memory is taken")
    func tooLarge() {
        for (width, height) in [(40_000, 1), (1, 40_000), (32_000, 32_000)] {
            let data = Self.file(
                depth: 1, type: 0, rows: [[0]], width: UInt32(width), height: UInt32(height))
            #expect(
                throws: ImageError.tooLarge(
                    width: width, height: height, mostPixels: ImageFile.mostPixels)
            ) {
                try PNG.decode(data)
            }
        }
        #expect(throws: ImageError.self) {
            try PNG.decode(Self.file(depth: 8, type: 0, rows: [[0]], width: 0, height: 1))
        }
    }

    @Test("with random damage is read or refused, and nothing worse", arguments: 0..<40)
    func fuzz(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let original =
            seed % 2 == 0
            ? PNG.encode(try Self.picture(seed: UInt64(seed), width: 12, height: 12))
            : Self.kinds[seed / 2 % Self.kinds.count].data
        for _ in 0..<50 {
            var data = original
            for _ in 0...Int.random(in: 0..<6, using: &generator) {
                let index = Int.random(in: 0..<data.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: data.remove(at: index)
                case 1: data.insert(UInt8.random(in: 0...255, using: &generator), at: index)
                default: data[index] = UInt8.random(in: 0...255, using: &generator)
                }
            }
            // Every error is an ImageError by the function's type; what matters is to come back.
            if let image = try? PNG.decode(data) { #expect(image.width > 0) }
        }
    }

    @Test("is written to a file whole, and says why it cannot be")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("png-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = try Self.picture(seed: 1, width: 5, height: 5)
        let file = folder.appendingPathComponent("a.png")
        try PNG.write(image, to: file)
        #expect(Self.rows(try PNG.read(from: file)) == Self.rows(image))
        let nowhere = folder.appendingPathComponent("missing/a.png")
        do throws(ImageError) {
            try PNG.write(image, to: nowhere)
            Issue.record("Wrote into a folder that is not there.")
        } catch {
            guard case .unwritable(let path, _) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(path == nowhere.path)
            #expect(error.description.contains("Choose another place"))
        }
        do throws(ImageError) {
            _ = try PNG.read(from: nowhere)
            Issue.record("Read a file that is not there.")
        } catch {
            guard case .unreadable = error else {
                Issue.record("\(error)")
                return
            }
        }
    }

    // MARK: Apple's functions

    @Test("goes through image sources and destinations")
    func sourcesAndDestinations() throws {
        let image = try Self.picture(seed: 2, width: 7, height: 4)
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination), "There is no image yet.")
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(CGImageDestinationCreateWithData(data, "public.mpeg", 1, nil) == nil)

        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 7)
        #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 4)
        #expect(properties?[kCGImagePropertyHasAlpha] as? Bool == true)
        let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Self.rows(again) == Self.rows(image))
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)

        let broken = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))
        #expect(CGImageSourceGetCount(broken) == 0)
        #expect(CGImageSourceCreateImageAtIndex(broken, 0, nil) == nil)
    }

    // MARK: Making files by hand

    /// A PNG file whose rows, or passes, hold the given bytes.
    static func file(
        depth: UInt8, type: UInt8, rows: [[UInt8]], palette: [UInt8] = [],
        transparency: [UInt8] = [], isInterlaced: Bool = false, width: UInt32 = 4,
        height: UInt32 = 1
    ) -> Data {
        let header =
            bytes(width) + bytes(height) + [depth, type, 0, 0, isInterlaced ? 1 : 0]
        // Each row starts with filter 0; the stream is one stored block.
        let raw: [UInt8] = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
        let length = UInt16(raw.count)
        var block: [UInt8] = [0x78, 0x01, 0x01]
        block += [UInt8(length & 255), UInt8(length >> 8)]
        block += [UInt8(~length & 255), UInt8(~length >> 8)]
        block += raw + bytes(adler(raw))
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        data += chunk("IHDR", header)
        if !palette.isEmpty { data += chunk("PLTE", palette) }
        if !transparency.isEmpty { data += chunk("tRNS", transparency) }
        return data + chunk("IDAT", block) + chunk("IEND", [])
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(crc(named))
    }

    static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
        return ~value
    }

    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }
}
