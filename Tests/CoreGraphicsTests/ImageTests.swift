import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("An image")
struct ImageTests {
    /// Red over green, left to right blue below white: the four corners differ.
    static func corners() throws -> CGImage {
        let bytes: [UInt8] = [
            255, 0, 0, 255, 0, 255, 0, 255,  // top row: red, green
            0, 0, 255, 255, 255, 255, 255, 255,  // bottom row: blue, white
        ]
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    @Test("is drawn upright where y points up")
    func upright() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(try Self.corners(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(canvas.pixel(0, 3) == .red)
        #expect(canvas.pixel(3, 3) == .green)
        #expect(canvas.pixel(0, 0) == .blue)
        #expect(canvas.pixel(3, 0) == .white)
    }

    @Test("is upside down in a context of UIKit's, as on Apple's systems")
    func flipped() throws {
        let context = try #require(CGContext(flippedSize: CGSize(width: 2, height: 2), scale: 1))
        context.draw(try Self.corners(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.pixel(0, 0) == .blue)
        #expect(context.pixel(0, 1) == .red)
    }

    @Test("drawn pixel for pixel is copied exactly, at any place")
    func exactCopy() throws {
        var generator = SeededGenerator(seed: 1)
        let source = try Canvas(16, 16)
        for _ in 0..<6 {
            source.context.setFillColor(
                red: generator.number(0...1), green: generator.number(0...1),
                blue: generator.number(0...1), alpha: generator.number(0...1))
            source.context.addPath(PathTests.random(&generator))
            source.context.fillPath()
        }
        let image = try #require(source.context.makeImage())
        let canvas = try Canvas(40, 40)
        canvas.context.draw(image, in: CGRect(x: 7, y: 11, width: 16, height: 16))
        for y in 0..<16 {
            for x in 0..<16 { #expect(canvas.pixel(x + 7, y + 11) == source.pixel(x, y)) }
        }
        let other = try Canvas(40, 40)
        other.context.draw(source.context, in: CGRect(x: 7, y: 11, width: 16, height: 16))
        #expect(other.bytes == canvas.bytes)
    }

    @Test("keeps its edges sharp when enlarged, and fades with the context's alpha")
    func scaling() throws {
        let dot = try Canvas(1, 1)
        dot.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(dot.context.makeImage())
        let canvas = try Canvas()
        canvas.context.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas.pixel(5, 5) == .black)
        #expect(canvas.pixel(14, 14) == .black)
        #expect(canvas.pixel(15, 10) == .clear)
        let faded = try Canvas()
        faded.context.setAlpha(0.5)
        faded.context.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(faded.pixel(5, 5).distance(to: Pixel(0, 0, 0, 128)) <= 1)
    }

    @Test("tiles from its rectangle over the clip")
    func tiling() throws {
        let canvas = try Canvas(8, 8)
        canvas.context.draw(
            try Self.corners(), in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
        #expect(canvas.pixel(1, 1) == .blue)
        #expect(canvas.pixel(3, 1) == .blue)
        #expect(canvas.pixel(0, 0) == .green)
        #expect(canvas.pixel(7, 7) == .blue)
    }

    @Test("is not changed by what its context draws later")
    func isImmutable() throws {
        let canvas = try Canvas(2, 2, white: true)
        let image = try #require(canvas.context.makeImage())
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(image.pixel(0, 0) == .white)
    }

    @Test("is cropped from the top left, outward to whole pixels")
    func cropping() throws {
        let image = try Self.corners()
        let right = try #require(image.cropping(to: CGRect(x: 1.2, y: 0, width: 0.5, height: 2)))
        #expect(right.width == 1 && right.height == 2)
        #expect(right.pixel(0, 0) == .green)
        #expect(right.pixel(0, 1) == .white)
        #expect((right.dataProvider?.data as Data?)?.count == 8)
        let corner = try #require(right.cropping(to: CGRect(x: 0, y: 1, width: 9, height: 9)))
        #expect(corner.pixel(0, 0) == .white)
        #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
        let canvas = try Canvas(2, 2)
        canvas.context.draw(right, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(canvas.pixel(0, 1) == .green)
    }

    @Test("of a bitmap keeps the bitmap's layout, whole and cropped")
    func layout() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.alphaInfo == .premultipliedLast)
        #expect(image.bytesPerRow == context.bytesPerRow)
        #expect((image.dataProvider?.data as Data?) == Data([0, 0, 0, 0, 255, 51, 0, 255]))
        let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect((right.dataProvider?.data as Data?) == Data([255, 51, 0, 255]))

        let bytes = try #require(CGDataProvider(data: Data([10, 200])))
        let gray = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
                provider: bytes, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let last = try #require(gray.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect(last.bitsPerPixel == 8 && last.colorSpace?.model == .monochrome)
        #expect((last.dataProvider?.data as Data?) == Data([200]))
    }

    @Test("components are mapped to the ranges that decode gives")
    func decoding() throws {
        let bytes = try #require(CGDataProvider(data: Data([0, 55, 255, 9])))
        let inverted: [CGFloat] = [1, 0]
        let gray = try #require(
            CGImage(
                width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
                provider: bytes, decode: inverted, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect((0..<3).map { gray.pixel($0, 0).red } == [255, 200, 0])

        let colors = try #require(CGDataProvider(data: Data([0, 0, 0, 9, 255, 255, 255, 9])))
        let ranges: [CGFloat] = [1, 0, 0, 0.2, 0, 1]
        let image = try #require(
            CGImage(
                width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 0),
                provider: colors, decode: ranges, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect(image.pixel(0, 0) == Pixel(255, 0, 0))
        #expect(image.pixel(0, 1) == Pixel(0, 51, 255))
    }

    @Test("a mask lets the fill colour through where it is black", arguments: [false, true])
    func mask(_ isInverted: Bool) throws {
        let bytes = try #require(CGDataProvider(data: Data([0, 255])))
        let ranges: [CGFloat]? = isInverted ? [1, 0] : nil
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                provider: bytes, decode: ranges, shouldInterpolate: false))
        let canvas = try Canvas(2, 1)
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        let (blue, nothing) = (Pixel(0, 0, 255), Pixel(0, 0, 0, 0))
        #expect(canvas.pixel(0, 0) == (isInverted ? nothing : blue))
        #expect(canvas.pixel(1, 0) == (isInverted ? blue : nothing))
    }

    @Test("gives back the bytes it was made from, and refuses too few")
    func provider() throws {
        let image = try Self.corners()
        #expect((image.dataProvider?.data as Data?)?.prefix(4) == Data([255, 0, 0, 255]))
        #expect(image.alphaInfo == .last)
        let short = try #require(CGDataProvider(data: Data(count: 15)))
        let make = { (width: Int, bits: Int, rowBytes: Int) in
            CGImage(
                width: width, height: 2, bitsPerComponent: 8, bitsPerPixel: bits,
                bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: short, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        #expect(make(2, 32, 8) == nil)
        #expect(make(0, 32, 8) == nil)
        #expect(make(2, 32, 4) == nil)
        #expect(make(1, 32, 4) != nil)
        #expect(make(1, 32, Int.max) == nil)
        #expect(make(1, 17, 4) == nil)
    }

    @Test("is read from grey, packed and reversed pixels")
    func layouts() throws {
        let make = { (bytes: [UInt8], bits: Int, gray: Bool, info: CGBitmapInfo) in
            CGDataProvider(data: Data(bytes)).flatMap { provider in
                CGImage(
                    width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
                    bytesPerRow: bytes.count,
                    space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
                    intent: .defaultIntent)?.pixel(0, 0)
            }
        }
        #expect(make([9], 8, true, CGBitmapInfo(alpha: .none)) == Pixel(9, 9, 9))
        #expect(
            make([200, 128], 16, true, CGBitmapInfo(alpha: .last)) == Pixel(100, 100, 100, 128))
        #expect(make([1, 2, 3], 24, false, CGBitmapInfo(alpha: .none)) == Pixel(1, 2, 3))
        #expect(
            make([4, 1, 2, 3], 32, false, CGBitmapInfo(alpha: .noneSkipFirst)) == Pixel(1, 2, 3))
        #expect(
            make([3, 2, 1, 255], 32, false, CGBitmapInfo(alpha: .first, byteOrder: .order32Little))
                == Pixel(1, 2, 3))
        #expect(make([128], 8, true, CGBitmapInfo(alpha: .alphaOnly)) == Pixel(0, 0, 0, 128))
    }

    @Test("can be drawn on many threads at once")
    func threads() async throws {
        let image = try Self.corners()
        let pixels = await withTaskGroup(of: Pixel?.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    guard let canvas = try? Canvas(2, 2) else { return nil }
                    for _ in 0..<50 {
                        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
                    }
                    return canvas.pixel(0, 1)
                }
            }
            return await group.reduce(into: [Pixel?]()) { $0.append($1) }
        }
        #expect(pixels == [Pixel?](repeating: .red, count: 8))
    }

    @Test("keeps its bytes where they are, as pointers to them outlive the provider")
    func bytesStay() throws {
        let image = try #require(try Canvas(3, 2).context.makeImage())
        let first = try #require(image.dataProvider?.data).bytes
        let second = try #require(image.dataProvider?.data).bytes
        #expect(first == second)
        #expect(image.decode == nil)
    }

    @Test("is masked by a grey image where that is black")
    func masking() throws {
        let image = try Self.corners()
        let grey = try #require(CGDataProvider(data: Data([255, 0, 0, 255])))
        let mask = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(alpha: .none),
                provider: grey, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let masked = try #require(image.masking(mask))
        #expect(masked.pixel(0, 0) == image.pixel(0, 0))
        #expect(masked.pixel(1, 0) == .clear)
        #expect(masked.pixel(0, 1) == .clear)
        #expect(masked.pixel(1, 1) == image.pixel(1, 1))
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) === image)
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}

@Suite("A colour")
struct ColorTests {
    @Test("keeps its components and space")
    func components() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(color.colorSpace?.name == CGColorSpace.sRGB)
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor.clear.alpha == 0)
    }

    @Test("equals the same components in the same space only")
    func equality() {
        #expect(CGColor(gray: 0, alpha: 1) == .black)
        #expect(CGColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
        #expect(Set([CGColor.red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("is converted between spaces and drawn clamped")
    func conversion() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = try #require(
            CGColor(colorSpace: linear, components: [0.5, 0, 1, 1]))
        let standard = try #require(
            color.converted(to: .standardRGB, intent: .defaultIntent, options: nil)?.components)
        #expect(abs(standard[0] - 0.735) < 0.001)
        let gray = CGColor.green.converted(
            to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(gray?.numberOfComponents == 2)
        let canvas = try Canvas(1, 1)
        canvas.context.setFillColor(CGColor(red: 7, green: -1, blue: .nan, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(0, 0) == .red)
        #expect(CGColorSpace(name: "no such space") == nil)
    }
}
