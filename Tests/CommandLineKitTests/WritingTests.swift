import Foundation
import Testing

@testable import CommandLineKit

@Suite("Printable text")
struct PrintableTests {
    @Test(
        "Printable text: characters that control a terminal or reorder text are escaped",
        arguments: [
            ("plain 外滩 👩‍🚀 é", "plain 外滩 👩‍🚀 é"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
            ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"), ("\u{9B}2J", "\\u{9B}2J"),
            ("bell\u{7}\u{7F}", "bell\\u{7}\\u{7F}"), ("a\nb\tc\rd", "a\\u{A}b\\u{9}c\\u{D}d"),
            ("\u{2028}\u{200E}\u{FEFF}", "\\u{2028}\\u{200E}\\u{FEFF}"),
        ])
    func printable(text: String, expected: String) {
        #expect(text.printable() == expected)
    }

    @Test("Printable text: line breaks and tabs of multi-line text are preserved")
    func lines() {
        #expect("a\nb\tc\rd".printable(keepingLines: true) == "a\nb\tc\\u{D}d")
    }
}

@Suite("Console")
struct ConsoleTests {
    @Test(
        "Console: colours need a terminal that is not dumb, and no NO_COLOR"
    )
    func colours() {
        func isColoured(_ isTerminal: Bool, _ environment: [String: String]) -> Bool {
            Console(isOutputTerminal: isTerminal, environment: environment).isColoured
        }
        #expect(isColoured(true, ["TERM": "xterm"]))
        #expect(isColoured(true, ["NO_COLOR": ""]))
        #expect(!isColoured(true, ["NO_COLOR": "1"]))
        #expect(!isColoured(true, ["TERM": "dumb"]))
        #expect(!isColoured(false, ["TERM": "xterm"]))
    }
}

@Suite("ProgressBar")
struct ProgressBarTests {
    /// A clock that a test sets.
    private final class Clock: @unchecked Sendable {
        // Each test uses its own clock, on one thread.
        var time = ContinuousClock.now
    }

    private func bar(redraws: Bool, _ messages: Messages, _ clock: Clock) -> ProgressBar {
        let console = Console(redrawsProgress: redraws, receive: messages.receive)
        return ProgressBar("a.csv", console: console, now: { clock.time })
    }

    @Test("ProgressBar: a terminal redraws it in place at most ten times a second, then clears it")
    func terminal() {
        let (messages, clock) = (Messages(), Clock())
        let bar = bar(redraws: true, messages, clock)
        bar.update(0, "0 MB")
        bar.update(0.1, "1 MB")
        clock.time += .milliseconds(100)
        bar.update(0.5, "5 MB")
        bar.finish()
        #expect(
            messages.all == [
                .progress("[░░░░░░░░░░░░░░░░░░░░] 0 %, 0 MB  a.csv"),
                .progress("[██████████░░░░░░░░░░] 50 %, 5 MB  a.csv"), .endOfProgress,
            ])
    }

    @Test("ProgressBar: other outputs get a line every ten seconds")
    func pipe() {
        let (messages, clock) = (Messages(), Clock())
        let bar = bar(redraws: false, messages, clock)
        for second in 1...25 {
            clock.time += .seconds(1)
            bar.update(second == 20 ? nil : Double(second) / 100, "\(second) MB")
        }
        bar.finish()
        #expect(messages.all == [.line("a.csv: 10 %, 10 MB"), .line("a.csv: 20 MB")])
    }

    @Test("ProgressBar: a line on a terminal never wraps")
    func narrow() throws {
        let messages = Messages()
        let console = Console(redrawsProgress: true, receive: messages.receive)
        ProgressBar(String(repeating: "外滩", count: 90), console: console).update(1, "all")
        guard case .progress(let text) = try #require(messages.all.first) else { return }
        #expect(text.count < 60)
    }
}

@Suite("OutputFile")
struct OutputFileTests {
    @Test("OutputFile: an existing file is replaced, and a failed write reports the reason")
    func write() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "output-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.txt").path
        for text in ["long text", "text"] { try OutputFile(path: path).write(Data(text.utf8)) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
        #expect(OutputFile(path: path).message == "Wrote \(path)")
        for (path, reason) in [
            (folder.path, "a folder has that name"), ("\(path)/no/a.txt", "there is no folder"),
            ("/proc/a.txt", "cannot be written"),
        ] {
            let failure = #expect(throws: OutputFile.Failure.self) {
                try OutputFile(path: path).write(Data())
            }
            #expect(failure?.description.contains(reason) == true)
        }
    }
}
