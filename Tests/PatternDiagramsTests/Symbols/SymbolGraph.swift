import Foundation
import ProgramTesting

/// The types, members and relations of a module, as the compiler wrote them down when it built the
/// module.
struct SymbolGraph: Decodable, Sendable {
    struct Symbol: Decodable, Sendable {
        struct Kind: Decodable, Sendable { let identifier: String }
        struct Identifier: Decodable, Sendable { let precise: String }

        struct Fragment: Decodable, Sendable {
            let kind: String
            let spelling: String
            let preciseIdentifier: String?
        }

        struct Location: Decodable, Sendable {
            struct Position: Decodable, Sendable { let line: Int }

            let uri: String
            let position: Position
        }

        let kind: Kind
        let identifier: Identifier

        /// The names of the enclosing types and its own.
        let pathComponents: [String]

        let declarationFragments: [Fragment]?
        let accessLevel: String

        /// Where it is declared. Private symbols have none.
        let location: Location?

        /// The declaration as written, without its body.
        var declaration: String {
            (declarationFragments ?? []).map(\.spelling).joined()
        }

        /// Whether the declaration names a type.
        func mentions(_ type: Symbol) -> Bool {
            (declarationFragments ?? []).contains {
                $0.preciseIdentifier == type.identifier.precise
            }
        }

        var isPrivate: Bool { accessLevel == "private" || accessLevel == "fileprivate" }
    }

    struct Relationship: Decodable, Sendable {
        let kind: String
        let source: String
        let target: String

        /// The target's name, when it belongs to another module: “Swift.IteratorProtocol”.
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}

// MARK: - Extracting

extension SymbolGraph {
    /// Why a module's symbols could not be had.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Asks the compiler's tool for the symbols of a module that stands beside the tests, private
    /// ones included.
    init(ofModule module: String) throws {
        let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Modules")
        guard
            FileManager.default.fileExists(
                atPath: modules.appendingPathComponent("\(module).swiftmodule").path)
        else { throw Failure(description: "There is no module \(module) in \(modules.path).") }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        try Self.run([
            "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target",
            Self.target, "-minimum-access-level", "private", "-skip-synthesized-members",
            "-output-dir", folder.path,
        ])
        let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    #if arch(arm64)
        private static let target = "aarch64-unknown-linux-gnu"
    #else
        private static let target = "x86_64-unknown-linux-gnu"
    #endif

    private static func run(_ arguments: [String]) throws {
        guard let swift = ChildProcess.path(of: "swift") else {
            throw Failure(
                description:
                    "Diagrams cannot be checked against the code: there is no “swift” on PATH.")
        }
        let end = try ChildProcess(swift, arguments).end(patience: 300)
        guard end.code == 0 else {
            throw Failure(
                description: """
                    Diagrams cannot be checked against the code: “swift symbolgraph-extract” ended with \
                    \(end.code). It said: \(end.errors.prefix(2_000))
                    """)
        }
    }
}
