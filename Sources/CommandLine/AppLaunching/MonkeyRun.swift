import CommandLineKit
import Foundation
import Playback
import RunCommands
import UIKit
import UIKitTesting

/// The part of `touchstone monkey` that plays: random steps, or those of a script, each of which is
/// on the disk before it is played.
@MainActor
struct MonkeyRun {
    private let app: HeadlessApp
    private let journal: FileHandle

    /// A fault that the app survived.
    nonisolated struct Fault: Error, CustomStringConvertible {
        let message: String

        var description: String { MonkeyChild.faultPrefix + message }
    }

    init(app: HeadlessApp, journalPath: String) throws {
        self.app = app
        try OutputFile(path: journalPath).write(Data())
        journal = try FileHandle(forWritingTo: URL(fileURLWithPath: journalPath))
    }

    /// Plays steps until one fails.
    ///
    /// - Throws: A ``Fault`` at the first step that causes one.
    func play(_ nextSteps: () -> ScriptStep?) throws {
        var conflict: String?
        LayoutLog.report = { conflict = conflict ?? $0.sentence }
        app.paintsFrames = false
        let player = Player(app: app, ineffectiveSteps: .play)
        while let step = nextSteps() {
            try journal.write(contentsOf: Data((step.json + "\n").utf8))
            try player.play(Script([step], path: "monkey"))
            if let conflict { throw Fault(message: conflict) }
        }
    }
}
