import ProjectPlans

/// The names that a bridging header brings to Swift code, and how often Swift files use them.
struct BridgedNames {
    /// The most headers that are read.
    private static let mostHeaders = 500

    private let folder: String
    private var open: [String]
    private var seen: Set<String> = []
    private var headers: [String: String]?

    /// The classes, protocols, types and functions that are declared.
    private(set) var names: Set<String> = []

    /// Reads a header and those that it includes from the project's folder.
    init(header: String, projectFolder folder: String) {
        self.folder = folder
        open = [header]
        while let next = open.popLast(), seen.count < Self.mostHeaders {
            guard seen.insert(next).inserted, let text = try? ProjectFolder.text(of: next) else {
                continue
            }
            read(text, in: Paths.folder(next))
        }
    }

    private mutating func read(_ text: String, in own: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0.isWhitespace }
            if line.hasPrefix("#") {
                let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard quoted.count == 3, line.contains("import") || line.contains("include") else {
                    continue
                }
                let path = Paths.join(own, String(quoted[1]))
                let found =
                    ProjectFolder.kind(of: path) == .file ? path : header(Paths.name(path))
                if let found { open.append(found) }
            } else if let name = Self.declared(in: line) {
                names.insert(name)
            }
        }
    }

    /// The header of a name anywhere in the project's folder, as Xcode finds it.
    private mutating func header(_ name: String) -> String? {
        if headers == nil {
            let all = Glob.files("**/*.h", in: folder)
            headers = Dictionary(all.map { (Paths.name($0), $0) }, uniquingKeysWith: { $1 })
        }
        return headers?[name]
    }

    /// What a line declares, if it begins a declaration.
    private static func declared(in line: Substring) -> String? {
        if let match = line.prefixMatch(of: /@(?:interface|protocol)\s+(\w+)\s*([(;,]?)/) {
            // A category adds to a class, and a forward declaration says nothing.
            return match.2.isEmpty ? String(match.1) : nil
        }
        if let match = line.firstMatch(of: /NS_(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/) {
            return String(match.1)
        }
        guard line.contains("("), line.hasSuffix(";"),
            let match = line.prefixMatch(of: /(?:\w+[\s*]+)+(\w+)\s*\(/)
        else { return nil }
        return String(match.1)
    }

    /// How often files of Swift use each name, the most used first.
    func uses(in sources: [String]) -> [(name: String, count: Int)] {
        guard !names.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for path in sources {
            guard let text = try? ProjectFolder.text(of: path) else { continue }
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            where names.contains(String(word)) { counts[String(word), default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { (name: $0.key, count: $0.value) }
    }
}
