import ProjectPlans

/// A text as a literal of Swift.
func swiftLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\n": result += "\\n"
        default:
            result +=
                scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }
    return result + "\""
}

extension VersionRequirement {
    /// The words of a manifest for a package at an address.
    func declaration(of url: String) -> String {
        let words =
            switch self {
            case .upToNextMajor(let version): "from: \(swiftLiteral(version))"
            case .upToNextMinor(let version): ".upToNextMinor(from: \(swiftLiteral(version)))"
            case .range(let from, let to): "\(swiftLiteral(from))..<\(swiftLiteral(to))"
            case .exact(let version): "exact: \(swiftLiteral(version))"
            case .branch(let name): "branch: \(swiftLiteral(name))"
            case .revision(let name): "revision: \(swiftLiteral(name))"
            }
        return ".package(url: \(swiftLiteral(url)), \(words))"
    }
}

/// The line of a manifest that imports what it is written with.
let manifestImport = ["PackageDescription"].map { "import \($0)" }.joined()
