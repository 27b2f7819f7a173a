import Foundation
import ProjectPlans

// C and C++ of Xcode's targets: a module of its own next to the Swift one.
//
//     SHADOW/Targets/<module>_C/Sources/…   a line for each source, which includes the original
//     SHADOW/Targets/<module>_C/include/…   the module map, and the headers that Swift code sees
//     SHADOW/Targets/<module>_C/Headers/…   the project's headers by the names that code uses
extension ShadowPackage {
    /// The name of the file by which Swift code sees C.
    static let cSource = "TouchstoneC.swift"

    /// The name of a module's part in C: the module's own, if there is no Swift.
    static func cName(of module: PlannedTarget) -> String {
        module.sources.isEmpty ? module.moduleName : module.moduleName + "_C"
    }

    /// Writes the part of a module in C.
    func writeCCode(of module: PlannedTarget) throws(ShadowError) {
        let swift = folder.appendingPathComponent(
            "Targets/\(module.moduleName)/Sources/\(Self.cSource)")
        guard let code = module.cCode else {
            try? FileManager.default.removeItem(at: swift)
            return
        }
        let name = Self.cName(of: module)
        if !module.sources.isEmpty {
            let statement = ["@_exported", "import", name].joined(separator: " ")
            try ShadowFile.write(Data((statement + "\n").utf8), to: swift)
        }
        let target = folder.appendingPathComponent("Targets/\(name)")
        try ShadowFile.unlink(target)
        // SwiftPM wants a source. What is included is found and reported at its own place.
        var sources = ["Touchstone.c": ""]
        for path in code.sources {
            var hash = Fingerprint()
            hash.add(path)
            let file = Paths.stem(path) + "_\(hash)." + (path as NSString).pathExtension
            sources[file] = Self.include(path)
        }
        try write(sources, in: target.appendingPathComponent("Sources"))
        let map = "module \(name) {\n    header \"\(name).h\"\n    export *\n}\n"
        let seen = code.imported.map(Self.include).joined()
        try write(
            ["module.modulemap": map, "\(name).h": seen],
            in: target.appendingPathComponent("include"))
        let headers = target.appendingPathComponent("Headers")
        var folders = ["Quoted": [:], "Framework": [:]] as [String: [String: String]]
        for (name, path) in code.headers {
            folders[name.contains("/") ? "Framework" : "Quoted"]?[name] = Self.include(path)
        }
        for (name, files) in folders {
            try write(files, in: headers.appendingPathComponent(name))
        }
    }

    private static func include(_ path: String) -> String { "#include \"\(path)\"\n" }

    /// Writes files, whose names may be paths, and removes others at the top.
    private func write(_ files: [String: String], in folder: URL) throws(ShadowError) {
        for (name, text) in files where !name.split(separator: "/").contains("..") {
            try ShadowFile.write(Data(text.utf8), to: folder.appendingPathComponent(name))
        }
        let tops = files.keys.compactMap { $0.split(separator: "/").first.map(String.init) }
        try ShadowFile.keep(Set(tops), in: folder)
    }

    /// The declaration of a module's part in C.
    func cDeclaration(of module: PlannedTarget, _ code: PlannedCCode) -> String {
        let name = Self.cName(of: module)
        func settings(_ label: String, _ standard: String?) -> String {
            let flags =
                headerFlags(of: module) + code.flags.map(accepted)
                + (standard.map { ["-std=\($0)"] } ?? [])
            return "\(label): [.unsafeFlags([\(flags.map(swiftLiteral).joined(separator: ", "))])]"
        }
        return """
            .target(name: \(swiftLiteral(name)), dependencies: [], \
            path: \(swiftLiteral("Targets/\(name)")), sources: ["Sources"], \
            publicHeadersPath: "include", \(settings("cSettings", code.cStandard)), \
            \(settings("cxxSettings", code.cxxStandard)))
            """
    }

    private func headerFlags(of module: PlannedTarget) -> [String] {
        let headers = folder.appendingPathComponent("Targets/\(Self.cName(of: module))/Headers")
        // In one word each: SwiftPM drops a second “-I”.
        return ["-iquote\(headers.path)/Quoted", "-I\(headers.path)/Framework"]
    }

    /// A flag as SwiftPM accepts it: a folder whose path has “$(” in it is named by a link.
    func accepted(_ flag: String) -> String {
        guard let path = Self.refused(flag) else { return flag }
        return "-I" + link(to: path).path
    }

    /// Makes the links that flags name.
    func writeLinks() throws(ShadowError) {
        let flags = modules.flatMap { $0.settings.otherFlags + ($0.cCode?.flags ?? []) }
        for path in flags.compactMap(Self.refused) {
            try ShadowFile.link(path, at: link(to: path))
        }
    }

    private static func refused(_ flag: String) -> String? {
        flag.hasPrefix("-I") && flag.contains("$(") ? String(flag.dropFirst(2)) : nil
    }

    private func link(to path: String) -> URL {
        var hash = Fingerprint()
        hash.add(path)
        return folder.appendingPathComponent("Links/\(hash)")
    }

    /// The flags by which Swift code finds what the headers include that it sees.
    func cFlags(of module: PlannedTarget) -> [String] {
        ([module] + imported(by: module)).flatMap { other in
            other.cCode.map { headerFlags(of: other) + $0.flags.map(accepted) } ?? []
        }.flatMap { ["-Xcc", $0] }
    }
}
