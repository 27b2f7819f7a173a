import CommandLineKit
import Foundation

let exitCode = Tool().run(Array(CommandLine.arguments.dropFirst()))
if let complaint = StandardOutput.finish() {
    FileHandle.standardError.write(Data("touchstone: \(complaint)\n".utf8))
    exit(max(exitCode, ToolResponse.ExitCode.failure.rawValue))
}
exit(exitCode)
