import CoreGraphics
import Foundation

/// The part at the bottom of a window that shows the input view of the first responder, and above
/// it its accessory view.
final class InputPanel: UIView {
    private let accessory: UIView?
    private let input: UIView?

    init(accessory: UIView?, input: UIView?) {
        self.accessory = accessory
        self.input = input
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        for view in [accessory, input].compactMap(\.self) {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// `true` if the panel shows exactly these views.
    func shows(accessory: UIView?, input: UIView?) -> Bool {
        self.accessory === accessory && self.input === input
    }

    /// The height of an input view that has none of its own, in points.
    private static let usualHeight: CGFloat = 216

    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        if view.frame.height > 0 { return view.frame.height }
        let fitting = view.sizeThatFits(CGSize(width: width, height: .infinity)).height
        if fitting > 0, fitting.isFinite { return fitting }
        let intrinsic = view.intrinsicContentSize.height
        return intrinsic > 0 ? intrinsic : view === input ? Self.usualHeight : 44
    }

    /// Places the panel at the bottom of `window`, above its safe area.
    func placeAtBottom(of window: UIWindow) {
        let width = window.bounds.width
        let heights = [accessory, input].map { $0.map { height(of: $0, width: width) } ?? 0 }
        let inset = window.safeAreaInsets.bottom
        let total = heights[0] + heights[1] + inset
        frame = CGRect(x: 0, y: window.bounds.maxY - total, width: width, height: total)
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights[0])
        input?.frame = CGRect(x: 0, y: heights[0], width: width, height: heights[1])
        if window.softwareKeyboardFrame != frame { window.softwareKeyboardFrame = frame }
    }
}

extension UIWindow {
    /// `true` while a responder resigns in favour of another, which may keep its input views.
    static var isHandingOver = false

    /// Shows the input views of the first responder, or hides the earlier ones.
    func showInputViews() {
        if firstResponder == nil, Self.isHandingOver { return }
        let chain = firstResponder?.chain
        let input = chain?.lazy.compactMap(\.inputView).first
        let accessory = chain?.lazy.compactMap(\.inputAccessoryView).first
        if let inputPanel {
            if inputPanel.shows(accessory: accessory, input: input) { return }
            inputPanel.removeFromSuperview()
            self.inputPanel = nil
            if accessory == nil, input == nil { softwareKeyboardFrame = .zero }
        }
        guard accessory != nil || input != nil else { return }
        let panel = InputPanel(accessory: accessory, input: input)
        inputPanel = panel
        addSubview(panel)
        panel.placeAtBottom(of: self)
        panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
        UIView.animate(withDuration: Self.keyboardDuration) { panel.transform = .identity }
    }
}
