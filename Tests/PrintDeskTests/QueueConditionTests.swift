import Foundation
import PrintDeskData
import PrintDeskServices
import ProgramTesting
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// What users of other programs have reported of queues: success that was none, and obstacles that
/// were hidden or had gone.
@Suite(
    "Print Desk on queues with obstacles", .serialized,
    .enabled(
        if: PrintServer.isInstalled || ContinuousIntegration.isRunning,
        "cups-daemon, cups-client or poppler-utils is missing: make setup"))
struct QueueConditionTests {
    private func tap(_ desk: PrintServerDesk, _ app: HeadlessApp, _ names: String...) throws {
        try desk.tap(app, names)
    }

    @Test("Obstacles: a printer that pauses its queue prints the job when it is resumed")
    func stops() throws {
        let desk = try PrintServerDesk()
        try desk.server.addQueue("Smoke", device: "ends:4")
        let (app, jobs) = try desk.printed(by: "Smoke")
        try app.wait(for: jobs.jobs[0].canResume, timeout: 20)
        app.advance(by: 1)
        let text = try #require(jobs.jobs.first?.stateText)
        #expect(text.hasPrefix("In the printer’s queue · The printer is paused."))
        desk.server.isMended = true
        try tap(desk, app, "Resume")
        _ = try desk.server.nextJob()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
        app.advance(by: 0.5)
        #expect(app.find("Printed · Smoke-1") != nil)
    }

    @Test("Obstacles: missing paper and its return are reported, without a touch")
    func paper() throws {
        let desk = try PrintServerDesk()
        desk.server.isOutOfPaper = true
        let (app, jobs) = try desk.printed(by: PrintServer.queue)
        try app.wait(
            for: jobs.jobs[0].status?.printerReasons == ["media-empty-error"], timeout: 20)
        app.advance(by: 0.5)
        #expect(app.find("Printing · The printer is out of paper. · Load paper") != nil)
        desk.server.isBusy = true
        desk.server.isOutOfPaper = false
        try app.wait(for: jobs.jobs[0].status?.printerReasons.isEmpty == true, timeout: 60)
        app.advance(by: 0.5)
        // The printer's words are those of before, as many printers leave them.
        #expect(app.find("Printing") != nil)
        desk.server.isBusy = false
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 60)
    }

    @Test("Obstacles: a job that the server cancels as stuck is cancelled, and not by this desk")
    func stuck() throws {
        let desk = try PrintServerDesk(directive: "MaxJobTime 1")
        desk.server.isBusy = true
        let (app, jobs) = try desk.printed(by: PrintServer.queue)
        try app.wait(for: jobs.jobs[0].state != .printing, timeout: 40)
        app.advance(by: 0.5)
        #expect(jobs.jobs[0].state == .cancelled && jobs.jobs[0].canBePrintedAgain)
        #expect(app.find("Cancelled · It was cancelled at the print server, not here.") != nil)
    }

    @Test("Obstacles: a queue that holds new jobs says so, and the job is printed when resumed")
    func holds() throws {
        let desk = try PrintServerDesk()
        try desk.server.addQueue("Held", options: "job-hold-until-default=indefinite")
        let (app, jobs) = try desk.printed(by: "Held")
        app.advance(by: 0.5)
        #expect(jobs.jobs[0].state == .printing && jobs.jobs[0].canResume)
        #expect(app.find("Held · It waits until it is resumed.") != nil)
        try tap(desk, app, "Resume")
        _ = try desk.server.nextJob()
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
    }

    @Test("Obstacles: a job whose filter fails is not printed; resumed and mended, it is")
    func filter() throws {
        let desk = try PrintServerDesk()
        try desk.server.addQueue("Filtered", isFaulty: true)
        let (app, jobs) = try desk.printed(by: "Filtered")
        try app.wait(
            for: jobs.jobs[0].canResume || jobs.jobs[0].state != .printing, timeout: 20)
        app.advance(by: 0.5)
        let text = try #require(jobs.jobs.first?.stateText)
        #expect(text == "Stopped · It cannot be converted")
        desk.server.isMended = true
        try tap(desk, app, "Resume")
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
    }

    @Test("Obstacles: a queue that takes no jobs is a failure with the server's reason")
    func rejects() throws {
        let desk = try PrintServerDesk()
        try desk.server.run("cupsreject", ["-r", "being moved", PrintServer.queue])
        let (app, jobs) = try desk.printed(by: PrintServer.queue)
        app.advance(by: 0.5)
        #expect(jobs.jobs[0].state == .failed)
        #expect(jobs.jobs[0].stateText.contains("not accepting jobs"))
        try desk.server.run("cupsaccept", [PrintServer.queue])
        try tap(desk, app, "Try again", "Print now", "Print")
        try app.wait(for: jobs.jobs[0].state == .done, timeout: 20)
    }

    @Test("Obstacles: a job beyond the queue's quota is a failure, and is not waiting anywhere")
    func quota() throws {
        let desk = try PrintServerDesk()
        try desk.server.addQueue(
            "Quota", options: "job-quota-period=86400", "job-k-limit=1")
        let (_, first) = try desk.printed(by: "Quota")
        #expect([.printing, .done].contains(first.jobs[0].state))
        _ = try desk.server.nextJob()
        let (app, jobs) = desk.launch()
        let job = try jobs.submit(["Report"], to: PrintService(access: SpyData()))
        try jobs.setSettings(try #require(jobs.jobs[0].settings), of: job.id)
        try tap(desk, app, "Report", "Print now", "Print")
        try app.wait(for: jobs.jobs[1].state == .failed, timeout: 20)
        #expect(jobs.jobs[1].stateText.contains("Quota limit reached"))
    }
}
