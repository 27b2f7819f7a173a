import QuartzCore

/// The animations that one call of `UIView.animate` started. It hears of their ends and completes when all are over.
final class AnimationBatch: CAAnimationDelegate {
    private let completion: ((Bool) -> Void)?

    /// The views that cannot be touched until the batch is over.
    ///
    /// They are not kept alive: their layers keep the animations, which keep the batch.
    private var suspended: [WeakView] = []

    private struct WeakView { weak var view: UIView? }

    private var running = 0
    private var isClosed = false
    private var isComplete = false
    private var allFinished = true

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Counts an animation in, before it is added to its layer.
    func add(_ animation: CAAnimation, of view: UIView?, suspendsInteraction: Bool) {
        running += 1
        animation.delegate = self
        guard suspendsInteraction, let view else { return }
        view.animationsRefusingTouches += 1
        suspended.append(WeakView(view: view))
    }

    /// Says that no more animations will come. Without any, the batch completes soon after.
    func close() {
        isClosed = true
        guard running == 0 else { return }
        if let application = UIApplication.current {
            application.schedule(after: 0) { self.completeIfOver() }
        } else {
            Task { self.completeIfOver() }
        }
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        allFinished = allFinished && flag
        completeIfOver()
    }

    private func completeIfOver() {
        guard isClosed, running == 0, !isComplete else { return }
        isComplete = true
        for entry in suspended { entry.view?.animationsRefusingTouches -= 1 }
        suspended = []
        guard let completion else { return }
        UIViewAnimationContext.runOutside { completion(allFinished) }
    }
}
