import Foundation

/// The programs of PostgreSQL 15, where Debian installs them.
struct InstalledServer: Sendable {
    private static let folder = "/usr/lib/postgresql/15/bin/"
    private static let postGIS = "/usr/share/postgresql/15/extension/postgis.control"

    /// The account that Debian makes for servers, which refuse to run as root.
    private static let account = "postgres"

    /// Nothing when a part is missing.
    init?() {
        let files = FileManager.default
        guard files.isExecutableFile(atPath: Self.folder + "initdb"),
            files.fileExists(atPath: Self.postGIS)
        else { return nil }
    }

    private var isRoot: Bool { geteuid() == 0 }

    /// Makes a folder the server's own.
    func giveToServer(_ folder: URL) throws {
        guard isRoot else { return }
        try launch(["/usr/bin/chown", Self.account, folder.path], name: "chown")
    }

    /// Runs a program, and gives what it prints.
    @discardableResult
    func run(_ name: String, _ arguments: String...) throws -> String {
        try launch([Self.folder + name] + arguments, name: name)
    }

    /// Runs a program as whom the server runs.
    func runAsServer(_ name: String, _ arguments: String...) throws {
        try runAsServer(at: Self.folder + name, arguments)
    }

    /// Runs a program at a path as whom the server runs.
    func runAsServer(at path: String, _ arguments: String...) throws {
        try runAsServer(at: path, arguments)
    }

    private func runAsServer(at path: String, _ arguments: [String]) throws {
        let asServer = [
            "/usr/bin/setpriv", "--reuid", Self.account, "--regid", Self.account, "--clear-groups",
        ]
        try launch((isRoot ? asServer : []) + [path] + arguments, name: path)
    }

    @discardableResult
    private func launch(_ words: [String], name: String) throws -> String {
        let (status, output) = try Launch.waitForEnd(words)
        guard status == 0 else { throw PostGISClusterError.program(name, output: output) }
        return output
    }
}
