import ProjectPlans
import XMLReading

/// Reads property lists in XML: `Info.plist`, and projects that tools wrote.
enum XMLPropertyList {
    /// Reads the value that `text` is; `path` is for errors.
    static func read(_ text: String, path: String) throws(ProjectError) -> PropertyValue {
        try value(of: top(text, path: path), path: path)
    }

    /// Reads a project's list, in which all that counts is text.
    static func readProject(_ text: String, path: String) throws(ProjectError) -> ProjectValue {
        try projectValue(of: top(text, path: path), path: path)
    }

    private static func top(_ text: String, path: String) throws(ProjectError) -> XMLTree {
        let root = try XMLTree.read(text, path: path)
        guard root.name == "plist", let top = root.children.first else {
            throw ProjectError(file: path, line: root.line, "this XML is no property list")
        }
        return top
    }

    /// The keys and values of a `dict`.
    private static func pairs(
        of element: XMLTree, path: String
    ) throws(ProjectError) -> [(key: String, value: XMLTree)] {
        var pairs: [(key: String, value: XMLTree)] = []
        var key: String?
        for child in element.children {
            if child.name == "key" {
                key = child.text
            } else if let name = key {
                pairs.append((name, child))
                key = nil
            } else {
                throw ProjectError(
                    file: path, line: child.line, "a value of the dictionary has no key")
            }
        }
        return pairs
    }

    private static func value(
        of element: XMLTree, path: String
    ) throws(ProjectError) -> PropertyValue {
        let text = element.text
        switch element.name {
        case "string": return .string(text)
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "date": return .date(text)
        case "data": return .data(text.filter { !$0.isWhitespace })
        case "integer":
            let trimmed = text.filter { !$0.isWhitespace }
            guard let number = Int(trimmed) else { break }
            return .integer(number)
        case "real":
            guard let number = Double(text.filter { !$0.isWhitespace }) else { break }
            return .real(number)
        case "array":
            var elements: [PropertyValue] = []
            for child in element.children { elements.append(try value(of: child, path: path)) }
            return .array(elements)
        case "dict":
            var values: [String: PropertyValue] = [:]
            for (key, child) in try pairs(of: element, path: path) {
                values[key] = try value(of: child, path: path)
            }
            return .dictionary(values)
        default: break
        }
        throw ProjectError(
            file: path, line: element.line,
            "“\(text.prefix(40))” is no value of the type “\(element.name.prefix(40))”")
    }

    private static func projectValue(
        of element: XMLTree, path: String
    ) throws(ProjectError) -> ProjectValue {
        let content: ProjectValue.Content
        switch element.name {
        case "array":
            var elements: [ProjectValue] = []
            for child in element.children {
                elements.append(try projectValue(of: child, path: path))
            }
            content = .array(elements)
        case "dict":
            var values: [String: ProjectValue] = [:]
            for (key, child) in try pairs(of: element, path: path) {
                values[key] = try projectValue(of: child, path: path)
            }
            content = .dictionary(values)
        case "true": content = .string("YES")
        case "false": content = .string("NO")
        default: content = .string(element.text)
        }
        return ProjectValue(content: content, line: element.line)
    }
}
