import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Text effects")
struct TextEffectTests {
    private func attributes(_ effects: TextEffects) -> TextAttributes {
        TextAttributes(font: .system(size: 40), effects: effects)
    }

    private func page(_ attributes: TextAttributes, _ string: String = "IHI") throws -> Page {
        let page = try Page(width: 160, height: 60)
        page.draw(StyledText(string, attributes), at: CGPoint(x: 20, y: 0))
        return page
    }

    @Test("Effects: no change counts as none")
    func none() {
        #expect(attributes(TextEffects()).effects == nil)
        #expect(TextEffects(obliqueness: .nan, expansion: 100).expansion == 2)
    }

    @Test("Effects: a positive outline replaces the fill, a negative one adds to it")
    func stroke() throws {
        let plain = try page(attributes(TextEffects())).darkness
        let hollow = try page(attributes(TextEffects(strokeWidth: 2))).darkness
        let fat = try page(attributes(TextEffects(strokeWidth: -4))).darkness
        #expect(hollow < plain * 0.8 && hollow > 0)
        #expect(fat > plain * 1.1)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try page(attributes(TextEffects(strokeWidth: -4, strokeColor: red))).hasColor)
    }

    @Test("Effects: skewed letters lean to the right of their baseline")
    func obliqueness() throws {
        let plain = try page(attributes(TextEffects()), "I").inkRect
        let skewed = try page(attributes(TextEffects(obliqueness: 0.5)), "I").inkRect
        #expect(abs(skewed.minX - plain.minX) <= 1)
        #expect(skewed.maxX > plain.maxX + 10)
        #expect(skewed.height == plain.height)
    }

    @Test("Effects: expansion stretches characters and their distances alike")
    func expansion() throws {
        let plain = TextFrame(
            StyledText("HHH", attributes(TextEffects())), paragraph: .init(),
            fitting: .unlimited)
        let wide = TextFrame(
            StyledText("HHH", attributes(TextEffects(expansion: 0.6931))), paragraph: .init(),
            fitting: .unlimited)
        #expect(abs(wide.size.width / plain.size.width - 2) < 0.02)
        #expect(abs(wide.caretRect(at: 2).minX / plain.caretRect(at: 2).minX - 2) < 0.02)
        let narrowInk = try page(attributes(TextEffects()), "H").inkRect
        let wideInk = try page(attributes(TextEffects(expansion: 0.6931)), "H").inkRect
        #expect(abs(wideInk.width / narrowInk.width - 2) < 0.15)
    }

    @Test("Rules: patterns have gaps, thick ones are thicker, and words stand alone")
    func rules() throws {
        func darkness(_ change: (inout TextRule) -> Void, _ string: String = "a a a") throws
            -> Double
        {
            var attributes = TextAttributes(font: .system(size: 40), foregroundColor: .clear)
            var rule = TextRule.single.colored(.black)
            change(&rule)
            attributes.underline = rule
            return try page(attributes, string).darkness
        }
        let solid = try darkness { _ in }
        #expect(solid > 50)
        #expect(abs(try darkness { $0.pattern = .dot } / solid - 0.5) < 0.1)
        #expect(abs(try darkness { $0.pattern = .dash } / solid - 0.667) < 0.15)
        #expect(try darkness { $0.isThick = true } > solid * 1.4)
        #expect(try darkness { $0.skipsSpaces = true } < solid * 0.9)
    }

    @Test("Effects: letterpress adds a light edge below the characters")
    func letterpress() throws {
        let page = try Page(width: 160, height: 60)
        page.context.setFillColor(CGColor(gray: 0.5, alpha: 1))
        page.context.fill(CGRect(x: 0, y: 0, width: 160, height: 60))
        let before = page.rows.joined().min()
        page.draw(StyledText("III", attributes(TextEffects(isLetterpress: true))))
        let after = page.rows.joined().min()
        #expect((after ?? 1) < (before ?? 0) - 0.05)
    }
}
