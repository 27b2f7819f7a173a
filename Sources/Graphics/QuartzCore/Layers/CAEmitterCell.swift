public import CoreGraphics
import Foundation
import FoundationGaps

/// A source of particles that have one image, for a ``CAEmitterLayer``.
///
/// Each particle varies by the ranges: a value of 5 with a range of 2 lies between 3 and 7.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    public override init() {}

    nonisolated deinit {}

    /// The name of the cell.
    open var name: String?

    /// `true` (the default) if the cell makes particles.
    open var isEnabled = true

    /// The image of the particles, a `CGImage`.
    open var contents: Any?

    /// The pixels of the image per point; 1 by default.
    open var contentsScale: CGFloat = 1

    /// The part of the image that is shown, from 0 to 1; the whole by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The cells that each particle emits while it lives: a rocket's trail.
    open var emitterCells: [CAEmitterCell]?

    /// The seconds from the birth of the emitting particle, or from the layer's time 0, until the
    /// first particle is made.
    open var beginTime: CFTimeInterval = 0

    /// The seconds for which particles are made; without end by default.
    open var duration: CFTimeInterval = .infinity

    /// The number of particles made per second; 0 by default.
    open var birthRate: Float = 0

    /// The life of a particle in seconds; 0 by default.
    open var lifetime: Float = 0

    /// The largest random deviation from ``lifetime``, in seconds.
    open var lifetimeRange: Float = 0

    /// The direction of particles in the plane of the layer, in radians clockwise from the right.
    open var emissionLongitude: CGFloat = 0

    /// The angle between the plane of the layer and the direction of particles, which are flattened
    /// onto the plane.
    open var emissionLatitude: CGFloat = 0

    /// The angle around ``emissionLongitude`` within which particles start, in radians.
    open var emissionRange: CGFloat = 0

    /// The speed in points per second at the start; 0 by default.
    open var velocity: CGFloat = 0

    /// The largest random deviation from ``velocity``, in points per second.
    open var velocityRange: CGFloat = 0

    /// The acceleration in points per second squared.
    open var xAcceleration: CGFloat = 0

    /// The acceleration downward in points per second squared; 0 by default.
    open var yAcceleration: CGFloat = 0

    /// The acceleration towards the viewer. Particles are flattened onto the layer's plane.
    open var zAcceleration: CGFloat = 0

    /// The size relative to the image's, and its change per second.
    open var scale: CGFloat = 1

    /// The largest random deviation from ``scale`` at the start.
    open var scaleRange: CGFloat = 0

    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0

    /// The turn in radians per second.
    open var spin: CGFloat = 0

    /// The largest random deviation from ``spin``, in radians per second.
    open var spinRange: CGFloat = 0

    /// The colour that multiplies that of the image; white by default.
    open var color: CGColor? = CGColor.white

    /// The largest random deviation of the red component, which is in 0 to 1.
    open var redRange: Float = 0

    /// The largest random deviation of the green component.
    open var greenRange: Float = 0

    /// The largest random deviation of the blue component.
    open var blueRange: Float = 0

    /// The largest random deviation of the opacity.
    open var alphaRange: Float = 0

    /// The changes of the colour per second.
    open var redSpeed: Float = 0

    /// The change of the green component per second.
    open var greenSpeed: Float = 0

    /// The change of the blue component per second.
    open var blueSpeed: Float = 0

    /// The change of the opacity per second.
    open var alphaSpeed: Float = 0

    // MARK: Values by key

    /// Returns a value by its name; `nil` for an unknown one.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "enabled", "isEnabled": isEnabled
        case "contents": contents
        case "color": color
        case "emitterCells": emitterCells
        default:
            Self.floats[key].map { self[keyPath: $0] } ?? Self.lengths[key].map {
                self[keyPath: $0]
            } ?? Self.times[key].map { self[keyPath: $0] }
        }
    }

    /// Sets a value by its name, also within a layer by the key path `emitterCells.name.key`.
    open func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue.number(from: value)
        switch key {
        case "name": name = value as? String
        case "enabled", "isEnabled": isEnabled = value as? Bool ?? ((number ?? 0) != 0)
        case "contents": contents = value
        case "color": color = value as? CGColor
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        default:
            guard let number else { return }
            if let path = Self.floats[key] {
                self[keyPath: path] = Float(number)
            } else if let path = Self.lengths[key] {
                self[keyPath: path] = CGFloat(number)
            } else if let path = Self.times[key] {
                self[keyPath: path] = number
            }
        }
    }

    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
        "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
        "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
        "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]

    private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
        "contentsScale": \.contentsScale, "emissionLongitude": \.emissionLongitude,
        "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange,
        "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
        "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    ]

    private static let times: [String: ReferenceWritableKeyPath<CAEmitterCell, CFTimeInterval>] = [
        "beginTime": \.beginTime, "duration": \.duration,
    ]

    // MARK: Particles

    /// The longest life of a particle, with that of those which it emits.
    final var longestLife: Double {
        let own = Double(lifetime + abs(lifetimeRange))
        return own + ((emitterCells ?? []).map(\.longestLife).max() ?? 0)
    }

    /// The image that is drawn.
    final var image: CGImage? { (contents as? CGImage)?.part(in: contentsRect) }

    /// The image's size in points.
    final var size: CGSize {
        guard let image = contents as? CGImage, contentsScale > 0 else { return .zero }
        return CGSize(
            width: CGFloat(image.width) * contentsRect.width / contentsScale,
            height: CGFloat(image.height) * contentsRect.height / contentsScale)
    }
}

/// Numbers that depend only on a seed and their place in the sequence.
struct ParticleRandomness {
    private var state: UInt64

    init(seed: UInt32, cell: Int, particle: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        state ^= UInt64(truncatingIfNeeded: cell) &* 0xC2B2_AE3D_27D4_EB4F
        state ^= UInt64(truncatingIfNeeded: particle) &* 0x1656_67B1_9E37_79F9
    }

    /// The next number, from 0 to 1: SplitMix64 (Steele, Lea and Flood, 2014).
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
    }

    /// The next number, from -1 to 1.
    mutating func signed() -> Double { unit() * 2 - 1 }
}
