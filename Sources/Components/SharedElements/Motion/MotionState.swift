public import UIKit

/// The place, size, angle and opacity of a view within a ``Motion``.
public nonisolated struct MotionState: Hashable, Sendable {
    /// The distance from its own place, in points.
    public var translation: CGPoint
    /// The factor of the size; 1 is the view's own.
    public var scale: CGFloat
    /// The angle in radians, clockwise.
    public var rotation: CGFloat
    /// The opacity, from 0 to 1.
    public var opacity: CGFloat

    public init(
        translation: CGPoint = .zero, scale: CGFloat = 1, rotation: CGFloat = 0,
        opacity: CGFloat = 1
    ) {
        self.translation = translation
        self.scale = scale
        self.rotation = rotation
        self.opacity = opacity
    }

    /// A view in its own place and size, upright and opaque.
    public static let identity = MotionState()

    /// The state between this one (share 0) and another (share 1), and beyond.
    public func mixed(with other: MotionState, share: Double) -> MotionState {
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        return MotionState(
            translation: CGPoint(
                x: mix(translation.x, other.translation.x),
                y: mix(translation.y, other.translation.y)),
            scale: mix(scale, other.scale), rotation: mix(rotation, other.rotation),
            opacity: mix(opacity, other.opacity))
    }

    /// The transform of a view in this state.
    public var transform: CGAffineTransform {
        CGAffineTransform(translationX: translation.x, y: translation.y)
            .rotated(by: rotation).scaledBy(x: scale, y: scale)
    }

    /// Sets a view's transform and alpha.
    @MainActor public func apply(to view: UIView) {
        view.transform = transform
        view.alpha = min(max(opacity, 0), 1)
    }
}
