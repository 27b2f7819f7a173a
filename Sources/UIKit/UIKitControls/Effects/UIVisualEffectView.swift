import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitInternals) public import UIKitCore

/// A view with a translucent material behind its content, or, in another such view, with a look
/// of its content on that material.
///
/// Add subviews to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let material = UIView()
    private let content = UIView()

    /// The colour that replaces those of the content, for a ``UIVibrancyEffect``.
    private var tone: UIView?

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    private func setUp() {
        isOpaque = false
        content.isOpaque = false
        material.isUserInteractionEnabled = false
        for view in [material, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        updateEffect()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeEffect(nib)
    }

    /// The view whose subviews are shown on the material.
    open var contentView: UIView { content }

    /// The material or the look of the content, or `nil` for none. Animates inside an animation
    /// block.
    open var effect: UIVisualEffect? { didSet { updateEffect() } }

    private func updateEffect() {
        let blur = effect as? UIBlurEffect
        material.backgroundColor = blur?.color ?? .clear
        material.layer.backdropBlur = blur?.style.deviation ?? 0
        material.isOpaque = false
        showTone(effect as? UIVibrancyEffect)
    }

    private func showTone(_ vibrancy: UIVibrancyEffect?) {
        guard let vibrancy else {
            tone?.removeFromSuperview()
            tone = nil
            return
        }
        let view = tone ?? UIView(frame: bounds)
        view.backgroundColor = vibrancy.color
        guard tone == nil else { return }
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.layer.compositingFilter = "sourceIn"
        addSubview(view)
        tone = view
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if effect is UIBlurEffect { description.add(flag: "material") }
        if effect is UIVibrancyEffect { description.add(flag: "vibrancy") }
    }
}

extension UIVisualEffectView: ViewWithParts {
    package final var parts: [UIView] { [material] + (tone.map { [$0] } ?? []) }
}
