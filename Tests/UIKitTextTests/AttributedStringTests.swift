import Testing
import UIKit
import UIKitTesting

@Suite("Attributed strings")
struct AttributedStringTests {
    @Test("AttributedString: UIKit's attributes survive both conversions")
    func roundTrip() {
        let style = NSMutableParagraphStyle()
        style.headIndent = 12
        var text = AttributedString("Hello, ")
        text.font = .boldSystemFont(ofSize: 12)
        text.foregroundColor = .systemRed
        var link = AttributedString("world")
        link.link = URL(string: "https://example.org")
        link.underlineStyle = .double
        link.paragraphStyle = style
        link.tracking = 2
        text += link
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hello, world")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 12))
        #expect(first[.foregroundColor] as? UIColor == .systemRed)
        let last = converted.attributes(at: 8, effectiveRange: nil)
        #expect(last[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect((last[.paragraphStyle] as? NSParagraphStyle)?.headIndent == 12)
        #expect(AttributedString(converted) == text)
    }

    @Test("AttributedString: numbers of any type are read")
    func numbers() {
        let text = NSAttributedString(
            string: "x", attributes: [.kern: 3, .baselineOffset: 1.5, .underlineStyle: 1])
        let value = AttributedString(text)
        #expect(value.kern == 3 && value.baselineOffset == 1.5)
        #expect(value.underlineStyle == .single)
    }

    @Test("Label: paragraphs of one text have styles of their own")
    func labels() {
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 40
        indented.paragraphSpacingBefore = 10
        let text = NSMutableAttributedString(string: "one\n")
        text.append(NSAttributedString(string: "two", attributes: [.paragraphStyle: indented]))
        let size = text.size()
        let plain = NSAttributedString(string: "one\ntwo").size()
        #expect(abs(size.height - plain.height - 10) < 0.01)
        #expect(size.width > plain.width + 10)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.attributedText = text
        #expect(label.intrinsicContentSize.height >= size.height)
    }

    @Test("Paragraph style: values are copied, and tab stops are sorted")
    func paragraphStyle() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.count == 12 && style.tabStops[0].location == 28)
        style.tabStops = []
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.tabStops.map(\.location) == [30, 90])
        #expect(copy == style && copy.textLists.count == 1)
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
        #expect(style.tabStops.count == 1 && copy != style)
    }

    @Test("Text list: markers by format")
    func markers() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        #expect(marker(.disc, 4) == "•")
        #expect(marker(.decimal, 4) == "4")
        #expect(marker(.lowercaseAlpha, 28) == "ab")
        #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV")
        #expect(marker(.init("({decimal})"), 3) == "(3)")
        #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
        #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    }
}
