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
    "Print Desk on a real queue", .serialized,
    .enabled(
        if: PrintServer.isInstalled || ContinuousIntegration.isRunning,
        "cups-daemon, cups-client or poppler-utils is missing: make setup"))
struct PaperTests {
    private func model(_ name: String) -> PrintDeskServices.PrintModel {
        .init(content: (1...70).map { "\(name), line \($0)" }.joined(separator: "\n"))
    }

    /// The mean brightness of squares of 16 by 16 pixels.
    private func squares(of image: UIImage) throws -> [Double] {
        let picture = Snapshot(image: try #require(image.cgImage))
        let side = 16
        return (0..<picture.height / side).flatMap { row in
            (0..<picture.width / side).map { column in
                var sum = 0
                for y in row * side..<(row + 1) * side {
                    for x in column * side..<(column + 1) * side {
                        sum += Int(picture[x, y] >> 8 & 0xFF)
                    }
                }
                return Double(sum) / Double(side * side)
            }
        }
    }

    @Test("Paper: a queue of CUPS prints the text and the pixels of the preview", .rows("S2-27"))
    func paper() async throws {
        // Two pixels a point, as on the paper below.
        let app = HeadlessApp(
            size: PrintDeskApp.usualSize, scale: 2, rootViewController: UIViewController())
        defer { withExtendedLifetime(app) {} }
        let server = try PrintServer()
        let queues = CUPSQueues(server: server.address)
        #expect(queues.names() == [PrintServer.queue])
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("printdesk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let factory = ServiceFactory(
            data: DataAccessFactory(system: FolderSystem(folder: folder, printers: queues)))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = PrintServer.queue
        settings.copies = 2
        settings.isTwoSided = true
        settings.header = "Top secret"
        let client = try DeskClient(kind: "print", factory: factory)
        let models = [model("One"), model("Two")]
        let job = try factory.jobs.submit(models, to: client.service)
        try factory.jobs.setSettings(settings, of: job.id)
        try await client.print(try #require(factory.jobs.jobs.first))
        let (file, ticket) = try server.nextJob()
        try app.wait(for: factory.jobs.jobs[0].state == .done, timeout: 20)
        #expect(factory.jobs.jobs.map(\.note) == ["\(PrintServer.queue)-1"])
        let lines = ticket.split(separator: "\n")
        #expect(lines[0] == "job-1" && lines[1] == "2")
        #expect(lines[2].contains("sides=two-sided-long-edge") && lines[2].contains("media=A4"))

        let preview = PageComposer(models, settings: settings)
        #expect(preview.sheetCount > 2)
        let printed = try ChildProcess.run(
            "pdftotext", ["-layout", file.path, "-"], environment: [:])
        let text = String(decoding: printed, as: UTF8.self).components(separatedBy: .newlines)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let shown = preview.pages.flatMap { $0.string.components(separatedBy: "\n") }
        #expect(text.filter { shown.contains($0) } == shown)
        #expect(text.contains("Top secret"))
        for sheet in 0..<preview.sheetCount {
            let picture = file.deletingPathExtension().path
            try ChildProcess.run(
                "pdftoppm",
                [
                    "-png", "-r", "144", "-singlefile", "-f", "\(sheet + 1)", file.path, picture,
                ], environment: [:])
            let paper = try #require(UIImage(contentsOfFile: picture + ".png"))
            let screen = UIImage(
                cgImage: try #require(
                    preview.picture(of: sheet, width: preview.sheetSize.width).cgImage))
            #expect(abs(paper.size.width - screen.size.width) <= 2)
            let differences = zip(try squares(of: paper), try squares(of: screen)).map {
                abs($0 - $1)
            }
            #expect((differences.max() ?? 255) < 40, "Sheet \(sheet)")
        }
    }

    @Test("Paper: a queue that is not there is named, and the job can be tried again")
    func missing() throws {
        let server = try PrintServer()
        let queues = CUPSQueues(server: server.address)
        let ticket = PrintTicket(queue: "nowhere")
        #expect(throws: DeskSystemError.self) {
            try queues.print(Data("%PDF-1.4".utf8), named: "job", ticket: ticket)
        }
        let gone = CUPSQueues(server: "/nonexistent/socket")
        #expect(gone.names() == [])
        #expect(throws: DeskSystemError.self) {
            try gone.print(Data("%PDF-1.4".utf8), named: "job", ticket: ticket)
        }
    }
}
