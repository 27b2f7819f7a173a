import CoreGraphics
public import FoundationGaps
import Synchronization

/// The environment of layers and animations: the time, and frames.
///
/// An application connects ``current`` to its host. Everything here runs on the main actor, within
/// turns of the host's loop.
package final class MediaContext {
    /// The application that owns the context, retains it, and clears this link in its `deinit`.
    ///
    /// It is not weak, because every new view reads it.
    @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) var owner: AnyObject?

    /// The time in seconds. It is constant within a turn of the loop.
    package var clock: () -> CFTimeInterval

    /// Requests a tick at the next frame. Called at most once until ``tick(at:)``.
    package var requestFrame: () -> Void

    /// The duration of a frame in seconds; 1/60 by default.
    package var frameDuration: CFTimeInterval = 1.0 / 60

    /// `true` while the main run loop is in its tracking mode: links of other modes wait.
    package var isTracking = false {
        didSet { if isTracking != oldValue, !displayLinks.isEmpty { setNeedsFrame() } }
    }

    private var isFrameRequested = false
    private var displayLinks: [CADisplayLink] = []

    /// The objects that live as long as the animations which they run.
    private var runners: [ObjectIdentifier: AnyObject] = [:]

    /// The layers with animations.
    private var animatingLayers = AnimatingLayers()

    /// The compositors whose layers ``CATransaction/flush()`` lays out and displays.
    var compositors: [WeakCompositor] = []

    struct WeakCompositor { weak var compositor: Compositor? }

    /// The trees removed from presented ones since the last commit.
    private var removedTrees: [WeakLayer] = []

    private struct WeakLayer { weak var layer: CALayer? }

    package init(
        clock: @escaping () -> CFTimeInterval = { 0 }, requestFrame: @escaping () -> Void = {}
    ) {
        self.clock = clock
        self.requestFrame = requestFrame
    }

    nonisolated deinit { resignLatest() }
}

// MARK: - The current context

extension MediaContext {
    /// The context that layers outside of any compositor, animations and the clock use.
    ///
    /// A program has one. A process that runs tests has many, and its tests, which are tasks,
    /// interleave: each has the context that it last made current, and one that made none current
    /// must not find that of another. Code outside of tasks has the one last made current overall.
    package static var current: MediaContext { own ?? fallback }

    /// The owner of the current context.
    package static var currentOwner: AnyObject? { own?.owner }

    private static var own: MediaContext? {
        if contextsByTask.isEmpty {
            // As in a program: all tasks have the same one. Asking for the task takes 600
            // instructions, and every new view would.
            if let running { return running }
            let last = latest.load(ordering: .relaxed)
            if last?.toOpaque() == outsideOfTasks.load(ordering: .relaxed)?.toOpaque() {
                return last?.takeUnretainedValue()
            }
        }
        guard let task = currentTask else { return running ?? context(in: latest) }
        if !contextsByTask.isEmpty, let own = contextsByTask[task]?.context { return own }
        return running ?? context(in: outsideOfTasks)
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// Makes this the current context, for the current task and for code outside of tasks.
    package func makeCurrent() {
        let this = Unmanaged.passUnretained(self)
        Self.latest.store(this, ordering: .relaxed)
        guard let task = Self.currentTask else {
            return Self.outsideOfTasks.store(this, ordering: .relaxed)
        }
        if Self.contextsByTask[task]?.context === self { return }
        Self.contextsByTask = Self.contextsByTask.filter { $0.value.context != nil }
        Self.contextsByTask[task] = WeakContext(context: self)
    }

    /// Makes this the current context for all tasks that have made none current.
    package func makeCurrentForAll() {
        makeCurrent()
        Self.outsideOfTasks.store(Unmanaged.passUnretained(self), ordering: .relaxed)
    }

    /// Calls `body`, in which this is the current context of code that has made none current.
    package func run(_ body: () -> Void) {
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        Self.latest.store(Unmanaged.passUnretained(self), ordering: .relaxed)
        body()
    }

    /// Ends that this is the context last made current, if it is.
    ///
    /// An application that ends calls it on the main actor. The `deinit` may run on any thread,
    /// while the main actor makes another context current.
    package nonisolated func resignLatest() {
        let this = Unmanaged.passUnretained(self)
        _ = Self.latest.compareExchange(expected: this, desired: nil, ordering: .relaxed)
        _ = Self.outsideOfTasks.compareExchange(expected: this, desired: nil, ordering: .relaxed)
    }

    private typealias Link = Unmanaged<MediaContext>?

    private static func context(in link: borrowing Atomic<Link>) -> MediaContext? {
        link.load(ordering: .relaxed)?.takeUnretainedValue()
    }

    /// The context last made current; not retained.
    private nonisolated static let latest = Atomic<Link>(nil)

    /// The context last made current outside of tasks, as that of a program is; not retained.
    private nonisolated static let outsideOfTasks = Atomic<Link>(nil)

    /// The context whose code ``run(_:)`` calls.
    @exclusivity(unchecked) private static var running: MediaContext?

    /// The context of layers in a program without one: its time is constant.
    private static let fallback = MediaContext()
    @exclusivity(unchecked) private static var contextsByTask: [Int: WeakContext] = [:]

    private struct WeakContext { weak var context: MediaContext? }
}

// MARK: - Frames

extension MediaContext {
    /// `true` if a display link or an animation waits for the next frame.
    package var needsTick: Bool {
        displayLinks.contains { $0.fires(whileTracking: isTracking) }
            || animatingLayers.contains { $0.isAnimatingOverTime }
    }

