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

    /// Pages of tests look the same in each run: no bars that fade, no caret that blinks.
    func prepare(_ page: WebPage) {
        guard OutstandingWorks.isAwaited else { return }
        page.with {
            $0.add_style(
                $1,
                "::-webkit-scrollbar { display: none } * { caret-color: transparent !important }")
        }
    }

    var pendingReasons: [String] {
        var reasons: [String] = []
        // A page that waits for the app's answer does nothing until then.
        let pages = pages.filter { $0.openQuestions == 0 }
        for page in pages where page.isPending {
            reasons.append(
                page.isLoading ? "a page that loads: \(page.url ?? "")" : "a page that draws")
        }
        if openCalls > self.pages.reduce(0, { $0 + $1.openCalls }) {
            reasons.append("a call of the web engine")
        }
        return reasons
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

    var isPending: Bool {
        isLoading || openCalls > 0 || expectsChange || isAsked || !waitingInput.isEmpty
            || expectedDownloads > 0 || !downloads.isEmpty
    }

    /// Resolves when the page has painted what is known now.
    private static let idleScript = """
        if (document.visibilityState !== 'visible') return 1;
        await document.fonts.ready;
        await Promise.all([...document.images].map(i => i.complete ? 0 : i.decode().catch(() => 0)));
        await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
        return 1
        """

    /// Asks the page to answer when it is idle, if something is expected of it.
    fileprivate func askIfIdle() {
        guard expectsChange, !isAsked, !isLoading, openQuestions == 0, !hasLostProcess else {
            if hasLostProcess { expectsChange = false }
            return
        }
        expectsChange = false
        isAsked = true
        afterEvents { [weak self] in
            self?.run(Self.idleScript, values: "{}", isCounted: false) { [weak self] _ in
                self?.isAsked = false
                self?.capture()
            }
        }
    }
}
