import CoreGraphics
public import Foundation
public import FoundationGaps

/// The key under which a layer keeps its transition.
public nonisolated let kCATransition = "transition"

/// The motion of a transition.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content fades into the new, the default.
    public static let fade = Self(rawValue: "fade")

    /// The new content slides over the old.
    public static let moveIn = Self(rawValue: "moveIn")

    /// The new content pushes the old away.
    public static let push = Self(rawValue: "push")

    /// The old content slides away from the new.
    public static let reveal = Self(rawValue: "reveal")
}

/// The side where a transition begins.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// An animation from what a layer and its sublayers showed in the last frame to what they show now.
///
///     let transition = CATransition()
///     transition.type = .push
///     transition.subtype = .fromRight
///     label.layer.add(transition, forKey: nil)
///     label.text = "Next"
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The motion; ``CATransitionType/fade`` by default.
    open var type = CATransitionType.fade

    /// The side where the motion begins; the left one without a value. Has no effect on a fade.
    open var subtype: CATransitionSubtype?

    /// The progress at the start, from 0 (the default) to 1.
    open var startProgress: Float = 0

    /// The progress at the end, from 0 to 1 (the default).
    open var endProgress: Float = 1

    /// The pixels of the layer when the transition was added.
    private final var start: Raster?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
    }

    final func captureStart(of layer: CALayer) {
        start = layer.root.compositor?.pixels(of: layer)
    }

    @_spi(UIKitInternals) open override func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {
        let first = Double(startProgress)
        layer.mutableExtras.transition = TransitionMoment(
            start: start, type: type, subtype: subtype,
            progress: first + (Double(endProgress) - first) * progress)
    }
}

/// A transition at a point of its progress.
struct TransitionMoment {
    var start: Raster?
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    var progress: Double

    /// Returns the picture of the transition to `end`.
    func blend(_ end: Raster, limits: Raster.Limits) -> Raster {
        let rect = (start?.rect ?? .empty).union(end.rect)
        let result = Raster(
            surface: PixelSurface(width: rect.width, height: rect.height), rect: rect)
        if type == .fade {
            result.add(start, alpha: 1 - progress, .add)
            result.add(end, alpha: progress, .add)
            return result
        }
        // Where the new content is, compared with its final place.
        let remaining = offset(of: rect, by: progress - 1)
        let gone = offset(of: rect, by: progress)
        if type == .reveal {
            result.add(end)
            result.add(start, x: gone.x, y: gone.y)
        } else {
            let isPush = type == .push
            result.add(start, x: isPush ? gone.x : 0, y: isPush ? gone.y : 0)
            result.add(end, x: remaining.x, y: remaining.y)
        }
        return result
    }

    /// The share of a rectangle's size, away from the side where the transition begins.
    private func offset(of rect: DeviceRect, by share: Double) -> (x: Int, y: Int) {
        let x = Int((Double(rect.width) * share).rounded())
        let y = Int((Double(rect.height) * share).rounded())
        return switch subtype {
        case .fromRight: (-x, 0)
        case .fromTop: (0, y)
        case .fromBottom: (0, -y)
        default: (x, 0)
        }
    }
}

extension Raster {
    /// Draws another raster, moved by some pixels, within this one's rectangle.
    fileprivate func add(
        _ other: Raster?, x: Int = 0, y: Int = 0, alpha: Double = 1,
        _ operation: PixelSurface.Operation = .over
    ) {
        guard let other else { return }
        surface.draw(
            other.surface, left: other.rect.minX - rect.minX + x,
            top: other.rect.minY - rect.minY + y, x: 0, y: 0, width: rect.width,
            height: rect.height, alpha: alpha, operation: operation)
    }
}
