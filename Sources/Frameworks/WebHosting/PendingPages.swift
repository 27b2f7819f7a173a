import CWebGate
import Foundation
import OutstandingWork

/// The pages of this program, as outstanding work: loading, calls, and changes that are not drawn.
///
/// In an app without a display a page is *idle* when it has loaded, has decoded its fonts and
/// pictures, and has painted. The answer of a script that awaits two frames of animation comes on
/// the same connection as the painted frame, and after it.
@MainActor
final class PendingPages: OutstandingWork {
    static let shared = PendingPages()

    private struct Entry { weak var page: WebPage? }
    private var entries: [Entry] = []

    /// The number of calls whose results have not arrived, of pages and sessions.
    var openCalls = 0

    private var pages: [WebPage] { entries.compactMap(\.page) }

    func add(_ page: WebPage) {
        entries.removeAll { $0.page?.view == nil }
        entries.append(Entry(page: page))
    }

    /// Notes that all pages will look different.
    func expectChanges() {
        for page in pages { page.expectChange() }
    }

    /// Pages of tests look the same in each run: no bars that fade, no caret that blinks, and the
    /// app's time.
    func prepare(_ page: WebPage) {
        guard OutstandingWorks.isAwaited else { return }
        page.clock = OutstandingWorks.currentClock
        page.with {
            $0.add_style(
                $1,
                "::-webkit-scrollbar { display: none } * { caret-color: transparent !important }")
        }
        addClock(to: page)
    }

    /// Adds the script that makes a page follow the app's clock.
    func addClock(to page: WebPage) {
        guard OutstandingWorks.isAwaited else { return }
        page.add(
            script: PageClock.script(date: page.date), atStart: true, mainFrameOnly: false,
            world: nil)
    }

    /// The pages of an app with a clock.
    private func pages(of clock: OpaquePointer) -> [WebPage] {
        pages.filter { $0.clock == clock || $0.clock == nil }
    }

    func pendingReasons(of clock: OpaquePointer) -> [String] {
        var reasons: [String] = []
        // A page that waits for the app's answer does nothing until then.
        let pages = pages(of: clock).filter { $0.openQuestions == 0 }
        for page in pages where page.isPending {
            reasons.append(page.pendingReason)
        }
        if openCalls > self.pages.reduce(0, { $0 + $1.openCalls }) {
            reasons.append("a call of the web engine")
        }
        return reasons
    }

    func clock(_ clock: OpaquePointer, didAdvanceBy seconds: Double) -> Bool {
        var isDue = false
        for page in pages(of: clock) where page.advance(by: seconds * 1000) { isDue = true }
        return isDue
    }

    func secondsUntilDue(of clock: OpaquePointer, isOnce: Bool) -> Double? {
        pages(of: clock).filter(\.isWaitingForTime)
            .compactMap { $0.time.delay(isOnce: isOnce) }.min().map { $0 / 1000 }
    }

    func deliver() -> Bool {
        for page in pages { page.askIfIdle() }
        return OutstandingWorks.inRealTime(WebPage.engine.turn())
    }
}

extension WebPage {
    /// Notes that the page will look different, so that tests wait for it.
    package func expectChange() {
        guard OutstandingWorks.isAwaited, hasContent else { return }
        expectsChange = true
    }

    fileprivate var pendingReason: String {
        if !isLoading { isStopping = false }
        guard isLoading || firstLoads.isPending, !isAsked else { return "a page that draws" }
        return isStopping ? "a page that stops" : "a page that loads: \(url ?? "")"
    }

    var isPending: Bool {
        isLoading || firstLoads.isPending || openCalls > 0 || expectsChange || isAsked
            || !waitingInput.isEmpty
            || expectedDownloads > 0 || !downloads.isEmpty
    }

    /// The app's date in milliseconds, as scripts count them.
    var date: Double { (Date().timeIntervalSince1970 * 1000).rounded() }

    /// `true` if nothing happens in the page until the app's clock advances.
    fileprivate var isWaitingForTime: Bool {
        hasContent && !isAsked && !expectsChange && openQuestions == 0 && !hasLostProcess
    }

    /// Notes that time has passed on the app's clock; `true` if something of the page is due.
    fileprivate func advance(by milliseconds: Double) -> Bool {
        time.owed += milliseconds
        guard isWaitingForTime, time.isDue else { return false }
        expectsChange = true
        return true
    }

    /// Hands over time that passed before a script runs.
    func passTime() {
        guard OutstandingWorks.isAwaited, hasContent, !isAsked, time.owed > 0 else { return }
        run(PageClock.passing(time.pass()), isCounted: false) { _ in }
    }

    /// Asks the page to answer when it is idle, if something is expected of it.
    fileprivate func askIfIdle() {
        guard expectsChange, !isAsked, !isLoading || time.isDue, openQuestions == 0,
            !hasLostProcess
        else {
            if hasLostProcess { expectsChange = false }
            return
        }
        expectsChange = false
        isAsked = true
        afterEvents { [weak self] in
            guard let self else { return }
            let values = "{\"ms\":\(time.pass()),\"date\":\(date)}"
            run(PageClock.idleScript, values: values, isCounted: false) { [weak self] result in
                self?.time.update(from: (try? result.get()) ?? "")
                self?.readElements { [weak self] in
                    self?.isAsked = false
                    self?.capture()
                }
            }
        }
    }
}
