import SwiftSyntax

/// Optional methods of UIKit's protocols that a subclass adds, although the class that states the
/// conformance has none.
///
///     class Page: UIViewController, UITableViewDelegate {}
///     class Inbox: Page {
///         func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
///     }
///
/// Objective-C looks for the method in the object, and calls `Inbox`'s. Swift chooses it where the
/// conformance is stated, and calls the protocol's default: nothing reports that. In ported source
/// the first class gets the method, which calls the default, and the subclass overrides it.
struct AddedDelegateMethods {
    /// A method that is not called.
    struct Gap {
        /// The class that adds the method.
        let heir: String
        let method: ModuleIndex.Method

        /// The class that conforms without it.
        let base: ModuleIndex.TypeEntry

        /// The protocol that declares the method.
        let requirement: String
    }

    /// The methods, by their declarations.
    private(set) var gaps: [SyntaxIdentifier: Gap] = [:]

    /// What is added to the body of each class.
    private(set) var members: [String: [String]] = [:]

    /// The protocols whose defaults a class's new members call.
    private(set) var defaults: [String: Set<String>] = [:]

    init(_ index: ModuleIndex, protocols: SystemProtocols = .uiKit) {
        for base in index.types.values.sorted(by: { $0.name < $1.name }) where base.kind == .class {
            let heirs = index.subclasses(of: base.name)
            guard !heirs.isEmpty else { continue }
            let known = Self.protocols(of: base, index, protocols)
            for name in known.sorted() {
                for heir in heirs { add(of: heir, to: base, from: name, index, protocols) }
            }
        }
    }

    private mutating func add(
        of heir: String, to base: ModuleIndex.TypeEntry, from name: String, _ index: ModuleIndex,
        _ protocols: SystemProtocols
    ) {
        let inherited = index.ancestry(of: base.name).flatMap { index.types[$0]?.methods ?? [] }
        for method in index.types[heir]?.methods ?? []
        where !method.isOverride && !method.isStatic && gaps[method.node.id] == nil
            && protocols.isOptional(method.fullName, in: name)
            && !method.node.modifiers.has("private")
            && !inherited.contains(where: { $0.fullName == method.fullName })
        {
            gaps[method.node.id] = Gap(heir: heir, method: method, base: base, requirement: name)
            let defaults = Self.defaultsName(name) + ".shared"
            let call = Forwarding.call("\(defaults).\(method.base)", method.node)
            guard !base.isImported,
                let text = Forwarding.declaration(like: method.node, body: call)
            else { continue }
            let known = members[base.name, default: []]
            let isPublic = base.isPublic && !text.hasPrefix("public ")
            let member = isPublic ? "public " + text : text
            if !known.contains(member) { members[base.name] = known + [member] }
            self.defaults[base.name, default: []].insert(name)
        }
    }

    /// UIKit's protocols to which a class states its conformance, with those that they refine.
    private static func protocols(
        of type: ModuleIndex.TypeEntry, _ index: ModuleIndex, _ protocols: SystemProtocols
    ) -> Set<String> {
        var found: Set<String> = []
        var waiting = type.inherited.map(baseName)
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let own = index.types[name], own.isDeclared {
                if own.kind == .protocol { waiting += own.inherited.map(baseName) }
            } else if let refined = protocols.refined(by: name) {
                found.insert(name)
                waiting += refined
            }
        }
        return found
    }

    /// `true` for a method that overrides one that its superclass gets.
    func isMended(_ method: ModuleIndex.Method) -> Bool {
        gaps[method.node.id].map { members[$0.base.name] != nil && !$0.base.isImported } ?? false
    }

    // MARK: Text

    /// The name of the class whose only object has a protocol's defaults.
    private static func defaultsName(_ name: String) -> String { "Defaults_\(name)" }

    /// The classes that a file needs for the members that its classes got.
    static func declarations(
        for names: Set<String>, protocols: SystemProtocols = .uiKit
    ) -> String {
        names.sorted().map { name in
            let required = protocols.required(in: name).map { "\($0) { fatalError() }" }
            let members = ["static let shared = \(defaultsName(name))()"] + required
            return "private final class \(defaultsName(name)): \(name) { "
                + members.joined(separator: "; ") + " }\n"
        }.joined()
    }

    /// What is wrong with a method, and what helps.
    static func advice(_ gap: Gap) -> (text: String, remedy: String) {
        (
            "\(gap.heir) adds \(gap.method.fullName), which is not called: \(gap.base.name) conforms "
                + "to \(gap.requirement) without it",
            "Declare the method in \(gap.base.name), and override it in \(gap.heir)"
        )
    }
}
