import Foundation

extension Command {
    /// Runs the program that this command is, and ends the process.
    @MainActor
    public func main() -> Never {
        StandardFiles.openMissing()
        let console = Console.process
        Interruption.endsProcess()
        let response = waitForResponse(
            to: Array(CommandLine.arguments.dropFirst()), console: console)
        print(
            console.isOutputTerminal && !response.isStyled
                ? response.output.printable(keepingLines: true) : response.output,
            terminator: "")
        if let complaint = response.complaint { console.say(complaint) }
        guard let problem = StandardOutput.finish() else { exit(response.exitCode.rawValue) }
        console.say(problem)
        exit(max(response.exitCode, .failure).rawValue)
    }
}

extension ExitCode: Comparable {
    public static func < (one: ExitCode, other: ExitCode) -> Bool { one.rawValue < other.rawValue }
}
