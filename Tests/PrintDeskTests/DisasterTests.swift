import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing

@MainActor
@Suite("Print Desk in disasters")
struct DisasterTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("printdesk-\(UUID().uuidString)")

    /// Kills at ever later moments, more of them with `THOROUGH=1`.
    private nonisolated static let rounds =
        1...(ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 200 : 8)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A desk on a folder, as at a launch of the app.
    private static func desk(_ path: String) -> ServiceFactory {
        let system = FolderSystem(folder: URL(fileURLWithPath: path))
        return ServiceFactory(data: DataAccessFactory(system: system))
    }

    @Test("Jobs: none that was submitted is lost when the program is killed", arguments: rounds)
    func killed(round: Int) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = folder.path as String, log = log.path as String, round = round as Int] in
            let file = try #require(FileHandle(forWritingAtPath: log))
            let delay = UInt32(round % 40 * 2500)
            let desk = await Self.desk(path)
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            for number in 0..<100_000 {
                try await desk.jobs.submit(["\(number)"], to: desk.service(of: "copy"))
                file.write(Data("\(number)\n".utf8))
            }
        }
        let promised = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        let desk = Self.desk(folder.path)
        let kept = desk.jobs.jobs.map { $0.models[0].content }
        #expect(desk.jobs.loadingError == nil)
        // The last one may be kept although the program did not live to say so.
        #expect(kept.count - promised.count == 0 || kept.count - promised.count == 1)
        #expect(kept.prefix(promised.count).elementsEqual(promised) { $0 == $1 })
    }

    @Test("Jobs: when the disk is full, the list in the file stays whole")
    func fullDisk() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = Self.desk(folder.path)
        try first.jobs.submit(["kept"], to: first.service(of: "print"))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let desk = await Self.desk(path)
            // Files end at 4096 bytes, as at the end of a disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            let text = String(repeating: "long ", count: 2000)
            var isRefused = false
            do {
                try await desk.jobs.submit([text], to: desk.service(of: "print"))
            } catch DeskError.notSaved {
                isRefused = true
            }
            exit(isRefused ? 0 : 1)
        }
        let again = Self.desk(folder.path)
        #expect(again.jobs.loadingError == nil)
        #expect(again.jobs.jobs.map { $0.models[0].content } == ["kept"])
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files == ["jobs.json"])
    }

    @Test("Jobs: a damaged line loses one job, the others are there, and the list is kept")
    func damagedLine() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = Self.desk(folder.path)
        for number in 0..<5 {
            try first.jobs.submit(["job \(number)"], to: first.service(of: "print"))
        }
        let file = folder.appendingPathComponent("jobs.json")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: "\"id\" : 3,", with: "\u{0}#######")
        try Data(text.utf8).write(to: file)
        for _ in 0..<2 {
            let again = Self.desk(folder.path)
            #expect(again.jobs.jobs.map(\.id) == [1, 2, 4, 5])
        }
        let kept = folder.appendingPathComponent("jobs-damaged.json")
        #expect(try Data(contentsOf: kept) == Data(text.utf8))
    }

    @Test("Jobs: two processes on one list lose nothing of each other, and numbers stay unique")
    func twoProcesses() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = Self.desk(folder.path)
        let print = try first.service(of: "print")
        for text in ["a", "b", "c"] { try first.jobs.submit([text], to: print) }
        let second = Self.desk(folder.path)
        #expect(try first.jobs.submit(["mine"], to: print).id == 4)
        #expect(try second.jobs.submit(["theirs"], to: print).id == 5)
        try first.jobs.remove(1)
        try second.jobs.cancel(2)
        try first.jobs.submit(["last"], to: print)
        for desk in [first, Self.desk(folder.path)] {
            #expect(desk.jobs.jobs.map(\.id) == [2, 3, 4, 5, 6])
            #expect(
                desk.jobs.jobs.map { $0.models[0].content } == [
                    "b", "c", "mine", "theirs", "last",
                ])
            #expect(desk.jobs.job(2)?.state == .cancelled)
        }
    }

    @Test("Jobs: one that two processes print is given to a printer once")
    func printedTwice() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let queue = ScriptedQueue()
        let desks = (0..<2).map { _ in
            ServiceFactory(
                data: DataAccessFactory(system: FolderSystem(folder: folder, printers: queue)))
        }
        let print = try desks[0].service(of: "print")
        let job = try desks[0].jobs.submit(["a"], to: print)
        var settings = PrintDeskServices.PrintSettings()
        settings.queue = "laser"
        try desks[0].jobs.setSettings(settings, of: job.id)
        let other = ServiceFactory(
            data: DataAccessFactory(system: FolderSystem(folder: folder, printers: queue)))
        for desk in [desks[0], other] {
            try await desk.jobs.print(job.id, by: print) { _, _ in
                PrintedPages(pdf: Data("pdf".utf8), count: 1)
            }
        }
        #expect(queue.printCount == 1)
    }

    @Test("Drafts: a damaged file is kept and reported, once")
    func damagedDrafts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{".utf8).write(to: folder.appendingPathComponent("drafts.json"))
        let desk = Self.desk(folder.path)
        let print = try desk.service(of: "print")
        let kept = folder.appendingPathComponent("drafts-damaged.json")
        #expect(throws: DeskError.damagedDrafts(keptAt: kept.path)) {
            try desk.jobs.draft(for: print)
        }
        #expect(try desk.jobs.draft(for: print) == [])
        try desk.jobs.setDraft(["text"], for: print)
        #expect(try Data(contentsOf: kept) == Data("{".utf8))
    }

    @Test("Jobs: a folder that cannot be made or written is one message, and nothing else fails")
    func noFolder() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file")
        try Data("text".utf8).write(to: file)
        let desk = Self.desk(file.path)
        let print = try desk.service(of: "print")
        #expect(throws: DeskError.self) { try desk.jobs.submit(["a"], to: print) }
        #expect(desk.jobs.jobs.count == 1)
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    }
}