    /// The sources of frame requests, one phrase each, for messages.
    package var frameReasons: [String] {
        let links = displayLinks.filter { $0.fires(whileTracking: isTracking) }
        var reasons = links.compactMap(\.method).map { "the display link of \($0)" }
        let others = links.count - reasons.count
        if others > 0 { reasons.append(others == 1 ? "a display link" : "\(others) display links") }
        for layer in animatingLayers where layer.isAnimatingOverTime {
            let owner = (layer.delegate ?? layer) as AnyObject
            reasons += layer.unfinishedAnimationNames.map {
                "the animation “\($0)” of \(type(of: owner))"
            }
        }
        return reasons
    }

    /// `true` if anything waits for the next frame, including display and compositing.
    package var needsFrame: Bool {
        needsTick || !removedTrees.isEmpty
            || compositors.contains { $0.compositor?.needsFrame ?? false }
    }

    func setNeedsFrame() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        requestFrame()
    }

    /// Runs the work due at `time`: 1. display links in the order of their creation, 2. the ends of
    /// animations, oldest first, 3. the display of layers that draw their animated properties.
    ///
    /// An application calls it once a frame, before layout, and ``endFrame()`` after compositing.
    /// Changes in between are part of the frame and request no other.
    package func tick(at time: CFTimeInterval) {
        isFrameRequested = true
        for link in displayLinks where link.fires(whileTracking: isTracking) {
            link.fire(at: time, frameDuration: frameDuration)
        }
        for layer in animatingLayers { layer.endAnimations(at: time) }
        for layer in animatingLayers { layer.displayAnimations() }
    }

    /// Requests the next frame if an animation runs or work is pending, now that this frame is
    /// presented.
    package func endFrame() {
        isFrameRequested = false
        if needsFrame { setNeedsFrame() }
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        setNeedsFrame()
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    /// Retains an object that runs animations, until ``release(_:)`` or the end of the context.
    package func keep(_ runner: AnyObject) { runners[ObjectIdentifier(runner)] = runner }

    /// Releases an object whose animations have ended.
    package func release(_ runner: AnyObject) { runners[ObjectIdentifier(runner)] = nil }

    func addAnimating(_ layer: CALayer) {
        if animatingLayers.add(layer) { setNeedsFrame() }
    }

    func removeAnimating(_ layer: CALayer) {
        animatingLayers.remove(layer)
    }

    func hasAnimatingLayer(where matches: (CALayer) -> Bool) -> Bool {
        animatingLayers.contains { $0.isAnimatingOverTime && matches($0) }
    }

    func forEachAnimatingLayer(_ body: (CALayer) -> Void) {
        for layer in animatingLayers where layer.isAnimatingOverTime { body(layer) }
    }

    /// Records that a tree was removed from a presented one; it may be added again before the next
    /// commit.
    func noteTreeRemoval(of tree: CALayer) {
        guard !animatingLayers.isEmpty else { return }
        removedTrees.append(WeakLayer(layer: tree))
        setNeedsFrame()
    }

    /// Removes the animations of layers that are no longer presented, and reports to their
    /// delegates that they did not finish.
    func removeAnimationsOfRemovedTrees() {
        guard !removedTrees.isEmpty else { return }
        let trees = removedTrees.compactMap(\.layer)
        removedTrees = []
        for layer in animatingLayers
        where layer.root.compositor == nil
            && sequence(first: layer, next: \.enclosing).contains(where: { enclosing in
                trees.contains { $0 === enclosing }
            })
        {
            layer.removeAllAnimations()
        }
    }

    /// Invalidates the animations of a tree whose timing changed.
    func invalidateAnimations(in tree: CALayer) {
        for layer in animatingLayers
        where sequence(first: layer, next: \.enclosing).contains(where: { $0 === tree }) {
            layer.invalidate(.animations)
        }
        setNeedsFrame()
    }

    /// Sets the begin times of animations that wait for a commit.
    func beginAnimations(at time: CFTimeInterval) {
        for layer in animatingLayers { layer.beginAnimations(at: time) }
    }
}

/// Returns the current time in seconds, on the clock that drives animations.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaContext.current.clock() }
