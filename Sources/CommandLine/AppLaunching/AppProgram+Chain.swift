import CommandLineKit
import Foundation
import FoundationGaps
import Inspecting
import Playback
import RunCommands
import UIKit
import UIKitCore

extension AppProgram {
    /// Prints the responders that a touch and a key pass, after the script if one is named.
    func explainChain(_ arguments: Arguments, _ console: Console) throws -> CommandResponse {
        try arguments.requireOperands(0...0)
        let run = RunOptions(arguments)
        let script =
            run.scriptPath == nil ? Script([], path: "no script") : try script(run)
        let app = try play(script, run, arguments, console)
        let bounds = app.window.bounds
        let place =
            ChainOptions(arguments).place ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let hit = app.application.hit(at: place)
        let language = arguments.language
        let touch: LocalizedText = .localized("Touch at (\(Int(place.x)) \(Int(place.y)))")
        let keys: LocalizedText = .localized("Keys")
        // Keys of an app without a first responder start at the window.
        let first = app.window.firstResponder
        let parts = [
            hit.map { Self.chain(touch, from: $0, in: language) }
                ?? Self.line(.localized("\(touch): nothing is hit"), in: language),
            first === hit && hit != nil
                ? Self.line(
                    .localized("\(keys): the hit view is the first responder"), in: language)
                : Self.chain(keys, from: first ?? app.window, in: language),
        ]
        return CommandResponse(
            output: parts.joined(separator: "\n"), exitCode: hit == nil ? .failure : .success)
    }

    private static func chain(
        _ title: LocalizedText, from responder: UIResponder, in language: Language
    ) -> String {
        let lines = ChainReport(from: responder).lines.map { "  \($0)\n" }.joined()
        return line(.localized("\(title):"), in: language) + lines
    }

    private static func line(_ text: LocalizedText, in language: Language) -> String {
        text.text(in: language) + "\n"
    }
}
