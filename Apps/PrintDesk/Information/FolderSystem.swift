package import Foundation

/// Prints PDF files to a folder, and keeps the jobs next to them.
package struct FolderSystem: DeskSystem {
    /// The folder, or `nil` for a desk that keeps nothing.
    package let folder: URL?

    package init(folder: URL?) {
        self.folder = folder
    }

    /// The user's folder: `printdesk` in `XDG_DATA_HOME`, by default `~/.local/share`.
    package static var user: FolderSystem {
        let environment = ProcessInfo.processInfo.environment
        let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
        let path = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data =
            path.map { URL(fileURLWithPath: $0) } ?? home.appendingPathComponent(".local/share")
        return FolderSystem(folder: data.appendingPathComponent("printdesk"))
    }

    package func originals() -> [String] {
        [
            "Hello world", "Where there is a will, there is a way",
            "We will, we will rock you",
        ]
    }

    package func print(_ pdf: Data, named name: String) throws(DeskSystemError) -> String {
        guard let folder else { return name }
        let file = folder.appendingPathComponent("Printed").appendingPathComponent(name + ".pdf")
        do {
            try write(pdf, to: file)
        } catch {
            throw .printer(reason: error.localizedDescription)
        }
        return file.path
    }

    private var jobs: URL? { folder?.appendingPathComponent("jobs.json") }

    package func savedJobs() -> Data? { jobs.flatMap { try? Data(contentsOf: $0) } }

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
