/// A reason why a project cannot be built.
public enum ShadowError: Error, Hashable, Sendable {
    /// A program cannot be started.
    case programMissing(name: String, reason: String)

    /// There is no toolkit in any of these folders.
    case noToolkit(folders: [String])

    /// The toolkit's modules are for another compiler.
    case otherCompiler(installed: String, wanted: String, hasSource: Bool)

    /// There is no project in a folder. `generator` is the program that makes it, if there is a
    /// file for one, and the command that runs it.
    case noProject(folder: String, generator: ProjectGenerator? = nil)

    /// A project has no test target with Swift sources.
    case noTests(folder: String)

    /// A project has no app with Swift sources.
    case noApp(folder: String)

    /// SwiftPM does not accept a manifest.
    case badManifest(path: String, message: String)

    /// What SwiftPM prints of a manifest has another form than expected.
    case unreadableManifest(path: String, reason: String)

    /// A file or folder of the shadow package cannot be written.
    case unwritable(path: String, reason: String)

    /// So many bytes are left on the disk of the shadow package, too few.
    case diskFull(folder: String, free: Int)

    /// The porting tool failed.
    case portingFailed(target: String, message: String)

    /// A script of the project ended with another exit code than 0.
    case scriptFailed(name: String, place: String, code: Int32)

    /// Remarks with the severity `error`, as lines.
    case unbuildable(lines: [String])
}

extension ShadowError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .programMissing(let name, let reason):
            "“\(name)” cannot be started: \(reason)."
                + (["swift", "swiftc"].contains(name)
                    ? " Install Swift, and put its “usr/bin” on PATH." : "")
        case .noToolkit(let folders):
            """
            The toolkit that projects are compiled against is in none of \
            \(folders.map { "“\($0)”" }.joined(separator: ", ")). “make install” installs it; in a \
            checkout, “make toolkit” makes it.
            """
        case .otherCompiler(let installed, let wanted, let hasSource):
            """
            The toolkit is for \(wanted), and the compiler on PATH is \(installed). Put that \
            toolchain on PATH, or \
            \(hasSource
                ? "compile the toolkit with this one: “touchstone toolkit build”."
                : "make the toolkit again with this one: “make install”, in a checkout “make toolkit”.")
            """
        case .noProject(let folder, let generator?):
            """
            There is no Xcode project in “\(folder)”: \(generator.name) makes it of \
            “\(generator.file)”. Run “\(generator.command)” there, or commit what it makes.
            """
        case .noProject(let folder, nil):
            """
            There is no Package.swift and no Xcode project in “\(folder)” or the folders below. \
            Name the folder: touchstone test <folder>.
            """
        case .noTests(let folder): "The project in “\(folder)” has no tests written in Swift."
        case .noApp(let folder): "The project in “\(folder)” has no app written in Swift."
        case .badManifest(let path, let message):
            "SwiftPM cannot read “\(path)”:\n\(message)"
        case .unreadableManifest(let path, let reason):
            "The description of “\(path)” that SwiftPM prints has an unknown form: \(reason)."
        case .unwritable(let path, let reason):
            "“\(path)” cannot be written: \(reason). Choose another folder with --shadow."
        case .diskFull(let folder, let free):
            """
            The disk of “\(folder)” is full: \(free / 1_000_000) MB are left. Free some space \
            (“touchstone cache clear” removes what is kept of projects), or choose a folder on \
            another disk with --shadow.
            """
        case .portingFailed(let target, let message):
            "The sources of \(target) cannot be ported: \(message)"
        case .scriptFailed(let name, let place, let code):
            "\(place): error: The script “\(name)” ended with exit code \(code)."
        case .unbuildable(let lines): lines.joined(separator: "\n")
        }
    }
}
