/// A framework of Apple's, as `frameworks.txt` lists it.
struct AppleFramework {
    /// What Linux has of a framework.
    enum State: String {
        case present, partial, absent
    }

    let name: String
    let state: State

    /// The framework that an import of this one also imports: UIKit or Foundation.
    let brings: String

    /// What the names of its types begin with.
    let prefixes: [String]

    /// `true` for a framework whose names have no prefix: ``prefixes`` are names as a whole.
    let hasPlainNames: Bool

    /// Returns `true` if the framework can be imported on Linux, `false` if not; `nil` for modules
    /// that are not Apple's.
    static func isPresent(_ name: String) -> Bool? {
        if let known = all[name] { return known.state != .absent }
        return ["Cocoa", "ObjectiveC", "Darwin"].contains(name) ? false : nil
    }

    /// The absent framework with a name.
    static func absent(_ name: String) -> AppleFramework? {
        all[name].flatMap { $0.state == .absent ? $0 : nil }
    }

    /// All frameworks by their names.
    static let all: [String: AppleFramework] = {
        let text = String(decoding: PackageResources.frameworks_txt, as: UTF8.self)
        let list = text.split(separator: "\n").compactMap(AppleFramework.init)
        return Dictionary(list.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }()

    /// Reads a line of the list; `nil` for comments.
    private init?(_ line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, let state = State(rawValue: words[0]) else { return nil }
        self.state = state
        name = words[1]
        brings = words.count > 2 ? words[2] : "Foundation"
        hasPlainNames = words.dropFirst(3).first == "="
        prefixes = Array(words.dropFirst(hasPlainNames ? 4 : 3))
    }
}
