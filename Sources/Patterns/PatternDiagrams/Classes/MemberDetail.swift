import PatternCatalogue

/// How much of a method's signature a diagram shows.
enum MemberDetail: CaseIterable {
    /// `makeOrder(for dish: Dish) -> Order`
    case full

    /// `makeOrder(for:) -> Order`
    case labels

    /// `makeOrder(for:)`
    case name

    /// The part of a signature that is shown.
    func text(of signature: String) -> String {
        guard self != .full, let open = signature.firstIndex(of: "("),
            let close = Self.closing(of: open, in: signature)
        else { return signature }
        let parameters = signature[signature.index(after: open)..<close]
        let labels = Self.parts(of: parameters).map { parameter in
            "\(parameter.prefix { $0 != ":" && $0 != " " }):"
        }
        let head = "\(signature[..<open])(\(labels.joined()))"
        return self == .labels ? head + signature[signature.index(after: close)...] : head
    }

    /// The parenthesis that closes the one at `open`.
    private static func closing(of open: String.Index, in text: String) -> String.Index? {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The parameters between the commas that are in no brackets.
    private static func parts(of parameters: Substring) -> [Substring] {
        var depth = 0
        var parts: [Substring] = []
        var start = parameters.startIndex
        for index in parameters.indices {
            if "([<".contains(parameters[index]) { depth += 1 }
            if ")]>".contains(parameters[index]) { depth -= 1 }
            if parameters[index] == ",", depth == 0 {
                parts.append(parameters[start..<index])
                start = parameters.index(after: index)
            }
        }
        parts.append(parameters[start...])
        return parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    }
}
