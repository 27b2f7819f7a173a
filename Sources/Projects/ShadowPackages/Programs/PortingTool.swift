import Foundation

/// The program `touchstone-port`, which writes Swift for Linux for iOS source.
public struct PortingTool: Hashable, Sendable {
    /// The executable.
    public let path: String

    /// Names the executable, which is started later.
    public init(path: String) {
        self.path = path
    }

    /// The sources of a module, and where their ported copies go.
    struct Job: Hashable {
        let target: String
        let sources: [String]

        /// The sources of modules that this one imports.
        let context: [String]

        /// The names of these modules.
        let modules: [String]

        /// `true` for an app whose resources are in its module's bundle.
        let hasAppResources: Bool

        /// The version of Swift that the module is written in; `nil` for today's.
        let swiftVersion: String?

        /// `false` for a target of an Xcode project.
        let isPackage: Bool

        /// The name of an app that gets a program with the options of ``TouchstoneMain``.
        let program: String?

        let output: URL
    }

    /// The name of the ported copy of a source.
    ///
    /// The compiler warns where a file has the name of the one that `#sourceLocation` names; a
    /// `main.swift` keeps its name, which the compiler knows.
    static func portedName(of source: String) -> String {
        let name = URL(fileURLWithPath: source).lastPathComponent
        return name == "main.swift" ? name : String(name.dropLast(".swift".count)) + "+Ported.swift"
    }

    /// The name of the file with an app's program.
    static let programName = "TouchstoneProgram.swift"

    /// The option that names the version of Swift, if the tool can read it.
    static func versionOption(_ version: String?) -> [String] {
        guard let version, Double(version) != nil else { return [] }
        return ["--swift-version", version]
    }

    /// Ports a module; files whose ported text stays the same are not touched. Returns what the
    /// tool could not port, as lines with places.
    func port(_ job: Job) throws(ShadowError) -> [String] {
        var words = ["--output", job.output.path, "--suffix", "+Ported", "--keep-going"]
        if job.hasAppResources { words.append("--app-resources") }
        words += Self.versionOption(job.swiftVersion)
        if !job.isPackage { words.append("--no-package") }
        if let program = job.program { words += ["--program", program] }
        words += job.modules.flatMap { ["--module", $0] }
        let list = job.context.flatMap { ["--context", $0] } + job.sources
        let end = try ChildProgram(path, words + list).run()
        guard end.code == 0 else {
            throw .portingFailed(target: job.target, message: end.output)
        }
        return end.output.split(separator: "\n").map(String.init)
    }

    /// Writes an app's `Info.plist` with the settings in it replaced.
    func fillInfoPlist(_ file: String, of app: String, output: URL) throws(ShadowError) {
        // The tool wants a folder that exists.
        if !FileManager.default.fileExists(atPath: output.path) {
            try ShadowFile.write(Data(), to: output)
        }
        let end = try ChildProgram(
            path, ["--info-plist", app, "--output", output.path, file]
        ).run()
        guard end.code == 0 else { throw .portingFailed(target: app, message: end.output) }
    }
}
