import Foundation
import ProgramTesting

/// A CUPS server of one's own, with one queue whose paper is a folder. It is reached by a Unix
/// socket alone, and gone when the process that made it ends, however it ends.
final class PrintServer {
    /// The name of the queue.
    static let queue = "Paper"

    private nonisolated static let program = "/usr/sbin/cupsd"

    /// `true` if the server and what reads its paper are installed.
    nonisolated static let isInstalled =
        FileManager.default.isExecutableFile(atPath: program)
        && ["pdftotext", "pdftoppm"].allSatisfy { ChildProcess.path(of: $0) != nil }

    /// The address of the server.
    var address: String { folder.appendingPathComponent("socket").path }

    private let folder: URL
    private let process: ChildProcess

    /// Starts a server and waits until its queue takes jobs.
    init() throws {
        let files = FileManager.default
        // A socket's path has room for about a hundred letters.
        folder = URL(fileURLWithPath: "/tmp/touchstone-\(UUID().uuidString.prefix(8))")
        for name in ["spool/tmp", "cache", "state", "printed", "programs/backend"] {
            try files.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for (name, text) in [
            "cupsd.conf": Self.settings(folder.path), "cups-files.conf": Self.paths(folder.path),
            "programs/backend/paper": Self.printer,
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        process = try ChildProcess("/bin/sh", ["-c", Self.script, "cups", folder.path])
        try process.wait(for: "ready")
    }

    /// Waits for the next job.
    ///
    /// - Returns: The file that was printed, and the title, copies and options of the job, a line
    ///   each.
    func nextJob() throws -> (file: URL, ticket: String) {
        let line = try process.wait(for: "a printed job") { $0.hasPrefix("printed ") }
        let job = folder.appendingPathComponent("printed/\(line.dropFirst(8))")
        let ticket = try String(
            contentsOf: job.appendingPathExtension("ticket"), encoding: .utf8)
        return (job.appendingPathExtension("pdf"), ticket)
    }

    // MARK: Files of the server

    private static func settings(_ folder: String) -> String {
        """
        Listen \(folder)/socket
        Browsing No
        WebInterface No
        <Location />
          Order allow,deny
          Allow all
        </Location>
        <Policy default>
          <Limit All>
            Order allow,deny
            Allow all
          </Limit>
        </Policy>

        """
    }

    private static func paths(_ folder: String) -> String {
        """
        ServerRoot \(folder)
        ServerBin \(folder)/programs
        RequestRoot \(folder)/spool
        TempDir \(folder)/spool/tmp
        CacheDir \(folder)/cache
        StateDir \(folder)/state
        AccessLog \(folder)/access.log
        ErrorLog \(folder)/error.log
        PageLog \(folder)/page.log

        """
    }

    /// The program that CUPS gives the pages to: with job, user, title, copies and options, and a
    /// file's path or its contents.
    private static let printer = """
        #!/bin/sh
        [ $# -ge 5 ] || exit 0
        folder="${DEVICE_URI#paper:}"
        cat "${6:--}" > "$folder/printed/$1.pdf"
        printf '%s\\n' "$3" "$4" "$5" > "$folder/printed/$1.ticket"
        chmod 644 "$folder/printed/$1".*
        echo "printed $1" > "$folder/done"

        """

    /// Starts the server, says that it is ready and which jobs are printed. When the test's end of
    /// the pipe closes, the server ends and its folder is removed.
    private static let script = """
        cd "$1" && mkfifo done && chmod 755 programs/backend/paper || exit 1
        for name in daemon notifier; do ln -s "/usr/lib/cups/$name" programs/; done
        [ "$(id -u)" -ne 0 ] || chown -R lp spool cache state printed done
        \(program) -f -c "$1/cupsd.conf" -s "$1/cups-files.conf" >/dev/null 2>&1 &
        server=$!
        exec 3<&0 4<>done
        { cat <&3 >/dev/null; kill $server $$; rm -rf "$1"; } 2>/dev/null &
        until [ -S socket ]; do kill -0 $server || exit 1; sleep 0.05; done
        lpadmin -h "$1/socket" -p \(queue) -E -v "paper:$1" -m raw 2>/dev/null || exit 1
        echo ready
        exec cat <&4
        """
}
