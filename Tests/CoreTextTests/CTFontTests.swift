import CoreGraphics
import CoreText
import Testing
import UIKit

@Suite("CoreText fonts")
struct CTFontTests {
    private let font = CTFontCreateWithName("Inter-Bold" as CFString, 40, nil)

    private func glyphs(_ text: String, _ font: CTFont) -> [CGGlyph] {
        let characters = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: characters.count)
        CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count)
        return glyphs
    }

    @Test("CTFont: is UIKit's font, with the same metrics")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17) as CTFont
        #expect(CTFontGetSize(font) == 17)
        #expect(CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetDescent(font) == -font.descender)
        #expect(CTFontGetUnitsPerEm(font) >= 1000)
        #expect(CTFontGetGlyphCount(font) > 2000)
        #expect(CTFontCopyFamilyName(font) == "Inter")
        #expect(CTFontCopyPostScriptName(self.font) == "Inter-Bold")
        #expect(CTFontCopyFullName(self.font) == "Inter Bold")
        #expect(CTFontGetSymbolicTraits(self.font).contains(.boldTrait))
        #expect(CTFontGetBoundingBox(font).height > 17)
        let italic = CTFontCreateCopyWithSymbolicTraits(
            self.font, 0, nil, .italicTrait, .italicTrait)
        #expect(italic.map(CTFontCopyPostScriptName) == "Inter-BoldItalic")
        #expect(CTFontCreateWithName("None" as CFString, 0, nil) == .systemFont(ofSize: 12))
    }

    @Test("CTFont: glyphs of characters, with surrogates and missing characters")
    func characters() {
        let all = glyphs("AA", font)
        #expect(all[0] == all[1] && all[0] != 0)
        let strange = glyphs("A\u{1F468}\u{0F00}", font)
        #expect(strange.count == 4)
        #expect(strange[0] == all[0] && strange[1...] == [0, 0, 0])
        let name = CTFontCopyNameForGlyph(font, all[0])
        #expect(name.map { CTFontGetGlyphWithName(font, $0) } == all[0])
    }

    @Test("CTFont: outlines, bounds and advances of a glyph agree")
    func outlines() throws {
        let h = glyphs("H", font)
        let path = try #require(CTFontCreatePathForGlyph(font, h[0], nil))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minY) < 0.1)
        #expect(abs(box.maxY - font.capHeight) < 0.2)
        var rects = [CGRect.zero]
        let bounds = CTFontGetBoundingRectsForGlyphs(font, .horizontal, h, &rects, 1)
        #expect(abs(bounds.maxY - box.maxY) < 0.1 && abs(bounds.width - box.width) < 0.1)
        var advances = [CGSize.zero]
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, h, &advances, 1)
        let width = ("H" as NSString).size(withAttributes: [.font: font]).width
        #expect(abs(CGFloat(sum) - width) < 0.1)
        #expect(advances[0].width == CGFloat(sum))
        #expect(CTFontCreatePathForGlyph(font, glyphs(" ", font)[0], nil) == nil)
        var flip = CGAffineTransform(scaleX: 1, y: -1)
        let flipped = try #require(CTFontCreatePathForGlyph(font, h[0], &flip))
        #expect(abs(flipped.boundingBoxOfPath.minY + box.maxY) < 0.01)
    }

    @Test("CTFont: the font of a character that the family lacks")
    func fallback() throws {
        let chinese = CTFontCreateForString(font, "中" as CFString, CFRangeMake(0, 1))
        #expect(CTFontCopyFamilyName(chinese) == "WenQuanYi Micro Hei")
        let glyph = glyphs("中", chinese)
        #expect(glyph[0] != 0)
        #expect(CTFontCreatePathForGlyph(chinese, glyph[0], nil) != nil)
        #expect(CTFontCreateForString(font, "a" as CFString, CFRangeMake(0, 1)) == font)
    }

    @Test("CTFontDescriptor: attributes, traits and features")
    func descriptors() throws {
        let attributes: [CFString: Any] = [
            kCTFontFamilyNameAttribute: "Inter",
            kCTFontTraitsAttribute: [kCTFontWeightTrait: 0.4],
            kCTFontSizeAttribute: 20,
        ]
        let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
        let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
        #expect(CTFontCopyPostScriptName(font) == "Inter-Bold" && CTFontGetSize(font) == 20)
        let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? NSString
        #expect(name == "Inter-Bold")
        let traits = CTFontCopyTraits(font) as NSDictionary
        #expect((traits[kCTFontWeightTrait] as? NSNumber)?.doubleValue == 0.4)
        let plain = UIFont(name: "Inter-Regular", size: 20)!
        let digits = CTFontDescriptorCreateCopyWithFeature(
            plain.fontDescriptor, kNumberSpacingType as CFNumber,
            kMonospacedNumbersSelector as CFNumber)
        let tabular = CTFontCreateWithFontDescriptor(digits, 0, nil)
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            text.size(withAttributes: [.font: font]).width
        }
        #expect(width("1111", plain) < width("0000", plain) - 1)
        #expect(width("1111", tabular) == width("0000", tabular))
    }
}
