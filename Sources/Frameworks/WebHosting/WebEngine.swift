import CWebGate
import Foundation
import OutstandingWork

/// The web engine of this program: WebKitGTK, which is loaded with the first page.
///
/// Pages are drawn without a window into plain pixels, by processes of the engine's own.
@MainActor
package enum WebEngine {
    /// `true` to run pages without a sandbox where the system allows none to be made, as in many
    /// containers. Read with the first page.
    package static var allowsNoSandbox = false

    /// `true` in an app without a display, whose pages look the same in each run.
    package static var isForTests: Bool { OutstandingWorks.isAwaited }

    /// Receives texts that pages of tests copy.
    package static var copied: ((String) -> Void)?

    /// Sets the text that pages of tests paste.
    package static func setClipboard(_ text: String) {
        OutstandingWorks.inRealTime(functions?.pointee.set_clipboard(text))
    }

    /// The functions of the engine, once it is loaded.
    static var functions: UnsafePointer<ts_web_functions>?

    /// The outcome of loading the engine; `nil` before the first page.
    private static var outcome: Result<Void, WebEngineError>?

    /// Loads the engine.
    ///
    /// - Throws: The reason why there is none, which stays the same for the rest of the program.
    package static func start() throws(WebEngineError) {
        if outcome == nil {
            outcome = load()
            if case .success = outcome { OutstandingWorks.add(PendingPages.shared) }
        }
        try outcome?.get()
    }

    private static func load() -> Result<Void, WebEngineError> {
        var reason: UnsafeMutablePointer<CChar>?
        guard let found = ts_web_find(&reason) else {
            return .failure(WebEngineError(taking: reason))
        }
        var events = WebPage.events
        let start = found.pointee.start
        if let reason = OutstandingWorks.inRealTime(start(&events, allowsNoSandbox)) {
            return .failure(WebEngineError(taking: reason))
        }
        functions = found
        return .success(())
    }

    /// The engine's version, as in `[2, 50, 6]`.
    package static var version: [Int] {
        var numbers: [Int32] = [0, 0, 0]
        numbers.withUnsafeMutableBufferPointer {
            guard let base = $0.baseAddress else { return }
            functions?.pointee.version(base)
        }
        return numbers.map(Int.init)
    }

    /// Lets pages know the desktop's appearance, which is the same for all of them.
    package static func setAppearance(isDark: Bool, reducesMotion: Bool) {
        OutstandingWorks.inRealTime(functions?.pointee.set_appearance(isDark, reducesMotion))
        PendingPages.shared.expectChanges()
    }

    /// Sets the languages of pages, the preferred one first, as in `en-GB`.
    package static func setLanguages(_ languages: [String]) {
        let list = languages.joined(separator: "\n")
        OutstandingWorks.inRealTime(functions?.pointee.set_languages(list))
    }

    /// Lets pages load addresses of a scheme from the app; `false` for one of the engine's own.
    package static func register(scheme: String) -> Bool {
        functions?.pointee.register_scheme(scheme) ?? true
    }
}

/// The reason why no page can be shown.
nonisolated package struct WebEngineError: Error, CustomStringConvertible {
    /// What happened and what would help.
    package let description: String

    init(taking text: UnsafeMutablePointer<CChar>?) {
        description = text.map { String(cString: $0) } ?? "The web engine could not be loaded."
        free(text)
    }
}
