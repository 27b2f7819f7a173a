import Foundation
public import ProjectPlans

/// A package that stands for swift-syntax: products of its names, which give the modules that the
/// toolchain ships. It is 200 files less to fetch and some minutes less to compile.
public enum SwiftSyntaxPackage {
    /// The identity of the package that it stands for.
    static let identity = "swift-syntax"

    /// Writes the package into a folder, and returns its own.
    static func write(in cache: URL) throws(ShadowError) -> URL {
        let folder = cache.appendingPathComponent("stand-ins/\(identity)")
        let sources: KeyValuePairs<String, [UInt8]> = [
            "Package.swift": PackageResources.Manifest_swift_txt,
            "Sources/ToolchainModules/Empty.swift": [],
            "Sources/SwiftCompilerPlugin/CompilerPlugin.swift":
                PackageResources.CompilerPlugin_swift_txt,
            "Sources/SwiftSyntaxMacrosGenericTestSupport/Assertions.swift":
                PackageResources.GenericTestSupport_swift_txt,
            "Sources/SwiftSyntaxMacrosTestSupport/Assertions.swift":
                PackageResources.TestSupport_swift_txt,
        ]
        for (path, text) in sources {
            try ShadowFile.write(Data(text), to: folder.appendingPathComponent(path))
        }
        for version in ["509", "510", "600", "601", "602", "603"] {
            let path = "Sources/SwiftSyntax\(version)/Empty.swift"
            try ShadowFile.write(Data(), to: folder.appendingPathComponent(path))
        }
        return folder
    }

    /// The words with which SwiftPM finds the toolchain's modules, for a plan that uses them.
    ///
    /// - Parameter compiler: The compiler's name on `PATH`, or its path.
    public static func words(
        for plan: ProjectPlan, compiler: String = "swiftc"
    ) throws(ShadowError) -> [String] {
        let isUsed = plan.packages.contains { package in
            guard case .folder(let path) = package.location else { return false }
            return package.identity == identity && path.contains("/stand-ins/")
        }
        guard isUsed else { return [] }
        // The compiler itself says where it lies: what PATH leads to may be swiftly's.
        let end = try ChildProgram(compiler, ["-print-target-info"]).run()
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(end.output.utf8))
        else {
            throw .programMissing(name: compiler, reason: "it does not say where it lies")
        }
        return ["-Xswiftc", "-I", "-Xswiftc", info.paths.runtimeResourcePath + "/host"]
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
    }
}
