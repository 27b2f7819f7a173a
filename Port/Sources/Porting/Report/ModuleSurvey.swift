import SwiftSyntax

/// What a module needs and Linux lacks: frameworks and APIs, and where they are used.
public struct ModuleSurvey: Encodable, Sendable {
    /// A framework that a module imports.
    public struct Framework: Encodable, Sendable {
        /// The framework's name.
        public let name: String

        /// `present`, `partial` or `absent`.
        public let state: String

        /// The number of files that import it.
        public internal(set) var files: Int

        /// The file of the first import.
        public let path: String

        /// Its line, from 1.
        public let line: Int

        /// `true` if a file does not compile without it. Files with views of SwiftUI are left out.
        public internal(set) var isNeeded: Bool
    }

    /// The frameworks of Apple's that are imported, by name.
    public let frameworks: [Framework]

    /// The number of uses of UIKit's API.
    public let uses: Int

    /// The APIs that are missing, with their uses.
    public let missing: [APIReport.Missing]

    /// The number of files.
    public let files: Int

    /// The number of files that are left out because their views are SwiftUI's.
    public let leftOutFiles: Int

    /// The number of files that do not parse.
    public let unparsedFiles: Int

    /// What cannot be ported, as lines with places.
    public let problems: [String]

    /// Looks through the files of a module.
    ///
    /// - Parameters:
    ///   - context: The sources of modules that it imports, directly or by way of others.
    ///   - hasOldNames: `true` for a module whose names of Swift 3 and 4 are replaced.
    ///   - modules: The project's modules that may be imported.
    public init(
        of inputs: [InputFile], context: [InputFile] = [], against names: APINames,
        hasOldNames: Bool = false, modules: Set<String> = []
    ) {
        let sources = inputs.concurrentMap { SourceFile(path: $0.path, text: $0.text) }
        var index = ModuleIndex(
            sources, context: context.concurrentMap { SourceFile(path: $0.path, text: $0.text) })
        index.modules = modules
        let swiftUI = SwiftUIParts(sources, index)
        let report = APIReport(sources, index, swiftUI, against: names, hasOldNames: hasOldNames)
        (uses, missing, files) = (report.uses, report.missing, inputs.count)
        let module = PortedModule(sources, index, swiftUI, hasOldNames: hasOldNames)
        let findings = module.findings.filter { $0.kind == .problem }
        problems = findings.map(\.description)
        unparsedFiles = sources.count { $0.syntaxError != nil }
        leftOutFiles = Set(findings.filter { $0.text.contains("the whole file") }.map(\.path)).count
        var found: [String: Framework] = [:]
        for file in sources {
            let imports = ImportFinder(viewMode: .sourceAccurate)
            imports.walk(file.tree)
            for node in imports.nodes {
                guard let name = node.path.first?.name.text, !index.modules.contains(name),
                    let framework = AppleFramework.all[name]
                else { continue }
                let isNeeded = findings.contains {
                    $0.path == file.path && $0.text.hasPrefix("\(name) is not there on Linux, and")
                }
                found[
                    name,
                    default: Framework(
                        name: name, state: framework.state.rawValue, files: 0, path: file.path,
                        line: file.line(of: node), isNeeded: false)
                ].files += 1
                if isNeeded { found[name]?.isNeeded = true }
            }
        }
        frameworks = found.values.sorted { $0.name < $1.name }
    }
}

/// Finds the imports of a file that hold on Linux.
final class ImportFinder: SyntaxVisitor {
    private(set) var nodes: [ImportDeclSyntax] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.activeClauses {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        nodes.append(node)
        return .skipChildren
    }
}
