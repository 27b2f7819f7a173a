import Foundation
import QRMaking
import QRReading
import TestSupport
import Testing

@Suite("Vector and text output")
struct VectorTests {
    private static let text = "https://example.com/menu"

    /// A picture that both decoders read, from a file's bytes.
    private func expectRead(_ bytes: [UInt8], _ text: String) throws {
        let picture = try PictureFile.grey(bytes: bytes, name: "test")
        for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
            let found = try decoder.decode(picture)
            #expect(found.contains { $0.bytes == Array(text.utf8) }, "\(decoder.name)")
        }
    }

    @Test(
        "SVG: every shape is read by both decoders", .rows("S0-109"),
        arguments: QRStyle.ModuleShape.allCases)
    func svg(modules: QRStyle.ModuleShape) throws {
        let blue = QRColor(red: 0, green: 60, blue: 160)
        let style = QRStyle(
            modules: modules, eyes: .rounded, pupils: .circle,
            fill: .linear(from: blue, to: .black, angle: 90),
            eyeFill: .radial(center: blue, edge: .black),
            logo: QRLogo(image: try LogoTests.image()))
        let svg = try QRPicture(Self.text, style: style).svg(side: 300)
        try expectRead(Array(svg.utf8), Self.text)
        #expect(svg.contains("linearGradient") && svg.contains("radialGradient"))
        #expect(svg.contains("data:image/png;base64,"))
    }

    @Test("SVG: a plain code is small and exact")
    func plainSVG() throws {
        let picture = try QRPicture("01234567")
        let svg = picture.svg()
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 -4 29 29\""))
        #expect(!svg.contains("width="))
        #expect(svg.utf8.count < 2500)
        // The eye at the top left: a ring of one module.
        #expect(svg.contains("M0 0h7v7h-7zM1 1h5v5h-5z"))
        #expect(svg.contains("fill=\"#FFFFFF\" d=\"M-4 -4h29v29h-29z\""))
        let transparent = try QRPicture("01234567", style: QRStyle(background: nil)).svg(side: 100)
        #expect(!transparent.contains("#FFFFFF"))
        #expect(transparent.contains("width=\"100\" height=\"100\""))
    }

    @Test("PDF: a code is a page without bitmaps")
    func pdf() throws {
        let style = QRStyle(modules: .liquid, eyes: .leaf)
        let pdf = try QRPicture(Self.text, style: style).pdf(side: 144)
        let text = String(decoding: pdf, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/MediaBox [ 0 0 144 144 ]"))
        #expect(!text.contains("/Subtype /Image"))
        #expect(try QRPicture(Self.text).pdf(side: .nan).count > 500)
    }

    @Test("Text: a code is drawn in half blocks, in either polarity or in colours")
    func terminal() throws {
        let picture = try QRPicture("01234567")
        for colors in QRTerminalColors.allCases {
            let text = picture.terminalText(colors: colors)
            let lines = text.split(separator: "\n").map { line in
                line.replacing("\u{1B}[30;107m", with: "").replacing("\u{1B}[0m", with: "")
            }
            #expect(lines.count == 15)
            #expect(lines.allSatisfy { $0.count == 29 })
            // The modules that the text shows are those of the symbol.
            for y in 0..<21 {
                for x in 0..<21 {
                    let line = Array(lines[(y + 4) / 2])
                    let isUpper = (y + 4).isMultiple(of: 2)
                    let isInk = line[x + 4] == "█" || line[x + 4] == (isUpper ? "▀" : "▄")
                    #expect((isInk == (colors != .dark)) == picture.matrix[x, y])
                }
            }
        }
        #expect(picture.terminalText(colors: .ansi).contains("\u{1B}[30;107m"))
    }
}
