import SwiftSyntax

// Observing by the name of a property: the observed class gets the table of its names, and the
// observer, which on Linux has no method to override, states that it is one.
extension Porter {
    /// The method by which an observed class finds its properties; `nil` where no file of the
    /// module observes by name, or the class has no observable property.
    func observableNames(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        let properties = index.types[name]?.properties.filter(\.isObservable) ?? []
        guard index.observesByName, !properties.isEmpty, !isView(name), !isLayer(name) else {
            return nil
        }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        let isRoot = needsObservableConformance(name)
        let cases = properties.map {
            "case \"\($0.name)\": return ObservableKey(\\\(name).\($0.name)); "
        }
        return "\(access)\(isRoot ? "" : "override ")func observableKey(named name: String) "
            + "-> ObservableKey? { switch name { \(cases.joined())"
            + "default: return \(isRoot ? "nil" : "super.observableKey(named: name)") } }"
    }

    /// `true` for a class that observes by name and whose superclasses do not.
    func needsObserverConformance(_ name: String) -> Bool {
        guard isObserver(name), let root = index.ancestry(of: name).last else { return false }
        return !root.hasPrefix("UI")
            && !index.ancestry(of: name).dropFirst().contains(where: isObserver)
    }

    private func isObserver(_ name: String) -> Bool {
        index.methods(named: "observeValue", of: name).contains {
            $0.labels.first == "forKeyPath"
        } && index.types[name]?.methods.contains { $0.base == "observeValue" } == true
    }

    /// `true` for the method of a class that is no responder: there is none that it overrides.
    func isObserverMethod(_ node: FunctionDeclSyntax) -> Bool {
        guard node.name.text == "observeValue", let scope = scopes.last else { return false }
        return needsObserverConformance(scope.base)
    }

    /// Removes the call of `super` from the method of an observer.
    func portObserverCall(_ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax) {
        guard access.declName.baseName.text == "observeValue",
            access.base?.is(SuperExprSyntax.self) == true,
            let scope = scopes.last, needsObserverConformance(scope.base)
        else { return }
        edits.replace(node, with: "()")
    }
}
