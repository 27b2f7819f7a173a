import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Fonts")
nonisolated struct FontTests {
    @Test(
        "Font: text styles have iOS's sizes",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
            (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
            (.caption1, 12), (.caption2, 11),
        ])
    func textStyles(style: UIFont.TextStyle, size: CGFloat) {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
        #expect(font.pointSize == size)
        let huge = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(
            UIFont.preferredFont(forTextStyle: style, compatibleWith: huge).pointSize > size)
    }

    @Test("Font: heights have Apple's signs and scale with the size")
    func heights() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.ascender > font.capHeight)
        #expect(font.capHeight > font.xHeight)
        #expect(font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
        #expect(abs(font.withSize(40).ascender - 2 * font.ascender) < 0.01)
    }

    @Test("Font: is found by family and style, or is nil")
    func names() throws {
        let bold = try #require(UIFont(name: "Inter-BoldItalic", size: 15))
        #expect(bold.fontName == "Inter-BoldItalic")
        #expect(bold.familyName == "Inter")
        #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "No Such Font", size: 15) == nil)
        #expect(UIFont(name: "Inter-Wobbly", size: 15) == nil)
        #expect(UIFont(name: "", size: 15) == nil)
        #expect(UIFont(name: bold.fontName, size: 15)?.fontName == bold.fontName)
    }

    @Test("Font: a descriptor changes its traits")
    func descriptors() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 15, weight: .bold))
        #expect(font == .systemFont(ofSize: 15))
        #expect(font != .boldSystemFont(ofSize: 15))
        let mono = try #require(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
        let digits = UIFont(descriptor: mono, size: 0)
        #expect(
            "iii".size(withAttributes: [.font: digits]).width
                == "mmm".size(withAttributes: [.font: digits]).width)
    }

    @Test("Font: accepts any size")
    func oddSizes() {
        for size in [CGFloat.nan, 0, -4, 1e9, .infinity] {
            let font = UIFont.systemFont(ofSize: size)
            #expect(font.pointSize > 0)
            #expect(font.pointSize.isFinite)
        }
    }
}

@Suite("Strings")
nonisolated struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test("String: its height is that of its lines, and Chinese characters are as wide as high")
    func size() {
        let one = "Touch".size(withAttributes: [.font: font])
        #expect(abs(one.height - font.lineHeight) < 0.01)
        #expect(abs("Touch\nme".size(withAttributes: [.font: font]).height - 2 * one.height) < 0.01)
        #expect(abs("触摸".size(withAttributes: [.font: font]).width - 40) < 1)
        #expect("".size(withAttributes: [.font: font]).width == 0)
        #expect(
            NSAttributedString(string: "Touch", attributes: [.font: font]).size() == one)
        #expect("Touch".size(withAttributes: [.font: font, .kern: 2]).width > one.width + 7)
    }

    @Test("String: wraps to the width of its rectangle, except in truncating modes")
    func bounds() {
        let text = "one two three four five six seven"
        let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(wrapped.width <= 100)
        #expect(wrapped.height > 3 * font.lineHeight)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let cut = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)
        #expect(abs(cut.height - font.lineHeight) < 0.01)
        #expect(cut.width <= 100)
        let baseline = text.boundingRect(
            with: .zero, options: [], attributes: [.font: font], context: nil)
        #expect(baseline.minY < 0)
        #expect(abs(baseline.height - font.lineHeight) < 0.01)
    }

    @Test("String: is drawn in its colour at its position, with its alignment")
    func drawn() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let image = drawing(100, 30) { _ in
            "█".draw(
                in: CGRect(x: 0, y: 0, width: 100, height: 30),
                withAttributes: [
                    .font: font, .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
                ])
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels.inked > 50)
        #expect((0..<60).allSatisfy { x in (0..<30).allSatisfy { pixels[x, $0][3] == 0 } })
        let reds = (60..<100).filter { pixels[$0, 12] == [255, 59, 48, 255] }
        #expect(reds.count > 4)
    }

    @Test("String: attributes apply to ranges")
    func parts() throws {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.addAttribute(
            .backgroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 0, length: 1))
        let pixels = try #require(Pixels(drawing(40, 30) { _ in text.draw(at: .zero) }))
        #expect(pixels[1, 1][3] == 0)
        let first = NSAttributedString(string: "a", attributes: [.font: font]).size().width
        #expect(pixels[Int(first) + 2, 1] == [0, 255, 0, 255])
    }

    @Test("String: drawing in invalid rectangles is harmless")
    func odd() {
        var drawn = 0
        _ = drawing(10, 10) { _ in
            for value in [CGFloat.nan, .infinity, -1, 0, 1e300] {
                "x".draw(in: CGRect(x: value, y: value, width: value, height: value))
                _ = "x y z".boundingRect(
                    with: CGSize(width: value, height: value), options: .usesLineFragmentOrigin,
                    attributes: nil, context: nil)
                drawn += 1
            }
        }
        #expect(drawn == 5)
    }
}
