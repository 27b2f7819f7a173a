import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import ProgramTesting
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

@Suite(
    "Print Desk on queues that do not print", .serialized,
    .enabled(
        if: PrintServer.isInstalled || ContinuousIntegration.isRunning,
        "cups-daemon, cups-client or poppler-utils is missing: make setup"))
struct QueueTests {
    private let desk: PrintServerDesk
    private var server: PrintServer { desk.server }
    private var folder: URL { desk.folder.url }

    init() throws { desk = try PrintServerDesk() }

    private func launch() -> (HeadlessApp, JobList) { desk.launch() }

    private func tap(_ app: HeadlessApp, _ names: String...) throws {
        try desk.tap(app, names)
    }

    private func printed(
        by queue: String, at server: PrintServer? = nil
    ) throws -> (HeadlessApp, JobList) {
        try desk.printed(by: queue, at: server)
    }

    @Test("Queue: on a paused one the job waits, is resumed, and then printed")
    func paused() throws {
        try server.run("cupsdisable", ["-r", "out for lunch", PrintServer.queue])
        let (app, jobs) = try printed(by: PrintServer.queue)
        app.advance(by: 60)
        #expect(jobs.jobs[0].state == .printing)
        #expect(
            app.find("In the printer’s queue · The printer is paused. · out for lunch") != nil)
        try tap(app, "Resume")
        _ = try server.nextJob()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
        app.advance(by: 0.5)
        #expect(app.find("Printed · Paper-1") != nil)
    }

    @Test("Queue: while the printer works the job is printing; it is printed when that has ended")
    func slow() throws {
        server.isBusy = true
        let (app, jobs) = try printed(by: PrintServer.queue)
        try app.wait(for: jobs.jobs[0].status?.state == .processing, timeout: 20)
        app.advance(by: 60)
        #expect(jobs.jobs[0].state == .printing && app.find("Printing") != nil)
        server.isBusy = false
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
    }

    @Test(
        "Queue: a printer that ends with an error code prints nothing, and that is said",
        arguments: [
            // The codes of a backend: failed, needs a password, holds, stops, cancels.
            (1, "abort-job", Job.State.failed, false), (1, "stop-printer", .printing, true),
            (2, "retry-job", .printing, true), (3, "retry-job", .printing, true),
            (4, "retry-job", .printing, true), (5, "retry-job", .cancelled, false),
        ])
    func codes(code: Int, policy: String, state: Job.State, resumes: Bool) throws {
        try server.addQueue(
            "Smoke", device: "ends:\(code)", options: "printer-error-policy=\(policy)")
        let (app, jobs) = try printed(by: "Smoke")
        try app.wait(
            for: jobs.jobs[0].state != .printing || jobs.jobs[0].canResume, timeout: 20)
        app.advance(by: 1)
        #expect(jobs.jobs[0].state == state && jobs.jobs[0].canResume == resumes)
        #expect((app.find("Resume") != nil) == resumes)
        #expect(!app.describe().contains("Printed"))
    }

    @Test("Queue: a device that does not exist is not a success; the app cancels the job")
    func noDevice() throws {
        // No server listens at the discard port.
        try server.addQueue("Nowhere", device: "ipp://127.0.0.1:9/ipp/print")
        let (app, jobs) = try printed(by: "Nowhere")
        try app.wait(for: jobs.jobs[0].status?.printerMessage.isEmpty == false, timeout: 30)
        app.advance(by: 1)
        #expect(jobs.jobs[0].state == .printing)
        #expect(app.describe().contains("may not exist or is unavailable"))
        try tap(app, "Cancel job")
        try app.wait(for: jobs.jobs[0].state == .cancelled, timeout: 30)
    }

    @Test("Queue: a job that others cancel is cancelled")
    func cancelledOutside() throws {
        try server.run("cupsdisable", [PrintServer.queue])
        let (app, jobs) = try printed(by: PrintServer.queue)
        try server.run("cancel", ["\(PrintServer.queue)-1"])
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].state == .cancelled, timeout: 40)
        #expect(app.find("Printed") == nil)
    }

    @Test("Queue: a job is followed after a restart of the app, by its number or by its token")
    func restart() throws {
        try server.run("cupsdisable", [PrintServer.queue])
        let (_, first) = try printed(by: PrintServer.queue)
        var records = first.jobs
        #expect(records[0].queued?.number == 1)
        // As if the app had been killed before it noted the number.
        records[0].queued?.number = nil
        try DataAccessFactory(system: FolderSystem(folder: folder)).jobAccess.save(records)
        let (app, jobs) = launch()
        try app.wait(for: jobs.jobs[0].queued?.number == 1, timeout: 20)
        #expect(jobs.jobs[0].state == .printing)
        try server.run("cupsenable", [PrintServer.queue])
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 40)
    }

    @Test("Queue: a server that stops is reported; the job is followed again when it is back")
    func serverStops() throws {
        try server.run("cupsdisable", [PrintServer.queue])
        let (app, jobs) = try printed(by: PrintServer.queue)
        try server.stop()
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].problem == .unreachable, timeout: 40)
        #expect(jobs.jobs[0].state == .printing)
        app.advance(by: 0.5)
        #expect(app.describe().contains("The print server does not answer."))
        try server.start()
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].problem == nil, timeout: 40)
        try server.run("cupsenable", [PrintServer.queue])
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 40)
    }

    @Test("Queue: a deleted one loses its jobs, and that is reported")
    func deleted() throws {
        try server.addQueue("Old")
        try server.run("cupsdisable", ["Old"])
        let (app, jobs) = try printed(by: "Old")
        try server.run("lpadmin", ["-x", "Old"])
        jobs.followNow()
        try app.wait(for: jobs.jobs[0].state == .failed, timeout: 40)
        app.advance(by: 0.5)
        #expect(app.find("Failed · The queue was deleted.") != nil)
    }

    @Test("Queue: where the server forbids it, a paused printer is not resumed, with a report")
    func forbidden() throws {
        let strict = try PrintServer(forbidden: "Resume-Printer")
        try strict.run("cupsdisable", [PrintServer.queue])
        let (app, jobs) = try printed(by: PrintServer.queue, at: strict)
        try tap(app, "Resume")
        try app.wait(
            for: app.describe().contains("The print server does not permit this to you."),
            timeout: 20)
        #expect(jobs.jobs[0].state == .printing)
    }
}
