import CoreGraphics
import Foundation
import UIKitCore

/// The bar of an edit menu: titles side by side, in pages where they do not fit.
final class EditMenuBar: UIView {
    var menu: UIMenu { didSet { rebuild() } }

    /// The rectangle that the bar must not cover, in the window.
    var target = CGRect.zero { didSet { setNeedsPlace() } }

    /// `true` to place the bar below the target where there is room, instead of above.
    var prefersBelow = false

    /// Called when a finger or a mouse touches the window outside of the bar.
    var onOutsideTouch: (() -> Void)?

    private let onChoice: (UIMenuElement) -> Void
    private let clip = UIView()
    private var buttons: [EditMenuButton] = []
    private var firstShown = 0
    private lazy var outside = OutsideTouchRecognizer(self)
    private lazy var forward = EditMenuButton(symbol: "chevron.forward") { [weak self] in
        self?.turn(forward: true)
    }
    private lazy var backward = EditMenuButton(symbol: "chevron.backward") { [weak self] in
        self?.turn(forward: false)
    }

    static let height: CGFloat = 44
    private static let gap: CGFloat = 8

    init(_ menu: UIMenu, onChoice: @escaping (UIMenuElement) -> Void) {
        self.menu = menu
        self.onChoice = onChoice
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = "EditMenu"
        ControlStyle.float(layer)
        clip.backgroundColor = ControlStyle.panel
        clip.layer.cornerRadius = 10
        clip.clipsToBounds = true
        addSubview(clip)
        clip.addSubview(backward)
        clip.addSubview(forward)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = MenuSection.sections(of: menu).flatMap(\.elements).map { element in
            EditMenuButton(element) { [weak self] in self?.onChoice(element) }
        }
        for button in buttons { clip.addSubview(button) }
        firstShown = 0
        setNeedsPlace()
    }

    // MARK: Opening and closing

    func open(in window: UIWindow, at target: CGRect) {
        window.addSubview(self)
        window.addGestureRecognizer(outside)
        self.target = target
        place(in: window)
        alpha = 0
        UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    }

    func close() {
        outside.view?.removeGestureRecognizer(outside)
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: 0.15, animations: { self.alpha = 0 },
            completion: { _ in self.removeFromSuperview() })
    }

    // MARK: Layout

    private func setNeedsPlace() {
        setNeedsLayout()
        if let window { place(in: window) }
    }

    private func turn(forward: Bool) {
        let pages = pages(within: room.width)
        guard let index = pages.firstIndex(where: { $0.contains(firstShown) }) else { return }
        firstShown = pages[min(max(index + (forward ? 1 : -1), 0), pages.count - 1)].lowerBound
        setNeedsPlace()
    }

    private var room: CGRect {
        guard let window else { return .zero }
        return window.bounds.inset(by: window.safeAreaInsets).shrunk(
            x: ControlStyle.Menu.windowMargin, y: ControlStyle.Menu.windowMargin)
    }

    /// Returns the buttons that fit side by side, page by page.
    private func pages(within width: CGFloat) -> [Range<Int>] {
        let widths = buttons.map(\.width)
        if widths.reduce(0, +) <= width { return [0..<buttons.count] }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            var used = widths[start] + 2 * EditMenuButton.symbolWidth
            var end = start + 1
            while end < widths.count, used + widths[end] <= width {
                used += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
        return pages
    }

    /// Places the bar on the preferred side of the target, or on the other where there is no room.
    private func place(in window: UIWindow) {
        let room = room
        let pages = pages(within: room.width)
        let page = pages.first { $0.contains(firstShown) } ?? 0..<0
        var x: CGFloat = 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        backward.isHidden = page.lowerBound == 0
        forward.isHidden = page.upperBound == buttons.count
        var shown: [EditMenuButton] = buttons[page].map { $0 }
        for (index, button) in buttons.enumerated() { button.isHidden = !page.contains(index) }
        if !backward.isHidden { shown.insert(backward, at: 0) }
        if !forward.isHidden { shown.append(forward) }
        let total = shown.map(\.width).reduce(0, +)
        let width = min(total, room.width)
        for (index, button) in shown.enumerated() {
            let own = min(button.width, width)
            button.showsLine = index > 0
            button.frame = CGRect(
                x: isMirrored ? width - x - own : x, y: 0, width: own, height: Self.height)
            x += own
        }
        let above = target.minY - Self.gap - Self.height
        let below = target.maxY + Self.gap
        let isBelow = prefersBelow && below + Self.height <= room.maxY || above < room.minY
        let y = isBelow ? min(below, room.maxY - Self.height) : above
        let start = min(max(target.midX - width / 2, room.minX), room.maxX - width)
        frame = CGRect(x: start.rounded(), y: y.rounded(), width: width, height: Self.height)
        clip.frame = bounds
    }
}

/// A title or a symbol of an edit menu.
private final class EditMenuButton: UIControl {
    private let label = UILabel()
    private let image = UIImageView()
    private let line = UIView()

    static let symbolWidth: CGFloat = 40

    /// `true` if a line parts the button from the one before.
    var showsLine = false { didSet { line.isHidden = !showsLine } }

    private init(action: @escaping () -> Void) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        image.contentMode = .center
        image.tintColor = .label
        line.backgroundColor = .separator
        for view in [label, image, line] { addSubview(view) }
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    convenience init(_ element: UIMenuElement, action: @escaping () -> Void) {
        self.init(action: action)
        let hasTitle = !element.title.isEmpty
        label.text = element.title
        image.image = hasTitle ? nil : element.image
        accessibilityLabel = element.title
        isEnabled = !element.menuAttributes.contains(.disabled)
        let isDestructive = element.menuAttributes.contains(.destructive)
        label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    }

    convenience init(symbol: String, action: @escaping () -> Void) {
        self.init(action: action)
        image.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        accessibilityIdentifier = symbol
    }

    required init?(coder: NSCoder) { nil }

    var width: CGFloat {
        image.image != nil
            ? Self.symbolWidth : max(Self.symbolWidth, ceil(label.intrinsicContentSize.width) + 24)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        image.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
    }
}

/// A recogniser that reports touches outside of a bar, and leaves them to the views there.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
    private weak var bar: EditMenuBar?

    init(_ bar: EditMenuBar) {
        self.bar = bar
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let bar, let touch = touches.first, !bar.bounds.contains(touch.location(in: bar)) {
            bar.onOutsideTouch?()
        }
        state = .failed
    }
}
