public import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitCore

/// A view with a translucent material behind its content.
///
/// Add subviews to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let material = UIView()
    private let content = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        isOpaque = false
        content.isOpaque = false
        material.isUserInteractionEnabled = false
        for view in [material, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        updateMaterial()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The view whose subviews are shown on the material.
    open var contentView: UIView { content }

    /// The material, or `nil` for none. Animates inside an animation block.
    open var effect: UIVisualEffect? { didSet { updateMaterial() } }

    private func updateMaterial() {
        let blur = effect as? UIBlurEffect
        material.backgroundColor = blur?.color ?? .clear
        material.layer.backdropBlur = blur?.style.deviation ?? 0
        material.isOpaque = false
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if effect is UIBlurEffect { description.add(flag: "material") }
    }
}

extension UIVisualEffectView: ViewWithParts {
    package final var parts: [UIView] { [material] }
}
