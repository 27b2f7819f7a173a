public import Foundation
public import FoundationGaps

/// How often something wants to be called, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float

    /// The rate that is best, or nil for the maximum.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Every frame of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A timer that fires with the frames of the screen.
///
///     let link = CADisplayLink { link in ball.position.x += 60 * link.duration }
///     link.add(to: .main, forMode: .common)
///
/// It keeps its target until ``invalidate()``.
@preconcurrency @MainActor
public final class CADisplayLink {
    private var action: ((CADisplayLink) -> Void)?
    private var isAdded = false
    private var lastFired: CFTimeInterval?

    /// Whose frames it fires with, while it is added.
    private weak var context: MediaContext?

    /// Creates a link that calls `sel` on `target`. The method takes nothing or the link.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { link in sel.perform(on: target, sender: link) }
    }

    /// Creates a link that calls `handler`.
    public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        action = handler
    }

    /// The time of the frame that is being made, in seconds; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0

    /// The time of the frame after it.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds from one frame of the screen to the next; 0 before the first.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether it is silent for now; false by default.
    public var isPaused = false {
        didSet { if !isPaused && isAdded { context?.frameIsNeeded() } }
    }

    /// How often it fires at most; 0, the default, stands for every frame.
    public var preferredFramesPerSecond = 0

    /// How often it fires. The preferred rate counts, or else the maximum.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Starts it. There is one loop, so `runloop` and `mode` do not matter.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil, !isAdded else { return }
        isAdded = true
        context = .current
        context?.add(self)
    }

    /// Stops it until it is added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        context?.remove(self)
    }

    /// Stops it for good and lets go of its target.
    public func invalidate() {
        isAdded = false
        action = nil
        context?.remove(self)
    }

    func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
        guard isAdded, !isPaused, let action else { return }
        let interval = max(frameDuration, shortestInterval)
        if let lastFired, time - lastFired < interval - frameDuration / 2 { return }
        lastFired = time
        timestamp = time
        targetTimestamp = time + interval
        duration = frameDuration
        action(self)
    }

    private var shortestInterval: CFTimeInterval {
        let range = preferredFrameRateRange
        let rates = [Float(preferredFramesPerSecond), range.preferred ?? range.maximum]
        return rates.filter { $0 > 0 }.map { 1 / CFTimeInterval($0) }.max() ?? 0
    }
}
