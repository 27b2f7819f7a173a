// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Ports iOS source to Linux: the command `touchstone port` and the build plugin `TouchstonePort`.
// See `Documentation/Bring-Your-Package.md`. A package of its own, because it compiles against the
// SwiftSyntax of the toolchain, which nothing else of Touchstone needs.

/// The folder of the toolchain's own SwiftSyntax: its modules and shared libraries.
let hostLibraries: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compiler = folders.map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let compiler else { fatalError("There is no swiftc on the PATH.") }
    return URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host").path
}()

let swift: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .unsafeFlags(["-I", hostLibraries]),
]

/// Optimised in debug builds too: the plugin's build runs the tool on every change of a source.
let optimised: [SwiftSetting] = swift + [.unsafeFlags(["-O"])]

let linker: [LinkerSetting] = [
    .unsafeFlags([
        "-L", hostLibraries, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics",
        "-lSwiftDiagnostics", "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
    ])
]

let package = Package(
    name: "Port",
    products: [
        .executable(name: "touchstone-port", targets: ["touchstone-port"]),
        .plugin(name: "TouchstonePort", targets: ["TouchstonePort"]),
    ],
    targets: [
        .target(
            name: "Porting", resources: [.embedInCode("Frameworks/frameworks.txt")],
            swiftSettings: optimised),
        .executableTarget(
            name: "touchstone-port", dependencies: ["Porting"], swiftSettings: optimised,
            linkerSettings: linker),
        .plugin(
            name: "TouchstonePort", capability: .buildTool(), dependencies: ["touchstone-port"]),
        .testTarget(
            name: "PortingTests", dependencies: ["Porting"], swiftSettings: swift,
            linkerSettings: linker),
    ],
    swiftLanguageModes: [.v6]
)
