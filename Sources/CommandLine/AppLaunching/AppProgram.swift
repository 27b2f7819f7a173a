import CommandLineKit
public import Foundation
public import FoundationGaps
import Inspecting
import LayoutCommands
import Platform
import Playback
import RunCommands
public import UIKit
import UIKitTesting

/// The program of an app: its window, its scripts without a display, the explanation of its layout,
/// and the monkey. Packages of users import it by the product `TouchstoneMain`.
///
///     AppProgram(
///         "TouchPainter", "paints with a finger, a pen or a mouse",
///         size: TouchPainterApp.usualSize, recording: { _ in TouchPainterRecording.script }
///     ) { launch in
///         TouchPainterApp(size: launch.size, style: launch.style)
///     }.main()
///
/// The options are those of `touchstone run`; `layout` as the first word takes those of `touchstone
/// layout`.
@preconcurrency @MainActor
public struct AppProgram {
    /// The preferences of a command line that the app itself meets.
    public nonisolated struct Launch: Sendable {
        /// The window's size in points.
        public internal(set) var size: CGSize

        /// Light or dark; `nil` for the desktop's.
        public let style: UIUserInterfaceStyle?

        /// The language of the app.
        public let language: Language

        /// The files that the app opens, as named on the command line.
        public let files: [URL]

        /// `true` if no window opens, as for scripts and pictures. Such an app leaves the user's
        /// files alone.
        public let isWindowless: Bool

        /// `true` if the app keeps data: the user's own in a window, or that of the folder that the
        /// command line names, which `XDG_DATA_HOME` has then.
        public let keepsData: Bool
    }

    private let name: String
    private let summary: LocalizedText
    private let usualSize: CGSize
    private let windowSize: CGSize
    private let files: LocalizedText?
    private let takesArguments: Bool
    private let recording: (CGSize) -> Data
    private let makeDelegate: @MainActor (Launch) -> any UIApplicationDelegate

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - name: The name of the app and of its executable.
    ///   - summary: What the app does, in the third person and without a full stop.
    ///   - size: The size in points of windows for scripts, pictures and tests.
    ///   - windowSize: The size of the first window on a desktop, as far as its screen has room; by
    ///     default `size`.
    ///   - files: The files that the app opens, such as “drawings”; `nil` for an app without any.
    ///   - takesArguments: `true` for an app that reads words after `--` itself.
    ///   - recording: Makes a script that shows the app in a window of a size; by default one
    ///     without steps.
    ///   - delegate: Makes the app.
    public init(
        _ name: String, _ summary: LocalizedText, size: CGSize, windowSize: CGSize? = nil,
        files: LocalizedText? = nil, takesArguments: Bool = false,
        recording: @escaping (CGSize) -> Data = { _ in Data("[]".utf8) },
        delegate: @escaping @MainActor (Launch) -> any UIApplicationDelegate
    ) {
        self.name = name
        self.summary = summary
        // An app for landscape alone is wider than high.
        usualSize = AppInfo.main.oriented(size)
        self.windowSize = AppInfo.main.oriented(windowSize ?? size)
        self.files = files
        self.takesArguments = takesArguments
        self.recording = recording
        makeDelegate = delegate
    }

    /// Runs the program, and ends the process.
    public func main() -> Never { command.main() }

    private var command: Command {
        Command(
            onMainThread: name, summary, usage: files.map { ["[<file>…]": $0] } ?? ["": ""],
            operands: files == nil ? .text : .files, options: [.init(RunOptions.all)],
            sections: [RunCommands.scripts], failure: RunCommands.failure,
            version: Command.projectVersion,
            subcommands: [
                Command(
                    onMainThread: LayoutCommands.name, LayoutCommands.summary,
                    options: [.init(LayoutOptions.all)], failure: LayoutCommands.failure,
                    action: explainLayout),
                Command(
                    onMainThread: ChainCommand.name, ChainCommand.summary,
                    options: [.init(ChainOptions.all)], failure: ChainCommand.failure,
                    action: explainChain),
                Command(
                    onMainThread: MonkeyCommand.name, MonkeyCommand.summary,
                    options: [.init(MonkeyOptions.all)], failure: MonkeyCommand.failure,
                    action: runMonkey),
            ],
            action: run)
    }

    // MARK: Running

    private func run(_ arguments: Arguments, _ console: Console) throws -> CommandResponse {
        if files == nil, !takesArguments { try arguments.requireOperands(0...0) }
        let options = RunOptions(arguments)
        guard !options.isWindowless else {
            return try runHeadless(options, arguments, console)
        }
        var launch = launch(options, arguments, isWindowless: false)
        Language.current = launch.language
        if let path = options.recordPath { try OutputFile(path: path).check() }
        var recording: Recording?
        var inspector: Inspector?
        defer { withExtendedLifetime((recording, inspector)) {} }
        switch Result(catching: { () throws(HostError) in
            // A recording begins with the window that its replay will have.
            try UIApplication.runOnDesktop(remembersWindows: options.recordPath == nil) {
                if options.size == nil {
                    launch.size = windowSize.fitting(
                        screen: UIApplication.shared.host.screen.size)
                }
                // Before the recording, which leaves its key out.
                inspector = Inspector(application: .shared)
                recording = options.recordPath.map {
                    Recording(path: $0, app: name, size: launch.size)
                }
                return makeDelegate(launch)
            }
        }) {
        case .success(let code):
            let exitCode = ExitCode(rawValue: code) ?? .failure
            if exitCode == .interrupted { Interruption.report() }
            return CommandResponse(exitCode: exitCode)
        case .failure(.noDisplay(let reason)):
            console.say(
                String(
                    localized: "No display: \(reason). Running without one.",
                    in: console.language))
            return try runHeadless(options, arguments, console)
        case .failure(let error): throw error
        }
    }

