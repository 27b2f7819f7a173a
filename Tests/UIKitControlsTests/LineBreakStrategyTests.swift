import Testing
import UIKit
import UIKitTesting

@Suite("Line break strategies")
struct LineBreakStrategyTests {
    /// The lines of a text view of a width, whose text has a strategy.
    private func lines(
        _ text: String, width: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy
    ) -> [String] {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        let storage = NSTextStorage(
            string: text,
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [String] = []
        let whole = NSRange(location: 0, length: manager.numberOfGlyphs)
        manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
            lines.append((text as NSString).substring(with: range))
        }
        return lines
    }

    @Test("Line break strategy: pushOut gives a lone last word a companion")
    func pushOut() throws {
        let text = "one two three four five"
        let width = UILabel.width(of: "one two three four") + 1
        #expect(lines(text, width: width, []) == ["one two three four ", "five"])
        #expect(lines(text, width: width, .pushOut) == ["one two three ", "four five"])
        // A line keeps two words, and two words stay.
        #expect(
            lines("one two three", width: UILabel.width(of: "one two") + 1, .pushOut)
                == ["one two ", "three"])
        #expect(
            lines(text, width: UILabel.width(of: "one two three") + 1, .pushOut)
                == ["one two three ", "four five"])
    }

    @Test("Line break strategy: hangulWordPriority keeps Korean words together")
    func hangul() {
        let text = "안녕하세요 여러분"
        let width = UILabel.width(of: "안녕하세요 여러") + 1
        #expect(lines(text, width: width, []) == ["안녕하세요 여러", "분"])
        #expect(lines(text, width: width, .hangulWordPriority) == ["안녕하세요 ", "여러분"])
        // A word that is wider than the line is divided.
        let narrow = UILabel.width(of: "안녕") + 1
        #expect(lines("안녕하세요", width: narrow, .hangulWordPriority).first == "안녕")
    }

    @Test("Label: has the standard strategy; none restores lone words")
    func label() {
        let label = UILabel()
        #expect(label.lineBreakStrategy == .standard)
        label.numberOfLines = 0
        label.text = "one two three four five"
        label.frame.size = CGSize(width: UILabel.width(of: "one two three four") + 1, height: 60)
        label.textColor = .black
        let balanced = HeadlessApp.showing(label).snapshot()
        label.lineBreakStrategy = []
        #expect(HeadlessApp.showing(label).snapshot() != balanced)
    }
}

extension UILabel {
    /// The width of a line of text at 17 points.
    fileprivate static func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize.width
    }
}
