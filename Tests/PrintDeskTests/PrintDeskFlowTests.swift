import Foundation
import PrintDeskServices
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

@Suite("Print Desk's screens")
struct PrintDeskFlowTests {
    private let factory = ServiceFactory.forgetful()
    private let app: HeadlessApp

    init() {
        app = HeadlessApp(
            size: PrintDeskApp.usualSize, delegate: PrintDeskApp(factory: factory))
    }

    private func tap(_ names: String...) throws {
        for name in names {
            try app.finger.tap(on: name)
            app.settle()
        }
    }

    @Test(
        "Flow: content, preview, confirmation, printer; and cancelling at the preview",
        .rows("S2-20"))
    func printing() throws {
        try tap("Print", "Text 1")
        app.keyboard.type("Hello")
        try tap("Submit")
        #expect(app.find("Page 1") != nil && factory.jobs.jobs.map(\.state) == [.waiting])
        try tap("Print now", "Not yet")
        #expect(factory.jobs.transcript.isEmpty)
        try tap("Print now", "Print")
        #expect(factory.jobs.transcript == ["我要打印了 Hello"])
        #expect(factory.jobs.jobs.map(\.state) == [.done])
        #expect(app.find("Print now") == nil)
    }

    @Test("Flow: the originals are supplied for copying, and a job is given up", .rows("S2-20"))
    func copying() throws {
        try tap("Copy", "Submit")
        #expect(app.find("Page 1") != nil)
        #expect(factory.jobs.jobs.first?.models.count == 3)
        try tap("Cancel job")
        #expect(factory.jobs.jobs.map(\.state) == [.cancelled] && factory.jobs.transcript.isEmpty)
        try tap("Try again", "Print now", "Print")
        #expect(factory.jobs.jobs.map(\.state) == [.done])
    }

    @Test("Flow: nothing to print is reported, not printed", .rows("S2-20"))
    func nothing() throws {
        try tap("Print", "Submit")
        #expect(factory.jobs.jobs.isEmpty)
        #expect(app.find("There is nothing to print.") != nil)
    }

    @Test("Clients: are chosen by kind; an unknown one is an error", .rows("S2-21"))
    func clients() throws {
        #expect(try DeskClient(kind: "copy", factory: factory).title == "Copy")
        #expect(throws: DeskError.unknownKind("fax")) {
            try DeskClient(kind: "fax", factory: factory)
        }
    }

    @Test("Layers: the modes are listed on a screen", .rows("S2-31"))
    func layers() throws {
        try tap("Layers")
        #expect(app.describe().contains("WFOSS") && app.describe().contains("WLSOO"))
    }

    @Test(
        "Layers: project and workspace, library and framework are told apart",
        .rows("S2-29", "S2-30"))
    func containers() throws {
        try tap("Layers")
        let text = app.describe()
        #expect(text.contains("A workspace holds several projects."))
        #expect(text.contains("A framework is loaded at run time"))
        #expect(text.contains("A static library is copied into each program"))
        app.finger.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100))
        app.settle()
        #expect(app.describe().contains("A project holds the sources of its own targets"))
    }

    @Test("Window: a wide one shows the services next to the page, which follows the text")
    func wide() throws {
        app.resize(to: CGSize(width: 1000, height: 700))
        app.settle()
        #expect(app.find("Choose a service, or a job.") != nil)
        try tap("Print", "Text 1")
        app.keyboard.type("a")
        app.settle()
        let field = try #require(app.find("Text 1")).frame
        let page = try #require(app.find("Page 1")).frame
        #expect(app.find("Copy") != nil && field.maxX < page.minX && page.maxX <= 1000)
        #expect(app.find("Page 2") == nil)
        app.keyboard.type(String(repeating: "\n", count: 60))
        app.settle()
        #expect(app.find("Page 2") != nil)
        try tap("Submit")
        #expect(app.find("Copy") != nil && app.find("Print now") != nil)
        app.resize(to: CGSize(width: 375, height: 667))
        app.settle()
        #expect(app.find("Copy") == nil && app.find("Print now") != nil)
    }

    @Test("Jobs: a swipe deletes one from the list")
    func deletion() throws {
        try tap("Print", "Text 1")
        app.keyboard.type("Hello")
        try tap("Submit", "Print Desk")
        let row = try #require(app.find("Hello")).frame
        app.finger.drag(
            from: CGPoint(x: 330, y: row.midY), to: CGPoint(x: 180, y: row.midY))
        app.settle()
        try tap("Delete")
        #expect(factory.jobs.jobs.isEmpty && app.find("Hello") == nil)
    }
}
