import Foundation
import Testing
import UIKit
import UIKitTesting

/// An app whose views have a text size.
@MainActor
struct TextSizeApp {
    private let parent: UIViewController
    private let child: UIViewController
    let app: HeadlessApp

    init(_ size: UIContentSizeCategory) {
        let parent = UIViewController()
        app = HeadlessApp(
            size: CGSize(width: 320, height: 200), rootViewController: parent)
        self.parent = parent
        child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        setSize(size)
    }

    func add(_ view: UIView) { child.view.addSubview(view) }

    func setSize(_ size: UIContentSizeCategory) {
        parent.setOverrideTraitCollection(
            UITraitCollection(preferredContentSizeCategory: size), forChild: child)
        app.settle()
    }
}

@Suite("Text sizes")
struct TextSizeTests {
    @Test("Label: fonts of a text style and scaled fonts follow the text size when they adjust")
    func label() {
        let app = TextSizeApp(.large)
        let (plain, fixed, scaled) = (UILabel(), UILabel(), UILabel())
        for label in [plain, fixed, scaled] {
            label.adjustsFontForContentSizeCategory = true
            app.add(label)
        }
        plain.font = .preferredFont(forTextStyle: .body)
        fixed.font = .systemFont(ofSize: 20)
        scaled.font = UIFontMetrics.default.scaledFont(
            for: .boldSystemFont(ofSize: 20), maximumPointSize: 30)
        app.setSize(.extraExtraExtraLarge)
        #expect(plain.font.pointSize == 23 && fixed.font.pointSize == 20)
        // 20 × 23 / 17, in whole pixels.
        #expect(abs(scaled.font.pointSize - 27) < 0.5)
        #expect(scaled.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        app.setSize(.accessibilityExtraExtraExtraLarge)
        #expect(plain.font.pointSize == 53 && scaled.font.pointSize == 30)
        app.setSize(.large)
        #expect(plain.font.pointSize == 17 && scaled.font.pointSize == 20)
    }

    @Test("Label: keeps its font by default, and adjusts the runs of attributed text")
    func attributed() throws {
        let app = TextSizeApp(.large)
        let (still, label) = (UILabel(), UILabel())
        still.font = .preferredFont(forTextStyle: .body)
        app.add(still)
        app.add(label)
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        app.setSize(.extraExtraExtraLarge)
        #expect(still.font.pointSize == 17)
        let shown = try #require(label.attributedText)
        let fonts = (0..<2).map {
            shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        }
        #expect(fonts.map { $0?.pointSize } == [23, 9])
    }

    @Test("Label: a reduced line stands on the baseline, in the middle or at the top")
    func baselineAdjustment() {
        func rows(_ adjustment: UIBaselineAdjustment) -> Range<Int> {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            label.font = .systemFont(ofSize: 40)
            label.text = "HHHHHH"
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.1
            label.baselineAdjustment = adjustment
            return UIGraphicsImageRenderer(bounds: label.bounds).image { context in
                label.layer.render(in: context.cgContext)
            }.inkedRows
        }
        let (baseline, center, top) = (rows(.alignBaselines), rows(.alignCenters), rows(.none))
        #expect(top.upperBound < center.upperBound && center.upperBound < baseline.upperBound)
        #expect(top.count == baseline.count)
        let full = UILabel(frame: CGRect(x: 0, y: 0, width: 600, height: 60))
        full.font = .systemFont(ofSize: 40)
        full.text = "HHHHHH"
        let fullRows = UIGraphicsImageRenderer(bounds: full.bounds).image { context in
            full.layer.render(in: context.cgContext)
        }.inkedRows
        #expect(abs(fullRows.upperBound - baseline.upperBound) <= 1)
    }

    @Test("Label: letters stand closer before a line is truncated")
    func tightening() {
        let label = UILabel()
        label.text = "Truncated"
        label.sizeToFit()
        // A little too narrow: the last letter reaches the edge only when they are closer.
        label.bounds.size.width -= 4
        func picture() -> Data? {
            UIGraphicsImageRenderer(bounds: label.bounds).image { context in
                label.layer.render(in: context.cgContext)
            }.pngData()
        }
        let truncated = picture()
        label.allowsDefaultTighteningForTruncation = true
        #expect(picture() != truncated)
        label.lineBreakMode = .byClipping
        let tight = picture()
        label.lineBreakMode = .byTruncatingTail
        #expect(picture() == tight)
    }

    @Test("Label: a tooltip shows the whole of a text that does not fit")
    func expansion() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = "A text that is too long"
        label.showsExpansionTextWhenTruncated = true
        let app = HeadlessApp.showing(label)
        let before = app.snapshot()
        app.mouse.hover(at: CGPoint(x: 40, y: 30))
        app.advance(by: 2)
        let hasTip = app.snapshot() != before
        #expect(hasTip)
        app.mouse.leave()
        app.advance(by: 1)
        label.frame.size.width = 280
        app.advance(by: 0.1)
        let wide = app.snapshot()
        app.mouse.hover(at: CGPoint(x: 40, y: 30))
        app.advance(by: 2)
        let isUnchanged = app.snapshot() == wide
        #expect(isUnchanged)
    }
}
