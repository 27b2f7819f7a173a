import Testing
import UIKit
import UIKitTesting

@Suite("Progress of page controls")
@MainActor
struct PageProgressTests {
    private let control = UIPageControl(frame: CGRect(x: 20, y: 20, width: 200, height: 26))
    private let delegate = Delegate()

    private final class Delegate: UIPageControlTimerProgressDelegate {
        var calls: [String] = []
        var initial: [Int: Float] = [:]
        var refused: Set<Int> = []
        var changes = 0

        func pageControlProgress(
            _ progress: UIPageControlProgress, initialProgressForPage page: Int
        ) -> Float { initial[page] ?? 0 }

        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            calls.append("visible \(progress.isProgressVisible)")
        }

        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
            changes += 1
        }

        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            calls.append("to \(page)")
            return !refused.contains(page)
        }
    }

    private func start(_ progress: UIPageControlProgress) -> HeadlessApp {
        control.numberOfPages = 3
        progress.delegate = delegate
        control.progress = progress
        control.addAction(
            UIAction { [delegate, control] _ in
                delegate.calls.append("changed \(control.currentPage)")
            }, for: .valueChanged)
        return HeadlessApp.showing(control)
    }

    /// The part of the control that is as wide as a progress.
    private var fill: UIView? { control.subviews.last }

    @Test("Progress: the current page's dot is a bar that fills, which others make room for")
    func bar() {
        let progress = UIPageControlProgress()
        let app = start(progress)
        #expect(control.intrinsicContentSize.width == CGFloat(8 + 24 + 17 + 17 + 8))
        progress.currentProgress = 0.5
        app.settle()
        #expect(fill?.frame.width == 7 + 17 * 0.5)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 0)
        progress.currentProgress = 7
        #expect(progress.currentProgress == 1)
        delegate.initial = [1: 0.25]
        control.currentPage = 1
        #expect(progress.currentProgress == 0.25)
        progress.isProgressVisible = false
        app.settle()
        #expect(fill?.isHidden == true && delegate.calls == ["visible false"])
        #expect(control.intrinsicContentSize.width == CGFloat(8 + 7 + 17 + 17 + 8))
    }

    @Test("Timer: pages turn after their durations, and the first follows the last if it may")
    func timer() {
        let timer = UIPageControlTimerProgress(preferredDuration: 2)
        timer.setDuration(1, forPage: 1)
        let app = start(timer)
        app.advance(by: 5)
        #expect(control.currentPage == 0 && !timer.isRunning && delegate.changes == 0)
        timer.resumeTimer()
        app.advance(by: 1)
        #expect(abs(timer.currentProgress - 0.5) < 0.02 && delegate.changes > 30)
        app.advance(by: 1.1)
        #expect(control.currentPage == 1)
        app.advance(by: 1)
        #expect(control.currentPage == 2)
        timer.pauseTimer()
        app.advance(by: 5)
        #expect(control.currentPage == 2)
        timer.resetsToInitialPageAfterEnd = true
        timer.resumeTimer()
        app.advance(by: 2.1)
        #expect(control.currentPage == 0)
        #expect(
            delegate.calls == ["to 1", "changed 1", "to 2", "changed 2", "to 0", "changed 0"])
    }

    @Test("Timer: it ends with the last page, and repeats a page that may not be left")
    func end() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        delegate.refused = [1]
        let app = start(timer)
        timer.resumeTimer()
        app.advance(by: 1.5)
        #expect(control.currentPage == 0 && delegate.calls == ["to 1"])
        #expect(timer.currentProgress < 0.6 && timer.isRunning)
        control.currentPage = 2
        app.advance(by: 1.2)
        #expect(control.currentPage == 2 && !timer.isRunning && timer.currentProgress == 1)
    }
}
