import FileWatching
package import Foundation

/// Prints to queues or to PDF files in a folder, and keeps jobs and scanned pages next to these.
package struct FolderSystem: DeskSystem {
    /// The folder, or `nil` for a desk that keeps nothing.
    package let folder: URL?

    private let printers: (any PrintQueues)?
    private let devices: (any Scanners)?
    private let policyFile: URL?

    /// Creates a system.
    ///
    /// - Parameters:
    ///   - printers: The queues; without them there are only files.
    ///   - scanners: The scanners; none by default.
    ///   - policy: The file with the desk's rules; without it there are none.
    package init(
        folder: URL?, printers: (any PrintQueues)? = nil, scanners: (any Scanners)? = nil,
        policy: URL? = nil
    ) {
        policyFile = policy
        self.folder = folder
        self.printers = printers
        devices = scanners
    }

    /// The user's folder: `printdesk` in `XDG_DATA_HOME`, by default `~/.local/share`. The rules
    /// are in `/etc/touchstone/printdesk.json`, which users cannot change.
    package static var user: FolderSystem {
        FolderSystem(
            folder: .userData().appendingPathComponent("printdesk"), printers: CUPSQueues(),
            scanners: SANEScanners(),
            policy: URL(fileURLWithPath: "/etc/touchstone/printdesk.json"))
    }

    package func originals() -> [String] {
        [
            "Hello world", "Where there is a will, there is a way",
            "We will, we will rock you",
        ]
    }

    package func queues() -> [String] { printers?.names() ?? [] }

    package func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> PrintPlace {
        if ticket.queue != nil {
            return .queue(number: try someQueues.print(pdf, named: name, ticket: ticket))
        }
        guard let folder else { return .nowhere }
        let file = Self.free(folder.appendingPathComponent("Printed/\(name).pdf"))
        do {
            try write(pdf, to: file)
        } catch {
            throw .printer(reason: error.localizedDescription)
        }
        return .file(path: file.path)
    }

    package func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer {
        try someQueues.status(of: job)
    }

    package func cancel(_ job: QueuedJob) throws(DeskSystemError) { try someQueues.cancel(job) }

    package func resume(_ job: QueuedJob) throws(DeskSystemError) { try someQueues.resume(job) }

    private var someQueues: any PrintQueues {
        get throws(DeskSystemError) {
            guard let printers else { throw .printer(reason: "This desk has no queues.") }
            return printers
        }
    }

    // MARK: Scans

    package func scanners() throws(DeskSystemError) -> [ScannerDevice] {
        try devices?.devices() ?? []
    }

    package func scan(
        _ ticket: ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError) {
        guard let devices else { throw .scanner(.gone) }
        try devices.scan(ticket, progress: progress, page: page)
    }

    private var scans: URL? { folder?.appendingPathComponent("Scans") }

    package func savedScans() -> [SavedScan] {
        guard let scans else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scans.path)) ?? []
        return names.compactMap { name in
            name.hasSuffix(".json") ? Int(name.dropLast(5)) : nil
        }
        .sorted().compactMap { number in
            (try? Data(contentsOf: scans.appendingPathComponent("\(number).json")))
                .map { SavedScan(number: number, page: $0) }
        }
    }

    package func saveScan(_ page: Data, number: Int) throws(DeskSystemError) {
        guard let scans else { return }
        do {
            try write(page, to: scans.appendingPathComponent("\(number).json"))
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    package func removeScan(number: Int) throws(DeskSystemError) {
        guard let file = scans?.appendingPathComponent("\(number).json"),
            FileManager.default.fileExists(atPath: file.path)
        else { return }
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    // MARK: Drafts

    private var drafts: URL? { folder?.appendingPathComponent("drafts.json") }

    package func savedDrafts() -> Data? { drafts.flatMap { try? Data(contentsOf: $0) } }

    package func saveDrafts(_ data: Data) throws(DeskSystemError) {
        guard let drafts else { return }
        do {
            try write(data, to: drafts)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    // MARK: Rules

    package var userName: String { NSUserName() }

    package func policy() throws(DeskSystemError) -> Data? {
        guard let policyFile, FileManager.default.fileExists(atPath: policyFile.path) else {
            return nil
        }
        do {
            return try Data(contentsOf: policyFile)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    private var usage: URL? { folder?.appendingPathComponent("usage.json") }

    package func savedUsage() -> Data? { usage.flatMap { try? Data(contentsOf: $0) } }

    package func saveUsage(_ data: Data) throws(DeskSystemError) {
        guard let usage else { return }
        do {
            try write(data, to: usage)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    // MARK: Jobs

    private var jobs: URL? { folder?.appendingPathComponent("jobs.json") }

    package func savedJobs() throws(DeskSystemError) -> Data? {
        guard let jobs, FileManager.default.fileExists(atPath: jobs.path) else { return nil }
        do {
            return try Data(contentsOf: jobs)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    package func setAside(_ file: DeskFile) throws(DeskSystemError) -> String {
        let place: URL? =
            switch file {
            case .jobs: jobs
            case .drafts: drafts
            case .scan(let number): scans?.appendingPathComponent("\(number).json")
            }
        guard let place else { return "" }
        let name = place.deletingPathExtension().lastPathComponent
        let kept = Self.free(
            place.deletingLastPathComponent().appendingPathComponent("\(name)-damaged.json"))
        let files = FileManager.default
        // A copy, so that there is always a list; a full disk has room for a new name at least.
        if file == .jobs, (try? Data(contentsOf: place)) != nil,
            (try? files.copyItem(at: place, to: kept)) != nil
        {
            return kept.path
        }
        do {
            try? files.removeItem(at: kept)
            try files.moveItem(at: place, to: kept)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
        return kept.path
    }

    package func exclusively<T>(
        _ body: () throws(DeskSystemError) -> T
    ) throws(DeskSystemError) -> T {
        guard let folder else { return try body() }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try FolderLock.holding(folder, body)
    }

    /// The file's name, or with a number from 2 on if there is such a file.
    private static func free(_ file: URL) -> URL {
        let (folder, ending) = (file.deletingLastPathComponent(), file.pathExtension)
        let name = file.deletingPathExtension().lastPathComponent
        var (place, number) = (file, 2)
        while FileManager.default.fileExists(atPath: place.path) {
            place = folder.appendingPathComponent("\(name)-\(number).\(ending)")
            number += 1
        }
        return place
    }

    package func saveJobs(_ data: Data) throws(DeskSystemError) {
        guard let jobs else { return }
        do {
            try write(data, to: jobs)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
