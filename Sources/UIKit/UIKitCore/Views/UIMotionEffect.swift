public import Foundation

/// An offset of a view's properties that depends on how the device is held.
///
/// A desktop is never tilted, so there the offset stays that of a device held straight; tests can
/// tilt one. A subclass returns the values in ``keyPathsAndRelativeValues(forViewerOffset:)``.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {}

    nonisolated deinit {}

    /// Returns what is added to properties of the view, by key path, as in `["center.x": 10]`.
    ///
    /// - Parameter viewerOffset: The tilt, from -1 to 1 in each direction; zero for a device held
    ///   straight.
    open func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? { nil }
}

/// A motion effect that interpolates one property between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt.
    public nonisolated enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    /// The property of the view, such as `"center.x"` or `"layer.shadowOffset.width"`.
    public let keyPath: String

    /// The axis of the tilt that changes the value.
    public let type: EffectType

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    nonisolated deinit {}

    /// The number added to the property at the tilt -1.
    open var minimumRelativeValue: Any?

    /// The number added to the property at the tilt 1.
    open var maximumRelativeValue: Any?

    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        let tilt =
            type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let low = Self.number(minimumRelativeValue)
        let high = Self.number(maximumRelativeValue)
        return [keyPath: low + (high - low) * (min(max(tilt, -1), 1) + 1) / 2]
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }
}

/// Motion effects that act together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects, which apply together.
    open var motionEffects: [UIMotionEffect]?

    nonisolated deinit {}

    /// The sums of the effects' values.
    open override func keyPathsAndRelativeValues(
        forViewerOffset viewerOffset: UIOffset
    ) -> [String: Any]? {
        var result: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            result.merge(values) { first, second in
                guard let first = first as? CGFloat, let second = second as? CGFloat else {
                    return second
                }
                return first + second
            }
        }
        return result
    }
}
