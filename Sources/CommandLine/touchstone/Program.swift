import BoardCommands
import BookCommands
import CommandLineKit
import CoordinateCommands
import LayoutCommands
import NewCommand
import PatternCommands
import PlaceCommands
import ProjectCommands
import QRCommands
import RunCommands

/// The program and its commands.
enum Program {
    static let touchstone: Command = .init(
        family: "touchstone",
        .localized("runs and explains Touchstone's apps, and uses its libraries from the terminal"),
        failure: .localized("The command could not be carried out, or not wholly."),
        version: Command.projectVersion,
        subcommands: ProjectCommands.forwarded + [
            RunCommands.list, RunCommands.record, LayoutCommands.layout, ChainCommand.chain,
            MonkeyCommand.monkey, GuideCommand.guide, NewCommand.new, PortCommand.port,
            BundleCommand.bundle,
            ToolkitCommand.toolkit,
            PatternCommands.family,
            QRCommands.family, CoordinateCommands.family, PlaceCommands.family,
            BoardCommands.family, BookCommands.family, completion, manual,
        ])

    private static let completion: Command = .init(
        "completion", .localized("prints what makes a shell complete these commands"),
        usage: ["<\(Shell.allCases.map(\.rawValue).joined(separator: "|"))>": ""],
        operands: .words { Shell.allCases.map(\.rawValue) },
        examples: ["source <(touchstone completion bash)"]
    ) { arguments, _ in
        try arguments.requireOperands(1...1, wanted: .localized("a shell"), example: "bash")
        guard let shell = Shell(rawValue: arguments.operands[0]) else {
            throw UsageError.badValue(
                of: "shell", value: arguments.operands[0], wanted: .localized("bash, zsh or fish"))
        }
        return CommandResponse(output: touchstone.completion(for: shell))
    }

    private static let manual: Command = .init(
        "manual", .localized("prints the page of the manual"),
        examples: ["touchstone manual | man -l -"]
    ) { arguments, _ in
        try arguments.requireOperands(0...0)
        return CommandResponse(output: touchstone.manual())
    }
}
