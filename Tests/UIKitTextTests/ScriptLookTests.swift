import Testing
import UIKit
import UIKitTesting

@Suite("Text view: look of scripts")
struct ScriptLookTests {
    private func text() -> NSAttributedString {
        let heading = UIFont.boldSystemFont(ofSize: 20)
        let body = UIFont.systemFont(ofSize: 16)
        let paragraphs = [
            ("Latin", "The quick brown fox jumps over the lazy dog: naïve façade, 12 €."),
            ("汉字", "敏捷的棕色狐狸跳过懒狗，“中文标点”与 English 混排，共 12 个字。"),
            ("العربية", "الثعلب البني السريع يقفز فوق الكلب الكسول، 12 مرة مع English."),
            ("देवनागरी", "तेज़ भूरी लोमड़ी आलसी कुत्ते के ऊपर कूदती है, क्षत्रिय और ज्ञान।"),
        ]
        let result = NSMutableAttributedString()
        for (title, line) in paragraphs {
            result.append(NSAttributedString(string: title + "\n", attributes: [.font: heading]))
            result.append(NSAttributedString(string: line + "\n", attributes: [.font: body]))
        }
        result.addAttribute(
            .foregroundColor, value: UIColor.label,
            range: NSRange(location: 0, length: result.length))
        return result
    }

    @Test(
        "Text view: matches its goldens in four scripts, with a selection across two of them",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func scripts(style: UIUserInterfaceStyle) throws {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), scale: 2, appearance: style,
            rootViewController: controller)
        let view = UITextView(frame: CGRect(x: 8, y: 8, width: 304, height: 384))
        view.attributedText = text()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        view.spellCheckingType = .no
        let string = view.text as NSString
        let start = string.range(of: "混排").location
        let end = string.range(of: "السريع").upperBound
        view.selectedRange = NSRange(location: start, length: end - start)
        app.settle()
        try app.snapshot().matchGolden(style == .dark ? "scripts-dark" : "scripts-light")
    }
}
