import CoreGraphics
import Foundation
import ImageIO
import QRMaking
import QRPayloads
import QRReading
import TestSupport
import Testing

@Suite("QRPicture")
struct PictureTests {
    private static let text = "https://example.com/menu"

    /// Whether two neighbouring pixels differ, for each column of the row in the middle of a
    /// module's row.
    private func edges(of image: CGImage, row: Int) -> [Int] {
        let pixels = greys(of: image)
        return (1..<image.width).filter {
            pixels[row * image.width + $0] != pixels[row * image.width + $0 - 1]
        }
    }

    private func greys(of image: CGImage) -> [UInt8] {
        (0..<image.height).flatMap { y in
            let row = image.row(y)
            return (0..<image.width).map { row[$0 * 4 + 1] }
        }
    }

    @Test("QRPicture: the demo's first code, 100 by 100, is read by both decoders", .rows("B4"))
    func demonstration() throws {
        // A picture that one of the decoders cannot read is never made.
        let image = try QRPicture("haaaaaaaaha").image(pixels: 100)
        #expect(image.width == 100 && image.height == 100)
    }

    @Test(
        "QRPicture: it has the requested size, black and white only, and sharp edges",
        .rows("S0-109"),
        arguments: [
            33, 66, 100, 200, 201, 333,
        ])
    func sharpness(pixels: Int) throws {
        let picture = try QRPicture(Self.text)
        #expect(picture.matrix.side == 25)
        // At one pixel a module the decoders fail, so the picture is looked at where it can be had.
        guard let image = try? picture.image(pixels: pixels) else {
            #expect(pixels == 33)
            return
        }
        #expect(image.width == pixels && image.height == pixels)
        #expect(Set(greys(of: image)) == [0, 255])
        let module = pixels / 33
        let inset = (pixels - module * 25) / 2
        #expect(inset >= 4 * module, "The quiet zone has four modules at least.")
        for y in 0..<25 {
            let expected = (0...25).filter { x in
                let before = x > 0 && picture.matrix[x - 1, y]
                let after = x < 25 && picture.matrix[x, y]
                return before != after
            }.map { inset + $0 * module }
            #expect(edges(of: image, row: inset + y * module + module / 2) == expected)
        }
    }

    @Test("QRPicture: sizes outside the possible range are refused with the limits")
    func sizes() throws {
        let picture = try QRPicture(Self.text)
        #expect(throws: QRMakingError.smallPicture(pixels: 32, least: 33)) {
            try picture.image(pixels: 32)
        }
        #expect(throws: QRMakingError.largePicture(pixels: 20_000, most: 10_000)) {
            try picture.image(pixels: 20_000)
        }
        #expect(throws: QRMakingError.self) { try picture.image(pixels: -5) }
        #expect(picture.pixels(perModule: 10) == 330)
        #expect(QRMakingError.smallPicture(pixels: 32, least: 33).description.contains("33"))
    }

    @Test("QRPicture: colours with too little contrast are refused")
    func contrast() throws {
        func make(_ color: String, on ground: String) throws {
            let fill = try #require(QRColor(hexadecimal: color))
            let background = try #require(QRColor(hexadecimal: ground))
            _ = try QRPicture(
                Self.text, style: QRStyle(fill: .color(fill), background: background))
        }
        try make("#0050A0", on: "#FFF8E0")
        #expect(throws: QRMakingError.self) { try make("#FFD000", on: "#FFFFFF") }
        #expect(throws: QRMakingError.self) { try make("#777777", on: "#888888") }
        #expect(throws: QRMakingError.inverted) { try make("#FFFFFF", on: "#000000") }
        let yellow = try #require(QRColor(hexadecimal: "FD0"))
        #expect(throws: QRMakingError.self, "Every colour of a gradient counts.") {
            try QRPicture(
                Self.text, style: QRStyle(fill: .radial(center: .black, edge: yellow)))
        }
        #expect(throws: QRMakingError.self) {
            try QRPicture(Self.text, style: QRStyle(pupilFill: .color(yellow)))
        }
        let error = QRMakingError.lowContrast(yellow, on: .white, ratio: 1.34)
        #expect(error.description.contains("#FFDD00 on #FFFFFF has a contrast of 1.3"))
    }

    @Test("QRPicture: a border that is too small is refused")
    func quietZone() throws {
        #expect(throws: QRMakingError.smallQuietZone(3, least: 4)) {
            try QRPicture(Self.text, style: QRStyle(quietZone: 3))
        }
        let micro = QREncoder(family: .micro, level: .low)
        #expect(throws: QRMakingError.smallQuietZone(1, least: 2)) {
            try QRPicture("123", encoder: micro, style: QRStyle(quietZone: 1))
        }
        #expect(try QRPicture("123", encoder: micro).pixels(perModule: 1) == 15)
        #expect(try QRPicture(Self.text, style: QRStyle(quietZone: 6)).pixels(perModule: 1) == 37)
    }

    @Test("QRPicture: a payload gives the same picture as its text")
    func payload() throws {
        let network = WiFiNetwork(name: "Café", security: .wpa, password: "kaffee123")
        let picture = try QRPicture(.network(network))
        #expect(picture.matrix.content == Array(network.text.utf8))
    }

    @Test("QRColor: hexadecimal text and luminance")
    func colors() throws {
        #expect(QRColor(hexadecimal: "#1A2B3C") == QRColor(red: 0x1A, green: 0x2B, blue: 0x3C))
        #expect(QRColor(hexadecimal: "fa0")?.hexadecimal == "#FFAA00")
        for text in ["", "#", "12345", "1234567", "gggggg", "+12345", "#-1234"] {
            #expect(QRColor(hexadecimal: text) == nil)
        }
        #expect(QRColor.black.contrast(with: .white) == 21)
        let red = QRColor(red: 255, green: 0, blue: 0)
        // 0.2126 · 1 + 0.05 against 1.05.
        #expect(abs(red.contrast(with: .white) - 1.05 / 0.2626) < 1e-9)
    }
}

