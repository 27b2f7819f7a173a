import Foundation
import PrintDeskData
import PrintDeskInformation
import TestSupport

/// Records the calls of every data access object.
struct SpyData: PrintDataAccess, CopyDataAccess, JobDataAccess, ScanDataAccess,
    PolicyDataAccess
{
    let calls = SharedLog()

    func model(of content: String) -> PrintModel {
        calls.write("model")
        return PrintModel(content: content)
    }

    func queues() -> [String] { ["laser"] }

    func drafts() -> [String: [String]] { [:] }

    func saveDrafts(_ drafts: [String: [String]]) {}

    func print(
        _ pdf: Data, named name: String, settings: PrintSettings, token: String?
    ) throws(DataAccessError) -> PrintPlace {
        calls.write("print \(name)")
        return .file(path: "tray")
    }

    func status(of job: QueuedJob) throws(DataAccessError) -> QueueAnswer { .noJob }

    func cancel(_ job: QueuedJob) {}

    func resume(_ job: QueuedJob) {}

    func originals() -> [PrintModel] {
        calls.write("originals")
        return [PrintModel(content: "one")]
    }

    func load() -> [JobRecord] {
        calls.write("load")
        return []
    }

    func save(_ jobs: [JobRecord]) throws(DataAccessError) -> SavedJobs {
        calls.write("save \(jobs.last?.state.rawValue ?? "")")
        return SavedJobs(jobs)
    }

    func scanners() -> [ScannerDevice] { [] }

    func scan(
        _ ticket: ScanTicket, first: Int, progress: (Double?) -> Bool, page: (ScannedPage) -> Void
    ) {}

    func pages() -> SavedPages { SavedPages([]) }

    func save(_ page: ScannedPage) {}

    func remove(_ page: ScannedPage) {}

    func role() -> DeskRole { .free }

    func pages(on day: String) -> Int { 0 }

    func add(_ pages: Int, on day: String) {}

    var factory: DataAccessFactory {
        DataAccessFactory(
            printAccess: self, copyAccess: self, jobAccess: self, scanAccess: self,
            policyAccess: self)
    }
}

/// A system whose printer or disk does not work.
struct BrokenSystem: DeskSystem {
    var hasPrinter = false
    var hasDisk = true

    func originals() -> [String] { [] }

    func queues() -> [String] { [] }

    func savedDrafts() -> Data? { nil }

    func saveDrafts(_ drafts: Data) throws(DeskSystemError) {
        guard hasDisk else { throw .disk(reason: "The disk is full.") }
    }

    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> PrintPlace {
        guard hasPrinter else { throw .printer(reason: "The printer is gone.") }
        return .file(path: name)
    }

    func status(of job: PrintDeskInformation.QueuedJob) -> PrintDeskInformation.QueueAnswer {
        .noJob
    }

    func cancel(_ job: PrintDeskInformation.QueuedJob) {}

    func resume(_ job: PrintDeskInformation.QueuedJob) {}

    func scanners() -> [PrintDeskInformation.ScannerDevice] { [] }

    func scan(
        _ ticket: PrintDeskInformation.ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError) {
        throw .scanner(.gone)
    }

    func savedScans() -> [SavedScan] { [] }

    func saveScan(_ page: Data, number: Int) throws(DeskSystemError) {
        guard hasDisk else { throw .disk(reason: "The disk is full.") }
    }

    func removeScan(number: Int) {}

    var userName: String { "ana" }

    func policy() -> Data? { nil }

    func savedUsage() -> Data? { nil }

    func saveUsage(_ usage: Data) {}

    func savedJobs() -> Data? { nil }

    func setAside(_ file: DeskFile) -> String { "" }

    func exclusively<T>(_ body: () throws(DeskSystemError) -> T) throws(DeskSystemError) -> T {
        try body()
    }

    func saveJobs(_ jobs: Data) throws(DeskSystemError) {
        guard hasDisk else { throw .disk(reason: "The disk is full.") }
    }
}
