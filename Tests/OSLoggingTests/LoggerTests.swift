import Foundation
import OSLogging
import Testing

/// Each test reads the standard error of a process of its own.
@Suite("Log")
struct LoggerTests {
    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Logger: lines have subsystem, category and level, and hide private values")
    func lines() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let logger = Logger(subsystem: "app.books", category: "import")
            let name: String? = nil
            logger.error("Row \(3) of \("secret", privacy: .private) is \(name)")
            logger.notice("\(0.5, format: .fixed(precision: 2)) \(255, format: .hex)")
            logger.info("not written")
            Logger(.disabled).fault("not written")
        }
        #expect(
            Self.text(result).hasSuffix(
                """
                [app.books:import] error: Row 3 of <private> is nil
                [app.books:import] default: 0.50 ff

                """))
        #expect(!Self.text(result).contains("not written"))
    }

    @Test("os_log: takes messages and formats; TOUCHSTONE_LOG chooses the levels")
    func functions() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            setenv("TOUCHSTONE_LOG", "debug", 1)
            os_log("plain")
            os_log(.debug, "level \(1)")
            os_log("%d books, %{public}.1f MB", log: .default, type: .info, 5, 2.5)
        }
        #expect(
            Self.text(result).hasSuffix(
                "default: plain\ndebug: level 1\ninfo: 5 books, 2.5 MB\n"))
    }

    @Test("OSSignposter: intervals are reported with their durations, and pass results on")
    func intervals() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            setenv("TOUCHSTONE_LOG", "debug", 1)
            let signposter = OSSignposter(subsystem: "app", category: "speed")
            precondition(signposter.withIntervalSignpost("Sum") { 1 + 1 } == 2)
            signposter.emitEvent("Done", id: signposter.makeSignpostID())
            OSSignposter.disabled.emitEvent("Hidden")
        }
        let lines = Self.text(result).split(separator: "\n").suffix(3)
        #expect(lines.first == "[app:speed] debug: Sum begins")
        #expect(lines.dropFirst().first?.hasPrefix("[app:speed] debug: Sum ends after ") == true)
        #expect(lines.last == "[app:speed] debug: Done")
    }
}