@Suite("Logos")
struct LogoTests {
    /// A picture of one colour.
    static func image(width: Int = 64, height: Int = 64) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setFillColor(red: 0.85, green: 0.1, blue: 0.2, alpha: 1)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(context.makeImage())
    }

    @Test(
        "QRLogo: level or version rise until half of the correction capacity suffices",
        arguments: [
            0.1, 0.2, 0.25, 0.3,
        ])
    func raised(share: Double) throws {
        let logo = QRLogo(image: try Self.image(), share: share)
        let text = "https://example.com/a/rather/long/path?with=a&query=too"
        let plain = try QRPicture(text)
        let picture = try QRPicture(text, style: QRStyle(logo: logo))
        #expect(picture.matrix.level >= plain.matrix.level)
        #expect(picture.matrix.version >= plain.matrix.version)
        _ = try picture.image(pixels: max(picture.pixels(perModule: 4), 200))
    }

    @Test("QRLogo: a logo that does not fit the chosen version is refused")
    func tooLarge() throws {
        let logo = QRLogo(image: try Self.image(), share: 0.35)
        let encoder = QREncoder(level: .high, version: 2)
        #expect(throws: QRMakingError.largeLogo(share: 0.35)) {
            try QRPicture("abc", encoder: encoder, style: QRStyle(logo: logo))
        }
        #expect(QRMakingError.largeLogo(share: 0.35).description.contains("35.0 % of the side"))
        #expect(throws: QRMakingError.noLogoInMicro) {
            try QRPicture(
                "1", encoder: QREncoder(family: .micro, level: .low), style: QRStyle(logo: logo))
        }
    }

    @Test("QRLogo: a text that is too long is reported as such")
    func longText() throws {
        let logo = QRLogo(image: try Self.image())
        let text = String(repeating: "a", count: 3000)
        #expect(excess { try QRPicture(text, style: QRStyle(logo: logo)) } != nil)
    }

    @Test("QRLogo: a logo can be wider than high")
    func wide() throws {
        let logo = QRLogo(image: try Self.image(width: 120, height: 40), share: 0.3)
        let picture = try QRPicture("https://example.com", style: QRStyle(logo: logo))
        #expect(try picture.image(pixels: 300).width == 300)
    }

    @Test("QRLogo: pictures of any format are read, and other data is refused with the reason")
    func files() throws {
        let logo = try QRLogo(data: PNG.encode(try Self.image()), share: .nan)
        #expect(logo.share == 0.2)
        let jpeg = try ImageFile.encode(try Self.image(), as: .jpeg)
        #expect(try QRLogo(data: jpeg).image.width == logo.image.width)
        do {
            _ = try QRLogo(data: Data("%PDF-1.4".utf8))
            Issue.record("A PDF was accepted.")
        } catch {
            #expect("\(error)".contains("looks like a PDF"))
        }
    }
}

@Suite("Code styles")
struct StyleTests {
    @Test(
        "QRStyle: each module shape is read by both decoders at 200 pixels",
        arguments: QRStyle.ModuleShape.allCases)
    func all(modules: QRStyle.ModuleShape) throws {
        let blue = QRColor(red: 0, green: 60, blue: 160)
        let fills: [QRStyle.Fill] = [
            .color(.black), .linear(from: blue, to: .black, angle: 45),
            .radial(center: QRColor(red: 160, green: 0, blue: 60), edge: blue),
        ]
        // Each pair of shapes of eyes and pupils with a third of the modules' shapes.
        let shapes = QRStyle.EyeShape.allCases
        let offset = QRStyle.ModuleShape.allCases.firstIndex(of: modules) ?? 0
        for (first, eyes) in shapes.enumerated() {
            for (second, pupils) in shapes.enumerated()
            where Thorough.isOn || (first + second + offset).isMultiple(of: 3) {
                let fill = fills[(eyes.rawValue.count + pupils.rawValue.count) % fills.count]
                let style = QRStyle(modules: modules, eyes: eyes, pupils: pupils, fill: fill)
                let picture = try QRPicture("https://example.com/menu", style: style)
                #expect(try picture.image(pixels: 200).width == 200)
            }
        }
    }

    @Test(
        "QRStyle: each module shape is read with a logo at 200 pixels",
        arguments: QRStyle.ModuleShape.allCases)
    func withLogo(modules: QRStyle.ModuleShape) throws {
        let logo = QRLogo(image: try LogoTests.image())
        for eyes in QRStyle.EyeShape.allCases {
            let style = QRStyle(modules: modules, eyes: eyes, pupils: eyes, logo: logo)
            let picture = try QRPicture("https://example.com/menu", style: style)
            #expect(try picture.image(pixels: 200).width == 200)
        }
    }

    @Test(
        "QRStyle: each module shape is read as Micro QR by the decoder that supports it",
        arguments: QRStyle.ModuleShape.allCases)
    func micro(modules: QRStyle.ModuleShape) throws {
        let style = QRStyle(modules: modules, eyes: .rounded, pupils: .circle)
        let encoder = QREncoder(family: .micro, level: .low)
        let picture = try QRPicture("MICRO 42", encoder: encoder, style: style)
        #expect(try picture.image(pixels: 200).width == 200)
    }
}
