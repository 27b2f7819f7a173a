import SwiftSyntax

/// What happens to an attribute that Swift on Linux lacks.
enum AttributeRule {
    case remove
    case replace(String)
    case unavailable(remedy: String)
}

// Attributes: Objective-C's and Interface Builder's go, the attribute of the main class gets its
// new name.
extension Porter {
    /// The rule for an attribute; `nil` for those that Linux has.
    static func rule(for name: String) -> AttributeRule? {
        switch name {
        case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable",
            "IBDesignable", "IBSegueAction", "GKInspectable", "NSCopying":
            return .remove
        case "UIApplicationMain", "NSApplicationMain":
            return .replace("@main")
        case "NSManaged":
            return .unavailable(
                remedy: "Core Data is not there on Linux: put the model behind a protocol")
        default:
            return nil
        }
    }

    func portAttribute(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if name == "convention" {
            if node.arguments?.trimmedDescription == "block" { edits.remove(node, in: file) }
            return
        }
        if name == "NSManaged", portLayerProperty(node) { return }
        if hasOwnProgram, removeMain(node) { return }
        switch Self.rule(for: name) {
        case .remove:
            if name == "objc", isOfObservable(node) {
                edits.replace(node, with: "@Observed")
            } else {
                edits.remove(node, in: file)
            }
        case .replace(let text): edits.replace(node, with: text)
        case .unavailable(let remedy):
            problem(node, "@\(name) is not there on Linux", remedy: remedy)
        case nil: break
        }
    }

    /// Removes the attribute of an application's delegate, whose class is recorded.
    private func removeMain(_ node: AttributeSyntax) -> Bool {
        guard let main = node.parent?.parent?.as(ClassDeclSyntax.self) else { return false }
        switch node.attributeName.trimmedDescription {
        case "UIApplicationMain": break
        case "main":
            let lineage = index.lineage(of: main.name.text)
            guard
                lineage.contains(where: {
                    index.types[$0]?.inherited.contains("UIApplicationDelegate") ?? false
                })
            else { return false }
        default: return false
        }
        mainClass = main.name.text
        edits.remove(node, in: file)
        return true
    }

    private func isOfObservable(_ node: AttributeSyntax) -> Bool {
        guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return isObserved(variable)
    }
}
