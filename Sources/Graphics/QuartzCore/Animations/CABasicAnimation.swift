import CoreGraphics
public import Foundation
public import FoundationGaps

/// An animation of a property from one value to another.
///
/// | set        | from           | to              |
/// |------------|----------------|-----------------|
/// | from, to   | from           | to              |
/// | from, by   | from           | from + by       |
/// | by, to     | to - by        | to              |
/// | from       | from           | the layer's     |
/// | to         | the layer's    | to              |
/// | by         | the layer's    | the layer's + by|
/// | none       | the layer's    | the model's     |
///
/// *The layer's* is the value that the layer would present without this animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; `nil` for the layer's own, or for one that follows from the other two.
    open var fromValue: Any? { didSet { parsed = nil } }
    /// The last value; `nil` for the layer's own, or for one that follows from the other two.
    open var toValue: Any? { didSet { parsed = nil } }
    /// The difference between the first and the last value, if one of these is `nil`.
    open var byValue: Any? { didSet { parsed = nil } }

    /// The three values as they are interpolated. Casting takes longer than interpolating, so it is
    /// not repeated in each frame.
    private final var parsed: ParsedValues?

    private struct ParsedValues {
        let from: AnimatableValue?
        let to: AnimatableValue?
        let by: AnimatableValue?
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// Returns the end values, when the layer would present `current` without this animation; `nil`
    /// if they cannot be interpolated.
    final func ends(
        current: @autoclosure () -> AnimatableValue?
    ) -> (from: AnimatableValue, to: AnimatableValue)? {
        let values =
            parsed
            ?? ParsedValues(
                from: AnimatableValue(fromValue), to: AnimatableValue(toValue),
                by: AnimatableValue(byValue))
        parsed = values
        switch (values.from, values.to, values.by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return current().map { (from, $0) }
        case (nil, let to?, nil): return current().map { ($0, to) }
        case (nil, nil, let by?): return current().map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return current().map { ($0, $0) }
        }
    }

    @_spi(UIKitInternals) open override func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {
        guard let keyPath else { return }
        let ends = ends(
            current: valueFunction?.neutral ?? (isAdditive ? nil : current(of: layer)))
        if let ends {
            show(
                ends.from.interpolated(to: ends.to, fraction: progress), last: ends.to,
                repetition: repetition, on: layer)
        } else if let value = progress < 0.5 ? fromValue : toValue {
            layer.setValue(value, forKeyPath: keyPath)
        }
    }
}
