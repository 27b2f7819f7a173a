import UIKitCore

extension UIButton {
    /// Returns the pointer's style over a button.
    ///
    /// - Parameters:
    ///   - proposedEffect: The effect that the button would have.
    ///   - proposedShape: The shape of that effect.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// `true` if the button has an effect under the pointer; `false` by default.
    public var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            if let pointer { return removeInteraction(pointer) }
            addInteraction(ButtonPointer())
        }
    }

    /// Returns the pointer's style; the automatic effect if `nil`. Setting it enables the effect.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer?.provider = newValue
            pointer?.invalidate()
        }
    }

    private var pointer: ButtonPointer? {
        interactions.lazy.compactMap { $0 as? ButtonPointer }.first
    }
}

/// The pointer interaction of a button, which is its own delegate.
private final class ButtonPointer: UIPointerInteraction, UIPointerInteractionDelegate {
    var provider: UIButton.PointerStyleProvider?

    init() { super.init(delegate: nil) }

    override var effectiveDelegate: (any UIPointerInteractionDelegate)? { self }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = view as? UIButton, button.isEnabled, button.superview != nil,
            button.window != nil
        else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        guard let provider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, .roundedRect(button.frame))
    }
}
