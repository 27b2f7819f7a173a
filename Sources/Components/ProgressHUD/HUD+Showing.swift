public import UIKit

extension HUD {
    /// `true` if the HUD was hidden, or has not been shown: also while it is still visible because
    /// of its minimum time or its animation.
    public final var hasFinished: Bool { phase != .waiting && phase != .shown }

    /// Shows the HUD after its grace time.
    ///
    /// A HUD that is being hidden stays visible, and its completion is not called. Showing a
    /// visible HUD again changes nothing, except that a delayed hide is cancelled.
    public final func show(animated: Bool) {
        minShowTimer.cancel()
        hideDelayTimer.cancel()
        switch phase {
        case .shown: return
        case .lingering: phase = .shown
        case .leaving: appear(animated: animated)
        case .hidden, .waiting:
            guard graceTime > 0 else { return appear(animated: animated) }
            phase = .waiting
            graceTimer.start(after: graceTime) { [weak self] in
                self?.appear(animated: animated)
            }
        }
    }

    /// Hides the HUD, after the remainder of its minimum time.
    ///
    /// Then `completionBlock` and the delegate are called, in this order, once. Hiding a hidden
    /// HUD does nothing; hiding one without animation ends an animation that hides it.
    public final func hide(animated: Bool) {
        graceTimer.cancel()
        hideDelayTimer.cancel()
        switch phase {
        case .hidden, .lingering: return
        case .leaving: if !animated { finish() }
        case .waiting: finish()
        case .shown:
            let remainder = appearanceTime + minShowTime - CACurrentMediaTime()
            guard remainder > 0 else { return disappear(animated: animated) }
            phase = .lingering
            // Retained until then: the completion is called also if the superview is released.
            minShowTimer.start(after: remainder) { self.disappear(animated: animated) }
        }
    }

    /// Hides the HUD after `delay` seconds, unless it is shown again or hidden before.
    public final func hide(animated: Bool, afterDelay delay: TimeInterval) {
        hideDelayTimer.start(after: delay) { [weak self] in self?.hide(animated: animated) }
    }

    // MARK: Appearing

    private func appear(animated: Bool) {
        graceTimer.cancel()
        phase = .shown
        bezelView.layer.removeAllAnimations()
        backgroundView.layer.removeAllAnimations()
        appearanceTime = CACurrentMediaTime()
        updateButtons()  // They may have an action by now.
        timeLeft = TimeLeft()
        announce([label.text, detailsLabel.text])
        alpha = 1
        updateProgressLink()
        if animated {
            if bezelView.alpha == 0 { bezelView.transform = zoom(appearing: true) }
            animate { self.setVisible(true, transform: .identity) }
        } else {
            setVisible(true, transform: .identity)
        }
    }

    /// Has assistive technologies read some texts.
    func announce(_ texts: [String?]) {
        let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
        guard !texts.isEmpty else { return }
        UIAccessibility.post(
            notification: .announcement, argument: texts.joined(separator: ", "))
    }

    private func disappear(animated: Bool) {
        guard animated else { return finish() }
        phase = .leaving
        let transform = zoom(appearing: false)
        animate {
            self.setVisible(false, transform: transform)
        } completion: {
            if self.phase == .leaving { self.finish() }
        }
    }

    private func finish() {
        phase = .hidden
        graceTimer.cancel()
        minShowTimer.cancel()
        hideDelayTimer.cancel()
        updateProgressLink()
        bezelView.layer.removeAllAnimations()
        backgroundView.layer.removeAllAnimations()
        setVisible(false, transform: .identity)
        alpha = 0
        if removeFromSuperViewOnHide { removeFromSuperview() }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    private func setVisible(_ isVisible: Bool, transform: CGAffineTransform) {
        bezelView.transform = transform
        bezelView.alpha = isVisible ? 1 : 0
        backgroundView.alpha = isVisible ? 1 : 0
    }

    /// The transform of the panel while it is invisible.
    private func zoom(appearing: Bool) -> CGAffineTransform {
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let large = CGAffineTransform(scaleX: 1.5, y: 1.5)
        if reducesMotion || UIAccessibility.isReduceMotionEnabled { return .identity }
        return switch animationType {
        case .fade: .identity
        case .zoom: small
        case .zoomIn: appearing ? small : large
        case .zoomOut: appearing ? large : small
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState, animations: changes,
            completion: { _ in completion?() })
    }

    // MARK: Progress

    /// Reads ``progressObject`` in each frame while the HUD is visible.
    final func updateProgressLink() {
        let isNeeded = progressObject != nil && window != nil && phase != .hidden
        if isNeeded, progressLink == nil {
            let link = CADisplayLink { [weak self] _ in self?.readProgress() }
            link.add(to: .main, forMode: .common)
            progressLink = link
        } else if !isNeeded {
            progressLink?.invalidate()
            progressLink = nil
        }
    }

    private func readProgress() {
        if let progressObject { progress = Float(progressObject.fractionCompleted) }
    }
}
