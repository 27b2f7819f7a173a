import Testing
import UIKit
import UIKitTesting

@Suite("Labels")
struct LabelTests {
    private let label = UILabel()

    private var lineHeight: CGFloat { label.font.lineHeight.rounded(.up) }

    @Test("Label: has the size of its text, on one line by default")
    func oneLine() {
        label.text = "Hello, wide world"
        let size = label.intrinsicContentSize
        #expect(size.height == lineHeight)
        #expect(size.width > 50)
        #expect(label.sizeThatFits(CGSize(width: 20, height: 1000)) == size)
    }

    @Test("Label: has no size without text")
    func empty() {
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("Label: wraps to the given width, up to its number of lines")
    func lines() {
        label.text = "one two three four five six seven eight nine ten"
        label.numberOfLines = 0
        let all = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(all.width <= 80 && all.height > 3 * label.font.lineHeight)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(abs(two.height - 2 * label.font.lineHeight) <= 1)
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize == two)
    }

    @Test("Label: centres its text vertically")
    func centred() {
        label.text = "Hello"
        let rect = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 100, height: 100), limitedToNumberOfLines: 1)
        #expect(abs(rect.midY - 50) <= 0.5 && rect.minX == 0)
    }

    @Test("Label: its properties provide missing attributes")
    func attributes() throws {
        label.font = .systemFont(ofSize: 20)
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.red])
        let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(label.text == "ab" && label.accessibilityLabel == "ab")
    }

    @Test(
        "Label: the same text repaints nothing, and a new one only the label"
    )
    func repainting() {
        final class Counting: UILabel {
            var count = 0
            override func drawText(in rect: CGRect) {
                count += 1
                super.drawText(in: rect)
            }
        }
        let counting = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        counting.text = "one"
        let app = HeadlessApp.showing(counting)
        let drawn = counting.count
        #expect(drawn > 0)
        counting.text = "one"
        counting.textColor = .label
        app.advance(by: 0.1)
        #expect(counting.count == drawn)
        counting.text = "two"
        app.advance(by: 0.1)
        #expect(counting.count == drawn + 1)
    }

    @Test("Label: shrinks a line to fit, down to minimumScaleFactor")
    func fitting() {
        label.text = "A line that is too wide"
        label.frame.size = CGSize(width: label.intrinsicContentSize.width * 0.8, height: 30)
        let cut = HeadlessApp.showing(label).snapshot()
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let fitted = HeadlessApp.showing(label).snapshot()
        let shrinks = cut != fitted
        #expect(shrinks)
    }

    @Test(
        "Label: accepts unusual sizes and texts",
        arguments: ["", "a", "שלום", "👩‍👩‍👧", "\n\n", "\u{0}\u{7}"])
    func strange(text: String) {
        label.text = text
        label.numberOfLines = 0
        for side in [0, -5, 0.001, CGFloat.infinity, 1e9] {
            let size = label.sizeThatFits(CGSize(width: side, height: side))
            #expect(size.width.isFinite && size.height.isFinite)
        }
        label.minimumScaleFactor = .nan
        label.preferredMaxLayoutWidth = .nan
        #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
    }
}
