import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// A queue with a job in each state, by its number.
private struct PictureQueue: PrintQueues {
    static let answers: [Int: QueueStatus] = [
        2: .init(number: 2, state: .processing),
        3: .init(
            number: 3, state: .pending, isPrinterStopped: true, printerReasons: ["paused"],
            printerMessage: "Out for lunch"),
        4: .init(number: 4, state: .held, reasons: ["job-hold-until-specified"]),
        5: .init(number: 5, state: .aborted, message: "Filter failed"),
        6: .init(number: 6, state: .canceled),
        7: .init(number: 7, state: .completed),
        9: .init(number: 9, state: .processing, printerReasons: ["media-empty-error"]),
    ]

    func names() -> [String] { ["laser"] }

    func print(_ pdf: Data, named name: String, ticket: PrintTicket) -> Int { 0 }

    func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer {
        if job.number == 10 { throw .printer(reason: "") }
        return Self.answers[job.number ?? 0].map(QueueAnswer.status) ?? .noJob
    }

    func cancel(_ job: QueuedJob) {}

    func resume(_ job: QueuedJob) {}
}

@Suite("Print Desk's looks: jobs in queues")
struct QueueLookTests {
    /// The pictures: the list, the preview of a job that a paused printer holds up, the question
    /// about changed options, and a deleted job.
    nonisolated enum Screen: String, CaseIterable {
        case list, paused, unsaved, deleted
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "Looks: jobs in queues match their goldens", arguments: Screen.allCases,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) throws {
        let system = FolderSystem(folder: folder.url, printers: PictureQueue())
        let data = DataAccessFactory(system: system)
        try data.jobAccess.save(
            (2...10).map { number in
                var settings = PrintDeskData.PrintSettings()
                settings.queue = "laser"
                var job = JobRecord(
                    id: number, service: "print",
                    models: [.init(content: variant.language == .english ? "Minutes" : "会议记录")],
                    state: .printing, settings: settings)
                job.queued = QueuedJob(queue: "laser", token: "", number: number)
                return job
            })
        let factory = ServiceFactory(data: data)
        let app = HeadlessApp(
            variant, scale: 1, delegate: PrintDeskApp(size: variant.size, factory: factory))
        app.advance(by: 2)
        if screen != .list { try open(screen, app, factory, variant) }
        app.advance(by: 1)
        try app.snapshot().matchGolden("queue-\(screen)-\(variant)")
    }

    private func open(
        _ screen: Screen, _ app: HeadlessApp, _ factory: ServiceFactory, _ variant: AppVariant
    ) throws {
        let desk = try #require(app.window.rootViewController as? DeskController)
        let client = try DeskClient(kind: "print", factory: factory)
        let isEnglish = variant.language == .english
        switch screen {
        case .list: break
        case .paused:
            desk.showDetailViewController(
                PreviewController(client: client, job: 3), sender: nil)
        case .unsaved:
            let options = OptionsController(settings: .init(), jobs: factory.jobs) { _ in }
            desk.present(UINavigationController(rootViewController: options), animated: false)
            app.advance(by: 1)
            try app.finger.tap(on: "TwoSidedSwitch")
            app.advance(by: 1)
            try app.finger.tap(on: isEnglish ? "Cancel" : "取消")
        case .deleted:
            let removed = try #require(try factory.jobs.remove(7))
            desk.offerUndo(isEnglish ? "The job was deleted." : "任务已删除。") {
                () throws(DeskError) in
                try factory.jobs.restore(removed)
            }
        }
    }
}
