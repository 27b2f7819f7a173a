public import Foundation
public import FoundationGaps

/// A range of frame rates, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest acceptable rate, in frames a second.
    public var minimum: Float
    /// The highest acceptable rate, in frames a second.
    public var maximum: Float

    /// The preferred rate, or `nil` for the maximum.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The frame rate of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A timer that fires with the frames of the screen.
///
///     let link = CADisplayLink { link in ball.position.x += 60 * link.duration }
///     link.add(to: .main, forMode: .common)
///
/// It retains its target until ``invalidate()``.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?

    /// The modes that the link was added in.
    private var modes: Set<RunLoop.Mode> = []
    private var isAdded: Bool { !modes.isEmpty }
    private var lastFired: CFTimeInterval?

    /// The context whose frames it fires with, while it is added.
    private weak var context: MediaContext?

    /// The class of the target and the method, as in `Ball.step`; `nil` for a link with a handler.
    let method: String?

    /// Creates a link that calls `sel` on `target`. The method has no parameter or takes the link.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { link in sel.perform(on: target, sender: link) }
        method = "\(type(of: target)).\(sel.name)"
    }

    /// Creates a link that calls `handler`.
    public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        action = handler
        method = nil
    }

    /// The time of the current frame, in seconds; 0 before the first.
    public private(set) var timestamp: CFTimeInterval = 0

    /// The time of the next frame, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0

    /// The duration of a frame of the screen in seconds; 0 before the first.
    public private(set) var duration: CFTimeInterval = 0

    /// `true` if it does not fire for now; `false` by default.
    public var isPaused = false {
        didSet { if !isPaused && isAdded { context?.setNeedsFrame() } }
    }

    /// The maximum frequency in frames per second; 0, the default, for every frame.
    public var preferredFramesPerSecond = 0

    /// The number of the screen's frames from one call to the next; 1 by default. Older than
    /// ``preferredFramesPerSecond``.
    public var frameInterval = 1

    /// The range of frequencies. The preferred rate is used, or else the maximum.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// Starts firing in a mode of the main loop, which is the only one.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        let wasAdded = isAdded
        modes.insert(mode)
        guard !wasAdded else { return }
        context = .current
        context?.add(self)
    }

    /// Stops firing in a mode; without any mode left, until it is added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if !isAdded { context?.remove(self) }
    }

    /// Stops firing permanently and releases the target.
    public func invalidate() {
        modes = []
        action = nil
        context?.remove(self)
    }

    private static let trackingMode = RunLoop.Mode("UITrackingRunLoopMode")

    /// `true` if it fires in the default mode of the loop, or in the tracking mode.
    func fires(whileTracking: Bool) -> Bool {
        guard !isPaused else { return false }
        return modes.contains(.common)
            || modes.contains(whileTracking ? Self.trackingMode : .default)
    }

    func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
        guard isAdded, !isPaused, let action else { return }
        let interval = max(frameDuration * CFTimeInterval(max(frameInterval, 1)), shortestInterval)
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
