/// The optional methods of UIKit's protocols in a module's classes that are not called.
///
///     for finding in DelegateLint([InputFile(path: "Inbox.swift", text: source)]).findings {
///         print(finding.description)
///         // Inbox.swift:4: warning: Inbox adds tableView(_:didSelectRowAt:), not called: …
///     }
///
/// It is for Swift that was written for Linux: ported source needs no change.
public struct DelegateLint: Sendable {
    /// The methods, by file and line.
    public let findings: [Finding]

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - inputs: The files of the module.
    ///   - context: The source of modules that this one imports.
    public init(_ inputs: [InputFile], context: [InputFile] = []) {
        let sources = inputs.concurrentMap { SourceFile(path: $0.path, text: $0.text) }
        let index = ModuleIndex(
            sources, context: context.concurrentMap { SourceFile(path: $0.path, text: $0.text) })
        let gaps = AddedDelegateMethods(index).gaps
        findings = sources.flatMap { source in
            let own = gaps.values.filter { $0.method.node.root.id == source.tree.id }
            return own.map { gap in
                let (text, remedy) = AddedDelegateMethods.advice(gap)
                return Finding(
                    kind: .problem, path: source.path, line: source.line(of: gap.method.node),
                    text: text, remedy: remedy)
            }.sorted { $0.line < $1.line }
        }
    }
}
