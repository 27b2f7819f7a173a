import CommandLineKit
import Foundation
import FoundationGaps
import Playback
import RunCommands

extension AppProgram {
    /// Plays random steps in another process, and shortens the script of a failure.
    func runMonkey(_ arguments: Arguments, _ console: Console) throws -> CommandResponse {
        try arguments.requireOperands(0...0)
        let options = MonkeyOptions(arguments)
        let language = arguments.language
        if let path = options.journalPath {
            return try playMonkey(options, journalPath: path, arguments, console)
        }
        let words = arguments.optionWords.filter { word in
            ["--size", "--appearance", "--language"].contains { word.hasPrefix($0) }
        }
        let child = MonkeyChild(words: words)
        let start = Date()
        let end = try child.play(seed: options.seed, steps: options.steps)
        guard let failure = end.failure else {
            let rate = Int(Double(end.steps.count) / Date().timeIntervalSince(start))
            let summary = String(
                localized: """
                    \(end.steps.count) steps with seed \(options.seed): no failure, \(rate) steps a \
                    second.
                    """, in: language)
            return CommandResponse(output: summary + "\n")
        }
        console.say(
            String(
                localized:
                    "Failure at step \(end.steps.count) with seed \(options.seed): \(failure)",
                in: language))
        var steps = end.steps
        let repeats = try child.play(steps).failure == failure
        if repeats {
            console.say(String(localized: "Shortening the script …", in: language))
            steps = try Shrinking.shrink(steps) { try child.play($0).failure == failure }
        }
        let file = OutputFile(path: options.outputPath)
        try file.write(Data(Script.json(steps).utf8))
        let ending: LocalizedText =
            repeats
            ? .localized(
                "\(file.message): \(steps.count) steps that fail; play them with --script.")
            : .localized("\(file.message): \(steps.count) steps, which did not fail again.")
        return CommandResponse(output: ending.text(in: language) + "\n", exitCode: .failure)
    }

    /// Plays steps in this process.
    private func playMonkey(
        _ options: MonkeyOptions, journalPath: String, _ arguments: Arguments, _ console: Console
    ) throws -> CommandResponse {
        var run = RunOptions(arguments)
        // The pixels are not shown: four times fewer are faster.
        run.scale = 1
        let app = try play(Script([], path: "no script"), run, arguments, console)
        let monkeyRun = try MonkeyRun(app: app, journalPath: journalPath)
        if run.scriptPath == nil {
            var monkey = Monkey(app: app, seed: UInt64(options.seed))
            var left = options.steps
            try monkeyRun.play {
                left -= 1
                return left < 0 ? nil : monkey.nextStep()
            }
        } else {
            var steps = try script(run).steps[...]
            try monkeyRun.play { steps.popFirst() }
        }
        return CommandResponse()
    }
}
