import Foundation
package import Synchronization

extension Language {
    /// The language of localised texts.
    ///
    /// While an app runs it is the app's own, which a test chooses by `HeadlessApp(language:)`.
    /// Otherwise it is the process's: until it is set, the ``preferred(option:environment:)`` one
    /// for the process's `--language` option and its environment.
    public static var current: Language {
        get { ofApplication.withLock { $0.language }() ?? ofProcess.withLock { $0 } }
        set { ofProcess.withLock { $0 = newValue } }
    }

    /// Returns the language of the current application, or `nil` without one. UIKit sets it.
    package static let ofApplication = Mutex(LanguageSource(language: { nil }))

    private static let ofProcess = Mutex(preferred(option: option(in: CommandLine.arguments)))

    /// The value of `--language` on a command line, after a space or an equals sign.
    package static func option(in arguments: [String]) -> String? {
        let prefix = "--language="
        if let word = arguments.first(where: { $0.hasPrefix(prefix) }) {
            return String(word.dropFirst(prefix.count))
        }
        guard let index = arguments.firstIndex(of: "--language") else { return nil }
        return arguments[(index + 1)...].first
    }
}

/// The function that returns the language of the current application.
///
/// A structure, because a function that a generic type holds is wrapped once more each time that it
/// is read in place, so that calls become slower and slower.
package struct LanguageSource: Sendable {
    package var language: @Sendable () -> Language?
}
