import CoreGraphics
public import Foundation

/// An animation that changes one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The animated property, such as `"position"`, or a part of one, such as `"bounds.size.width"`
    /// or `"transform.rotation.z"`.
    open var keyPath: String? {
        didSet { property = keyPath.flatMap(DirectProperty.init(rawValue:)) }
    }

    /// The property that ``keyPath`` names, if it is a frequent one.
    private final var property: DirectProperty?

    /// `true` to add the values to the value presented without the animation; `false` by default.
    open var isAdditive = false

    /// `true` to continue each repetition from the end of the previous one; `false` by default.
    open var isCumulative = false

    /// The function that makes transforms of the animation's numbers; none by default.
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    /// Creates an animation of the property `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    /// Returns the value of the animated property that `layer` has; `nil` if it cannot be
    /// interpolated.
    final func current(of layer: CALayer) -> AnimatableValue? {
        if let property { return property.value(of: layer) }
        return keyPath.flatMap { AnimatableValue(layer.value(forKeyPath: $0)) }
    }

    /// Presents `value` on `layer`, added to the current value if the animation is additive, and to
    /// `last` of each completed repetition if it is cumulative.
    final func show(
        _ value: AnimatableValue, last: AnimatableValue?, repetition: Int, on layer: CALayer
    ) {
        guard let keyPath else { return }
        var value = value
        if isCumulative, repetition > 0, let last {
            value = value.adding(last, times: Double(repetition))
        }
        if let valueFunction, let made = valueFunction.transform(of: value) {
            value = .transform(made)
        }
        if let property {
            if isAdditive, let base = property.value(of: layer) { value = base.adding(value) }
            return property.set(value, of: layer)
        }
        let shown = layer.value(forKeyPath: keyPath)
        if isAdditive, let base = AnimatableValue(shown) { value = base.adding(value) }
        layer.setValue(value.any(like: shown), forKeyPath: keyPath)
    }
}
