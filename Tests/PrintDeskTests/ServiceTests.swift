import Dispatch
import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import TestSupport
import Testing

@MainActor
@Suite("Print Desk's services")
struct ServiceTests {
    /// A service that others bring along.
    private struct PosterService: DeskService {
        let kind = "poster"
        func suggestions() -> [String] { [] }
        func models(of contents: [String]) -> [PrintDeskServices.PrintModel] {
            contents.map { PrintDeskServices.PrintModel(content: $0.uppercased()) }
        }
        func announcement(of models: [PrintDeskServices.PrintModel]) -> String { "poster" }
    }

    private func pages(
        _ models: [PrintDeskServices.PrintModel], _ settings: PrintDeskServices.PrintSettings
    ) -> PrintedPages { PrintedPages(pdf: Data("pdf".utf8), count: 1) }

    @Test("Factory: owns printing and copying, and a third service is registered", .rows("S2-22"))
    func registration() throws {
        let factory = ServiceFactory.forgetful()
        #expect(factory.kinds == ["print", "copy"])
        factory.register(PosterService())
        #expect(factory.kinds == ["print", "copy", "poster"])
        let job = try factory.jobs.submit(["hello"], to: factory.service(of: "poster"))
        #expect(job.models.map(\.content) == ["HELLO"] && job.service == "poster")
    }

