import SwiftSyntax

// Members of `AnyObject`, which iOS looks up in whatever class the object has.
extension Porter {
    /// Ports `object?.next` of an object of type `AnyObject`: the class that has the member is
    /// named. Where several classes of the module have it, or none, that is a problem.
    func portDynamicMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base else { return }
        let name = node.declName.baseName.text
        let chain = base.as(OptionalChainingExprSyntax.self)?.expression
        let object = chain ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        guard !Self.commonMembers.contains(name), isUnknown(object) else { return }
        let owners = Self.ownersInUIKit[name].map { [$0] } ?? owners(of: name)
        guard let owner = owners.first, owners.count == 1 else {
            let text =
                owners.isEmpty
                ? "no class here has it" : "\(owners.joined(separator: " and ")) have it"
            return problem(
                node, "member \(name) of AnyObject: \(text)",
                remedy: "Name the class, as in (object as? \(owners.first ?? "SomeClass"))?.\(name)"
            )
        }
        // iOS gives an optional value, which is unwrapped where one is used that is not.
        let isPlain = chain == nil && object.id == base.id
        let isForced = isPlain && node.isUsedAsValue
        edits.insert("(", at: object.trimmedRange.lowerBound.utf8Offset)
        edits.insert(
            " \(isForced ? "as!" : "as?") \(owner))\(isPlain && !isForced ? "?" : "")",
            at: object.trimmedRange.upperBound.utf8Offset)
        note(node, "member \(name) of AnyObject")
    }

    /// `true` for an expression whose type is `AnyObject`, also in all closures and conditions that
    /// bind its name again.
    private func isUnknown(_ object: ExprSyntax) -> Bool {
        guard mentionsAnyObject else { return false }
        if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
            let search = BindingSearch(name)
            search.walk(Syntax(object).function ?? Syntax(object).root)
            if search.isStatedAsUnknown { return !search.isBoundAgain }
            return !search.isBoundAgain && statedType(of: object) == "AnyObject"
        }
        guard object.is(MemberAccessExprSyntax.self) || object.is(SubscriptCallExprSyntax.self)
        else { return false }
        return statedType(of: object) == "AnyObject"
    }

    /// The classes of the module that declare a member, without those that override it.
    private func owners(of member: String) -> [String] {
        let all = index.types.values.filter { type in
            type.kind == .class
                && (type.properties.contains { $0.name == member && !$0.isStatic }
                    || type.methods.contains { $0.base == member && !$0.isStatic })
        }.map(\.name)
        return all.filter { type in
            index.ancestry(of: type).dropFirst().allSatisfy { !all.contains($0) }
        }.sorted()
    }

    /// Members that all objects have.
    private static let commonMembers: Set<String> = [
        "self", "description", "debugDescription", "hash", "hashValue", "isEqual", "classForCoder",
        "copy", "mutableCopy", "perform", "responds", "isKind", "isMember", "conforms", "value",
        "setValue", "superclass",
    ]

    /// The members that code asks objects of unknown class for, and the class of UIKit that has
    /// them.
    private static let ownersInUIKit: [String: String] = {
        let members = [
            "UIResponder": ["next", "isFirstResponder", "inputView", "inputAccessoryView"],
            "UIView": [
                "superview", "subviews", "frame", "bounds", "center", "alpha", "isHidden",
                "backgroundColor", "layer", "window", "transform", "tag", "constraints",
                "gestureRecognizers", "safeAreaInsets", "clipsToBounds", "isOpaque",
            ],
            "UIViewController": [
                "navigationController", "tabBarController", "navigationItem",
                "presentedViewController", "presentingViewController", "viewIfLoaded",
            ],
            "NSLayoutConstraint": [
                "priority", "constant", "multiplier", "firstItem", "secondItem", "firstAttribute",
                "secondAttribute", "relation", "isActive",
            ],
        ]
        return Dictionary(
            members.flatMap { owner, names in names.map { ($0, owner) } }, uniquingKeysWith: { $1 })
    }()
}

extension MemberAccessExprSyntax {
    /// `true` if a member of the value is asked for, or the value is called, as if it were not
    /// optional.
    fileprivate var isUsedAsValue: Bool {
        parent?.is(MemberAccessExprSyntax.self) == true
            || parent?.is(FunctionCallExprSyntax.self) == true
            || parent?.is(SubscriptCallExprSyntax.self) == true
    }
}

extension Syntax {
    /// The function around a node.
    fileprivate var function: Syntax? {
        sequence(first: self, next: \.parent).first { node in
            node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(AccessorDeclSyntax.self)
        }
    }
}

/// Looks for the places in a function that give a name a type or another value.
private final class BindingSearch: SyntaxVisitor {
    private let name: String

    /// `true` if a variable or parameter is stated to be of type `AnyObject`.
    private(set) var isStatedAsUnknown = false

    /// `true` if a condition or a pattern gives the name to another value.
    private(set) var isBoundAgain = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func compare(_ other: String, _ type: String?) {
        guard other == name, let type else { return }
        if ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) { isStatedAsUnknown = true }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        compare(node.pattern.trimmedDescription, node.typeAnnotation?.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        compare((node.secondName ?? node.firstName).text, node.type.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name, let value = node.initializer?.value,
            value.trimmedDescription != name
        {
            isBoundAgain = true
        }
        return .visitChildren
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name { isBoundAgain = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        switch node.parameterClause {
        case .simpleInput(let list):
            if list.contains(where: { $0.name.text == name }) { isBoundAgain = true }
        case .parameterClause(let clause):
            let names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
            if names.contains(name) { isBoundAgain = true }
        default: break
        }
        return .visitChildren
    }
}
