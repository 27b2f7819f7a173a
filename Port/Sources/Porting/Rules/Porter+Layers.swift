import SwiftSyntax

// Subclasses of layers: properties that Objective-C would implement, and `init(coder:)`.
extension Porter {
    /// `true` in a class that inherits from one of Core Animation's layers.
    private var isInLayer: Bool {
        guard let root = scopes.last.flatMap({ index.ancestry(of: $0.base).last }) else {
            return false
        }
        return root.hasPrefix("CA") && root.hasSuffix("Layer")
    }

    /// Ports `@NSManaged var progress: CGFloat` of a layer: an animatable property whose value is
    /// stored under its name.
    func portLayerProperty(_ node: AttributeSyntax) -> Bool {
        guard isInLayer, let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            binding.typeAnnotation != nil, binding.accessorBlock == nil
        else { return false }
        edits.remove(node, in: file)
        edits.insert(
            " { get { managedValue(forKey: \"\(name)\") } "
                + "set { animatableChange(\"\(name)\") { setValue(newValue, forKey: \"\(name)\") } } }",
            at: binding.trimmedRange.upperBound.utf8Offset)
        note(node, "animatable property of a layer")
        return true
    }

    /// Ports `super.init(coder:)` in a layer, which Linux's layers do not have: nothing archives
    /// layers.
    func portLayerCoder(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) {
        guard isInLayer, access.base?.is(SuperExprSyntax.self) == true,
            access.declName.baseName.text == "init", node.arguments.count == 1,
            node.arguments.first?.label?.text == "coder"
        else { return }
        edits.replace(node, with: "super.init()")
        note(node, "initialiser of a layer without an archive")
    }
}
