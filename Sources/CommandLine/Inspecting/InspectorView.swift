import UIKit
import UIKitCore

/// The inspector's layer over a window: a frame around the picked view, and a panel with buttons
/// and text, at the bottom of narrow windows and on the right of wide ones.
final class InspectorView: UIView {
    /// Called by the button that closes the inspector.
    var close: () -> Void = {}

    private let root: UIWindow
    private let words = InspectorWords()
    private let panel = UIView()
    private let textView = UITextView()
    private let highlight = UIView()
    private let exploded = ExplodedView()
    private lazy var parentButton = button(words.parent) { $0.pick($0.picked?.superview) }
    private lazy var layersButton = button(words.layers) { $0.toggleLayers() }
    private lazy var useButton = button(words.useApp) { $0.toggleUse() }
    private lazy var closeButton = button(words.close) { $0.close() }
    private weak var picked: UIView?
    private var touches: [String] = []

    /// The height of a bar of the app's that is the window's title bar.
    private static let titleBarHeight: CGFloat = 50

    /// The number of touches that are listed.
    private static let touchLimit = 6

    init(inspecting window: UIWindow) {
        root = window
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "inspector"
        highlight.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        highlight.layer.borderWidth = 1
        highlight.layer.borderColor = UIColor.systemBlue.cgColor
        highlight.isUserInteractionEnabled = false
        exploded.isHidden = true
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.borderWidth = 1
        panel.layer.borderColor = UIColor.separator.cgColor
        textView.isEditable = false
        textView.backgroundColor = .clear
        textView.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        textView.accessibilityIdentifier = "inspector.text"
        for view in [highlight, exploded, panel] { addSubview(view) }
        for view in [textView] + buttons { panel.addSubview(view) }
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: InspectorView.pickTapped))
        showText()
    }

    required init?(coder: NSCoder) { return nil }

    private var buttons: [UIButton] { [parentButton, layersButton, useButton, closeButton] }

    private func button(
        _ title: String, _ action: @escaping (InspectorView) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        button.addAction(
            UIAction { [unowned self] _ in action(self) }, for: .primaryActionTriggered)
        return button
    }

    // MARK: Picking

    private func pickTapped(_ recogniser: UITapGestureRecognizer) {
        pick(view(at: recogniser.location(in: self)))
    }

    private func pick(_ view: UIView?) {
        guard let view else { return }
        picked = view
        showText()
        setNeedsLayout()
    }

    /// The front-most view of the app at a point, whether it handles touches or not.
    private func view(at point: CGPoint) -> UIView? {
        func deepest(_ view: UIView) -> UIView? {
            guard !view.isHidden, view.alpha >= 0.01, view !== self,
                view.bounds.contains(view.convert(point, from: self))
            else { return nil }
            return view.subviews.reversed().lazy.compactMap(deepest).first ?? view
        }
        return deepest(root)
    }

    private func toggleLayers() {
        exploded.isHidden.toggle()
        exploded.show(root.subviews.filter { $0 !== self }, in: root)
        setNeedsLayout()
    }

    /// Lets touches through to the app, or picks with them again.
    private func toggleUse() {
        useButton.isSelected.toggle()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && useButton.isSelected ? nil : hit
    }

    /// Lists a touch that goes to the app, with the responders that it passes.
    func logTouch(at point: CGPoint) {
        guard useButton.isSelected, !panel.frame.contains(point),
            let hit = root.hitTest(point, with: nil)
        else { return }
        let chain = ViewReport.chain(of: hit).joined(separator: " → ")
        touches = (touches + ["(\(Int(point.x)) \(Int(point.y))) \(chain)"])
            .suffix(Self.touchLimit)
        showText()
    }

    private func showText() {
        var parts = [picked.map { ViewReport($0).text } ?? words.hint]
        if !touches.isEmpty {
            parts.insert("\(words.touches)\n" + touches.joined(separator: "\n"), at: 0)
        }
        textView.text = parts.joined(separator: "\n\n")
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame =
            bounds.width >= 700
            ? CGRect(x: bounds.width - 320, y: 0, width: 320, height: bounds.height)
            : CGRect(
                x: 0, y: bounds.height * 0.6, width: bounds.width, height: bounds.height * 0.4)
        // The desktop's buttons lie over the window's top where the app's bar is the title bar.
        let top =
            panel.frame.minY == 0 && root.sharedTitleBar != nil ? Self.titleBarHeight : 0
        let width = (panel.bounds.width - 16) / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 8 + CGFloat(index) * width, y: top, width: width, height: 44)
        }
        textView.frame = CGRect(
            x: 8, y: top + 44, width: panel.bounds.width - 16,
            height: panel.bounds.height - top - 44)
        exploded.frame =
            bounds.width >= 700
            ? CGRect(x: 0, y: 0, width: panel.frame.minX, height: bounds.height)
            : CGRect(x: 0, y: 0, width: bounds.width, height: panel.frame.minY)
        highlight.isHidden = picked?.window == nil || !exploded.isHidden
        if let picked { highlight.frame = picked.convert(picked.bounds, to: self) }
    }
}

extension InspectorView: TitleBarSharing {
    func sharedTitleBarDidChange() { setNeedsLayout() }
}
