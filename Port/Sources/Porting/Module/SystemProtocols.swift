import SwiftSyntax

/// UIKit's protocols that have optional methods: methods with a default.
public struct SystemProtocols: Sendable {
    private struct Entry {
        var refined: [String] = []
        var optional: Set<String> = []
        /// The declarations of the methods without a default.
        var required: [String] = []
    }

    private var entries: [String: Entry] = [:]

    /// Those of Touchstone's UIKit.
    public static let uiKit = SystemProtocols(text: table)

    /// `nil` for a protocol that is not known.
    func refined(by name: String) -> [String]? { entries[name]?.refined }

    /// `true` if a class that conforms to `name` may lack a method, such as `move(to:)`.
    func isOptional(_ method: String, in name: String) -> Bool {
        entries[name]?.optional.contains(method) == true
    }

    /// The declarations that a class needs to conform.
    func required(in name: String) -> [String] {
        guard let entry = entries[name] else { return [] }
        return entry.required + entry.refined.flatMap(required)
    }

    /// Reads what ``text`` wrote.
    init(text: String) {
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  !") {
                entries[name]?.required.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("   ") {
                // The rest of a long declaration.
                let last = (entries[name]?.required.count ?? 0) - 1
                if last >= 0 { entries[name]?.required[last] += line.dropFirst(2) }
            } else if line.hasPrefix("  ") {
                entries[name]?.optional.insert(String(line.dropFirst(2)))
            } else {
                let words = line.split(separator: " ").map(String.init)
                name = words[0]
                entries[name] = Entry(refined: Array(words.dropFirst()))
            }
        }
    }

    /// For each protocol a line with its name and what it refines, lines of its optional methods,
    /// and of the declarations of its required ones, with an exclamation mark.
    public var text: String {
        entries.sorted { $0.key < $1.key }.map { name, entry in
            ([([name] + entry.refined).joined(separator: " ")]
                + entry.optional.sorted().map { "  " + $0 }
                + entry.required.map { "  !" + Self.wrapped($0) })
                .map { $0 + "\n" }.joined()
        }.joined()
    }

    /// A declaration, on two lines if it is long.
    private static func wrapped(_ text: String) -> String {
        guard text.count > 80, let comma = text.lastIndex(of: ",") else { return text }
        return text[...comma] + "\n  " + text[text.index(after: comma)...]
    }

    /// The Swift file that has ``text`` as its table.
    public var file: String {
        let quotes = String(repeating: "\"", count: 3)
        let lines = text.split(separator: "\n").map { "        \($0)\n" }.joined()
        return "extension SystemProtocols {\n"
            + "    /// Written by `touchstone-port Sources --write-protocols`.\n"
            + "    static let table = \(quotes)\n\(lines)        \(quotes)\n}\n"
    }

    /// Collects the public protocols of classes from a library's sources.
    public init(sources: [InputFile]) {
        var requirements: [String: (refined: [String], methods: [FunctionDeclSyntax])] = [:]
        var defaults: [String: Set<String>] = [:]
        var lacking: Set<String> = []
        for source in sources {
            for statement in SourceFile(path: source.path, text: source.text).tree.statements {
                if let node = statement.item.as(ProtocolDeclSyntax.self),
                    node.modifiers.has("public")
                {
                    let members = node.memberBlock.members.map(\.decl)
                    requirements[node.name.text] = (
                        node.inheritanceClause?.inheritedTypes.map {
                            baseName(of: $0.type.trimmedDescription)
                        } ?? [], members.compactMap { $0.as(FunctionDeclSyntax.self) }
                    )
                    // Conforming to it takes more than methods.
                    if members.contains(where: {
                        $0.is(AssociatedTypeDeclSyntax.self) || $0.is(InitializerDeclSyntax.self)
                    }) {
                        lacking.insert(node.name.text)
                    }
                } else if let node = statement.item.as(ExtensionDeclSyntax.self),
                    node.genericWhereClause == nil
                {
                    let methods = node.memberBlock.members.compactMap {
                        $0.decl.as(FunctionDeclSyntax.self)
                    }
                    defaults[node.extendedType.trimmedDescription, default: []]
                        .formUnion(methods.map(Self.fullName))
                }
            }
        }
        for (name, found) in requirements where !lacking.contains(name) {
            let own = defaults[name] ?? []
            var entry = Entry(refined: found.refined.filter { requirements[$0] != nil })
            for method in found.methods {
                if own.contains(Self.fullName(method)) {
                    entry.optional.insert(Self.fullName(method))
                } else {
                    entry.required.append(
                        method.trimmedDescription.joinedLines.replacing("( ", with: "(")
                            .replacing(" )", with: ")"))
                }
            }
            guard !entry.optional.isEmpty, Self.isDelegate(name) else { continue }
            entries[name] = entry
        }
    }

    private static func fullName(_ node: FunctionDeclSyntax) -> String {
        ModuleIndex.Method(node, isInExtension: false, isObjectiveC: false).fullName
    }

    /// `true` for names of protocols that an app's classes conform to on behalf of another object.
    private static func isDelegate(_ name: String) -> Bool {
        ["Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching", "Transitioning"]
            .contains { name.hasSuffix($0) }
    }
}
