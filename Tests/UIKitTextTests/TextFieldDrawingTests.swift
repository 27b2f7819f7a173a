import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Text field: drawing")
struct TextFieldDrawingTests {
    private final class Field: UITextField {
        var textRects: [CGRect] = []
        var placeholderRects: [CGRect] = []

        override func drawText(in rect: CGRect) {
            textRects.append(rect)
            UIColor.red.setFill()
            UIRectFill(CGRect(x: rect.minX, y: 15, width: 4, height: 4))
        }

        override func drawPlaceholder(in rect: CGRect) {
            placeholderRects.append(rect)
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: rect.minX, y: 15, width: 4, height: 4))
            super.drawPlaceholder(in: rect.offsetBy(dx: 20, dy: 0))
        }
    }

    @Test("Text field: overridden methods draw text and placeholder in the field's coordinates")
    func overrides() {
        let field = Field(frame: CGRect(x: 0, y: 20, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        let app = HeadlessApp.showing(field)
        #expect(field.placeholderRects.last?.minX == 7)
        #expect(app.snapshot()[2 * 9, 2 * 37] == 0xFF00_00FF)
        field.text = "Text"
        app.settle()
        #expect(field.textRects.last == field.textRect(forBounds: field.bounds))
        #expect(app.snapshot()[2 * 9, 2 * 37] == 0xFFFF_0000)
        field.becomeFirstResponder()
        app.advance(by: 0.1)
        #expect(app.snapshot()[2 * 9, 2 * 37] != 0xFFFF_0000)
    }

    @Test("Text field: a text that is too wide gets a smaller font, down to the minimum")
    func fitting() {
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 34))
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 8
        field.text = "Twelve letters"
        let app = HeadlessApp.showing(field)
        func caretHeight() -> CGFloat { field.caretRect(for: field.endOfDocument).height }
        let reduced = caretHeight()
        #expect(field.font?.pointSize == 17)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 102)
        field.text = "short"
        app.settle()
        let full = caretHeight()
        #expect(full > reduced)
        field.text = String(repeating: "long ", count: 40)
        app.settle()
        #expect(abs(caretHeight() / full - 8 / 17) < 0.08)
        field.adjustsFontSizeToFitWidth = false
        app.settle()
        #expect(caretHeight() == full)
    }

    @Test("Text field: a disabled field has its own background")
    func background() {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 34))
        field.background = image(.red)
        field.disabledBackground = image(.blue)
        let app = HeadlessApp.showing(field)
        #expect(app.snapshot()[100, 80] == 0xFFFF_0000)
        field.isEnabled = false
        app.advance(by: 0.1)
        #expect(app.snapshot()[100, 80] == 0xFF00_00FF)
    }

    @Test("Text fields and text views follow the text size when they adjust")
    func textSize() {
        let (parent, child) = (UIViewController(), UIViewController())
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 200), rootViewController: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let (field, view, fixed) = (UITextField(), UITextView(), UITextField())
        field.font = .preferredFont(forTextStyle: .body)
        view.font = .preferredFont(forTextStyle: .footnote)
        view.text = "text"
        for each in [field, view, fixed] as [any UIView & UIContentSizeCategoryAdjusting] {
            each.adjustsFontForContentSizeCategory = true
            child.view.addSubview(each)
        }
        parent.setOverrideTraitCollection(
            UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
            forChild: child)
        app.settle()
        #expect(field.font?.pointSize == 23 && view.font?.pointSize == 19)
        #expect(fixed.font?.pointSize == 17)
    }
}
