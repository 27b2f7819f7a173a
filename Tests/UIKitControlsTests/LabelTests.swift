import Testing
import UIKit
import UIKitTesting

@Suite("Labels")
struct LabelTests {
    private let label = UILabel()

    /// In whole pixels of the screen without an application, of which a point has two.
    private var lineHeight: CGFloat { (label.font.lineHeight * 2).rounded(.up) / 2 }

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

    @Test(
        "Label: text keeps its size and its side while the width animates",
        arguments: [NSTextAlignment.left, .right])
    func animatedWidth(alignment: NSTextAlignment) {
        label.text = "Wide"
        label.textAlignment = alignment
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        let app = HeadlessApp.showing(label)
        label.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
        app.settle()
        let isLeft = alignment == .left
        /// The blue of 50 points at the side of the text.
        func text(_ snapshot: Snapshot) -> [Int] {
            let left = isLeft ? 40 : 100
            return (40..<100).flatMap { y in
                (left..<left + 100).map { Int(snapshot[$0, y] & 0xFF) }
            }
        }
        let before = text(app.snapshot())
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            // The edge of the text stays, the other one moves.
            self.label.frame = CGRect(x: isLeft ? 20 : -60, y: 20, width: 160, height: 30)
        }
        app.advance(by: 0.2)
        #expect(label.layer.presentation()?.bounds.width ?? 0 < 130)
        let during = text(app.snapshot())
        #expect(zip(during, before).allSatisfy { abs($0 - $1) < 8 })
        #expect(before.contains { $0 < 100 })
        app.settle()
        #expect(text(app.snapshot()) == before)
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

    @Test("Label: draws its text vertically centred")
    func centred() {
        label.text = "█"
        label.frame.size = CGSize(width: 100, height: 100)
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
            label.drawText(in: label.bounds)
        }
        let rows = image.inkedRows
        #expect(rows.count > 5)
        #expect(abs(CGFloat(rows.lowerBound + rows.upperBound) / image.scale - 100) <= 4)
    }

    @Test("Label: an overridden textRect decides the content size, and drawing is not padded twice")
    func padded() {
        final class Padded: UILabel {
            private let padding = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
            override func textRect(
                forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
            ) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
                return CGRect(
                    x: inner.minX - 10, y: inner.minY - 5, width: inner.width + 30,
                    height: inner.height + 12)
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
        }
        // Made in one turn: the screen's scale is that of the app that runs then.
        let (label, padded) = (UILabel(), Padded())
        for label in [label, padded] { label.text = "some words to wrap" }
        let plain = label.intrinsicContentSize
        #expect(
            padded.intrinsicContentSize
                == CGSize(width: plain.width + 30, height: plain.height + 12))
        for label in [label, padded] { label.numberOfLines = 0 }
        let wrapped = label.sizeThatFits(CGSize(width: 90, height: 0))
        #expect(
            padded.sizeThatFits(CGSize(width: 120, height: 0))
                == CGSize(width: wrapped.width + 30, height: wrapped.height + 12))
        padded.preferredMaxLayoutWidth = 120
        #expect(padded.intrinsicContentSize.height == wrapped.height + 12)
        padded.frame.size = padded.intrinsicContentSize
        let image = UIGraphicsImageRenderer(size: padded.bounds.size).image { _ in
            padded.drawText(in: padded.bounds)
        }
        let bottom = CGFloat(image.inkedRows.upperBound) / image.scale
        #expect(bottom > padded.bounds.height - 7 - label.font.lineHeight)
    }

    @Test("Label: an attributed text is as it was set, shown with the label's font")
    func attributes() {
        label.text = "ab"
        label.font = .systemFont(ofSize: 20)
        let size = label.intrinsicContentSize
        let text = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.red])
        label.attributedText = text
        #expect(label.attributedText == text)
        #expect(label.intrinsicContentSize == size)
        #expect(label.text == "ab" && label.accessibilityLabel == "ab")
    }

    @Test("Label: takes font, colour and paragraph from the start of an attributed text")
    func attributesOfTheStart() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byWordWrapping
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
                .paragraphStyle: style,
            ])
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 30) && label.textColor == .red)
        #expect(label.intrinsicContentSize.height == lineHeight)
    }

    @Test("Label: a font, colour, alignment or mode set later applies to all of an attributed text")
    func attributesSetLater() throws {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.paragraphStyle: NSParagraphStyle.default])
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red],
            range: NSRange(location: 1, length: 1))
        label.attributedText = text
        label.font = .systemFont(ofSize: 25)
        label.textColor = .green
        label.textAlignment = .right
        label.lineBreakMode = .byTruncatingHead
        for index in 0..<2 {
            let attributes = try #require(label.attributedText).attributes(
                at: index, effectiveRange: nil)
            #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 25))
            #expect(attributes[.foregroundColor] as? UIColor == .green)
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            #expect(style?.alignment == .right && style?.lineBreakMode == .byTruncatingHead)
        }
        #expect(label.intrinsicContentSize.height == lineHeight)
        let given = text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(given == .systemFont(ofSize: 9))
    }

    @Test("Label: an attributed text that is changed after it was set does not change the label")
    func copies() {
        let text = NSMutableAttributedString(string: "ab")
        label.attributedText = text
        text.append(NSAttributedString(string: "cd"))
        #expect(label.text == "ab")
    }

    @Test("Label: dynamic colours of an attributed text follow the label's appearance")
    func dynamicColors() {
        label.attributedText = NSAttributedString(
            string: "███", attributes: [.foregroundColor: UIColor.label])
        label.frame.size = CGSize(width: 60, height: 30)
        let light = HeadlessApp.showing(label).snapshot()
        let dark = HeadlessApp.showing(label, style: .dark).snapshot()
        label.overrideUserInterfaceStyle = .light
        let isDifferent = light != dark
        #expect(isDifferent)
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { _ in
            label.drawText(in: label.bounds)
        }
        #expect(image.darkestPixel < 10)
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
