import SwiftSyntax

/// Methods that an extension of another module's class declares, and that subclasses override.
///
/// Such a class's method table is out of reach, so the method becomes one that looks for the
/// class of `self`: its body moves to another name, overrides get names with their class's, and a
/// method added to the extension calls the override of the first class that fits, or that body.
struct ExtensionDispatch {
    /// The new names of methods.
    private(set) var names: [SyntaxIdentifier: String] = [:]

    /// The methods that are added to extensions.
    private(set) var members: [SyntaxIdentifier: [String]] = [:]

    /// The names of the bodies that `super` means within overrides.
    private(set) var superNames: [SyntaxIdentifier: String] = [:]

    init(_ index: ModuleIndex) {
        for type in index.types.values.sorted(by: { $0.name < $1.name })
        where type.kind == .other && !type.isDeclared {
            for method in type.methods
            where method.isInExtension && !method.isOverride && !method.isStatic {
                dispatch(method, of: type.name, in: index)
            }
        }
    }

    private mutating func dispatch(
        _ method: ModuleIndex.Method, of type: String, in index: ModuleIndex
    ) {
        let overrides = Self.overrides(of: method, of: type, in: index)
        guard !overrides.isEmpty, let outer = Syntax(method.node).enclosingExtension else { return }
        let body = Forwarding.prefix + method.base
        let branches = overrides.map { owner, override in
            let call = Forwarding.call("object.\(owner)_\(method.base)", override.node)
            return "if let object = self as? \(owner) { return \(call) }; "
        }
        let last = Forwarding.call("self.\(body)", method.node)
        guard
            let text = Forwarding.declaration(
                like: method.node, body: branches.joined() + "return \(last)")
        else { return }
        members[outer.id, default: []].append(text)
        names[method.node.id] = body
        for (owner, override) in overrides {
            names[override.node.id] = "\(owner)_\(method.base)"
            let above = index.ancestry(of: owner).dropFirst().first { name in
                overrides.contains { $0.owner == name }
            }
            superNames[override.node.id] = above.map { "\($0)_\(method.base)" } ?? body
        }
    }

    /// The overrides of a method: classes of this module before others, subclasses first.
    private static func overrides(
        of method: ModuleIndex.Method, of type: String, in index: ModuleIndex
    ) -> [(owner: String, method: ModuleIndex.Method)] {
        index.types.values.flatMap { owner -> [(owner: String, method: ModuleIndex.Method)] in
            let ancestry = index.ancestry(of: owner.name)
            let canInherit = owner.isDeclared ? ancestry.last == type : owner.name != type
            guard canInherit else { return [] }
            return owner.methods(named: method.base).filter { index.isOverride($0, of: method) }
                .map { (owner.name, $0) }
        }.sorted {
            let depths = [$0, $1].map { index.ancestry(of: $0.owner).count }
            return (depths[1], $0.owner) < (depths[0], $1.owner)
        }
    }
}
