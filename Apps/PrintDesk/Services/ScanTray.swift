package import Foundation
package import PrintDeskData
import Synchronization

package typealias ScannerDevice = PrintDeskData.ScannerDevice
package typealias ScanTicket = PrintDeskData.ScanTicket
package typealias ScanningProblem = PrintDeskData.ScanningProblem
package typealias ScannedPage = PrintDeskData.ScannedPage
package typealias ScanEdit = PrintDeskData.ScanEdit

/// The scanned pages that were not submitted. They survive the end of the app.
@MainActor
package final class ScanTray {
    /// Posted by a tray whose pages or progress have changed.
    package nonisolated static let didChange = Notification.Name("ScanTray.didChange")

    /// The pages, in the order in which they are printed.
    package private(set) var pages: [ScannedPage]

    /// The paths that damaged pages of the last launch are kept at.
    package let damagedPages: [String]

    package var isScanning: Bool { scanning != nil }

    /// The part of the current page that is scanned, from 0 to 1; `nil` if it is unknown.
    package private(set) var progress: Double?

    private let access: any ScanDataAccess
    private let rules: DeskRules

    /// The sign by which the current scan is told to stop; `nil` while none goes on.
    private var scanning: StopSign?

    /// The thread that waits for scanners. The threads of Swift's tasks are too few for that.
    private let thread = DispatchQueue(label: "PrintDesk.scanning")

    private enum Event: Sendable {
        case progress(Double?)
        case page(ScannedPage, notSaved: String?)
        case end(ScanningProblem?)
    }

    private final class StopSign: Sendable {
        let isSet = Atomic(false)
    }

    package init(access: any ScanDataAccess, rules: DeskRules) {
        self.rules = rules
        self.access = access
        let saved = access.pages()
        pages = saved.pages
        damagedPages = saved.damaged
    }

    // MARK: Scanning

    /// The scanners that answer now.
    package func scanners() async throws(DeskError) -> [ScannerDevice] {
        let access = access
        let result = await withCheckedContinuation { continuation in
            thread.async {
                continuation.resume(
                    returning: Result { () throws(ScanningError) in try access.scanners() })
            }
        }
        return try result.mapError { DeskError.notScanned($0.problem) }.get()
    }

    /// Scans one page, or with a feeder all of its pages. Those that are whole are kept, also if
    /// the scan is stopped or fails after them.
    package func scan(_ ticket: ScanTicket) async throws(DeskError) {
        guard !isScanning else { return }
        try rules.check(.scan)
        let (events, feed) = AsyncStream.makeStream(of: Event.self)
        let (access, first) = (access, (pages.map(\.id).max() ?? 0) + 1)
        let stop = StopSign()
        scanning = stop
        thread.async {
            feed.yield(.end(Self.scan(ticket, first, access, feed, stop)))
            feed.finish()
        }
        post()
        var notSaved: String?
        var problem: ScanningProblem?
        for await event in events {
            switch event {
            case .progress(let part): progress = part
            case .page(let page, let reason):
                pages.append(page)
                notSaved = notSaved ?? reason
            case .end(let reason): problem = reason
            }
            post()
        }
        (scanning, progress) = (nil, nil)
        post()
        if let problem, problem != .cancelled { throw .notScanned(problem) }
        if let notSaved { throw .pageNotSaved(reason: notSaved) }
    }

    private nonisolated static func scan(
        _ ticket: ScanTicket, _ first: Int, _ access: any ScanDataAccess,
        _ feed: AsyncStream<Event>.Continuation, _ stop: StopSign
    ) -> ScanningProblem? {
        var shown: Double?
        do throws(ScanningError) {
            try access.scan(ticket, first: first) { part in
                // A hundred steps are enough for a bar.
                if (part ?? 0) < (shown ?? 1) || (part ?? 0) - (shown ?? 0) >= 0.01 {
                    shown = part
                    feed.yield(.progress(part))
                }
                return !stop.isSet.load(ordering: .relaxed)
            } page: { page in
                var reason: String?
                do throws(DataAccessError) { try access.save(page) } catch { reason = error.reason }
                feed.yield(.page(page, notSaved: reason))
            }
            return nil
        } catch {
            return error.problem
        }
    }

    /// Stops the scan. The page that is not whole is dropped.
    package func stop() { scanning?.isSet.store(true, ordering: .relaxed) }

    // MARK: Pages

    /// Changes what is done to a page.
    package func setEdit(_ edit: ScanEdit, of id: ScannedPage.ID) throws(DeskError) {
        guard let index = pages.firstIndex(where: { $0.id == id }), pages[index].edit != edit
        else { return }
        pages[index].edit = edit
        post()
        do throws(DataAccessError) {
            try access.save(pages[index])
        } catch {
            throw .pageNotSaved(reason: error.reason)
        }
    }

    /// Deletes a page.
    ///
    /// - Returns: What ``restore(_:)`` brings back.
    @discardableResult
    package func remove(_ id: ScannedPage.ID) throws(DeskError) -> Removed? {
        guard let index = pages.firstIndex(where: { $0.id == id }) else { return nil }
        let removed = Removed(page: pages.remove(at: index), index: index)
        post()
        do throws(DataAccessError) {
            try access.remove(removed.page)
        } catch {
            throw .pageNotSaved(reason: error.reason)
        }
        return removed
    }

    /// A page that was deleted.
    package struct Removed: Sendable {
        fileprivate let page: ScannedPage
        fileprivate let index: Int
    }

    /// Puts a page back where it was.
    package func restore(_ removed: Removed) throws(DeskError) {
        guard !pages.contains(where: { $0.id == removed.page.id }) else { return }
        pages.insert(removed.page, at: min(removed.index, pages.count))
        post()
        do throws(DataAccessError) {
            try access.save(removed.page)
        } catch {
            throw .pageNotSaved(reason: error.reason)
        }
    }

    /// The models of pages, as they are edited.
    package nonisolated static func models(
        of pages: [ScannedPage], named title: @Sendable (Int) -> String
    ) -> [PrintModel] {
        pages.enumerated().compactMap { index, page in
            page.edited.map {
                PrintModel(
                    content: title(index + 1), format: .scan, data: $0, resolution: page.resolution)
            }
        }
    }

    private func post() { NotificationCenter.default.post(name: Self.didChange, object: self) }
}
