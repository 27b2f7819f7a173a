import SwiftSyntax

// Members: overrides in extensions, observable properties, what a class's body gets.
extension Porter {
    func portMethod(_ node: FunctionDeclSyntax) {
        if let reason = forwarding.failures[node.id] {
            problem(node, reason, remedy: "Move the method into a class of this module")
        }
        removeDynamic(node.modifiers)
        portTest(node)
        portAdded(node)
        if isObserverMethod(node) || isCodingMethod(node) {
            for word in node.modifiers where word.name.text == "override" {
                edits.remove(word, in: file)
            }
            note(node, isCodingMethod(node) ? "key-value coding" : "observer by name")
        }
        if let name = dispatch.names[node.id] {
            rename(node.name, to: name, node.modifiers)
            note(node, "method of a class of another module, called by the class of self")
        } else if let name = forwarding.names[node.id] {
            rename(node.name, to: name, node.modifiers)
            note(node, "override in an extension, called from the class's body")
        } else if optionals.needsOverride.contains(node.id) || isAddedInBody(node) {
            edits.insert("override ", at: node.funcKeyword.trimmedRange.lowerBound.utf8Offset)
        }
    }

    func portVariable(_ node: VariableDeclSyntax) {
        if let reason = forwarding.failures[node.id] {
            problem(node, reason, remedy: "Move the property into a class of this module")
        }
        portObservable(node)
        if let newName = forwarding.names[node.id],
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        {
            rename(name.identifier, to: newName, node.modifiers)
            note(node, "override in an extension, called from the class's body")
        }
    }

    private func removeDynamic(_ modifiers: DeclModifierListSyntax) {
        for word in modifiers where word.name.text == "dynamic" { edits.remove(word, in: file) }
    }

    /// Lets `super.method` mean the body of the method that this one overrides.
    func portSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(SuperExprSyntax.self),
            let method = Syntax(node).enclosingMethod,
            let name = dispatch.superNames[method.id],
            node.declName.baseName.text == method.name.text
        else { return }
        edits.replace(base.superKeyword, with: "self")
        edits.replace(node.declName.baseName, with: name)
    }

    private func rename(
        _ name: TokenSyntax, to newName: String, _ modifiers: DeclModifierListSyntax
    ) {
        edits.replace(name, with: newName)
        for word in modifiers
        where ["override", "open", "public", "final"].contains(word.name.text) {
            edits.remove(word, in: file)
        }
    }

    /// Adds members and conformances to a class.
    func portClass(_ node: ClassDeclSyntax) {
        let name = node.name.text
        var members = forwarding.members[name] ?? []
        members += optionals.members[name] ?? []
        members += added.members[name] ?? []
        neededDefaults.formUnion(added.defaults[name] ?? [])
        if let table = nibConnections(of: node) { members.append(table) }
        if needsNibConformance(name) { add(conformance: "NibConnectable", to: node) }
        if let names = observableNames(of: node) { members.append(names) }
        if let names = codedNames(of: node) {
            members.append(names)
            need("Observing")
        }
        add(members, to: node.memberBlock)
        if needsObservableConformance(name) { add(conformance: "KeyValueObservable", to: node) }
        if needsCodingConformance(name) { add(conformance: "KeyValueCoding", to: node) }
        if needsObserverConformance(name) { add(conformance: "KeyValueObserver", to: node) }
    }

    /// Adds members before the closing brace, on its line.
    func add(_ members: [String], to block: MemberBlockSyntax) {
        guard !members.isEmpty else { return }
        let brace = block.rightBrace.trimmedRange.lowerBound.utf8Offset
        var before = brace - 1
        while before >= 0, file.bytes[before] == UInt8(ascii: " ") { before -= 1 }
        let isFresh = [UInt8(ascii: "\n"), UInt8(ascii: "{")].contains(file.bytes[before])
        edits.insert((isFresh ? "" : "; ") + members.joined(separator: "; ") + " ", at: brace)
    }

    private func add(conformance: String, to node: ClassDeclSyntax) {
        if let last = node.inheritanceClause?.inheritedTypes.last {
            edits.insert(", \(conformance)", at: last.type.trimmedRange.upperBound.utf8Offset)
        } else {
            let end =
                node.genericParameterClause?.trimmedRange.upperBound
                ?? node.name.trimmedRange.upperBound
            edits.insert(": \(conformance)", at: end.utf8Offset)
        }
    }
}

extension Syntax {
    /// The method whose body holds this.
    fileprivate var enclosingMethod: FunctionDeclSyntax? {
        var node = parent
        while let current = node {
            if let found = current.as(FunctionDeclSyntax.self) { return found }
            node = current.parent
        }
        return nil
    }
}
