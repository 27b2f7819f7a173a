import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// A desk in a folder of its own, next to a print server.
///
/// Where others change something at the server, tests let the desk ask at once: the pauses would
/// pass in real time.
final class PrintServerDesk {
    let folder: TemporaryFolder
    let server: PrintServer

    init(directive: String = "") throws {
        folder = try TemporaryFolder()
        server = try PrintServer(directive: directive)
    }

    /// The desk as at a launch of the app.
    func launch(at server: PrintServer? = nil) -> (HeadlessApp, JobList) {
        let queues = CUPSQueues(server: (server ?? self.server).address)
        let system = FolderSystem(folder: folder.url, printers: queues)
        let factory = ServiceFactory(data: DataAccessFactory(system: system))
        let app = HeadlessApp(
            size: PrintDeskApp.usualSize, delegate: PrintDeskApp(factory: factory))
        app.advance(by: 1)
        return (app, factory.jobs)
    }

    func tap(_ app: HeadlessApp, _ names: [String]) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.advance(by: 0.5)
        }
    }

    /// Prints a job by a queue, and waits until the server has taken it.
    func printed(
        by queue: String, at server: PrintServer? = nil
    ) throws -> (HeadlessApp, JobList) {
        let (app, jobs) = launch(at: server)
        let job = try jobs.submit(["Minutes"], to: PrintService(access: SpyData()))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = queue
        try jobs.setSettings(settings, of: job.id)
        try tap(app, ["Minutes", "Print now", "Print"])
        try app.wait(
            for: jobs.jobs[0].status != nil || jobs.jobs[0].state != .printing, timeout: 20)
        return (app, jobs)
    }
}
