import Foundation
import Testing

/// The houses, bottom to top. A module may depend on modules of its own house and of those below.
private let houses = [
    "Sources/System", "Sources/Base", "Sources/Graphics", "Sources/Platform", "Sources/UIKit",
    "Sources/Components", "Sources/Maps", "Sources/QR", "Sources/Frameworks",
    "Sources/Patterns", "Sources/Projects", "Sources/CommandLine", "Apps",
]

/// The level of a folder: that of its house. An app's core, its lists and its exchange with servers
/// are below the commands, which work on an app's files without its screens.
private func level(of path: String) -> Int? {
    let parts = ["/Core", "/Lists", "/Sync"]
    let isCore = path.hasPrefix("Apps/") && parts.contains { path.hasSuffix($0) }
    return houses.firstIndex { (isCore ? "Sources/Patterns/" : path + "/").hasPrefix($0 + "/") }
}

/// What any module may import.
private let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Synchronization",
]

@Suite("Architecture")
struct ImportTests {
    /// Read once: SwiftPM takes a second for it.
    private static let read = Result { try Manifest.read(at: Repository.root) }

    let manifest: Manifest

    /// The manifest's modules by name.
    let targets: [String: Manifest.Target]

    init() throws {
        manifest = try Self.read.get()
        targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
    }

    @Test("Manifest: every module depends on modules listed before it, in its house or below")
    func dependenciesPointDown() throws {
        var seen: Set<String> = []
        for target in manifest.targets where target.isProduct {
            let house = try #require(level(of: target.path))
            for name in target.dependencyNames {
                #expect(seen.contains(name), "\(target.name) depends on \(name), which is above it")
                let below = try #require(targets[name])
                let lower = try #require(level(of: below.path))
                #expect(lower <= house, "\(target.name) depends on \(name) of a house above")
            }
            seen.insert(target.name)
        }
        #expect(seen.count > 40, "The manifest has \(seen.count) modules: were the folders moved?")
    }

    @Test("Sources: every file imports only what its module declares")
    func importsAreDeclared() throws {
        for file in try Repository.swiftFiles(under: ["Sources", "Apps"]) {
            let module = manifest.targets.first { $0.owns(file.path) }
            let target = try #require(module, "\(file.path) belongs to no module")
            // Its product is for tests alone; apps need no Swift Testing when they run.
            let forTests: Set = target.name == "GoldenAttachments" ? ["Testing"] : []
            let allowed = toolchain.union(target.dependencyNames).union(forTests)
            for name in file.imports where !allowed.contains(name) {
                Issue.record("\(file.path) imports \(name), which \(target.name) does not declare")
            }
        }
    }

    @Test("Manifest: every declared dependency is imported by its module")
    func dependenciesAreUsed() throws {
        let files = try Repository.swiftFiles(under: ["Sources", "Apps"])
        for target in manifest.targets where target.isProduct && !target.isC {
            let own = files.filter { target.owns($0.path) }
            let imports = Set(own.flatMap(\.imports))
            // Linked because it replaces a function of Foundation's, or because C calls it by name.
            let linked = imports.union(["CObjectEquality", "CTextArchives", "HostGTK", "CWebHost"])
            for name in target.dependencyNames
            where !linked.contains(name) && !name.hasPrefix("_Testing_") {
                Issue.record("\(target.name) does not use \(name)")
            }
        }
    }

    @Test("Errors: those of main-actor modules print their text on any thread")
    func errorsAreNonisolated() throws {
        let files = try Repository.swiftFiles(under: ["Sources", "Apps"])
        let declaration =
            /(?m)^( *)((?:[a-z]+ )*)(?:enum|struct|class) (\w+)[^\n{]*:[^\n{]*\w*Error\b/
        var count = 0
        for target in manifest.targets where target.isProduct && target.isOnMainActor {
            let own = files.filter { target.owns($0.path) }
            for file in own {
                for match in file.text.matches(of: declaration) {
                    let (_, indent, modifiers, name) = match.output
                    count += 1
                    // A type within a nonisolated one is nonisolated.
                    guard indent.isEmpty || !file.text.contains("nonisolated") else { continue }
                    #expect(modifiers.contains("nonisolated"), "\(file.path): \(name) is isolated")
                    for other in own
                    where other.text.contains("\nextension \(name): CustomStringConvertible") {
                        Issue.record("\(other.path): the text of \(name) is isolated")
                    }
                }
            }
        }
        #expect(count >= 3, "Only \(count) errors were found.")
    }

    @Test("System: every C library has one module that calls it")
    func oneWrapperEach() {
        let onlyForShims: Set = [
            "CDeferred", "CGIO", "CWayland", "ClipperLibrary", "ZXingLibrary", "ZLibrary",
        ]
        for library in manifest.targets
        where library.isC && !onlyForShims.contains(library.name) {
            let owners = manifest.targets.filter {
                $0.isProduct && !$0.isC && $0.dependencyNames.contains(library.name)
            }
            // Stub servers of UIKitTesting are a library of their own, which needs the network's.
            let expected = library.name == "CVirtualClock" ? 2 : 1
            #expect(owners.count == expected, "\(library.name) is called by \(owners.map(\.name))")
        }
    }
}