    private func launch(
        _ options: RunOptions, _ arguments: Arguments, isWindowless: Bool
    ) -> Launch {
        if let path = options.dataPath {
            setenv("XDG_DATA_HOME", URL(fileURLWithPath: path).standardizedFileURL.path, 1)
        }
        return Launch(
            size: options.size ?? usualSize,
            style: options.appearance.map { $0 == .dark ? .dark : .light },
            language: arguments.language,
            files: files == nil ? [] : arguments.operands.map { URL(fileURLWithPath: $0) },
            isWindowless: isWindowless, keepsData: !isWindowless || options.dataPath != nil)
    }

    /// Plays a script without a display and writes the requested files; by default a picture of the
    /// app's own recording.
    ///
    /// Everything that can be checked is checked before the app starts.
    private func runHeadless(
        _ options: RunOptions, _ arguments: Arguments, _ console: Console
    ) throws -> CommandResponse {
        let size = options.size ?? usualSize
        guard PictureSize.isPossible(size, scale: options.scale) else {
            let complaint = PictureSize.complaint(size, scale: options.scale)
            throw UsageError.other("\(complaint).")
        }
        let script = try script(options)
        var snapshotPath = options.snapshotPath
        if snapshotPath == nil, options.describePath == nil, options.auditPath == nil,
            options.filmPath == nil, options.scriptPath == nil
        {
            snapshotPath = "\(name.lowercased()).png"
        }
        let picture = snapshotPath.map { OutputFile(path: $0) }
        let description = options.describePath.map { OutputFile(path: $0) }
        let audit = options.auditPath.map { OutputFile(path: $0) }
        let files = [picture, description, audit].compactMap(\.self)
        for file in files { try file.check() }

        let app = try play(script, options, arguments, console)
        try picture?.write(app.snapshot().pngData())
        try description?.write(Data(app.describe().utf8))
        if let audit {
            let findings = app.audit().map { "\($0)\n" }.joined()
            try audit.write(Data(findings.utf8))
        }
        return CommandResponse(output: files.map { $0.message + "\n" }.joined())
    }

    /// The named script, or the app's own recording.
    func script(_ options: RunOptions) throws(ScriptError) -> Script {
        if let path = options.scriptPath { return try Script(path: path) }
        return try Script(
            json: recording(options.size ?? usualSize), path: "\(name)’s recording")
    }

    /// Starts the app without a display and plays a script in it, until all motion has ended.
    func play(
        _ script: Script, _ options: RunOptions, _ arguments: Arguments, _ console: Console
    ) throws -> HeadlessApp {
        let launch = launch(options, arguments, isWindowless: true)
        let app = HeadlessApp(
            size: launch.size, scale: options.scale, appearance: launch.style ?? .light,
            language: launch.language, makeDelegate: { makeDelegate(launch) })
        if let textSize = options.textSize { app.setTextSize(textSize.category) }
        if let path = options.recordPath { try OutputFile(path: path).check() }
        let recording = options.recordPath.map {
            Recording(path: $0, app: name, size: launch.size, application: app.application)
        }
        defer { withExtendedLifetime(recording) {} }
        let film = film(of: app, playing: script, options)
        let player = Player(
            app: app, film: film,
            ineffectiveSteps: options.warnsOnly
                ? .warn { console.say(String(localized: "Warning: \($0)", in: console.language)) }
                : .fail)
        let result = Result { try player.play(script) }
        if case .failure(let error) = result { film?.add("Failure: \(error)") }
        if let film, let path = options.filmPath {
            try OutputFile(path: path).write(Data(film.html(title: script.path).utf8))
        } else if let film, case .failure(let error) = result {
            leave(film, of: script, after: error, console)
        }
        try result.get()
        app.settle()
        return app
    }

    // MARK: Explaining

    /// Explains the app's layout, after its script if one is named.
    private func explainLayout(
        _ arguments: Arguments, _ console: Console
    ) throws -> CommandResponse {
        try arguments.requireOperands(0...0)
        let (run, options) = (RunOptions(arguments), LayoutOptions(arguments, console))
        let script =
            run.scriptPath == nil ? Script([], path: "no script") : try script(run)
        // The report has the conflicts.
        LayoutLog.report = { _ in }
        let window = try play(script, run, arguments, console).window
        let style: ReportStyle = options.isColoured ? .coloured : .plain
        guard let edge = options.edge else {
            let report = LayoutReport(window, style: style)
            return CommandResponse(
                output: report.text, exitCode: report.hasConflicts ? .failure : .success,
                isStyled: options.isColoured)
        }
        let report = try EdgeReport(edge, in: window, style: style)
        return CommandResponse(output: report.text, isStyled: options.isColoured)
    }
}