    @Test("Factory: an unknown kind is an error", .rows("S2-21"))
    func unknown() {
        #expect(throws: DeskError.unknownKind("fax")) {
            try ServiceFactory.forgetful().service(of: "fax")
        }
    }

    @Test("Services: ask the data layer, once for each thing", .rows("S2-23"))
    func delegation() async throws {
        let spy = SpyData()
        let factory = ServiceFactory(data: spy.factory)
        #expect(spy.calls.lines == ["load"])
        _ = try factory.service(of: "copy").suggestions()
        let job = try factory.jobs.submit(["a", "b"], to: factory.service(of: "print"))
        try await factory.jobs.print(job.id, by: factory.service(of: "print"), pages: pages)
        #expect(
            spy.calls.lines == [
                "load", "originals", "model", "model", "save waiting", "save printing",
                "print job-1", "save done",
            ])
    }

    @Test("Data: the factory owns its objects, and the app's is one", .rows("S2-24"))
    func dataFactory() {
        let factory = DataAccessFactory(system: FolderSystem(folder: nil))
        #expect(factory.printAccess is PrintDAO && factory.copyAccess is CopyDAO)
        #expect(factory.jobAccess is JobDAO)
    }

    @Test("Data: content becomes a model, copying offers three originals", .rows("S2-25"))
    func originals() {
        let factory = DataAccessFactory(system: FolderSystem(folder: nil))
        #expect(factory.printAccess.model(of: "a") == PrintModel(content: "a"))
        #expect(
            factory.copyAccess.originals().map(\.content) == [
                "Hello world", "Where there is a will, there is a way",
                "We will, we will rock you",
            ])
    }

    @Test("Services: the transcript of printing and copying", .rows("S2-27"))
    func transcript() async throws {
        let factory = ServiceFactory.forgetful()
        let (print, copy) = (
            try factory.service(of: "print"), try factory.service(of: "copy")
        )
        let first = try factory.jobs.submit(["Hello"], to: print)
        try await factory.jobs.print(first.id, by: print, pages: pages)
        let second = try factory.jobs.submit(copy.suggestions(), to: copy)
        try await factory.jobs.print(second.id, by: copy, pages: pages)
        #expect(
            factory.jobs.transcript == [
                "我要打印了 Hello",
                "我要复印了 Hello world \n Where there is a will, there is a way \n "
                    + "We will, we will rock you",
            ])
    }

    // MARK: Jobs

    @Test("Jobs: one without text is refused, one is printed once")
    func limits() async throws {
        let factory = ServiceFactory.forgetful()
        let print = try factory.service(of: "print")
        #expect(throws: DeskError.nothingToPrint) {
            try factory.jobs.submit([" ", "\n"], to: print)
        }
        let job = try factory.jobs.submit(["a"], to: print)
        for _ in 0..<2 { try await factory.jobs.print(job.id, by: print, pages: pages) }
        #expect(factory.jobs.transcript.count == 1)
        try factory.jobs.cancel(job.id)
        #expect(factory.jobs.job(job.id)?.state == .done)
    }

    /// A printer that takes the pages when it is told to.
    private struct SlowPrinter: PrintDataAccess {
        let answer = DispatchSemaphore(value: 0)
        func model(of content: String) -> PrintDeskServices.PrintModel { .init(content: content) }
        func queues() -> [String] { [] }
        func print(
            _ pdf: Data, named name: String, settings: PrintDeskServices.PrintSettings,
            token: String?
        ) throws(DataAccessError) -> PrintDeskData.PrintPlace {
            answer.wait()
            return .file(path: "\(name), on the main thread: \(Thread.isMainThread)")
        }
        func status(of job: PrintDeskData.QueuedJob) -> PrintDeskData.QueueAnswer { .noJob }
        func cancel(_ job: PrintDeskData.QueuedJob) {}
        func resume(_ job: PrintDeskData.QueuedJob) {}
    }

    @Test("Jobs: the main thread goes on while a slow printer takes the pages")
    func slow() async throws {
        let (printer, other) = (SlowPrinter(), DataAccessFactory.forgetful)
        let factory = ServiceFactory(
            data: DataAccessFactory(
                printAccess: printer, copyAccess: other.copyAccess, jobAccess: other.jobAccess,
                scanAccess: other.scanAccess, policyAccess: other.policyAccess))
        let print = try factory.service(of: "print")
        let job = try factory.jobs.submit(["a"], to: print)
        let pages = pages
        let printing = Task { try await factory.jobs.print(job.id, by: print, pages: pages) }
        while factory.jobs.job(job.id)?.state != .printing { await Task.yield() }
        // While it is printing, it is neither printed twice nor given up.
        try await factory.jobs.print(job.id, by: print, pages: pages)
        try factory.jobs.cancel(job.id)
        #expect(factory.jobs.job(job.id)?.state == .printing)
        printer.answer.signal()
        try await printing.value
        #expect(factory.jobs.job(job.id)?.state == .done)
        #expect(factory.jobs.job(job.id)?.note == "job-\(job.id), on the main thread: false")
        #expect(factory.jobs.transcript.count == 1)
    }

    @Test("Jobs: a printer that vanished fails the job, which can be tried again or given up")
    func failure() async throws {
        let factory = ServiceFactory(data: DataAccessFactory(system: BrokenSystem()))
        let print = try factory.service(of: "print")
        let job = try factory.jobs.submit(["a"], to: print)
        try await factory.jobs.print(job.id, by: print, pages: pages)
        #expect(factory.jobs.job(job.id)?.state == .failed)
        #expect(factory.jobs.job(job.id)?.note == "The printer is gone.")
        try factory.jobs.retry(job.id)
        #expect(factory.jobs.job(job.id)?.state == .waiting)
        try factory.jobs.cancel(job.id)
        #expect(factory.jobs.job(job.id)?.state == .cancelled)
    }

    @Test("Jobs: a full disk is reported, and the list on the screen is complete")
    func fullDisk() throws {
        let system = BrokenSystem(hasDisk: false)
        let factory = ServiceFactory(data: DataAccessFactory(system: system))
        let print = try factory.service(of: "print")
        #expect(throws: DeskError.notSaved(reason: "The disk is full.")) {
            try factory.jobs.submit(["a"], to: print)
        }
        #expect(factory.jobs.jobs.count == 1)
    }

    @Test("Jobs: the list survives a restart, and a job that was being printed waits again")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("printdesk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = DataAccessFactory(system: FolderSystem(folder: folder))
        let first = ServiceFactory(data: data)
        let print = try first.service(of: "print")
        for text in ["a", "b"] { try first.jobs.submit([text], to: print) }
        try await first.jobs.print(1, by: print, pages: pages)
        let path = try #require(first.jobs.job(1)?.note)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("pdf".utf8))
        var jobs = first.jobs.jobs
        jobs[1].state = .printing
        try data.jobAccess.save(jobs)
        let second = ServiceFactory(data: data)
        #expect(second.jobs.jobs.map(\.state) == [.done, .waiting])
        #expect(try second.jobs.submit(["c"], to: print).id == 3)
    }

    @Test(
        "Jobs: a damaged or unreadable list is kept under another name, and reported",
        arguments: ["{", "", "[1, 2]", "\u{0}\u{1}", "[{\"id\": \"x\"}]"])
    func damage(content: String) async throws {
        try await inFolder { folder in
            let list = folder.appendingPathComponent("jobs.json")
            let data = DataAccessFactory(system: FolderSystem(folder: folder))
            for name in ["jobs-damaged.json", "jobs-damaged-2.json"] {
                try Data(content.utf8).write(to: list)
                let factory = ServiceFactory(data: data)
                let kept = folder.appendingPathComponent(name)
                #expect(factory.jobs.jobs.isEmpty)
                #expect(factory.jobs.loadingError == .damaged(keptAt: kept.path, readable: 0))
                try factory.jobs.submit(["a"], to: factory.service(of: "print"))
                #expect(try Data(contentsOf: kept) == Data(content.utf8))
            }
        }
    }

    @Test("Jobs: a list that is no file is kept too")
    func listIsFolder() async throws {
        try await inFolder { folder in
            let list = folder.appendingPathComponent("jobs.json")
            try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
            let factory = ServiceFactory(
                data: DataAccessFactory(system: FolderSystem(folder: folder)))
            #expect(factory.jobs.loadingError != nil)
            try factory.jobs.submit(["a"], to: factory.service(of: "print"))
            #expect(try Data(contentsOf: list).isEmpty == false)
        }
    }

    @Test("Jobs: a printed file is never replaced, also when numbers begin again")
    func printedFiles() async throws {
        try await inFolder { folder in
            let data = DataAccessFactory(system: FolderSystem(folder: folder))
            var places: [String] = []
            for text in ["a", "b", "c"] {
                let factory = ServiceFactory(data: data)
                let print = try factory.service(of: "print")
                let job = try factory.jobs.submit([text], to: print)
                try await factory.jobs.print(job.id, by: print) { models, _ in
                    PrintedPages(pdf: Data(models[0].content.utf8), count: 1)
                }
                places.append(try #require(factory.jobs.job(job.id)?.note))
                try factory.jobs.remove(job.id)
            }
            let texts = try places.map { try String(contentsOfFile: $0, encoding: .utf8) }
            #expect(texts == ["a", "b", "c"])
        }
    }

    private func inFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("printdesk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
