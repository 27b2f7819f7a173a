import LayoutDSL
import UIKit

/// A switch between on and off.
final class Toggle: UIControl {
    private static let size = CGSize(width: 51, height: 31)

    private let thumb = UIView()
    private var thumbPlace: LayoutConstraint?

    /// `true` if it is on. Setting it sends no actions.
    var isOn: Bool { didSet { if isOn != oldValue { showState() } } }

    init(isOn: Bool = false) {
        self.isOn = isOn
        super.init(frame: .zero)
        layer.cornerRadius = Self.size.height / 2
        thumb.isUserInteractionEnabled = false
        thumb.backgroundColor = .white
        thumb.layer.cornerRadius = 13.5
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(thumb)
        thumb.layout.make {
            $0.size.equal(to: 27)
            $0.centerY.equal(to: self)
            thumbPlace = $0.leading.equal(to: self).offset(2).constraint
        }
        setContentHuggingPriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        showState()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { Self.size }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) else {
            return
        }
        isOn.toggle()
        sendActions(for: .valueChanged)
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    private func showState() {
        backgroundColor = isOn ? .systemGreen : .systemGray4
        accessibilityValue = isOn ? "1" : "0"
        thumbPlace?.offset(isOn ? Self.size.width - 29 : 2)
    }
}
