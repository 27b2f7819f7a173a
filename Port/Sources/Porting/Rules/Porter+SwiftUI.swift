import SwiftSyntax

// SwiftUI: what needs it is left out, and the rest of the file stays.
extension Porter {
    /// Leaves out the declarations of the file that need SwiftUI. Called after all other rules,
    /// whose findings within these declarations go.
    func leaveOutSwiftUI() {
        guard !isLeftOut else { return }
        for part in swiftUI.parts[file.path] ?? [] {
            let range = part.node.trimmedRange.bytes
            let lines = file.line(at: range.lowerBound)...file.line(at: range.upperBound)
            findings.removeAll { lines.contains($0.line) }
            let breaks = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
            let text = "\(part.name) needs SwiftUI, which Linux does not have"
            edits.replace(
                range,
                with: (part.isBody ? "{fatalError(\"\(text)\")" : "")
                    + String(repeating: "\n", count: breaks) + (part.isBody ? "}" : ""))
            problem(
                part.node, text + (part.isBody ? ", and stops the program" : ", and is left out"),
                remedy: "Keep it apart from what has to run on Linux")
        }
    }
}
