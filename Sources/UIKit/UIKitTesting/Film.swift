import Foundation
import UIKit
import UIKitCore

/// The frames of a test, each a picture and the views as text, as a web page with a slider.
///
///     let film = Film(app: app)
///     film.add("launched")
///     try app.finger.tap(on: "Save")
///     film.add("saved")
///     try Data(film.html(title: "Saving").utf8).write(to: url)
///
/// The page needs no other file. `HeadlessApp/filming(_:file:_:)` makes one of a failing test.
@preconcurrency @MainActor
public final class Film {
    private let app: HeadlessApp

    private struct Frame {
        let title: String
        let time: TimeInterval
        let picture: Snapshot
        let tree: String
    }

    private var frames: [Frame] = []

    private let frameLimit: Int

    /// Creates a film without frames.
    ///
    /// - Parameters:
    ///   - app: The app whose screen is filmed.
    ///   - frameLimit: The maximum number of frames, at least 1. Older ones are dropped.
    public init(app: HeadlessApp, frameLimit: Int = 200) {
        requires(frameLimit > 0, "A film of \(frameLimit) frames shows nothing. Keep at least one.")
        self.app = app
        self.frameLimit = frameLimit
    }

    /// Adds the app's current state.
    public func add(_ title: String) {
        let frame = Frame(
            title: title, time: app.host.now, picture: app.snapshot(), tree: app.describe())
        if frames.count == frameLimit { frames.removeFirst() }
        frames.append(frame)
    }

    /// Adds the app's current state if its picture differs from the last one.
    func addIfChanged() {
        let picture = app.snapshot()
        guard picture != frames.last?.picture else { return }
        add("")
    }

    /// Returns the page.
    public func html(title: String) -> String {
        let frames = frames.map { frame in
            let title = frame.title.isEmpty ? "" : ": \(frame.title)"
            let time = (frame.time * 1000).rounded() / 1000
            return """
                <section hidden><h2>\(time) s\(Self.escaped(title))</h2><div>\
                <img alt="" src="data:image/png;base64,\(frame.picture.pngData().base64EncodedString())">\
                <pre>\(Self.escaped(frame.tree))</pre></div></section>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(Self.escaped(title))</title>
            <style>
            :root { color-scheme: light dark }
            body { font: 14px system-ui, sans-serif; margin: 24px }
            h1 { font-size: 20px } h2 { font-size: 14px; font-weight: 500; white-space: pre-wrap }
            input { width: 100%; position: sticky; top: 8px }
            section div { display: flex; gap: 24px; align-items: flex-start }
            img { max-width: 48%; border: 1px solid #8888; border-radius: 6px }
            pre { font: 12px ui-monospace, monospace; overflow: auto; flex: 1; margin: 0 }
            </style>
            <h1>\(Self.escaped(title))</h1>
            <input type="range" min="1" value="\(frames.count)" max="\(frames.count)" \
            aria-label="Frame" autofocus>
            \(frames.joined(separator: "\n"))
            <script>
            const slider = document.querySelector("input")
            const frames = document.querySelectorAll("section")
            const show = () => frames.forEach((f, i) => { f.hidden = i + 1 != slider.value })
            slider.addEventListener("input", show)
            show()
            </script>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension HeadlessApp {
    /// Runs the steps of a test, and leaves a film of them if one fails.
    ///
    /// The page, `<name>.html`, is written to the folder `.build/golden-differences` of the test's
    /// package, in which pictures of failed goldens are too. It has a frame for each change of the
    /// screen.
    ///
    /// - Throws: The error of `body`, as a ``TestFailure`` that has the page's path.
    public func filming(
        _ name: String, file: StaticString = #filePath, line: UInt = #line,
        _ body: () throws -> Void
    ) throws {
        let film = Film(app: self)
        let observer = willAdvance
        willAdvance = {
            observer?()
            self.withoutObserver { film.addIfChanged() }
        }
        defer { willAdvance = observer }
        do {
            try body()
        } catch {
            willAdvance = observer
            film.add("\(error)")
            let page = Snapshot.inspectionFolder(of: "\(file)").appendingPathComponent(
                "\(name).html")
            try FileManager.default.createDirectory(
                at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(film.html(title: name).utf8).write(to: page)
            throw TestFailure("\(error)\nThe film is \(page.path).", file: file, line: line)
        }
    }

    /// Calls `body` without an observer, because taking a snapshot advances the clock by nothing.
    private func withoutObserver(_ body: () -> Void) {
        let observer = willAdvance
        willAdvance = nil
        defer { willAdvance = observer }
        body()
    }
}
