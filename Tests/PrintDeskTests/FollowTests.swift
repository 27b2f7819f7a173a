import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Synchronization
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// A queue whose answers a test sets. It counts the questions.
final class ScriptedQueue: PrintQueues {
    private struct State {
        var answer = Result<QueueStatus, DeskSystemError>.success(
            .init(number: 7, state: .pending))
        var hasJob = true
        var hasQueue = true
        var questions = 0
        var requests: [String] = []
        var refusal: DeskSystemError?
        var tokens: [String] = []
        var wasAskedOnMainThread = false
    }

    private let state = Mutex(State())

    var questions: Int { state.withLock { $0.questions } }
    var printCount: Int { state.withLock { $0.tokens.count } }
    var requests: [String] { state.withLock { $0.requests } }
    var wasAskedOnMainThread: Bool { state.withLock { $0.wasAskedOnMainThread } }

    func answer(
        _ jobState: QueueStatus.State, reasons: [String] = [], message: String = "",
        isPrinterStopped: Bool = false, printerReasons: [String] = [], printerMessage: String = ""
    ) {
        let status = QueueStatus(
            number: 7, state: jobState, reasons: reasons, message: message,
            isPrinterStopped: isPrinterStopped, printerReasons: printerReasons,
            printerMessage: printerMessage)
        state.withLock { $0.answer = .success(status) }
    }

    func fall() { state.withLock { $0.answer = .failure(.printer(reason: "No connection")) } }

    func forgetJob(andQueue: Bool) {
        state.withLock { ($0.hasJob, $0.hasQueue) = (false, !andQueue) }
    }

    func refuse(_ error: DeskSystemError?) { state.withLock { $0.refusal = error } }

    func names() -> [String] { ["laser"] }

    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> Int {
        state.withLock { $0.tokens.append(ticket.token ?? "") }
        return 7
    }

    func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer {
        let isMain = Thread.isMainThread
        let now = state.withLock { state in
            state.questions += 1
            state.wasAskedOnMainThread = state.wasAskedOnMainThread || isMain
            return state
        }
        let status = try now.answer.get()
        guard now.hasQueue else { return .noQueue }
        return now.hasJob ? .status(status) : .noJob
    }

    func cancel(_ job: QueuedJob) throws(DeskSystemError) { try note("cancel", job) }

    func resume(_ job: QueuedJob) throws(DeskSystemError) { try note("resume", job) }

    private func note(_ what: String, _ job: QueuedJob) throws(DeskSystemError) {
        let refusal = state.withLock { state in
            state.requests.append("\(what) \(job.number ?? 0)")
            return state.refusal
        }
        if let refusal { throw refusal }
    }
}

@Suite("Print Desk follows jobs", .serialized)
struct FollowTests {
    private let folder: TemporaryFolder
    private let queue = ScriptedQueue()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A desk on the folder, as at a launch of the app.
    private func launch(
        _ language: Language = .english, size: CGSize = PrintDeskApp.usualSize
    ) -> (HeadlessApp, JobList) {
        let system = FolderSystem(folder: folder.url, printers: queue)
        let factory = ServiceFactory(data: DataAccessFactory(system: system))
        let app = HeadlessApp(
            size: size, language: language, delegate: PrintDeskApp(factory: factory))
        app.advance(by: 1)
        return (app, factory.jobs)
    }

    /// Prints a job by the queue, from its preview.
    private func printed(
        _ language: Language = .english
    ) throws -> (HeadlessApp, JobList) {
        let (app, jobs) = launch(language)
        let job = try jobs.submit(["Minutes"], to: PrintService(access: SpyData()))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = "laser"
        try jobs.setSettings(settings, of: job.id)
        try tap(app, "Minutes")
        if language == .english {
            try tap(app, "Print now", "Print")
        } else {
            try tap(app, "立即打印", "打印")
        }
        return (app, jobs)
    }

