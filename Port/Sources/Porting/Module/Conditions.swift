import SwiftSyntax

extension IfConfigDeclSyntax {
    /// The clauses that a build for Linux may compile, where `os(iOS)` holds too.
    ///
    /// Clauses of other systems are left out; a condition that only the compiler can decide, such
    /// as a flag, keeps its clause.
    var activeClauses: [IfConfigClauseSyntax] {
        var result: [IfConfigClauseSyntax] = []
        for clause in clauses {
            switch clause.condition.map(Self.value) ?? .some(true) {
            case .some(true): return result + [clause]
            case .some(false): break
            case nil: result.append(clause)
            }
        }
        return result
    }

    /// The value of a condition on Linux; `nil` where it depends on the build.
    static func value(_ condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.text == "true"
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { value($0.expression) }
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            switch call.calledExpression.trimmedDescription {
            case "os": return ["iOS", "Linux"].contains(argument)
            case "canImport": return AppleFramework.isPresent(argument)
            case "targetEnvironment": return false
            default: return nil
            }
        }
        return condition.as(SequenceExprSyntax.self).flatMap(value)
    }

    /// The value of `a && b || c`, in which `&&` binds tighter.
    private static func value(_ sequence: SequenceExprSyntax) -> Bool? {
        var sums: [Bool?] = []
        var product: Bool? = true
        for (index, element) in sequence.elements.enumerated() {
            guard index % 2 == 1 else {
                product = and(product, value(element))
                continue
            }
            switch element.trimmedDescription {
            case "&&": break
            case "||":
                sums.append(product)
                product = true
            default: return nil
            }
        }
        sums.append(product)
        if sums.contains(true) { return true }
        return sums.contains(nil) ? nil : false
    }

    private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == false || right == false { return false }
        return left == nil || right == nil ? nil : true
    }
}
