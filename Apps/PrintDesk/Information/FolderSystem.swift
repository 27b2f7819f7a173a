package import Foundation

/// Prints to queues or to PDF files in a folder, and keeps the jobs next to these.
package struct FolderSystem: DeskSystem {
    /// The folder, or `nil` for a desk that keeps nothing.
    package let folder: URL?

    private let printers: (any PrintQueues)?

    /// Creates a system.
    ///
    /// - Parameter printers: The queues; without them there are only files.
    package init(folder: URL?, printers: (any PrintQueues)? = nil) {
        self.folder = folder
        self.printers = printers
    }

    /// The user's folder: `printdesk` in `XDG_DATA_HOME`, by default `~/.local/share`.
    package static var user: FolderSystem {
        let environment = ProcessInfo.processInfo.environment
        let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
        let path = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data =
            path.map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".local/share")
        return FolderSystem(
            folder: data.appendingPathComponent("printdesk"), printers: CUPSQueues())
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
    ) throws(DeskSystemError) -> String {
        if let printers, ticket.queue != nil {
            return try printers.print(pdf, named: name, ticket: ticket)
        }
        guard let folder else { return name }
        let file = Self.free(folder.appendingPathComponent("Printed/\(name).pdf"))
        do {
            try write(pdf, to: file)
        } catch {
            throw .printer(reason: error.localizedDescription)
        }
        return file.path
    }

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

    private var jobs: URL? { folder?.appendingPathComponent("jobs.json") }

    package func savedJobs() throws(DeskSystemError) -> Data? {
        guard let jobs, FileManager.default.fileExists(atPath: jobs.path) else { return nil }
        do {
            return try Data(contentsOf: jobs)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    package func setJobsAside() throws(DeskSystemError) -> String {
        guard let folder, let jobs else { return "" }
        let place = Self.free(folder.appendingPathComponent("jobs-damaged.json"))
        do {
            try FileManager.default.moveItem(at: jobs, to: place)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
        return place.path
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
