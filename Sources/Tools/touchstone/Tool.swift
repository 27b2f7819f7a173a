import Foundation
import PatternCommands
import Playback
import UIKit
import UIKitTesting

/// What `touchstone` does with its command line.
struct Tool {
    private enum ExitCode {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let mistake: Int32 = 2
        static let interrupted: Int32 = 130
    }

    /// Does what the arguments ask for, without the tool's own name among them.
    ///
    /// - Returns: The process's exit code.
    func run(_ arguments: [String]) -> Int32 {
        let names = App.all.map(\.name)
        do {
            switch try ToolCommand(arguments: arguments, apps: names) {
            case .help:
                print(ToolCommand.helpText(apps: names))
                return ExitCode.success
            case .version:
                print("touchstone \(ToolCommand.versionNumber)")
                return ExitCode.success
            case .list:
                names.forEach { print($0) }
                return ExitCode.success
            case .patterns(let words):
                return runPatterns(words)
            case .run(let options):
                guard let app = App.all.first(where: { $0.name == options.app }) else {
                    preconditionFailure("\(options.app) passed the reader but is no app.")
                }
                return try run(app, options)
            }
        } catch let error as ArgumentError {
            return end(error, ExitCode.mistake)
        } catch let error as ScriptError {
            return end(error, error.exitCode)
        } catch {
            return end(error, ExitCode.failure)
        }
    }

    private func runPatterns(_ words: [String]) -> Int32 {
        let tool = PatternTool(
            environment: ProcessInfo.processInfo.environment, isStyled: isatty(STDOUT_FILENO) == 1)
        let response = tool.respond(to: words)
        print(response.output, terminator: "")
        if let complaint = response.complaint { say(complaint) }
        return response.exitCode
    }

    private func run(_ app: App, _ options: RunOptions) throws -> Int32 {
        guard !options.isWindowless else { return try runHeadless(app, options) }
        do {
            let exitCode = try UIApplication.runOnDesktop {
                app.makeDelegate(options.size ?? app.usualSize, options)
            }
            if exitCode == ExitCode.interrupted { Interruption.say() }
            return exitCode
        } catch .noDisplay(let reason) {
            say("No display: \(reason). Running without one.")
            return try runHeadless(app, options)
        }
    }

    /// Plays a script without a display and writes what was asked for; without any wish, a picture of the
    /// app's own recording.
    ///
    /// Everything that can be checked is checked before the app starts.
    private func runHeadless(_ app: App, _ options: RunOptions) throws -> Int32 {
        let size = options.size ?? app.usualSize
        try options.checkPicture(of: size)
        let script =
            try options.scriptPath.map { path throws(ScriptError) in try Script(path: path) }
            ?? Script(json: app.recording.json, path: app.recording.name)
        var snapshotPath = options.snapshotPath
        if snapshotPath == nil, options.describePath == nil, options.scriptPath == nil {
            snapshotPath = "\(app.name.lowercased()).png"
        }
        for path in [snapshotPath, options.describePath].compactMap(\.self) {
            try OutputFile(path: path).check()
        }

        Interruption.endsProcess()
        let headless = HeadlessApp(
            size: size, scale: options.scale ?? RunOptions.usualScale,
            appearance: options.appearance.map { UIUserInterfaceStyle($0) } ?? .light,
            delegate: app.makeDelegate(size, options))
        try Player(app: headless).play(script)
        headless.settle()
        if let snapshotPath { try write(headless.snapshot().pngData(), to: snapshotPath) }
        if let path = options.describePath {
            try write(Data(headless.describe().utf8), to: path)
        }
        return ExitCode.success
    }

    private func write(_ data: Data, to path: String) throws {
        try OutputFile(path: path).write(data)
        print("Wrote \(URL(fileURLWithPath: path).path)")
    }

    private func end(_ error: any Error, _ code: Int32) -> Int32 {
        say("\(error)")
        return code
    }

    /// Prints a line for the person at the terminal.
    private func say(_ line: String) {
        FileHandle.standardError.write(Data("touchstone: \(line)\n".utf8))
    }
}
