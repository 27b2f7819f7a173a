import SwiftSyntax

/// The files of one module, ported together: rules see what the other files declare.
///
///     let module = PortedModule([InputFile(path: "Tap.swift", text: source)])
///     module.files[0].text   // Swift for Linux
///     module.findings        // what was changed, and what cannot be
public struct PortedModule: Sendable {
    /// A file with the ported source.
    public struct File: Hashable, Sendable {
        /// The path of the original.
        public let path: String

        /// The source for Linux. Its first lines import what it needs and refer the compiler to the
        /// original.
        public let text: String
    }

    /// The files in the order of the originals.
    public let files: [File]

    /// What was changed, and what cannot be ported, by file and line.
    public let findings: [Finding]

    /// The source of the app's program, with the options of Touchstone's apps; `nil` for a module
    /// without a class that `@main` names.
    public let program: String?

    /// Ports source files.
    ///
    /// A file that does not parse is passed on as it is, so that the compiler reports its own
    /// message at the original line.
    ///
    /// - Parameters:
    ///   - inputs: The files of the module.
    ///   - context: The iOS source of modules that this one imports. It is read, not ported.
    ///   - hasAppResources: `true` for an app whose resources are in the module's bundle.
    ///   - hasOldNames: `true` for a target of Swift 3 or 4: names that Apple's frameworks replaced
    ///     are replaced.
    ///   - isPackage: `false` for a target of an Xcode project, where `#if SWIFT_PACKAGE` is false.
    ///   - app: The name of an app that gets a ``program`` instead of the attribute `@main`.
    ///   - modules: The project's modules that may be imported: they win over Apple's of the same
    ///     names.
    public init(
        _ inputs: [InputFile], context: [InputFile] = [], hasAppResources: Bool = false,
        hasOldNames: Bool = false, isPackage: Bool = true, app: String? = nil,
        modules: Set<String> = []
    ) {
        let sources = inputs.concurrentMap { SourceFile(path: $0.path, text: $0.text) }
        var index = ModuleIndex(
            sources, context: context.concurrentMap { SourceFile(path: $0.path, text: $0.text) })
        index.modules = modules
        self.init(
            sources, index, SwiftUIParts(sources, index), hasAppResources: hasAppResources,
            hasOldNames: hasOldNames, isPackage: isPackage, app: app)
    }

    /// Ports parsed files.
    init(
        _ sources: [SourceFile], _ index: ModuleIndex, _ swiftUI: SwiftUIParts,
        hasAppResources: Bool = false, hasOldNames: Bool = false, isPackage: Bool = true,
        app: String? = nil
    ) {
        let dispatch = ExtensionDispatch(index)
        let added = AddedDelegateMethods(index)
        let forwarding = Forwarding(index, besides: dispatch, added: added)
        let optionals = OptionalRequirements(index)
        let ported = sources.concurrentMap { source -> Ported in
            if let mistake = source.syntaxError {
                let finding = Finding(
                    kind: .problem, path: source.path, line: mistake.line,
                    text: "the source does not parse: \(mistake.message)",
                    remedy: "It is passed to the compiler as it is")
                return Ported(
                    file: File(path: source.path, text: source.located(source.bytes)),
                    findings: [finding])
            }
            let porter = Porter(
                source, index: index, forwarding: forwarding, dispatch: dispatch,
                optionals: optionals, added: added, swiftUI: swiftUI)
            porter.hasAppResources = hasAppResources
            porter.hasOldNames = hasOldNames
            porter.isPackage = isPackage
            porter.hasOwnProgram = app != nil
            porter.needModules()
            porter.walk(source.tree)
            porter.leaveOutSwiftUI()
            var text = source.located(porter.edits.applied(to: source.bytes))
            let defaults = AddedDelegateMethods.declarations(for: porter.neededDefaults)
            if !defaults.isEmpty { text += "\n" + defaults }
            let file = File(
                path: source.path,
                text: porter.isLeftOut
                    ? "#if canImport(SwiftUI)\n\(text)\n#endif\n" : porter.addedImports + text)
            return Ported(
                file: file, findings: porter.findings.sorted { $0.line < $1.line },
                mainClass: porter.isLeftOut ? nil : porter.mainClass)
        }
        files = ported.map(\.file)
        findings = ported.flatMap(\.findings)
        program = app.flatMap { name in
            ported.lazy.compactMap(\.mainClass).first.map { AppSource.text(name, delegate: $0) }
        }
    }

    /// What becomes of a file.
    private struct Ported {
        let file: File
        let findings: [Finding]
        var mainClass: String?
    }
}
