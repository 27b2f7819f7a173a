import ProjectPlans

/// What stands behind the colon in `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
    /// Applies a modifier to a value. Those that are not known change nothing.
    static func apply(_ modifier: String, to value: String) -> String {
        let sides = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let argument = sides.count == 2 ? String(sides[1]) : nil
        switch String(sides.first ?? "") {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier": return cIdentifier(value)
        case "identifier":
            return cIdentifier(String(value.map { $0.isASCII ? $0 : "_" }))
        case "rfc1034identifier":
            return String(
                value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
        case "dir": return argument.map { Paths.join($0, Paths.name(value)) } ?? folder(value)
        case "file":
            return argument.map { Paths.join(Paths.folder(value), $0) } ?? Paths.name(value)
        case "base": return Paths.stem(value)
        case "suffix":
            let ending = Paths.ending(value)
            return ending.isEmpty ? "" : "." + ending
        case "standardizepath": return value.hasPrefix("/") ? Paths.join("/", value) : value
        case "default": return value.isEmpty ? argument ?? "" : value
        default: return value
        }
    }

    /// Xcode writes a slash behind folders.
    private static func folder(_ value: String) -> String {
        value.contains("/") ? Paths.folder(value) + "/" : "./"
    }

    /// A name of C: other characters than letters and digits become `_`, as does a digit at the
    /// start.
    static func cIdentifier(_ value: String) -> String {
        var name = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
        return name
    }
}
