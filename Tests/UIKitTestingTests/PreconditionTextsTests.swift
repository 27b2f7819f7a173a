import Foundation
import Testing
import UIKit
import UIKitTesting

/// The texts of the mistakes that end a test's process, in one golden.
@Suite("Texts of preconditions")
struct PreconditionTextsTests {
    private static func makeApp() -> HeadlessApp {
        HeadlessApp(size: CGSize(width: 60, height: 50), rootViewController: UIViewController())
    }

    /// Returns the message of a process that ended, without file and line.
    private func text(_ title: String, _ exit: ExitTest.Result?) throws -> String {
        let bytes = try #require(exit).standardErrorContent
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let message = lines.lazy.compactMap { line in
            line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) }
        }.first
        return "## \(title)\n\n\(message ?? "no message")\n"
    }

    @Test("Preconditions: every text is as recorded")
    func all() async throws {
        var texts: [String] = []
        texts.append(
            try text(
                "finger down twice",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        let app = Self.makeApp()
                        app.finger.down(at: .zero)
                        app.finger.down(at: .zero)
                    }
                }))
        texts.append(
            try text(
                "finger up without a touch",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { Self.makeApp().finger.up() }
                }))
        texts.append(
            try text(
                "drag along no points",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { Self.makeApp().finger.drag(along: []) }
                }))
        texts.append(
            try text(
                "pen through no points",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { Self.makeApp().pen.draw(through: [Pen.Point]()) }
                }))
        texts.append(
            try text(
                "server without a host",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        _ = Self.makeApp().startServer(at: URL(fileURLWithPath: "/books"))
                    }
                }))
        texts.append(
            try text(
                "server with a path without a slash",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run {
                        Self.makeApp().startServer().answer("books", with: .status(200))
                    }
                }))
        texts.append(
            try text(
                "server without an answer",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { Self.makeApp().startServer().answer("/books") }
                }))
        texts.append(
            try text(
                "no cycles",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    try await MainActor.run { try Self.makeApp().expectNoLeaks(cycles: 0) {} }
                }))
        texts.append(
            try text(
                "film without frames",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { _ = Film(app: Self.makeApp(), frameLimit: 0) }
                }))
        texts.append(
            try text(
                "sheet of no pictures",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { _ = Snapshot(sheetOf: [], columns: 1) }
                }))
        texts.append(
            try text(
                "pixel outside of a picture",
                await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                    await MainActor.run { _ = Self.makeApp().snapshot()[9_999, 0] }
                }))
        try TextGolden(name: "preconditions").match(texts.joined(separator: "\n"))
    }
}
