public import FoundationGaps

/// The animations of one layer.
final class LayerAnimationState {
    /// The context that runs the animations. It retains the animated layers.
    weak var context: MediaContext?

    init(context: MediaContext) { self.context = context }

    /// `true` while the layer displays a frame of an animation.
    var isDisplaying = false

    /// An animation that was added to the layer.
    final class Entry {
        let key: String?

        /// `true` if the animation makes the layer redraw itself; `nil` until that is asked.
        var drawsLayer: Bool?
        let animation: CAAnimation
        let completions: [TransactionCompletion]

        /// The begin time in the layer's time; `nil` until the commit.
        var begin: CFTimeInterval?
        var hasStarted = false

        /// `true` if the animation has ended. It may still be presented.
        var hasEnded = false

        /// The changes that the animation may cause.
        private(set) lazy var changes = LayerChanges(of: animation)

        init(key: String?, animation: CAAnimation, completions: [TransactionCompletion]) {
            self.key = key
            self.animation = animation
            self.completions = completions
        }

        /// The end time in the layer's time; `nil` before the animation has begun.
        var end: CFTimeInterval? {
            guard let begin else { return nil }
            let timing = animation.timing
            guard timing.speed > 0 else { return .infinity }
            let active = timing.activeDuration(ofOne: animation.duration)
            return begin + (active - timing.timeOffset) / CFTimeInterval(timing.speed)
        }
    }

    var entries: [Entry] = []
}

extension CALayer {
    final func start(_ original: CAAnimation, forKey key: String?) {
        guard !isCopy, let animation = original.copy() as? CAAnimation else { return }
        if animation.timing.duration <= 0 {
            animation.timing.duration = CATransaction.animationDuration()
        }
        if animation.timingFunction == nil {
            animation.timingFunction = CATransaction.animationTimingFunction()
        }
        let transition = animation as? CATransition
        transition?.captureStart(of: self)
        let key = transition == nil ? key : kCATransition
        if let key { stopAnimations { $0.key == key } }
        let completions = CATransaction.openCompletions
        for completion in completions { completion.animationWasAdded() }
        let entry = LayerAnimationState.Entry(
            key: key, animation: animation, completions: completions)
        if animation.timing.beginTime != 0 { entry.begin = animation.timing.beginTime }
        let state = animationState ?? LayerAnimationState(context: mediaContext)
        state.entries.append(entry)
        animationState = state
        state.context?.addAnimating(self)
        invalidate(.animations)
    }

    final func stopAnimations(where matches: (LayerAnimationState.Entry) -> Bool) {
        guard let state = animationState else { return }
        let stopped = state.entries.filter(matches)
        guard !stopped.isEmpty else { return }
        state.entries.removeAll(where: matches)
        animationsWereRemoved(stopped)
        for entry in stopped { finish(entry, reachedEnd: false) }
    }

    private func animationsWereRemoved(_ entries: [LayerAnimationState.Entry]) {
        if let state = animationState, state.entries.isEmpty {
            animationState = nil
            state.context?.removeAnimating(self)
        }
        invalidate([.animations, .geometry, .picture, .effects])
        if entries.contains(where: { drawsItself(for: $0) }) { setNeedsDisplay() }
    }

    /// Returns `true` if a change of the animated property makes the layer redraw itself.
    final func drawsItself(for entry: LayerAnimationState.Entry) -> Bool {
        if let known = entry.drawsLayer { return known }
        let path = (entry.animation as? CAPropertyAnimation)?.keyPath
        let key = path.map { String($0.prefix { $0 != "." }) }
        let draws = key.map { Swift.type(of: self).needsDisplay(forKey: $0) } ?? false
        entry.drawsLayer = draws
        return draws
    }

    /// `true` if a running animation makes the layer redraw itself.
    final var drawsAnimations: Bool {
        animationState?.entries.contains { drawsItself(for: $0) } ?? false
    }

    /// Updates the contents, also of a copy that shows a frame of animations.
    final func displayContents() {
        if let delegate { delegate.display(self) } else { displayBacking() }
        dirtyRect = .null
    }

    /// Calls ``display()`` for the frame of animations that make the layer redraw itself.
    final func displayAnimations() {
        guard let state = animationState, drawsAnimations else { return }
        state.isDisplaying = true
        display()
        state.isDisplaying = false
    }

    private func finish(_ entry: LayerAnimationState.Entry, reachedEnd: Bool) {
        guard !entry.hasEnded else { return }
        entry.hasEnded = true
        entry.animation.delegate?.animationDidStop(entry.animation, finished: reachedEnd)
        for completion in entry.completions { completion.animationWasRemoved() }
    }

    final var runningAnimationKeys: [String]? {
        guard let keys = animationState?.entries.compactMap(\.key), !keys.isEmpty else {
            return nil
        }
        return keys
    }

    final func runningAnimation(forKey key: String) -> CAAnimation? {
        animationState?.entries.first { $0.key == key }?.animation
    }

