import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

@Suite("Print Desk's files")
struct PickedFileTests {
    /// The page of the texts of a desk in a folder.
    private func page(
        _ folder: borrowing TemporaryFolder
    ) throws -> (HeadlessApp, JobList, ContentController) {
        let system = FolderSystem(folder: folder.url)
        let factory = ServiceFactory(data: DataAccessFactory(system: system))
        let app = HeadlessApp(
            size: PrintDeskApp.usualSize, delegate: PrintDeskApp(factory: factory))
        app.advance(by: 1)
        try app.finger.tap(on: "Print")
        app.advance(by: 1)
        let window = try #require(app.window.rootViewController)
        return (app, factory.jobs, try #require(Self.page(below: window)))
    }

    private static func page(below controller: UIViewController) -> ContentController? {
        controller as? ContentController
            ?? controller.children.lazy.compactMap { page(below: $0) }.first
    }

    private func pick(_ files: [URL], on page: ContentController) {
        page.documentPicker(
            UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
            didPickDocumentsAt: files)
    }

    @Test("Files: while a slow file is read, the desk goes on")
    func slow() throws {
        let folder = try TemporaryFolder()
        let (app, jobs, page) = try page(folder)
        // A pipe gives its bytes when they are written.
        let file = folder.url.appendingPathComponent("slow.txt")
        #expect(mkfifo(file.path, 0o600) == 0)
        let returned = DispatchSemaphore(value: 0)
        let written = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var wasFree = false
        Thread.detachNewThread {
            wasFree = returned.wait(timeout: .now() + 5) == .success
            let pipe = open(file.path, O_WRONLY)
            _ = write(pipe, "From afar", 9)
            close(pipe)
            written.signal()
        }
        pick([file], on: page)
        #expect(jobs.jobs.isEmpty)
        returned.signal()
        try app.wait(for: !jobs.jobs.isEmpty, timeout: 20)
        written.wait()
        #expect(wasFree && jobs.jobs.first?.models.map(\.content) == ["From afar"])
        app.advance(by: 1)
        #expect(app.find("Print now") != nil)
    }

    @Test("Files: of several all or none are printed, in their order")
    func several() throws {
        let folder = try TemporaryFolder()
        let (app, jobs, page) = try page(folder)
        let names = ["b.txt", "a.txt", "empty.pdf"]
        let files = names.map { folder.url.appendingPathComponent($0) }
        for file in files.dropLast() { try Data(file.lastPathComponent.utf8).write(to: file) }
        try Data().write(to: files[2])
        pick(files, on: page)
        try app.wait(for: app.describe().contains("empty.pdf"), timeout: 20)
        #expect(jobs.jobs.isEmpty)
        app.advance(by: 1)
        try app.finger.tap(on: "OK")
        app.advance(by: 1)
        pick(Array(files.dropLast()), on: page)
        try app.wait(for: !jobs.jobs.isEmpty, timeout: 20)
        #expect(jobs.jobs[0].models.map(\.content) == ["b.txt", "a.txt"])
    }
}
