import SwiftSyntax

// Optional methods of UIKit's protocols that a subclass of the conforming class adds.
extension Porter {
    /// Reports a method that a superclass gets too, or one of a superclass in another module.
    func portAdded(_ node: FunctionDeclSyntax) {
        guard let gap = added.gaps[node.id] else { return }
        if added.isMended(gap.method) {
            note(
                node,
                "method of \(gap.requirement), which \(gap.base.name) gets too, to be overridden")
        } else {
            let (text, remedy) = AddedDelegateMethods.advice(gap)
            problem(node, text, remedy: remedy)
        }
    }

    /// `true` for such a method in a class's body. One in an extension is forwarded to.
    func isAddedInBody(_ node: FunctionDeclSyntax) -> Bool {
        added.gaps[node.id].map { !$0.method.isInExtension && added.isMended($0.method) } ?? false
    }
}
