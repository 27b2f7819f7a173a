import CoreGraphics
public import FoundationGaps

/// What layers and animations need from the program around them: the time, and frames.
///
/// An application fills ``current`` from its host. Everything here happens on the main actor, within
/// turns of the host's loop.
package final class MediaContext {
    /// What the context was made for: the application, which keeps it, and cuts this link in its `deinit`.
    ///
    /// It is not weak, because every new view asks for it.
    @exclusivity(unchecked) package nonisolated(unsafe) unowned(unsafe) var owner: AnyObject?

    /// The time in seconds. It stands still within a turn of the loop.
    package var clock: () -> CFTimeInterval

    /// Asks for a tick at the next frame. Called at most once until ``tick(at:)``.
    package var requestFrame: () -> Void

    /// Seconds from one frame to the next; 1/60 by default.
    package var frameDuration: CFTimeInterval = 1.0 / 60

    private var isFrameRequested = false
    private var displayLinks: [CADisplayLink] = []

    /// Layers with animations.
    private var animatingLayers: [CALayer] = []

    /// Compositors whose layers are laid out and drawn by ``CATransaction/flush()``.
    var compositors: [WeakCompositor] = []

    struct WeakCompositor { weak var compositor: Compositor? }

    /// The trees that were taken out of what is shown since the last commit.
    private var departedTrees: [WeakLayer] = []

    private struct WeakLayer { weak var layer: CALayer? }

    package init(
        clock: @escaping () -> CFTimeInterval = { 0 }, requestFrame: @escaping () -> Void = {}
    ) {
        self.clock = clock
        self.requestFrame = requestFrame
    }

    nonisolated deinit {
        if Self.latest?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() {
            Self.latest = nil
        }
    }
}

// MARK: - The current context

extension MediaContext {
    /// The context that layers outside of any compositor, animations and the clock refer to.
    ///
    /// A program has one. A process that runs tests has many, and its tests, which are tasks, take turns: so each task
    /// refers to the context that it made current last, and code outside of tasks to the last one of all.
    package static var current: MediaContext {
        ofTask ?? latest?.takeUnretainedValue() ?? standIn
    }

    /// What the current context was made for.
    package static var currentOwner: AnyObject? {
        hasSeveral ? current.owner : latest?.takeUnretainedValue().owner
    }

    /// The context that the current task made current, if there are several to choose from.
    private static var ofTask: MediaContext? {
        guard hasSeveral, let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else {
            return nil
        }
        return contextsOfTasks[task]?.context
    }

    /// Makes this the current context, for the current task and for code outside of tasks.
    package func makeCurrent() {
        Self.latest = Unmanaged.passUnretained(self)
        guard let task = withUnsafeCurrentTask(body: { $0?.hashValue }) else { return }
        Self.contextsOfTasks = Self.contextsOfTasks.filter { $0.value.context != nil }
        Self.contextsOfTasks[task] = WeakContext(context: self)
        Self.hasSeveral = Self.contextsOfTasks.count > 1
    }

    /// The context that became current last; not kept. Its `deinit`, which sees nobody else, cuts the link.
    @exclusivity(unchecked) nonisolated(unsafe) private static var latest: Unmanaged<MediaContext>?

    /// For layers in a program without a context: its time stands still.
    private static let standIn = MediaContext()
    @exclusivity(unchecked) private static var contextsOfTasks: [Int: WeakContext] = [:]

    /// Whether more than one task has a context.
    @exclusivity(unchecked) private static var hasSeveral = false

    private struct WeakContext { weak var context: MediaContext? }
}

// MARK: - Frames

extension MediaContext {
    /// Whether a display link or an animation waits for the next frame.
    package var needsTick: Bool {
        displayLinks.contains { !$0.isPaused }
            || animatingLayers.contains { $0.isAnimatingOverTime }
    }

    /// Whether anything waits for the next frame, drawing and compositing included.
    package var needsFrame: Bool {
        needsTick || !departedTrees.isEmpty
            || compositors.contains { $0.compositor?.needsFrame ?? false }
    }

    func frameIsNeeded() {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        requestFrame()
    }

    /// Runs what is due at `time`: 1. display links in the order of their creation, 2. the ends of
    /// animations, oldest first.
    ///
    /// An application calls it once a frame, before layout, and ``endFrame()`` after compositing. What changes in between
    /// is part of the frame and asks for no other.
    package func tick(at time: CFTimeInterval) {
        isFrameRequested = true
        for link in displayLinks { link.fire(at: time, frameDuration: frameDuration) }
        for layer in animatingLayers { layer.endAnimations(at: time) }
    }

    /// Asks for the next frame if something still moves or waits, now that this one is on the screen.
    package func endFrame() {
        isFrameRequested = false
        if needsFrame { frameIsNeeded() }
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        frameIsNeeded()
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    func addAnimating(_ layer: CALayer) {
        guard !animatingLayers.contains(where: { $0 === layer }) else { return }
        animatingLayers.append(layer)
        frameIsNeeded()
    }

    func removeAnimating(_ layer: CALayer) {
        animatingLayers.removeAll { $0 === layer }
    }

    func hasMovingLayer(where matches: (CALayer) -> Bool) -> Bool {
        animatingLayers.contains { $0.isAnimatingOverTime && matches($0) }
    }

    func forEachMovingLayer(_ body: (CALayer) -> Void) {
        for layer in animatingLayers where layer.isAnimatingOverTime { body(layer) }
    }

    /// Remembers that a tree is shown no more, unless it is shown again before the next commit.
    func noteDeparture(of tree: CALayer) {
        guard !animatingLayers.isEmpty else { return }
        departedTrees.append(WeakLayer(layer: tree))
        frameIsNeeded()
    }

    /// Removes the animations of layers that are shown no more; their delegates hear that they did not finish.
    func removeDepartedAnimations() {
        guard !departedTrees.isEmpty else { return }
        let trees = departedTrees.compactMap(\.layer)
        departedTrees = []
        for layer in animatingLayers
        where layer.root.compositor == nil
            && sequence(first: layer, next: \.enclosing).contains(where: { enclosing in
                trees.contains { $0 === enclosing }
            })
        {
            layer.removeAllAnimations()
        }
    }

    /// Has the animations of a tree shown anew, whose time runs otherwise than before.
    func invalidateAnimations(in tree: CALayer) {
        for layer in animatingLayers
        where sequence(first: layer, next: \.enclosing).contains(where: { $0 === tree }) {
            layer.invalidate(.animations)
        }
        frameIsNeeded()
    }

    /// Gives animations that wait for a commit their beginning.
    func beginAnimations(at time: CFTimeInterval) {
        for layer in animatingLayers { layer.beginAnimations(at: time) }
    }
}

/// The current time in seconds, on the clock that drives animations.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaContext.current.clock() }
