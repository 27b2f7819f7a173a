/// An app's `Info.plist`, as Xcode keeps it: with build settings such as `$(PRODUCT_NAME)`.
public enum InfoPlist {
    /// Replaces the build settings that follow from the app's name, or that Xcode's templates set,
    /// and removes the others.
    public static func filled(_ text: String, name: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let closing: Character = rest.first == "(" ? ")" : rest.first == "{" ? "}" : nil,
                let end = rest.firstIndex(of: closing)
            else {
                result += "$"
                continue
            }
            let words = rest[..<end].dropFirst().split(separator: ":")
            let value = value(of: words.first ?? "", name)
            // The modifiers c99extidentifier and rfc1034identifier.
            let isIdentifier = words.dropFirst().contains { $0.hasSuffix("identifier") }
            let mark: Character = words.last == "c99extidentifier" ? "_" : "-"
            result +=
                isIdentifier
                ? String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : mark }) : value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func value(of setting: Substring, _ name: String) -> String {
        switch setting {
        case "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME", "TARGET_NAME": name
        case "PRODUCT_BUNDLE_IDENTIFIER": "app.\(name)"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
        case "DEVELOPMENT_LANGUAGE": "en"
        case "MARKETING_VERSION": "1.0"
        case "CURRENT_PROJECT_VERSION": "1"
        default: ""
        }
    }
}
