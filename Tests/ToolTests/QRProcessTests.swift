import Foundation
import ProgramTesting
import Testing

@Suite("touchstone qr as a process")
struct QRProcessTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "touchstone-qr-process-\(UUID().uuidString)")
    private let touchstone: String

    init() throws {
        touchstone = try ChildProcess.pathOfProduct("touchstone")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    @Test("qr process: a terminal shows control characters of a code escaped, a pipe gets them")
    func injection() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // A colour, the title of the window, a bell, and text from right to left.
        let text = "a\u{1B}[31mb\u{1B}]0;title\u{7}c\u{202E}d"
        let picture = folder.appending(path: "code.png").path
        let making = try ChildProcess(touchstone, ["qr", "make", text, "-o", picture])
        #expect(try making.end().code == 0)
        let shown = try ChildProcess.run(
            "script",
            ["-qec", "'\(touchstone)' qr read --text '\(picture)'", "/dev/null"],
            environment: [:])
        #expect(
            String(decoding: shown, as: UTF8.self)
                == "a\\u{1B}[31mb\\u{1B}]0;title\\u{7}c\\u{202E}d\r\n")
        let piped = try ChildProcess(touchstone, ["qr", "read", "--text", picture])
        #expect(try piped.end().code == 0)
        #expect(piped.lines == [text])
    }

    @Test(
        "process: a message that cannot be written changes no exit code",
        arguments: ["2>&-", "2>/dev/full"])
    func lostMessage(redirection: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = "'\(touchstone)' qr nothing \(redirection)"
        #expect(try ChildProcess("/bin/sh", ["-c", command]).end().code == 2)
    }

    @Test(
        "process: a standard output or input that is closed or full is reported in plain words",
        arguments: [
            ("qr make a >&-", "The standard output cannot be written: Bad file descriptor."),
            (
                "qr make a --format png -o - >&-",
                "The standard output cannot be written: Bad file descriptor."
            ),
            (
                "qr make a --format png -o - >/dev/full",
                "The standard output cannot be written: No space left on device."
            ),
            ("qr make - <&-", "The standard input cannot be read: Bad file descriptor."),
            ("qr read - <&-", "The standard input cannot be read: Bad file descriptor."),
        ])
    func closedFiles(command: String, message: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let end = try ChildProcess("/bin/sh", ["-c", "'\(touchstone)' \(command)"]).end()
        #expect(end.code == 1)
        #expect(end.errors == "touchstone: \(message)\n")
    }

    @Test("qr process: ctrl-C ends a command with exit code 130 and a line")
    func interruption() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let child = try ChildProcess(touchstone, ["qr", "read", "-"])
        // More than a pipe holds, so that the command has begun to read.
        child.send(String(repeating: "x", count: 1 << 20))
        child.signal(SIGINT)
        let end = try child.end()
        #expect(end.code == 130)
        #expect(end.errors.contains("interrupted"))
    }
}
