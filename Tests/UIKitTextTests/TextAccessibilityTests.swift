import Testing
import UIKit
import UIKitTesting

@Suite("Accessibility of text")
struct TextAccessibilityTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 100))

    private func app() -> HeadlessApp {
        let app = HeadlessApp.showing(view)
        view.font = .systemFont(ofSize: 16)
        view.text = "first line\nsecond\n\nlast"
        app.settle()
        return app
    }

    @Test("Accessible text: lines have a number, a text and a frame")
    func lines() {
        _ = app()
        #expect(
            (0..<5).map(view.accessibilityContent(forLineNumber:))
                == ["first line", "second", "", "last", nil])
        let frames = (0..<4).map(view.accessibilityFrame(forLineNumber:))
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 1 })
        #expect(frames[0].minY > 20 && frames[0].minX >= 20 && frames[0].width > 50)
        for (number, frame) in frames.enumerated() {
            let point = view.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil)
            #expect(view.accessibilityLineNumber(for: point) == number)
        }
        #expect(view.accessibilityLineNumber(for: CGPoint(x: 10, y: 95)) == NSNotFound)
        #expect(view.accessibilityPageContent() == view.text)
    }

    @Test("Accessible text: selection, caret and attributes are known; secrets are not read")
    func attributes() throws {
        let app = app()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 11, length: 6)
        let element = try #require(app.accessibilityElements().first)
        #expect(element.selectedRange == NSRange(location: 11, length: 6))
        let caret = try #require(element.caret)
        #expect(view.frame.contains(caret) && caret.width == 2)
        view.textStorage.addAttribute(
            .underlineStyle, value: 1, range: NSRange(location: 0, length: 5))
        let value = try #require(app.accessibilityElements().first?.attributedValue)
        #expect(value.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
        #expect(value.attribute(.underlineStyle, at: 6, effectiveRange: nil) == nil)
        #expect(
            view.accessibilityAttributedContent(forLineNumber: 0)?
                .attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        view.isSecureTextEntry = true
        #expect(view.accessibilityValue == String(repeating: "•", count: 23))
        #expect(view.accessibilityPageContent() == nil)
    }
}
