import UIKit
import UIKitTesting

/// A controller that shows some views at fixed places.
final class TextController: UIViewController {
    private let shown: [UIView]

    init(_ shown: [UIView]) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        shown.forEach(view.addSubview)
    }
}

extension HeadlessApp {
    /// Creates an app of 320 by 400 points that shows views.
    static func showing(_ views: UIView..., style: UIUserInterfaceStyle = .light) -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 320, height: 400), scale: 2, appearance: style,
            rootViewController: TextController(views))
    }
}

extension UITextField {
    /// The selection in UTF-16 units.
    var selection: Range<Int> {
        guard let range = selectedTextRange else { return 0..<0 }
        return offset(
            from: beginningOfDocument, to: range.start)..<offset(
                from: beginningOfDocument, to: range.end)
    }

    func select(_ range: Range<Int>) {
        selectedTextRange = textRange(
            from: position(from: beginningOfDocument, offset: range.lowerBound)!,
            to: position(from: beginningOfDocument, offset: range.upperBound)!)
    }

    /// The place of the caret before a character, in the window.
    func windowPoint(before offset: Int) -> CGPoint {
        layoutIfNeeded()
        let rect = caretRect(for: position(from: beginningOfDocument, offset: offset)!)
        return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}