    /// Lets `context`, which presents the layer, run the animations that were added for another:
    /// before there was an app, or in an earlier one.
    final func adoptAnimations(in context: MediaContext) {
        guard let state = animationState, state.context !== context else { return }
        state.context?.removeAnimating(self)
        state.context = context
        for entry in state.entries where !entry.hasEnded && entry.animation.timing.beginTime == 0 {
            entry.begin = nil
        }
        context.addAnimating(self)
        beginAnimations(at: context.clock())
    }

    // MARK: Time

    /// The context of the compositor that presents the layer, or else the current one.
    private var mediaContext: MediaContext { root.compositor?.context ?? .current }

    /// Converts a time from `l`'s time space, or from the root's container for `nil`, to this
    /// layer's.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l.map { $0.containingTime(forLocal: t) } ?? t)
    }

    /// Converts a time from this layer's time space to `l`'s, or to that of the root's container
    /// for `nil`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let outer = containingTime(forLocal: t)
        return l.map { $0.localTime(at: outer) } ?? outer
    }

    final func changeTiming(_ apply: (inout MediaTimingValues) -> Void) {
        var values = timing ?? MediaTimingValues(duration: .infinity)
        apply(&values)
        mutableExtras.timing = values
        guard !isCopy else { return }
        mediaContext.invalidateAnimations(in: self)
    }

    /// Returns this layer's time at `time` outside of the tree.
    final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
        let outer = enclosing?.localTime(at: time) ?? time
        return timing?.localTime(at: outer) ?? outer
    }

    private func containingTime(forLocal local: CFTimeInterval) -> CFTimeInterval {
        let outer = timing?.containingTime(forLocal: local) ?? local
        return enclosing?.containingTime(forLocal: outer) ?? outer
    }

    private var isTimePaused: Bool {
        timing?.speed == 0 || (enclosing?.isTimePaused ?? false)
    }

    /// `true` if the presented layer changes with time. An animation without end waits while its
    /// layer is hidden; others end on time.
    final var isAnimatingOverTime: Bool {
        guard let state = animationState, !isTimePaused else { return false }
        return state.entries.contains {
            !$0.hasEnded && $0.animation.speed != 0
                && !($0.animation.timing.isEndless && isHiddenInTree)
        }
    }

    /// `true` if the layer or one above it is hidden.
    private var isHiddenInTree: Bool { style.isHidden || (enclosing?.isHiddenInTree ?? false) }

    /// The keys of the animations that have not ended; that of the property for those without one.
    final var unfinishedAnimationNames: [String] {
        (animationState?.entries ?? []).filter { !$0.hasEnded && $0.animation.speed != 0 }.map {
            $0.key ?? ($0.animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: $0.animation))"
        }
    }

    final func beginAnimations(at time: CFTimeInterval) {
        guard let state = animationState else { return }
        let local = localTime(at: time)
        for entry in state.entries {
            if entry.begin == nil { entry.begin = local }
            startIfDue(entry, local: local)
        }
    }

    private func startIfDue(_ entry: LayerAnimationState.Entry, local: CFTimeInterval) {
        guard !entry.hasStarted, let begin = entry.begin, local >= begin else { return }
        entry.hasStarted = true
        entry.animation.delegate?.animationDidStart(entry.animation)
    }

    /// Ends the animations whose end time is at most `time`, oldest first.
    final func endAnimations(at time: CFTimeInterval) {
        guard let state = animationState else { return }
        let local = localTime(at: time)
        for entry in state.entries { startIfDue(entry, local: local) }
        // The tolerance of a nanosecond absorbs rounding, so that a frame at the end time ends the
        // animation.
        let over = state.entries.filter { !$0.hasEnded && ($0.end ?? .infinity) <= local + 1e-9 }
        guard !over.isEmpty else { return }
        state.entries.removeAll { entry in
            entry.animation.isRemovedOnCompletion && over.contains { $0 === entry }
        }
        animationsWereRemoved(over)
        for entry in over { finish(entry, reachedEnd: true) }
    }

    // MARK: Presentation

    /// Returns a copy of the layer as presented at the current time, with its animations applied;
    /// `nil` until a transaction ends with the layer in a presented tree.
    ///
    /// The copy is not part of a tree; changes to it have no effect. A copy returns itself.
    public func presentation() -> Self? {
        guard !isCopy else { return self }
        guard isCommitted else { return nil }
        return unsafeDowncast(presentationCopy(at: CACurrentMediaTime()), to: Self.self)
    }

    /// The layer that a presentation copy was made from; `nil` for other layers.
    final var presentedModel: CALayer? { isCopy ? modelLayer : nil }

    /// Presentation copies of the sublayers.
    final var presentedSublayers: [CALayer] {
        storedSublayers.compactMap { $0.presentation() }
    }

    /// Returns the layer that a presentation copy was made from, or the layer itself.
    public func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    /// Returns a copy with the values presented at `time`, measured outside of the tree.
    package final func presentationCopy(at time: CFTimeInterval) -> CALayer {
        let copy = LayerCopying.copy(of: self)
        guard let state = animationState else { return copy }
        let local = localTime(at: time)
        for entry in state.entries {
            // The entry's begin time replaces the animation's own.
            var timing = entry.animation.timing
            timing.beginTime = entry.begin ?? local
            entry.animation.apply(to: copy, timing: timing, atContainingTime: local)
        }
        return copy
    }
}
