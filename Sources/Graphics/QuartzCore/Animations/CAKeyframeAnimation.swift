public import CoreGraphics
public import Foundation
public import FoundationGaps

/// The interpolation between keyframes.
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation, the default.
    public static let linear = Self(rawValue: "linear")

    /// No interpolation: each value is shown until the next.
    public static let discrete = Self(rawValue: "discrete")

    /// Linear interpolation at constant speed; key times and timing functions are ignored.
    public static let paced = Self(rawValue: "paced")

    /// Interpolation along a Catmull-Rom spline through the values.
    public static let cubic = Self(rawValue: "cubic")

    /// Interpolation along that spline at nearly constant speed; key times and timing functions are
    /// ignored.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = Self(rawValue: "auto")

    /// The layer's x axis points backward along the path.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// An animation of a property through several values, or of a point along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values. Ignored when there is a ``path``.
    open var values: [Any]?

    /// The path of a point property. Each line or curve leads to one keyframe.
    open var path: CGPath?

    /// The times of the keyframes, from 0 to 1 of the duration; evenly spaced when `nil` or of the
    /// wrong number. Discrete animations have one more time than values.
    open var keyTimes: [NSNumber]?

    /// The pacing of the intervals between keyframes, one fewer than these.
    open var timingFunctions: [CAMediaTimingFunction]?

    /// How values between key frames are computed; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    /// The tightness of a cubic curve at each keyframe, from −1, round, to 1, tight; 0 for those
    /// that are missing.
    open var tensionValues: [NSNumber]?

    /// The sharpness of a cubic curve's corner at each keyframe: negative for a corner inward,
    /// positive for one outward; 0, none, for those that are missing.
    open var continuityValues: [NSNumber]?

    /// The place of a cubic curve's extreme near each keyframe: negative before, positive after
    /// it; 0 for those that are missing.
    open var biasValues: [NSNumber]?

    /// The rotation along the path; `nil`, the default, for none.
    open var rotationMode: CAAnimationRotationMode?

    /// The keyframes prepared for evaluation, created on demand.
    private var track: KeyframeTrack?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
    }

    @_spi(UIKitInternals) open override func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {
        if calculationMode == .discrete, path == nil {
            return showDiscrete(on: layer, progress: progress, repetition: repetition)
        }
        let track = self.track ?? makeTrack()
        self.track = track
        guard let track, let value = track.value(at: progress) else {
            return showDiscrete(on: layer, progress: progress, repetition: repetition)
        }
        show(value, last: track.last, repetition: repetition, on: layer)
        if path != nil, let rotationMode, let angle = track.direction(at: progress) {
            let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
            layer.transform = CATransform3DRotate(layer.transform, CGFloat(turn), 0, 0, 1)
        }
    }

    /// Presents the current keyframe's value, including values that cannot be interpolated.
    private func showDiscrete(on layer: CALayer, progress: Double, repetition: Int) {
        guard let keyPath, let values, !values.isEmpty else { return }
        var index = min(Int(progress * Double(values.count)), values.count - 1)
        if let times = keyTimes, times.count >= values.count {
            index = (times.prefix(values.count).lastIndex { $0.doubleValue <= progress }) ?? 0
        }
        guard let value = AnimatableValue(values[max(index, 0)]) else {
            return layer.setValue(values[max(index, 0)], forKeyPath: keyPath)
        }
        show(value, last: AnimatableValue(values.last), repetition: repetition, on: layer)
    }

    private func bend(at index: Int) -> KeyframeTrack.Bend {
        func value(_ values: [NSNumber]?) -> Double {
            values.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
        }
        return KeyframeTrack.Bend(
            tension: value(tensionValues), continuity: value(continuityValues),
            bias: value(biasValues))
    }

    private func makeTrack() -> KeyframeTrack? {
        let segments: [KeyframeTrack.Segment]
        if let path {
            segments = KeyframeTrack.segments(along: path)
        } else {
            let frames = (values ?? []).compactMap { AnimatableValue($0) }
            guard !frames.isEmpty, frames.count == values?.count else { return nil }
            let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
            segments = KeyframeTrack.segments(
                through: frames, isCubic: isCubic, bends: frames.indices.map(bend(at:)))
        }
        return KeyframeTrack(
            segments: segments,
            isPaced: calculationMode == .paced || calculationMode == .cubicPaced,
            isDiscrete: calculationMode == .discrete,
            keyTimes: keyTimes?.map(\.doubleValue), timingFunctions: timingFunctions)
    }
}
