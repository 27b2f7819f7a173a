public import Foundation

/// UIKit and its frameworks as shared libraries with Swift modules, which projects are compiled
/// against. `Scripts/toolkit` makes it.
public struct InstalledToolkit: Hashable, Sendable {
    /// The folder with libraries, modules and toolsets.
    public let folder: URL

    /// Finds the toolkit of a program: `lib/touchstone` of the prefix that it was installed in, or
    /// `toolkit` in the folder that it was built in.
    public init(of program: URL) throws(ShadowError) {
        let candidates = ["../../lib/touchstone", "toolkit/lib/touchstone"].map {
            program.appendingPathComponent($0).standardizedFileURL
        }
        guard let folder = candidates.first(where: Self.isToolkit) else {
            throw .noToolkit(folders: candidates.map(\.path))
        }
        self.folder = folder
    }

    private init(folder: URL) { self.folder = folder }

    private static func isToolkit(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("compiler").path)
    }

    /// The flags of the compiler and the linker, for SwiftPM: apps, libraries and tests.
    private var toolset: String { folder.appendingPathComponent("testing.json").path }

    /// SwiftPM's words for the flags of the compiler and the linker.
    ///
    /// - Parameter alsoForMacros: `true` for a package with macros. Their tests, and what these
    ///   import, are built for the machine that builds, for which no toolset counts.
    public func words(alsoForMacros: Bool) throws(ShadowError) -> [String] {
        guard alsoForMacros else { return ["--toolset", toolset] }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: toolset))
            let flags = try JSONDecoder().decode(Toolset.self, from: data)
            return flags.swiftCompiler.extraCLIOptions.flatMap { ["-Xswiftc", $0] }
                + flags.linker.extraCLIOptions.flatMap { ["-Xlinker", $0] }
        } catch {
            throw .unreadableManifest(path: toolset, reason: "\(error)")
        }
    }

    private struct Toolset: Decodable {
        let swiftCompiler: Options
        let linker: Options

        struct Options: Decodable {
            let extraCLIOptions: [String]
        }
    }

    /// The names of the Swift modules.
    public var moduleNames: Set<String> {
        let modules = folder.appendingPathComponent("modules").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        let ending = ".swiftmodule"
        return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
    }

    /// Returns the toolkit whose modules the compiler on `PATH` made: this one, or the one that
    /// `touchstone toolkit build` made from this one's source. Throws if there is none.
    ///
    /// The compiler itself accepts modules of another patch release without a word.
    ///
    /// - Parameter built: The folder with the toolkits that were built.
    public func forCompiler(builtIn built: URL) throws(ShadowError) -> InstalledToolkit {
        let wanted = text("compiler")
        let answer = try ChildProgram("swiftc", ["-version"]).run().output
        let installed = answer.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
        if installed.hasSuffix(wanted) { return self }
        let archive = folder.appendingPathComponent("../../share/touchstone/source.tar.xz").path
        let source = Self.stamp(of: archive)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: built.path)) ?? []
        let other = names.map { built.appendingPathComponent("\($0)/lib/touchstone") }
            .filter(Self.isToolkit).map(InstalledToolkit.init(folder:))
            .first { $0.text("compiler") == installed && $0.text("source") == source }
        guard let other else {
            throw .otherCompiler(
                installed: String(installed), wanted: wanted,
                hasSource: source != nil)
        }
        return other
    }

    /// The size and time of an archive, as `Scripts/build-toolkit` writes them.
    private static func stamp(of archive: String) -> String? {
        var info = stat()
        guard stat(archive, &info) == 0 else { return nil }
        return "\(info.st_size) \(info.st_mtim.tv_sec)"
    }

    /// Removes what was built against other modules from a shadow package: SwiftPM compiles a
    /// target again only if its own files changed.
    public func discardOldBuild(in shadow: URL) throws(ShadowError) {
        let modules = folder.appendingPathComponent("modules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
        var hash = Fingerprint()
        for name in names.sorted() {
            let path = modules.appendingPathComponent(name).path
            hash.add("\(name) \(ShadowFile.stamp(of: path) ?? "")")
        }
        let file = shadow.appendingPathComponent("Stamps/toolkit modules")
        let text = "\(folder.path) \(hash)\n"
        if let old = try? String(contentsOf: file, encoding: .utf8), old != text {
            try? FileManager.default.removeItem(at: shadow.appendingPathComponent(".build"))
        }
        try ShadowFile.write(Data(text.utf8), to: file)
    }

    private func text(_ name: String) -> String {
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
}
