import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("CoreText font manager", .serialized)
struct CTFontManagerTests {
    /// A font that is installed with the required ones and not read by them.
    private let url = URL(
        fileURLWithPath: "/usr/share/fonts/truetype/vlgothic/VL-PGothic-Regular.ttf")
    private let name = "VL-PGothic-Regular"

    @Test("Font manager: a registered file is found by its names, and text has its glyphs")
    func registering() throws {
        #expect(UIFont(name: name, size: 20) == nil)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        #expect(error == nil)
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == name)
        #expect(UIFont.familyNames.contains("VL PGothic"))
        #expect(UIFont.fontNames(forFamilyName: "VL PGothic") == [name])
        let other = UIFont.systemFont(ofSize: 20)
        let text = "Whale"
        #expect(
            text.size(withAttributes: [.font: font]) != text.size(withAttributes: [.font: other]))
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let problem = try #require(error?.takeRetainedValue())
        #expect(problem.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(problem.localizedDescription == "The font is registered already.")
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(UIFont(name: name, size: 20) == nil)
        #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    }

    @Test("Font manager: what is no font gives an error")
    func problems() throws {
        var error: Unmanaged<CFError>?
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 101)
        let text = URL(fileURLWithPath: #filePath)
        #expect(!CTFontManagerRegisterFontsForURL(text as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
        #expect(CGFont(CGDataProvider(data: Data("not a font".utf8))!) == nil)
    }

    @Test("CGFont: a font from bytes draws, makes fonts without registration, and is registered")
    func graphicsFont() throws {
        let provider = try #require(CGDataProvider(url: url as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == name as CFString)
        #expect(font.fullName == "VL PGothic Regular" as CFString)
        #expect(font.numberOfGlyphs > 10_000)
        #expect(font.unitsPerEm > 0 && font.ascent > 0 && font.descent < 0)
        let a = font.getGlyphWithGlyphName(name: "A" as CFString)
        #expect(font.name(for: a) == "A" as CFString)
        var advances: [Int32] = [0]
        #expect(font.getGlyphAdvances(glyphs: [a], count: 1, advances: &advances))
        #expect(advances[0] > 0)
        let text = CTFontCreateWithGraphicsFont(font, 20, nil, nil)
        #expect(CTFontGetSize(text) == 20)
        #expect(CTFontCopyFamilyName(text) == "VL PGothic")
        #expect(UIFont(name: name, size: 20) == nil)
        #expect(!UIFont.familyNames.contains("VL PGothic"))
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(UIFont(name: name, size: 20) != nil)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: name, size: 20) == nil)
    }

    @Test("CGFont: the glyphs of a context stand at their places, by the text matrix")
    func showGlyphs() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue))
        let font = try #require(CGFont("Inter-Bold" as CFString))
        var h = CGGlyph()
        let bold = CTFontCreateWithGraphicsFont(font, 40, nil, nil)
        CTFontGetGlyphsForCharacters(bold, Array("H".utf16), &h, 1)
        context.setFont(font)
        context.setFontSize(40)
        context.textMatrix = CGAffineTransform(translationX: 10, y: 10)
        #expect(context.textPosition == CGPoint(x: 10, y: 10))
        context.showGlyphs([h], at: [CGPoint(x: 5, y: 0)])
        let image = Snapshot(image: try #require(context.makeImage()))
        let ink = try #require(image.inkRect)
        #expect(abs(ink.minX - 17) <= 2, "\(ink)")
        #expect(abs(60 - ink.maxY - 10) <= 1, "\(ink)")
        #expect(abs(ink.height - 40 * CGFloat(font.capHeight) / CGFloat(font.unitsPerEm)) <= 1.5)
    }
}
