import QuartzCore

/// The animations started by one call of `UIView.animate`. The batch is their delegate and
/// completes when all have ended.
final class AnimationBatch: CAAnimationDelegate {
    private let completion: ((Bool) -> Void)?

    /// The views that receive no touches until the batch completes.
    ///
    /// They are weak, because their layers retain the animations, which retain the batch.
    private var suspended: [WeakView] = []

    private struct WeakView { weak var view: UIView? }

    private var running = 0
    private var isClosed = false
    private(set) var isComplete = false
    private var allFinished = true

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Registers an animation before it is added to its layer.
    func add(_ animation: CAAnimation, of view: UIView?, suspendsInteraction: Bool) {
        running += 1
        animation.delegate = self
        guard suspendsInteraction, let view else { return }
        view.touchBlockingAnimationCount += 1
        suspended.append(WeakView(view: view))
    }

    /// Marks the batch as complete in number. An empty batch completes soon after.
    func close() {
        isClosed = true
        guard running == 0 else { return }
        if let application = UIApplication.current, !application.isStandIn {
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
        for entry in suspended { entry.view?.touchBlockingAnimationCount -= 1 }
        suspended = []
        guard let completion else { return }
        UIViewAnimationContext.runWithoutContext { completion(allFinished) }
    }
}
