import SwiftSyntax

// Key-value observing: `@objc dynamic var` becomes `@Observed var`, in a class that is
// `KeyValueObservable`.
extension Porter {
    /// `true` for the stored property of a class that is observed by key path.
    func isObserved(_ node: VariableDeclSyntax) -> Bool {
        guard node.isObservable, let scope = scopes.last, !node.modifiers.has("weak"),
            !node.modifiers.has("unowned"), Syntax(node).enclosingExtension == nil
        else { return false }
        return index.types[scope.base]?.kind == .class
    }

    func portObservable(_ node: VariableDeclSyntax) {
        guard let word = node.modifiers.first(where: { $0.name.text == "dynamic" }) else { return }
        edits.remove(word, in: file)
        guard isObserved(node) else { return }
        if !node.attributes.has("objc") {
            edits.insert("@Observed ", at: node.trimmedRange.lowerBound.utf8Offset)
        }
        need("Observing")
        note(node, "observable by @Observed")
        if let binding = node.bindings.first, binding.initializer == nil,
            let type = binding.typeAnnotation?.type,
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            edits.insert(" = nil", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// `true` if the class has to state that its properties can be observed.
    func needsObservableConformance(_ name: String) -> Bool {
        func isMarked(_ type: String) -> Bool {
            guard let entry = index.types[type] else { return false }
            return entry.inherited.contains { baseName(of: $0) == "KeyValueObservable" }
                || entry.properties.contains(where: \.isObservable)
        }
        let line = index.ancestry(of: name)
        guard isMarked(name), !line.dropFirst().contains(where: isMarked) else { return false }
        return line.last.map { index.types[$0]?.isDeclared == true || !Self.isObservable($0) }
            ?? true
    }

    /// `true` for a class that inherits from one of UIKit's views.
    func isView(_ name: String) -> Bool {
        index.ancestry(of: name).last.map { index.types[$0]?.isDeclared != true && Self.isView($0) }
            ?? false
    }

    /// `true` for a class that inherits from one of QuartzCore's layers.
    func isLayer(_ name: String) -> Bool {
        index.ancestry(of: name).last.map {
            index.types[$0]?.isDeclared != true && $0.hasPrefix("CA") && $0.hasSuffix("Layer")
        } ?? false
    }

    /// `true` for the names of classes of UIKit and QuartzCore that are observable already.
    private static func isObservable(_ name: String) -> Bool {
        let others: Set<String> = [
            "UIAlertController", "UIApplication", "UIImagePickerController",
            "UINavigationController", "UIResponder", "UISearchController", "UITabBarController",
        ]
        return isView(name) || others.contains(name)
            || name.hasPrefix("UI")
                && (name.hasSuffix("ViewController") || name.hasSuffix("GestureRecognizer"))
            || name.hasPrefix("CA") && name.hasSuffix("Layer")
    }

    /// `true` for the names of UIKit's views.
    private static func isView(_ name: String) -> Bool {
        let others: Set<String> = [
            "UIButton", "UIControl", "UILabel", "UISlider", "UIStepper", "UISwitch", "UITextField",
            "UIWindow", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
            "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar",
        ]
        return name.hasPrefix("UI") && (name.hasSuffix("View") || name.hasSuffix("Cell"))
            || others.contains(name)
    }
}
