import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// Queues without paper: they remember what they got, and say at once that it is printed.
private struct PaperlessQueues: PrintQueues {
    let log = SharedLog()

    func names() -> [String] { ["laser", "ink"] }

    func status(of job: QueuedJob) -> QueueAnswer {
        .status(.init(number: job.number ?? 1, state: .completed))
    }

    func cancel(_ job: QueuedJob) {}

    func resume(_ job: QueuedJob) {}

    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> Int {
        var ticket = ticket
        ticket.token = nil
        guard ticket.queue != "ink" else { throw .printer(reason: "The printer is gone.") }
        log.write(
            "\(name) \(ticket.queue ?? "") "
                + CUPSQueues.options(of: ticket).map { "\($0.name)=\($0.value)" }
                .joined(separator: " ")
                + " \(pdf.count > 100)")
        return 1
    }
}

@Suite("Print Desk's options, files and drafts")
struct OptionTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("printdesk-\(UUID().uuidString)")
    private let queues = PaperlessQueues()

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A desk on the folder, as at a launch of the app.
    private func launch() -> (HeadlessApp, ServiceFactory) {
        let system = FolderSystem(folder: folder, printers: queues)
        let factory = ServiceFactory(data: DataAccessFactory(system: system))
        let app = HeadlessApp(
            size: PrintDeskApp.usualSize, delegate: PrintDeskApp(factory: factory))
        app.settle()
        return (app, factory)
    }

    private func tap(_ app: HeadlessApp, _ names: String...) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.settle()
        }
    }

    private func lines(_ count: Int) -> PrintDeskServices.PrintModel {
        .init(content: (1...count).map { "Line \($0)" }.joined(separator: "\n"))
    }

    @Test(
        "Settings: ranges of pages, as they are typed",
        arguments: [
            ("", [0, 1, 2, 3, 4]), ("2-3", [1, 2]), ("5,1", [0, 4]), ("-2", [0, 1]),
            ("4-", [3, 4]),
            ("1，3", [0, 2]), ("2-99", [1, 2, 3, 4]), ("7", nil), ("x", nil), ("3-1", nil),
            ("0", nil),
            (",", nil), ("-", nil), ("1-2-3", nil),
        ] as [(String, [Int]?)])
    func ranges(text: String, pages: [Int]?) {
        var settings = PrintDeskData.PrintSettings()
        settings.range = text
        #expect(settings.pages(of: 5) == pages)
        #expect(settings.hasReadableRange == (pages != nil || text == "7"))
    }

    @Test("Pages: several on a sheet, a range, and other paper")
    func sheets() {
        var settings = PrintDeskServices.PrintSettings()
        settings.pagesPerSheet = 2
        settings.range = "1-3"
        let models = (0..<5).map { PrintDeskServices.PrintModel(content: "page \($0)") }
        let two = PageComposer(models, settings: settings)
        #expect(two.pages.map(\.string) == ["page 0", "page 1", "page 2"])
        #expect(two.sheetCount == 2 && two.sheetSize == CGSize(width: 842, height: 595))
        settings.pagesPerSheet = 4
        settings.paper = .a5
        let four = PageComposer(models, settings: settings)
        #expect(four.sheetCount == 1 && four.sheetSize == CGSize(width: 420, height: 595))
    }

    @Test("Pages: the printed PDF has the text, the header and the watermark of the preview")
    func contents() throws {
        var settings = PrintDeskServices.PrintSettings()
        settings.header = "Top secret"
        settings.watermark = "DRAFT"
        let plain = PageComposer([lines(3)])
        let marked = PageComposer([lines(3)], settings: settings)
        let images = [plain, marked].map { $0.picture(of: 0, width: 200) }
        #expect(images[0].pngData() != images[1].pngData())
        #expect(marked.pdf().count > plain.pdf().count)
    }

    @Test("Pages: Markdown has headings, lists and code; pictures and PDF files are pages")
    func formats() throws {
        let text = "# Title\n\nSome *text* and `code`.\n\n- one\n- two\n\n```\nlet x = 1\n```\n"
        let markdown = PageComposer([.init(content: text, format: .markdown)])
        let string = try #require(markdown.pages.first).string
        #expect(string.contains("Title\n\nSome text and code."))
        #expect(string.contains("• one") && string.contains("let x = 1"))
        let pdf = PageComposer([lines(200)])
        let count = pdf.pages.count
        #expect(count > 2)
        let again = PageComposer([.init(content: "a.pdf", format: .pdf, data: pdf.pdf())])
        #expect(again.pages.count == count)
        let picture = PageComposer([
            .init(
                content: "a.png", format: .picture,
                data: pdf.picture(of: 0, width: 100).pngData())
        ])
        #expect(picture.pages.count == 1 && picture.pdf().count > 500)
        #expect(PageComposer([.init(content: "x", format: .pdf, data: Data([1]))]).pages.isEmpty)
    }

    @Test("Flow: options reach the queue, and the job is printed there")
    func options() throws {
        let (app, factory) = launch()
        try factory.jobs.submit([lines(1)], to: factory.service(of: "print"))
        app.settle()
        try tap(app, "Line 1", "Options")
        let copies = try #require(app.find("CopiesStepper")?.view as? UIStepper)
        copies.value = 3
        try tap(app, "TwoSidedSwitch", "PrinterButton", "laser", "Done", "Print now")
        #expect(app.find("Pages: 1, copies: 3. Printer: laser") != nil)
        try tap(app, "Print")
        #expect(
            queues.log.lines == [
                "job-1 laser copies=3 sides=two-sided-long-edge media=A4 true"
            ])
        #expect(factory.jobs.jobs.map(\.note) == ["laser-1"])
    }

    @Test("Flow: a printer that is gone fails the job, which can be tried again elsewhere")
    func gone() throws {
        let (app, factory) = launch()
        let job = try factory.jobs.submit([lines(1)], to: factory.service(of: "print"))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = "ink"
        try factory.jobs.setSettings(settings, of: job.id)
        app.settle()
        try tap(app, "Line 1", "Print now", "Print")
        #expect(factory.jobs.jobs.map(\.state) == [.failed])
        #expect(factory.jobs.jobs.map(\.note) == ["The printer is gone."])
        let (_, next) = launch()
        #expect(next.jobs.jobs.first?.settings?.queue == "ink")
    }

    /// Opens the options of a job with one line, and changes the number of copies.
    private func changedOptions() throws -> (HeadlessApp, ServiceFactory) {
        let (app, factory) = launch()
        try factory.jobs.submit([lines(1)], to: factory.service(of: "print"))
        app.settle()
        try tap(app, "Line 1", "Options", "TwoSidedSwitch")
        return (app, factory)
    }

    @Test("Options: changes are not lost by Escape: the user saves, discards, or goes on")
    func unsavedChanges() throws {
        let (app, factory) = try changedOptions()
        app.keyboard.press(.escape)
        app.settle()
        #expect(app.find("Save the changes to the options?") != nil)
        // A second Escape goes back to the form, which keeps the change.
        app.keyboard.press(.escape)
        app.settle()
        let isOn = { (app.find("TwoSidedSwitch")?.view as? UISwitch)?.isOn }
        #expect(isOn() == true && factory.jobs.jobs[0].settings == nil)
        try tap(app, "Cancel", "Save")
        #expect(isOn() == nil && factory.jobs.jobs[0].settings?.isTwoSided == true)
    }

    @Test("Options: changes that are discarded are gone, and an unchanged form closes at once")
    func discarding() throws {
        let (app, factory) = try changedOptions()
        try tap(app, "Cancel", "Discard")
        #expect(app.find("TwoSidedSwitch") == nil && factory.jobs.jobs[0].settings == nil)
        try tap(app, "Options")
        app.keyboard.press(.escape)
        app.settle()
        #expect(app.find("TwoSidedSwitch") == nil)
        #expect(app.find("Save the changes to the options?") == nil)
    }

    @Test(
        "Drafts: a text that was not submitted is there at the next launch; a submitted one is not")
    func drafts() throws {
        let (app, _) = launch()
        try tap(app, "Print", "Text 1")
        app.keyboard.type("Not yet")
        app.settle()
        let (second, _) = launch()
        try tap(second, "Print")
        #expect((second.find("Text 1")?.view as? UITextView)?.text == "Not yet")
        try tap(second, "Submit")
        let (third, factory) = launch()
        try tap(third, "Print")
        #expect((third.find("Text 1")?.view as? UITextView)?.text == "")
        #expect(factory.jobs.jobs.count == 1)
    }

    /// A PDF file that needs a password.
    private func locked() throws -> Data {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Data(contentsOf: tests.appendingPathComponent("PDFKitTests/Files/locked.pdf"))
    }

    /// A PDF file without a page.
    private let noPages = Data(
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
        trailer << /Size 3 /Root 1 0 R >>
        %%EOF
        """.utf8)

    @Test("Files: a picked PDF becomes a job; damaged, locked and empty ones are named")
    func files() throws {
        let (app, factory) = launch()
        let pdf = folder.appendingPathComponent("two.pdf")
        try PageComposer([lines(1), lines(1)]).pdf().write(to: pdf)
        try tap(app, "Print", "Print a file")
        app.host.answerFileRequest([pdf.path])
        app.settle()
        #expect(factory.jobs.jobs.map(\.models).map(\.count) == [1])
        #expect(app.find("Page 1") != nil)
        for (name, data, error) in [
            ("a.pdf", Data("no".utf8), DeskError.unreadableFile(name: "a.pdf")),
            ("a.png", Data("no".utf8), .unreadableFile(name: "a.png")),
            ("a.md", Data([0xFF, 0xFE]), .unreadableFile(name: "a.md")),
            ("b.txt", Data(" \n".utf8), .nothingToPrint),
            ("locked.pdf", try locked(), .encryptedFile(name: "locked.pdf")),
            ("none.pdf", noPages, .nothingToPrint),
        ] {
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            #expect(throws: error) { try PrintFile.model(of: file) }
        }
    }
}
