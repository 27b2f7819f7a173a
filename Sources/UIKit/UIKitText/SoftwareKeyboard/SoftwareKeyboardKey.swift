import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A key of the on-screen keyboard, as a view.
final class SoftwareKeyboardKey: UIControl {
    let key: KeyboardKey
    private let label = UILabel()
    private let image = UIImageView()
    private let repetition = OneShotTimer()
    private let onPress: (KeyboardKey) -> Void

    /// The time until a held key repeats, and the time between repetitions, in seconds.
    private static let delays = (first: 0.5, next: 0.1)

    init(_ key: KeyboardKey, onPress: @escaping (KeyboardKey) -> Void) {
        self.key = key
        self.onPress = onPress
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .keyboardKey
        layer.cornerRadius = 5
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        image.contentMode = .center
        image.tintColor = .label
        for view in [label, image] { addSubview(view) }
        updateColor()
        // A held key repeats from the touch on; others act when the finger lifts.
        addAction(UIAction { [weak self] _ in self?.touched() }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.lifted() }, for: .touchUpInside)
        for event in [UIControl.Event.touchUpOutside, .touchCancel] {
            addAction(UIAction { [weak self] _ in self?.repetition.stop() }, for: event)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The keys are not steps of Tab.
    override var canBecomeFocused: Bool { false }

    /// Shows a title or a symbol, with the name for assistive technologies.
    func show(title: String? = nil, symbol: String? = nil, name: String) {
        label.text = title
        label.font = .systemFont(ofSize: (title?.count ?? 0) > 1 ? 16 : 22)
        image.image = symbol.flatMap { UIImage(systemName: $0) }
        accessibilityLabel = name
    }

    override var isHighlighted: Bool { didSet { updateColor() } }

    override var isSelected: Bool { didSet { updateColor() } }

    override var isEnabled: Bool {
        didSet { label.textColor = isEnabled ? .label : .tertiaryLabel }
    }

    private func updateColor() {
        let isLetter =
            switch key {
            case .text, .space: true
            default: isSelected
            }
        let isLight = isLetter != isHighlighted
        backgroundColor = UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return isDark
                ? UIColor(white: isLight ? 0.42 : 0.28, alpha: 1)
                : isLight ? .white : UIColor(white: 0.8, alpha: 1)
        }
    }

    private func touched() {
        guard key == .delete else { return }
        onPress(key)
        repetition.start(after: Self.delays.first) { [weak self] in self?.repeatKey() }
    }

    private func repeatKey() {
        onPress(key)
        repetition.start(after: Self.delays.next) { [weak self] in self?.repeatKey() }
    }

    private func lifted() {
        repetition.stop()
        if key != .delete { onPress(key) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: (label.text?.count ?? 0) > 1 ? 4 : 0, dy: 0)
        image.frame = bounds
    }
}
