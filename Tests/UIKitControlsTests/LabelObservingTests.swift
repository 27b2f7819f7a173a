import PatternKit
import TestSupport
import Testing
import UIKit

@Suite("Observing labels")
@MainActor
struct LabelObservingTests {
    @Test("Label observing: setting text notifies with the old and the new one", .rows("S2-61"))
    func text() {
        let label = UILabel()
        var lines: [String] = []
        let observation = label.observe(\.text, options: [.old, .new]) { _, change in
            lines.append("\((change.oldValue ?? nil) ?? "-") → \((change.newValue ?? nil) ?? "-")")
        }
        label.text = "000"
        label.attributedText = NSAttributedString(string: "001")
        label.text = nil
        #expect(lines == ["- → 000", "000 → 001", "001 → -"])
        observation.invalidate()
    }

    @Test("Label observing: inherited properties notify")
    func frame() {
        let label = UILabel()
        var widths: [CGFloat] = []
        let observation = label.observe(\.frame, options: .new) {
            widths.append($1.newValue?.width ?? .nan)
        }
        label.frame.size.width = 40
        #expect(widths == [40])
        observation.invalidate()
    }

    @Test("Label observing: the label is released without other owners")
    func lifetime() throws {
        try assertDeallocated { probe in
            let label = probe.watch(UILabel())
            label.text = "short life"
            _ = label.intrinsicContentSize
        }
    }
}
