import Foundation
import PatternKit
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

/// A queue that takes everything.
private struct OpenQueue: PrintQueues {
    func names() -> [String] { ["laser"] }

    func print(_ pdf: Data, named name: String, ticket: PrintTicket) -> Int { 1 }

    func status(of job: QueuedJob) -> QueueAnswer {
        .status(.init(number: job.number ?? 1, state: .completed))
    }

    func cancel(_ job: QueuedJob) {}

    func resume(_ job: QueuedJob) {}
}

@Suite("Print Desk's rules")
struct RuleTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("printdesk-\(UUID().uuidString)")

    /// A desk with rules, on a day.
    private func desk(_ rules: String?, day: Int = 0) throws -> ServiceFactory {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("rules.json")
        if let rules { try Data(rules.utf8).write(to: file) }
        let system = FolderSystem(
            folder: folder, printers: OpenQueue(), scanners: GlasslessScanners(), policy: file)
        let now = Date(timeIntervalSince1970: 1_795_500_000 + TimeInterval(day) * 86_400)
        return ServiceFactory(data: DataAccessFactory(system: system), now: { now })
    }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    private func print(
        _ count: Int, copies: Int = 1, onPaper: Bool = true, at desk: ServiceFactory
    ) async throws -> Job.State? {
        let service = try desk.service(of: "print")
        let job = try desk.jobs.submit(["text"], to: service)
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = onPaper ? "laser" : nil
        settings.copies = copies
        try desk.jobs.setSettings(settings, of: job.id)
        try await desk.jobs.print(job.id, by: service) { _, _ in
            PrintedPages(pdf: Data([0]), count: count)
        }
        return desk.jobs.job(job.id)?.state
    }

    private let guest =
        #"{"roles": {"guest": {"permissions": ["print", "paper"], "pagesPerDay": 10}}, "others": "guest"}"#

    @Test("Rules: permissions are bits with names, which survive a file")
    func permissions() throws {
        #expect(DeskPermission.all.rawValue == 15)
        let role = DeskRole(permissions: [.print, .scan], pagesPerDay: 3)
        let data = try JSONEncoder().encode(role)
        #expect(String(decoding: data, as: UTF8.self).contains(#"["print","scan"]"#))
        #expect(try JSONDecoder().decode(DeskRole.self, from: data) == role)
    }

    @Test("Rules: without a file everything is permitted, as often as one likes")
    func free() async throws {
        defer { clean() }
        let desk = try desk(nil)
        #expect(try await print(5_000, at: desk) == .printing)
        #expect(try desk.rules.pagesLeft() == nil)
        try desk.jobs.submit(["a"], to: desk.service(of: "copy"))
    }

    @Test("Rules: what a role does not permit is refused by name, and no job is added")
    func refused() async throws {
        defer { clean() }
        let desk = try desk(guest)
        #expect(throws: DeskError.notPermitted(.copy)) {
            try desk.jobs.submit(["a"], to: desk.service(of: "copy"))
        }
        await #expect(throws: DeskError.notPermitted(.scan)) {
            try await desk.scans.scan(.init(scanner: "scanner:0"))
        }
        #expect(desk.jobs.jobs.isEmpty && desk.scans.pages.isEmpty)
    }

    @Test("Rules: the pages of a day are counted with their copies, across restarts")
    func quota() async throws {
        defer { clean() }
        #expect(try await print(3, copies: 2, at: desk(guest)) == .printing)
        let again = try desk(guest)
        #expect(try again.rules.pagesLeft() == 4)
        await #expect(throws: DeskError.quotaUsedUp(wanted: 5, left: 4)) {
            _ = try await print(5, at: again)
        }
        // The job waits, so that fewer of its pages can be printed, and files are no paper.
        #expect(again.jobs.jobs.last?.state == .waiting)
        #expect(try await print(100, onPaper: false, at: again) == .done)
        #expect(try await print(4, at: again) == .printing)
        #expect(try again.rules.pagesLeft() == 0)
        #expect(try desk(guest, day: 1).rules.pagesLeft() == 10)
    }

    @Test("Rules: users have roles of their own; without one nothing is permitted")
    func users() throws {
        defer { clean() }
        let staff =
            #"{"roles": {"staff": {"permissions": ["copy"]}}, "users": {"\#(NSUserName())": "staff"}}"#
        let own = try desk(staff)
        try own.jobs.submit(["a"], to: own.service(of: "copy"))
        let policy = try JSONDecoder().decode(DeskPolicy.self, from: Data(staff.utf8))
        #expect(try policy.role(of: "stranger").permissions.isEmpty)
    }

    @Test(
        "Rules: those that make no sense permit nothing, and say why",
        arguments: [
            "{", #"{"roles": {}, "others": "guest"}"#,
            #"{"roles": {"guest": {"permissions": ["fly"]}}, "others": "guest"}"#,
        ])
    func unreadable(rules: String) throws {
        defer { clean() }
        let desk = try desk(rules)
        let error = #expect(throws: DeskError.self) {
            try desk.jobs.submit(["a"], to: desk.service(of: "print"))
        }
        guard case .rulesNotRead(let reason)? = error, !reason.isEmpty else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Rules: a count that is damaged begins again, and huge ones do not overflow")
    func count() throws {
        defer { clean() }
        let desk = try desk(guest)
        let file = folder.appendingPathComponent("usage.json")
        try Data("nonsense".utf8).write(to: file)
        #expect(try desk.rules.pagesLeft() == 10)
        for _ in 0..<2 { try desk.rules.count(.max) }
        #expect(try desk.rules.pagesLeft() == 0)
    }

    @Test(
        "Rules: the question names the pages that are left, and a refusal is a sentence",
        arguments: [
            (Language.english, "Pages left today: 10", "Your role does not permit this: copying."),
            (.simplifiedChinese, "今天还可打印的页数：10", "你的角色没有这项权限：复印。"),
        ])
    func screen(language: Language, left: String, refusal: String) throws {
        defer { clean() }
        let desk = try desk(guest)
        let job = try desk.jobs.submit(["text"], to: desk.service(of: "print"))
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = "laser"
        try desk.jobs.setSettings(settings, of: job.id)
        let app = HeadlessApp(
            size: PrintDeskApp.usualSize, language: language,
            delegate: PrintDeskApp(factory: desk))
        app.settle()
        let isChinese = language == .simplifiedChinese
        for name in ["text", isChinese ? "立即打印" : "Print now"] {
            try app.finger.tap(on: name)
            app.settle()
        }
        #expect(app.describe().contains(left))
        #expect(DeskError.notPermitted(.copy).text == refusal)
    }
}
