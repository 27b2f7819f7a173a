import CoreGraphics
import Foundation
import QuartzCore
import Symbols
import UIKitCore

/// The movement of one property of a symbol's layer.
struct SymbolTrack {
    let keyPath: String

    /// The values, relative to the layer's own: factors of a scale or an opacity, and angles or
    /// distances that are added.
    let values: [Double]

    /// `true` if the values are factors.
    var multiplies = true
}

/// The movements of a symbol in an effect.
struct SymbolAnimation {
    let tracks: [SymbolTrack]

    /// The time in seconds of one run.
    let duration: TimeInterval

    /// `true` if the effect repeats until it is removed, unless its options say otherwise.
    var repeats = false

    /// `true` if the last values last until the effect is removed.
    var lasts = false

    private static let larger = 1.2
    private static let smaller = 0.83

    init?(_ motion: SymbolMotion) {
        switch motion {
        case .automatic, .replace: return nil
        case .bounce(let direction):
            let peak = direction == .up ? Self.larger : Self.smaller
            self.init([.scale([1, peak, 1 - (peak - 1) * 0.25, 1])], duration: 0.45)
        case .pulse:
            self.init([.opacity([1, 0.35, 1])], duration: 1.4, repeats: true)
        case .variableColor(let isReversing, let hides):
            let low = hides ? 0.05 : 0.3
            let rising = [low, low + (1 - low) / 3, low + (1 - low) * 2 / 3, 1]
            self.init(
                [.opacity(isReversing ? rising + rising.reversed() : rising)],
                duration: isReversing ? 1.6 : 0.9, repeats: true)
        case .scale(let direction):
            self.init(
                [.scale([1, direction == .up ? Self.larger : Self.smaller])], duration: 0.25,
                lasts: true)
        case .appear(let direction):
            let start = direction == .down ? 1.4 : direction == .up ? 0.5 : 1
            self.init([.opacity([0, 1]), .scale([start, 1])], duration: 0.25)
        case .disappear(let direction):
            let end = direction == .down ? 0.5 : direction == .up ? 1.4 : 1
            self.init([.opacity([1, 0]), .scale([1, end])], duration: 0.25, lasts: true)
        case .wiggle(let axis):
            let shake = [0.0, -1, 1, -0.6, 0.6, 0]
            switch axis {
            case .horizontal: self.init([.shift("x", shake.map { $0 * 3 })], duration: 0.6)
            case .vertical: self.init([.shift("y", shake.map { $0 * 3 })], duration: 0.6)
            case .turning: self.init([.turn(shake.map { $0 * 0.2 })], duration: 0.6)
            }
        case .breathe(let isPlain):
            let scale = SymbolTrack.scale([1, 1.12, 1])
            self.init(
                isPlain ? [scale] : [scale, .opacity([0.6, 1, 0.6])], duration: 2.4, repeats: true)
        case .rotate(let isClockwise):
            self.init([.turn([0, isClockwise ? 2 * .pi : -2 * .pi])], duration: 1)
        }
    }

    private init(
        _ tracks: [SymbolTrack], duration: TimeInterval, repeats: Bool = false, lasts: Bool = false
    ) {
        self.tracks = tracks
        self.duration = duration
        self.repeats = repeats
        self.lasts = lasts
    }

    /// The number of runs with some options; `nil` for no end.
    func runs(_ options: SymbolEffectOptions) -> Int? {
        switch options.repetition {
        case .once: 1
        case .repeating(let behavior): behavior.count
        case nil: repeats ? nil : 1
        }
    }

    /// The pause between two runs, in seconds.
    func pause(_ options: SymbolEffectOptions) -> TimeInterval {
        if case .repeating(let behavior) = options.repetition { behavior.delay } else { 0 }
    }
}

extension SymbolTrack {
    fileprivate static func scale(_ values: [Double]) -> SymbolTrack {
        SymbolTrack(keyPath: "transform.scale", values: values)
    }

    fileprivate static func opacity(_ values: [Double]) -> SymbolTrack {
        SymbolTrack(keyPath: "opacity", values: values)
    }

    fileprivate static func turn(_ values: [Double]) -> SymbolTrack {
        SymbolTrack(keyPath: "transform.rotation.z", values: values, multiplies: false)
    }

    fileprivate static func shift(_ axis: String, _ values: [Double]) -> SymbolTrack {
        SymbolTrack(keyPath: "transform.translation.\(axis)", values: values, multiplies: false)
    }
}

/// An effect of an image view that has not ended.
final class SymbolEffectRun {
    let motion: SymbolMotion
    let animation: SymbolAnimation
    let options: SymbolEffectOptions
    let timer = OneShotTimer()
    var completion: ((Bool) -> Void)?

    init(
        _ motion: SymbolMotion, _ animation: SymbolAnimation, _ options: SymbolEffectOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.motion = motion
        self.animation = animation
        self.options = options
        self.completion = completion
    }

    /// Calls the completion once.
    func end(isFinished: Bool) {
        timer.stop()
        let completion = completion
        self.completion = nil
        completion?(isFinished)
    }
}
