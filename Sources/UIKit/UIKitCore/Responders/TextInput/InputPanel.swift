import CoreGraphics
import Foundation

/// The part at the bottom of a window that shows the input view of the first responder, and above
/// it its accessory view.
final class InputPanel: UIView {
    private let accessory: UIView?
    private let input: UIView?

    /// The responder that has the accessory view, which is next to the panel's views: text in an
    /// accessory view that becomes the first responder keeps it.
    private(set) fileprivate weak var owner: UIResponder?

    /// `true` if the first responder was last among the panel's own views.
    fileprivate var hadFirstResponder = false

    init(accessory: UIView?, input: UIView?, owner: UIResponder?) {
        self.accessory = accessory
        self.input = input
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        for view in [accessory, input].compactMap(\.self) {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? {
        // A view may be its own accessory view.
        let isInside = (owner as? UIView)?.isDescendant(of: self) ?? false
        return isInside ? super.next : owner ?? super.next
    }

    /// Adapts to an accessory view whose content changed its height.
    override func layoutSubviews() {
        super.layoutSubviews()
        if let window { placeAtBottom(of: window) }
    }

    /// `true` if the panel shows exactly these views.
    func shows(accessory: UIView?, input: UIView?) -> Bool {
        self.accessory === accessory && self.input === input
    }

    /// Returns the height of a view. An empty one has none: apps use it to hide the keyboard.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        // An accessory view of flexible height has that of its content.
        let own = view.intrinsicContentSize.height
        if view.autoresizingMask.contains(.flexibleHeight), own > 0 { return own }
        if view.frame.height > 0 { return view.frame.height }
        let fitting = view.sizeThatFits(CGSize(width: width, height: .infinity)).height
        if fitting > 0, fitting.isFinite { return fitting }
        if own > 0 { return own }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Places the panel at the bottom of `window`, above its safe area.
    func placeAtBottom(of window: UIWindow) {
        let width = window.bounds.width
        let heights = [accessory, input].map { $0.map { height(of: $0, width: width) } ?? 0 }
        let inset = window.safeAreaInsets.bottom
        let total = heights == [0, 0] ? 0 : heights[0] + heights[1] + inset
        bounds.size = CGSize(width: width, height: total)
        center = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - total / 2)
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights[0])
        input?.frame = CGRect(x: 0, y: heights[0], width: width, height: heights[1])
        let place = CGRect(x: 0, y: window.bounds.maxY - total, width: width, height: total)
        if window.softwareKeyboardFrame != place { window.softwareKeyboardFrame = place }
    }
}

extension UIWindow {
    /// `true` while a responder resigns in favour of another, which may keep its input views.
    static var isHandingOver = false

    /// Shows the input views of the first responder, or hides the earlier ones.
    func showInputViews() {
        if firstResponder == nil {
            if Self.isHandingOver { return }
            // The bar of a chat stays at the bottom when its text ends editing.
            if let inputPanel, inputPanel.hadFirstResponder, let owner = inputPanel.owner,
                owner.canBecomeFirstResponder
            {
                inputPanel.hadFirstResponder = false
                owner.becomeFirstResponder()
                return
            }
        }
        let chain = firstResponder?.chain
        let input =
            chain?.lazy.compactMap(\.shownInputView).first
            ?? firstResponder.flatMap { UIApplication.current?.softwareKeyboard?($0) }
        let owner = chain?.first { $0.shownAccessoryView != nil }
        let accessory = owner?.shownAccessoryView
        if let inputPanel {
            let editor = firstResponder as? UIView
            inputPanel.hadFirstResponder = editor?.isDescendant(of: inputPanel) ?? false
            if inputPanel.shows(accessory: accessory, input: input) { return }
            inputPanel.removeFromSuperview()
            self.inputPanel = nil
            if accessory == nil, input == nil { softwareKeyboardFrame = .zero }
        }
        guard accessory != nil || input != nil else { return }
        let panel = InputPanel(accessory: accessory, input: input, owner: owner)
        inputPanel = panel
        addSubview(panel)
        panel.placeAtBottom(of: self)
        panel.transform = CGAffineTransform(translationX: 0, y: panel.bounds.height)
        UIView.animate(withDuration: Self.keyboardDuration) { panel.transform = .identity }
    }
}
