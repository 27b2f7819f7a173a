import CommandLineKit
import Foundation
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
        var parts = [Self.part("Touch at (\(Int(place.x)) \(Int(place.y)))", hit, "nothing is hit")]
        // Keys of an app without a first responder start at the window.
        let first = app.window.firstResponder
        parts.append(
            first === hit && hit != nil
                ? "Keys: the hit view is the first responder\n"
                : Self.part("Keys", first ?? app.window, ""))
        return CommandResponse(
            output: parts.joined(separator: "\n"), exitCode: hit == nil ? .failure : .success)
    }

    private static func part(
        _ title: String, _ responder: UIResponder?, _ otherwise: String
    ) -> String {
        guard let responder else { return "\(title): \(otherwise)\n" }
        return "\(title):\n" + ChainReport(from: responder).lines.map { "  \($0)\n" }.joined()
    }
}
