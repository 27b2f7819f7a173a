import Foundation
import ProgramTesting

/// A CUPS server of one's own, with one queue whose paper is a folder, and others that a test adds.
/// It is reached by a Unix socket alone, and gone when the process that made it ends, however it
/// ends.
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
    ///
    /// - Parameters:
    ///   - forbidden: Operations that the server permits to `nobody` alone, such as
    ///     `Resume-Printer`.
    ///   - directive: A line of the server's settings, such as `MaxJobTime 1`.
    init(forbidden: String = "", directive: String = "") throws {
        let files = FileManager.default
        // A socket's path has room for about a hundred letters.
        folder = URL(fileURLWithPath: "/tmp/touchstone-\(UUID().uuidString.prefix(8))")
        for name in [
            "spool/tmp", "cache", "state", "printed", "programs/backend", "programs/filter",
        ] {
            try files.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for (name, text) in [
            "cupsd.conf": Self.settings(folder.path, forbidden: forbidden) + "\(directive)\n",
            "cups-files.conf": Self.paths(folder.path),
            "programs/backend/paper": Self.printer, "programs/backend/ends": Self.failingPrinter,
            "programs/filter/faulty": Self.faultyFilter, "faulty.ppd": Self.faultyDriver,
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

    // MARK: What others do to the server

    /// Adds a queue that takes jobs.
    ///
    /// - Parameters:
    ///   - device: Its printer: `ends:5` is one that ends with code 5; without it, that of
    ///     ``queue``.
    ///   - isFaulty: `true` for a queue whose filter fails until the server ``isMended``.
    func addQueue(
        _ name: String, device: String? = nil, isFaulty: Bool = false, options: String...
    ) throws {
        let driver = isFaulty ? ["-P", folder.appendingPathComponent("faulty.ppd").path] : []
        try run(
            "lpadmin",
            ["-p", name, "-E", "-v", device ?? "paper:\(folder.path)"]
                + (isFaulty ? driver : ["-m", "raw"]) + options.flatMap { ["-o", $0] })
    }

    /// Runs a program of CUPS for this server: `lpadmin`, `cupsdisable`, `cancel` …
    func run(_ program: String, _ arguments: [String]) throws {
        try ChildProcess.run(
            "env", ["PATH=/usr/sbin:/usr/bin:/bin", program, "-h", address] + arguments,
            environment: [:])
    }

    /// `true` while the printer of ``queue`` prints nothing of the job that it has begun.
    var isBusy = false { didSet { mark("busy", isBusy) } }

    /// `true` while the printer of ``queue`` waits for paper.
    var isOutOfPaper = false { didSet { mark("empty", isOutOfPaper) } }

    /// `true` if printers that end with a code print instead, and filters that fail do not.
    var isMended = false { didSet { mark("mended", isMended) } }

    /// Writes or removes a file that the printer's programs look for.
    private func mark(_ name: String, _ isThere: Bool) {
        let file = folder.appendingPathComponent(name)
        if isThere {
            try? Data().write(to: file)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Ends the server, as `systemctl stop cups` does.
    func stop() throws {
        try Data().write(to: folder.appendingPathComponent("stopped"))
        guard let id = Int32(try processID()) else { return }
        kill(id, SIGTERM)
        try waitUntil("the server has ended") { kill(id, 0) != 0 }
    }

    /// Starts the server again.
    func start() throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("stopped"))
        try waitUntil("the server answers") {
            (try? run("lpstat", ["-r"])) != nil
                && FileManager.default.fileExists(atPath: address)
        }
    }

    private func processID() throws -> String {
        try String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func waitUntil(_ what: String, _ condition: () -> Bool) throws {
        for _ in 0..<400 {
            if condition() { return }
            usleep(50_000)
        }
        throw ChildProcess.Failure(description: "Waited in vain until \(what).")
    }

    // MARK: Files of the server

    private static func settings(_ folder: String, forbidden: String) -> String {
        let limit =
            forbidden.isEmpty
            ? "" : "<Limit \(forbidden)>\n AuthType Basic\n Require user nobody\n</Limit>"
        return """
            Listen \(folder)/socket
            Browsing No
            WebInterface No
            <Location />
              Order allow,deny
              Allow all
            </Location>
            <Policy default>
              \(limit)
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
        folder="$(dirname "$0")/../.."
        if [ -e "$folder/empty" ]; then
            echo "STATE: +media-empty-error" >&2
            echo "INFO: Load paper" >&2
            while [ -e "$folder/empty" ]; do sleep 0.05; done
            echo "STATE: -media-empty-error" >&2
        fi
        while [ -e "$folder/busy" ]; do sleep 0.05; done
        cat "${6:--}" > "$folder/printed/$1.pdf"
        printf '%s\\n' "$3" "$4" "$5" > "$folder/printed/$1.ticket"
        chmod 644 "$folder/printed/$1".*
        echo "printed $1" > "$folder/done"

        """

    /// Ends with the code that its address names, without printing, until it is mended.
    private static let failingPrinter = """
        #!/bin/sh
        [ $# -ge 5 ] || exit 0
        [ ! -e "$(dirname "$0")/../../mended" ] || exec "$(dirname "$0")/paper" "$@"
        echo "INFO: It smells of smoke" >&2
        exit "${DEVICE_URI#ends:}"

        """

    /// Turns a PDF into what the printer takes; it fails until it is mended.
    private static let faultyFilter = """
        #!/bin/sh
        if [ ! -e "$(dirname "$0")/../../mended" ]; then
            echo "ERROR: It cannot be converted" >&2
            exit 1
        fi
        cat "${6:--}"

        """

    /// A driver that uses the filter.
    private static let faultyDriver = """
        *PPD-Adobe: "4.3"
        *FormatVersion: "4.3"
        *FileVersion: "1.0"
        *LanguageVersion: English
        *LanguageEncoding: ISOLatin1
        *PCFileName: "FAULTY.PPD"
        *Product: "(Faulty)"
        *PSVersion: "(3010.000) 0"
        *Manufacturer: "Faulty"
        *ModelName: "Faulty"
        *NickName: "Faulty"
        *ShortNickName: "Faulty"
        *cupsFilter: "application/pdf 0 faulty"
        *DefaultPageSize: A4
        *OpenUI *PageSize: PickOne
        *PageSize A4: ""
        *CloseUI: *PageSize
        *DefaultPageRegion: A4
        *OpenUI *PageRegion: PickOne
        *PageRegion A4: ""
        *CloseUI: *PageRegion
        *DefaultImageableArea: A4
        *ImageableArea A4: "0 0 595 842"
        *DefaultPaperDimension: A4
        *PaperDimension A4: "595 842"

        """

    /// Starts the server, again whenever it has ended, unless the file `stopped` is there; says
    /// that it is ready and which jobs are printed. When the test's end of the pipe closes, the
    /// server ends and its folder is removed.
    private static let script = """
        cd "$1" && mkfifo done && chmod 755 programs/*/* || exit 1
        [ ! -e /usr/lib/cups/backend/ipp ] || ln -s /usr/lib/cups/backend/ipp programs/backend/
        for name in daemon notifier; do ln -s "/usr/lib/cups/$name" programs/; done
        [ "$(id -u)" -ne 0 ] || chown -R lp spool cache state printed done
        while :; do
            if [ -e stopped ]; then sleep 0.05; continue; fi
            \(program) -f -c "$1/cupsd.conf" -s "$1/cups-files.conf" >/dev/null 2>&1 &
            echo $! > pid
            wait $!
        done &
        server=$!
        exec 3<&0 4<>done
        { cat <&3 >/dev/null; kill $server $(cat pid) $$; rm -rf "$1"; } 2>/dev/null &
        until [ -S socket ]; do kill -0 $server || exit 1; sleep 0.05; done
        lpadmin -h "$1/socket" -p \(queue) -E -v "paper:$1" -m raw 2>/dev/null || exit 1
        echo ready
        exec cat <&4
        """
}
