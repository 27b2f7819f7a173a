import CommandLineKit
import Foundation
import FoundationGaps
import Playback
import RunCommands
import UIKitTesting

/// The film of a script: the whole one on request, or the last steps of a script that fails.
extension AppProgram {
    /// The number of steps of a failed script that are shown.
    private static let lastSteps = 30

    /// The maximum number of steps of a script whose last ones are kept, should it fail: a picture
    /// of each takes some milliseconds.
    private static let stepLimit = 10_000

    /// Returns a film for a script to be played; `nil` if none is needed.
    func film(of app: HeadlessApp, playing script: Script, _ options: RunOptions) -> Film? {
        if options.filmPath != nil { return Film(app: app) }
        guard options.scriptPath != nil, script.steps.count <= Self.stepLimit else { return nil }
        return Film(app: app, frameLimit: Self.lastSteps)
    }

    /// Writes the film of a script that failed into the current folder, and says so. A script that
    /// is refused before its first step leaves none.
    func leave(_ film: Film, of script: Script, after failure: any Error, _ console: Console) {
        if case ScriptError.tooManyPixels = failure { return }
        let name = URL(fileURLWithPath: script.path).deletingPathExtension().lastPathComponent
        let file = OutputFile(path: "\(name)-failure.html")
        do {
            try file.write(Data(film.html(title: script.path).utf8))
            console.say(
                String(
                    localized: "The last steps are shown by “\(file.path)”.", in: console.language))
        } catch {
            // The failure of the script is reported in any case.
            console.say("\(error)")
        }
    }
}
