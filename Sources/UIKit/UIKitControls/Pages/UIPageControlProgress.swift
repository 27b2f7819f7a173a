public import Foundation
@_spi(UIKitInternals) import UIKitCore

/// An object that provides the progress with which pages begin.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// Returns the progress with which a page begins, from 0 to 1; 0 by default.
    func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float

    /// Called after the progress was shown or hidden.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

/// The progress of the current page, such as a film's, which a page control shows in place of the
/// page's dot.
///
///     let progress = UIPageControlProgress()
///     pageControl.progress = progress
///     progress.currentProgress = Float(film.time / film.duration)
///
/// ``UIPageControlTimerProgress`` advances by itself, and turns the pages.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The control that shows the progress.
    final weak var pageControl: UIPageControl? { didSet { pageDidChange() } }

    public override init() { super.init() }

    nonisolated deinit {}

    /// The provider of the progress with which pages begin.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The progress of the current page, from 0 (the default) to 1. Other values are clamped, and
    /// NaN counts as 0.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = currentProgress.isNaN ? 0 : min(max(0, currentProgress), 1)
            if currentProgress != oldValue { pageControl?.progressDidChange() }
        }
    }

    /// `true` (the default) if the control shows the progress.
    open var isProgressVisible = true {
        didSet {
            guard isProgressVisible != oldValue else { return }
            pageControl?.progressVisibilityDidChange()
            delegate?.pageControlProgressVisibilityDidChange(self)
        }
    }

    /// Called after the control got this progress, or changed its page.
    func pageDidChange() {
        guard let page = pageControl?.currentPage else { return }
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
        pageControl?.progressDidChange()
    }
}