    private func tap(_ app: HeadlessApp, _ names: String...) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.advance(by: 1)
        }
    }

    @Test("Following: a job that the queue has taken is not printed until the server says so")
    func untilTheEnd() throws {
        let (app, jobs) = try printed()
        #expect(jobs.jobs[0].state == .printing && jobs.jobs[0].note.isEmpty)
        #expect(!app.describe().contains("Printed") && app.find("In the printer’s queue") != nil)
        queue.answer(.processing)
        app.advance(by: 30)
        #expect(jobs.jobs[0].state == .printing && app.find("Printing") != nil)
        queue.answer(.completed)
        app.advance(by: 30)
        #expect(jobs.jobs[0].state == .done && app.find("Printed · laser-7") != nil)
        #expect(!queue.wasAskedOnMainThread)
    }

    @Test(
        "Following: each state of IPP in plain words, in both languages",
        arguments: [
            (.held, ["job-hold-until-specified"], "Held", "已搁置"),
            (.stopped, [], "Stopped", "已停止"),
            (.canceled, [], "Cancelled", "已取消"),
            (
                .aborted, [], "Failed · The printer gave the job up. · Smoke",
                "失败 · 打印机放弃了这项任务。 · Smoke"
            ),
        ] as [(PrintDeskServices.QueueStatus.State, [String], String, String)])
    func states(
        state: PrintDeskServices.QueueStatus.State, reasons: [String], english: String,
        chinese: String
    ) throws {
        for (language, words) in [(Language.english, english), (.simplifiedChinese, chinese)] {
            queue.answer(state, reasons: reasons, message: "Smoke")
            let (app, _) = try printed(language)
            app.advance(by: 5)
            #expect(app.describe().contains(words), "\(app.describe())")
            try? FileManager.default.removeItem(at: folder.url)
        }
    }

    @Test("Following: the printer's obstacle is reported in the server's own words")
    func obstacles() throws {
        queue.answer(
            .processing, printerReasons: ["media-empty-error", "connecting-to-device", "x-y"],
            printerMessage: "Feed me")
        let (app, _) = try printed()
        #expect(
            app.find(
                "Printing · The printer is out of paper. · Connecting to the printer… · Feed me")
                != nil)
    }

    @Test("Following: a warning does not hide that the printer is paused")
    func warning() throws {
        queue.answer(
            .pending, isPrinterStopped: true, printerReasons: ["toner-low-warning", "paused"])
        let (app, _) = try printed()
        #expect(
            app.find("In the printer’s queue · Toner or ink runs low. · The printer is paused.")
                != nil)
        #expect(app.find("Resume") != nil)
    }

    @Test("Following: a queue that holds new jobs says so while it holds this one")
    func holdsNewJobs() throws {
        queue.answer(
            .held, reasons: ["job-held-on-create"], printerReasons: ["hold-new-jobs"])
        let (app, jobs) = try printed()
        #expect(app.find("Held · The queue holds new jobs until they are resumed.") != nil)
        #expect(jobs.jobs[0].canResume)
        queue.answer(.processing, printerReasons: ["hold-new-jobs"])
        app.advance(by: 62)
        #expect(app.find("Printing") != nil)
    }

    @Test("Following: a job that ends with errors is not simply printed")
    func errors() throws {
        queue.answer(.completed, reasons: ["job-completed-with-errors"])
        let (app, _) = try printed()
        app.advance(by: 5)
        #expect(
            app.find(
                "Printed · laser-7 · The printer reports errors. See whether all pages are there.")
                != nil)
    }

    @Test("Following: the report of an obstacle ends with the obstacle")
    func staleWords() throws {
        queue.answer(
            .processing, message: "Load paper", printerReasons: ["media-empty-error"],
            printerMessage: "Load paper")
        let (app, _) = try printed()
        #expect(app.find("Printing · The printer is out of paper. · Load paper") != nil)
        queue.answer(.processing, message: "Load paper", printerMessage: "Load paper")
        app.advance(by: 62)
        #expect(app.find("Printing") != nil)
        queue.answer(.processing, message: "Load paper", printerMessage: "Page 2")
        app.advance(by: 62)
        #expect(app.find("Printing · Page 2") != nil)
        queue.answer(
            .processing, printerReasons: ["media-empty-error"], printerMessage: "Load paper")
        app.advance(by: 62)
        #expect(app.find("Printing · The printer is out of paper. · Load paper") != nil)
    }

    @Test("Following: a job that was cancelled at the server, not here, is told from one that was")
    func cancelledElsewhere() throws {
        let (app, jobs) = try printed()
        queue.answer(.canceled)
        app.advance(by: 31)
        #expect(
            jobs.jobs[0].stateText
                == "Cancelled · It was cancelled at the print server, not here.")
        queue.answer(.processing)
        try tap(app, "Try again", "Print now", "Print", "Cancel job")
        queue.answer(.canceled)
        app.advance(by: 31)
        #expect(jobs.jobs[0].state == .cancelled && jobs.jobs[0].stateText == "Cancelled")
    }

    @Test("Following: questions become rare, and end with the job")
    func backOff() throws {
        let (app, _) = try printed()
        app.advance(by: 600)
        #expect((10...40).contains(queue.questions), "\(queue.questions)")
        queue.answer(.completed)
        app.advance(by: 60)
        let count = queue.questions
        app.advance(by: 3_600)
        #expect(queue.questions == count)
        app.settle()
        #expect(app.busyReasons.isEmpty)
    }

    @Test("Following: without a job in a queue, no server is asked")
    func idle() throws {
        let (app, _) = launch()
        app.advance(by: 3_600)
        #expect(queue.questions == 0 && app.busyReasons.isEmpty)
    }

    @Test("Following: goes on after a restart, also if the app ended before it noted the number")
    func restart() throws {
        let (_, first) = try printed()
        var records = first.jobs
        records[0].queued?.number = nil
        let data = DataAccessFactory(system: FolderSystem(folder: folder.url))
        try data.jobAccess.save(records)
        let (app, jobs) = launch()
        app.advance(by: 2)
        #expect(jobs.jobs[0].state == .printing && jobs.jobs[0].queued?.number == 7)
        queue.answer(.completed)
        let (next, last) = launch()
        next.advance(by: 2)
        #expect(last.jobs.map(\.state) == [.done])
    }

    @Test("Following: a job that never came to the server waits again after a restart")
    func notSent() throws {
        let (_, first) = try printed()
        var records = first.jobs
        records[0].queued?.number = nil
        try DataAccessFactory(system: FolderSystem(folder: folder.url)).jobAccess.save(records)
        queue.forgetJob(andQueue: false)
        let (app, jobs) = launch()
        app.advance(by: 2)
        #expect(jobs.jobs.map(\.state) == [.waiting])
    }

    @Test("Following: a server that stops is reported, asked ever more rarely, and followed again")
    func unreachable() throws {
        let (app, jobs) = try printed()
        queue.fall()
        app.advance(by: 120)
        #expect(jobs.jobs[0].state == .printing)
        #expect(app.describe().contains("No news of this job · The print server does not answer."))
        queue.answer(.completed)
        app.advance(by: 31)
        #expect(jobs.jobs[0].state == .done)
    }

    @Test("Following: a deleted queue and a lost record are not a success")
    func gone() throws {
        let (app, jobs) = try printed()
        queue.forgetJob(andQueue: true)
        app.advance(by: 31)
        #expect(jobs.jobs[0].state == .failed)
        #expect(app.find("Failed · The queue was deleted.") != nil)
        try tap(app, "Try again")
        #expect(jobs.jobs[0].state == .waiting && jobs.jobs[0].queued == nil)

        var record = jobs.jobs[0]
        record.state = .printing
        record.queued = .init(queue: "laser", token: "t", number: 7)
        let lost = ScriptedQueue()
        let data = DataAccessFactory(
            system: FolderSystem(folder: folder.url, printers: lost))
        try data.jobAccess.save([record])
        lost.forgetJob(andQueue: false)
        let list = ServiceFactory(data: data).jobs
        list.followNow()
        app.advance(by: 2)
        #expect(list.jobs.map(\.state) == [.unknown])
        #expect(list.jobs[0].stateText.hasPrefix("Outcome unknown · The print server has no"))
        #expect(list.jobs[0].canBePrintedAgain)
    }

    @Test("Following: a job is cancelled at the server, and its end is the server's answer")
    func cancelling() throws {
        let (app, jobs) = try printed()
        try tap(app, "Cancel job")
        #expect(queue.requests == ["cancel 7"] && jobs.jobs[0].state == .printing)
        queue.answer(.canceled)
        app.advance(by: 31)
        #expect(jobs.jobs[0].state == .cancelled)
    }

    @Test("Following: a paused printer is resumed, or the refusal is reported")
    func resuming() throws {
        queue.answer(.pending, isPrinterStopped: true, printerReasons: ["paused"])
        let (app, _) = try printed()
        #expect(app.find("In the printer’s queue · The printer is paused.") != nil)
        queue.refuse(.forbidden)
        try tap(app, "Resume")
        #expect(app.describe().contains("The print server does not permit this to you."))
        try tap(app, "OK")
        queue.refuse(.printer(reason: "Smoke"))
        try tap(app, "Resume")
        #expect(app.find("The print server did not resume the job: Smoke") != nil)
        try tap(app, "OK")
        queue.refuse(nil)
        queue.answer(.processing)
        try tap(app, "Resume")
        #expect(app.find("Resume") == nil && queue.requests.count == 3)
    }

    @Test("Printing: a job whose state cannot be saved is not sent, and waits")
    func notSaved() throws {
        let (app, jobs) = launch()
        let job = try jobs.submit(["Minutes"], to: PrintService(access: SpyData()))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = "laser"
        try jobs.setSettings(settings, of: job.id)
        // A folder in place of the list: it cannot be replaced.
        let list = folder.url.appendingPathComponent("jobs.json")
        try FileManager.default.removeItem(at: list)
        try FileManager.default.createDirectory(
            at: list.appendingPathComponent("full"), withIntermediateDirectories: true)
        try tap(app, "Minutes", "Print now", "Print")
        #expect(app.describe().contains("The jobs could not be saved"))
        #expect(jobs.jobs.map(\.state) == [.waiting] && queue.questions == 0)
    }

    @Test("Printing: a queue on a desk without queues is an error, not a file")
    func noQueues() throws {
        let system = FolderSystem(folder: folder.url)
        #expect(throws: DeskSystemError.self) {
            try system.print(Data("%PDF".utf8), named: "a", ticket: PrintTicket(queue: "laser"))
        }
    }

    @Test("Words: a PDF file is saved, not printed")
    func saved() throws {
        let (app, jobs) = launch()
        try jobs.submit(["Minutes"], to: PrintService(access: SpyData()))
        try tap(app, "Minutes", "Print now", "Print")
        #expect(app.describe().contains("Saved · ") && !app.describe().contains("Printed ·"))
        let path = try #require(jobs.jobs.first?.note)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("Deleting: a job comes back by the button of the message; a followed one is cancelled")
    func undo() throws {
        let (app, jobs) = launch()
        for text in ["One", "Two", "Three"] {
            try jobs.submit([text], to: PrintService(access: SpyData()))
        }
        app.advance(by: 1)
        let row = try #require(app.find("Two")).frame
        app.finger.drag(from: CGPoint(x: 330, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        app.advance(by: 1)
        try tap(app, "Delete")
        #expect(jobs.jobs.map(\.id) == [1, 3] && app.find("The job was deleted.") != nil)
        try tap(app, "ToastAction")
        #expect(jobs.jobs.map(\.id) == [1, 2, 3])
        let (_, again) = launch()
        #expect(again.jobs.map(\.id) == [1, 2, 3])
    }
}
