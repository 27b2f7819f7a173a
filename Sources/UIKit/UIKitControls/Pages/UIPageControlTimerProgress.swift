public import Foundation
import QuartzCore
@_spi(UIKitInternals) import UIKitCore

/// An object that is notified of a timer's progress, and decides whether it turns the page.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after the progress changed, in each frame while the timer runs.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Returns `true`, the default, if the timer may go on to a page: show it here. Otherwise the
    /// timer begins again with the same page.
    func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool
}

/// A progress that advances with time, and goes on to the next page at its end.
///
///     let timer = UIPageControlTimerProgress(preferredDuration: 5)
///     pageControl.progress = timer
///     timer.resumeTimer()
///
/// The page control sends `valueChanged` when the timer turns the page. The `delegate` may be a
/// ``UIPageControlTimerProgressDelegate``.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    private var lastTime: TimeInterval?

    /// Creates a timer that is paused.
    ///
    /// - Precondition: `preferredDuration` is positive and finite.
    public init(preferredDuration: TimeInterval) {
        Self.check(preferredDuration)
        self.preferredDuration = preferredDuration
        super.init()
    }

    nonisolated deinit {}

    private static func check(_ duration: TimeInterval) {
        requires(
            duration > 0 && duration.isFinite,
            "A page's duration is \(duration) seconds. Pass a positive number.")
    }

    /// The time that a page is shown, in seconds.
    open var preferredDuration: TimeInterval { didSet { Self.check(preferredDuration) } }

    /// `true` if the first page follows the last one. `false` by default: the timer ends with the
    /// last page.
    open var resetsToInitialPageAfterEnd = false

    /// `true` while the timer runs.
    open var isRunning: Bool { link != nil }

    /// Sets the time that one page is shown, instead of ``preferredDuration``.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        Self.check(duration)
        durations[page] = duration
    }

    /// Returns the time that a page is shown.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Starts the timer, from the current progress on.
    open func resumeTimer() {
        guard link == nil else { return }
        lastTime = nil
        let link = CADisplayLink { [weak self] link in
            if let self { tick(at: link.timestamp) } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the timer, which keeps its progress.
    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    private func tick(at time: TimeInterval) {
        guard let pageControl, pageControl.numberOfPages > 0 else { return pauseTimer() }
        defer { lastTime = time }
        guard let lastTime else { return }
        let page = pageControl.currentPage
        let share = Float((time - lastTime) / duration(forPage: page))
        currentProgress += share
        (delegate as? any UIPageControlTimerProgressDelegate)?
            .pageControlTimerProgressDidChange(self)
        if currentProgress >= 1 { advance(from: page, in: pageControl) }
    }

    private func advance(from page: Int, in pageControl: UIPageControl) {
        var next = page + 1
        if next == pageControl.numberOfPages {
            guard resetsToInitialPageAfterEnd else { return pauseTimer() }
            next = 0
        }
        let delegate = delegate as? any UIPageControlTimerProgressDelegate
        if delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true,
            next != page
        {
            pageControl.go(to: next)
        } else {
            pageDidChange()
        }
    }
}
