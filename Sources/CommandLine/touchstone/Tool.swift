import CommandLineKit
import Foundation
import LayoutCommands
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
            let families = ToolFamilies.all.map { type(of: $0) }
            let command = try ToolCommand(
                arguments: arguments, apps: names, families: families.map { $0.name })
            switch command {
            case .help:
                print(
                    ToolCommand.helpText(
                        apps: names, families: families.map { ($0.name, $0.summary) }))
                return ExitCode.success
            case .family(let name, let words):
                return answer(ToolFamilies.answer(name, words, say: say))
            case .version:
                print("touchstone \(ToolCommand.versionNumber)")
                return ExitCode.success
            case .list:
                names.forEach { print($0) }
                return ExitCode.success
            case .patterns(let words):
                return runPatterns(words)
            case .run(let options):
                return try run(app(named: options.app), options)
            case .layout(let options):
                return try explainLayout(of: app(named: options.run.app), options)
            }
        } catch let error as ArgumentError {
            return end(error, ExitCode.mistake)
        } catch let error as EdgeReport.UnknownView {
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

    private func answer(_ response: ToolResponse) -> Int32 {
        print(response.output, terminator: "")
        if let complaint = response.complaint { say(complaint) }
        return response.exitCode.rawValue
    }

    private func app(named name: String) -> App {
        guard let app = App.all.first(where: { $0.name == name }) else {
            preconditionFailure("\(name) passed the reader but is no app.")
        }
        return app
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
        let script = try script(for: app, options)
        var snapshotPath = options.snapshotPath
        if snapshotPath == nil, options.describePath == nil, options.scriptPath == nil {
            snapshotPath = "\(app.name.lowercased()).png"
        }
        for path in [snapshotPath, options.describePath].compactMap(\.self) {
            try OutputFile(path: path).check()
        }

        let headless = try play(script, in: app, options)
        if let snapshotPath { try write(headless.snapshot().pngData(), to: snapshotPath) }
        if let path = options.describePath {
            try write(Data(headless.describe().utf8), to: path)
        }
        return ExitCode.success
    }

    /// The script that was asked for, or the app's own.
    private func script(for app: App, _ options: RunOptions) throws -> Script {
        try options.scriptPath.map { path throws(ScriptError) in try Script(path: path) }
            ?? Script(
                json: app.recording(options.size ?? app.usualSize),
                path: "\(app.name)’s recording")
    }

    /// Starts an app without a display and plays a script in it, until nothing moves any more.
    private func play(_ script: Script, in app: App, _ options: RunOptions) throws -> HeadlessApp {
        Interruption.endsProcess()
        let size = options.size ?? app.usualSize
        let headless = HeadlessApp(
            size: size, scale: options.scale ?? RunOptions.usualScale,
            appearance: options.appearance.map { UIUserInterfaceStyle($0) } ?? .light,
            delegate: app.makeDelegate(size, options))
        try Player(app: headless).play(script)
        headless.settle()
        return headless
    }

    /// Prints what decides an app's layout, after its script if one was named.
    private func explainLayout(of app: App, _ options: LayoutOptions) throws -> Int32 {
        let script =
            options.run.scriptPath == nil
            ? try Script(json: Data("[]".utf8), path: "no script")
            : try script(for: app, options.run)
        // The report tells of conflicts itself.
        LayoutLog.report = { _ in }
        let headless = try play(script, in: app, options.run)
        let window = headless.window
        let isColoured = options.isColoured ?? (isatty(STDOUT_FILENO) != 0)
        let style: ReportStyle = isColoured ? .coloured : .plain
        guard let edge = options.edge else {
            let report = LayoutReport(window, style: style)
            print(report.text, terminator: "")
            return report.hasConflicts ? ExitCode.failure : ExitCode.success
        }
        print(try EdgeReport(edge, in: window, style: style).text, terminator: "")
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
    private nonisolated func say(_ line: String) {
        FileHandle.standardError.write(Data("touchstone: \(line)\n".utf8))
    }
}
