import Foundation
import ProgramTesting
import Testing

/// A module that is installed for others is compiled against without the headers of C libraries:
/// the compiler does not see stored properties whose types are C's. A type that contains such a
/// property would have another size for its users.
@Suite("Installed modules")
struct ForeignTypeTests {
    /// The modules that import C libraries and are installed.
    private static let modules = [
        "CoreGraphics", "TextLayout", "ImageIO", "PDFKit", "SpellChecking", "Markdown",
        "FoundationGaps", "UIKitTesting",
    ]

    /// A graph of symbols, as `swift-symbolgraph-extract` writes it.
    private struct Graph: Decodable {
        let symbols: [Symbol]

        struct Symbol: Decodable, Hashable {
            let kind: Kind
            let identifier: Identifier
            let pathComponents: [String]
            let accessLevel: String
            let declarationFragments: [Fragment]?

            /// The type that declares it, with the types around that.
            var owner: [String] { pathComponents.dropLast() }

            /// `true` for a property whose type is another one, or an optional of it. Arrays and
            /// dictionaries hold their elements elsewhere.
            func holdsByValue(_ type: Symbol) -> Bool {
                let fragments = declarationFragments ?? []
                return !fragments.contains { $0.spelling.contains("[") }
                    && fragments.contains { $0.preciseIdentifier == type.identifier.precise }
            }

            /// `true` for a property of instances that is stored.
            var isStored: Bool {
                kind.identifier == "swift.property"
                    && !(declarationFragments ?? []).contains { $0.spelling.contains("{") }
            }
        }

        struct Kind: Decodable, Hashable { let identifier: String }
        struct Identifier: Decodable, Hashable { let precise: String }
        struct Fragment: Decodable, Hashable {
            let spelling: String
            let preciseIdentifier: String?
        }
    }

    @Test("Types: none that others hold by value has a stored property of a C type")
    func sizes() throws {
        let place = try Place()
        defer { place.remove() }
        var hidden = 0
        for module in Self.modules {
            let (real, empty) = (
                try place.graph(of: module, withHeaders: true), try place.graph(of: module)
            )
            #expect(!real.symbols.isEmpty, "\(module)")
            let seen = Set(empty.symbols.map(\.identifier))
            let lost = real.symbols.filter { $0.isStored && !seen.contains($0.identifier) }
            hidden += lost.count
            for name in try Self.visible(lost, in: real) { Issue.record("\(module): \(name)") }
        }
        #expect(hidden > 4, "The graphs with and without headers are alike: is the search broken?")
    }

    /// The types with a hidden property that other modules know the size of.
    private static func visible(_ lost: [Graph.Symbol], in graph: Graph) throws -> [String] {
        let types = Dictionary(
            graph.symbols.filter {
                ["swift.struct", "swift.enum", "swift.class"].contains($0.kind.identifier)
            }
            .map { ($0.pathComponents, $0) }, uniquingKeysWith: { $1 })
        var open = lost.compactMap { types[$0.owner] }
        var (reached, found) = (Set<Graph.Symbol>(), [String]())
        while let type = open.popLast() {
            guard reached.insert(type).inserted else { continue }
            if ["public", "package", "open"].contains(type.accessLevel) {
                found.append(type.pathComponents.joined(separator: "."))
            }
            // Objects are held by reference.
            guard type.kind.identifier != "swift.class" else { continue }
            open += graph.symbols.filter { symbol in
                symbol.isStored && symbol.holdsByValue(type)
            }.compactMap { types[$0.owner] }
        }
        return found
    }

    /// A folder with the modules of the build, which lie next to C modules without their headers.
    private struct Place {
        private let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("symbols-\(UUID().uuidString)")
        private let build: URL
        private let headers: [String]

        init() throws {
            let build = URL(fileURLWithPath: try ChildProcess.pathOfProduct("touchstone"))
                .deletingLastPathComponent()
            self.build = build
            let manifest = try Manifest.read(at: Repository.root)
            let foreign = manifest.targets.filter(\.isC)
            let empty = folder.appendingPathComponent("empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            let map = foreign.map { "module \($0.name) [system] {}\n" }.joined()
            try Data(map.utf8).write(to: empty.appendingPathComponent("module.modulemap"))
            let names = Set(foreign.flatMap(\.pkgConfigNames)).sorted()
            let flags = String(
                decoding: try ChildProcess.run(
                    "pkg-config", ["--cflags"] + names, environment: [:]),
                as: UTF8.self)
            headers =
                foreign.flatMap { target -> [String] in
                    let own = Repository.root.appendingPathComponent(
                        "\(target.path)/module.modulemap")
                    let made = build.appendingPathComponent("\(target.name).build/module.modulemap")
                    let maps = [own, made].map(\.path)
                    return maps.first(where: FileManager.default.fileExists)
                        .map { ["-Xcc", "-fmodule-map-file=\($0)"] } ?? []
                }
                + flags.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-I") }
                .flatMap { ["-Xcc", String($0)] }
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        private var target: String {
            #if arch(x86_64)
                "x86_64-unknown-linux-gnu"
            #else
                "aarch64-unknown-linux-gnu"
            #endif
        }

        func graph(of module: String, withHeaders: Bool = false) throws -> Graph {
            let output = folder.appendingPathComponent(withHeaders ? "real" : "none")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            let words = [
                "-target", target, "-module-name", module,
                "-I", build.appendingPathComponent("Modules").path,
                "-minimum-access-level", "private", "-output-dir", output.path,
                "-module-cache-path", folder.appendingPathComponent("cache \(withHeaders)").path,
            ]
            _ = try ChildProcess.run(
                "swift-symbolgraph-extract",
                words
                    + (withHeaders
                        ? headers : ["-I", folder.appendingPathComponent("empty").path]),
                environment: [:], patience: 300)
            let file = output.appendingPathComponent("\(module).symbols.json")
            return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
        }
    }
}
