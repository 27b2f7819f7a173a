import ProjectPlans

// The text of a shadow package's manifest.
extension ShadowPackage {
    var manifest: String {
        """
        // swift-tools-version: 6.2
        // Written by touchstone from \(plan.origin.path.replacing("\n", with: " ")).
        \(imports)

        let package = Package(
            name: \(swiftLiteral(plan.name)),
            defaultLocalization: "en",
            dependencies: [\(list(plan.packages.map(declaration), 2))],
            targets: [\(list(declarations, 2))]
        )

        """
    }

    private var imports: String {
        let hasMacros = modules.contains { $0.unported?.kind == .macro }
        let support = ["import", "CompilerPluginSupport"].joined(separator: " ")
        return hasMacros ? "\(support)\n\(manifestImport)" : manifestImport
    }

    private var declarations: [String] {
        modules.flatMap { module in
            (module.cCode.map { [cDeclaration(of: module, $0)] } ?? [])
                + (module.cCode != nil && module.sources.isEmpty ? [] : [declaration(of: module)])
        }
    }

    private func list(_ items: [String], _ depth: Int) -> String {
        guard !items.isEmpty else { return "" }
        let indent = String(repeating: "    ", count: depth)
        return items.map { "\n\(indent)\($0)," }.joined() + "\n"
            + String(repeating: "    ", count: depth - 1)
    }

    private func declaration(of package: PackageReference) -> String {
        let name = swiftLiteral(package.identity)
        switch package.location {
        case .folder(let path): return ".package(name: \(name), path: \(swiftLiteral(path)))"
        case .repository(let url, let requirement):
            return requirement.declaration(of: url)
        }
    }

    private func declaration(of module: PlannedTarget) -> String {
        if let unported = module.unported { return declaration(of: module, as: unported) }
        let kind =
            switch module.kind {
            case .application: isWithoutProgram(module) ? "target" : "executableTarget"
            case .unitTests: "testTarget"
            default: "target"
            }
        let plugins = plugins(of: module)
        return """
            .\(kind)(
                        name: \(swiftLiteral(module.moduleName)),
                        dependencies: [\(list(needed(by: module), 4))],
                        path: \(swiftLiteral("Targets/\(module.moduleName)")),
                        sources: ["Sources"],
                        resources: [\(list(resources(of: module), 4))],
                        swiftSettings: [\(list(settings(of: module), 4))]\(plugins))
            """
    }

    /// A target that SwiftPM builds as it is.
    private func declaration(of module: PlannedTarget, as unported: UnportedTarget) -> String {
        // Plugins know their programs by the names that the package gives them.
        let name = "name: \(swiftLiteral(module.name))"
        let path = "path: \(swiftLiteral("Targets/\(module.moduleName)"))"
        let needed = "dependencies: [\(list(needed(by: module), 4))]"
        let (kind, words): (String, [String]) =
            switch unported.kind {
            case .clang, .library: ("target", [name, needed, path])
            case .tests: ("testTarget", [name, needed, path])
            case .tool: ("executableTarget", [name, needed, path])
            case .macro: ("macro", [name, needed, path])
            case .systemLibrary: ("systemLibrary", [name, path])
            case .buildPlugin: ("plugin", [name, "capability: .buildTool()", needed, path])
            }
        let isSwift = [.library, .tests, .tool, .macro].contains(unported.kind)
        let settings = isSwift ? ["swiftSettings: [\(list(settings(of: module), 4))]"] : []
        let hasPlugins = ![.systemLibrary, .buildPlugin].contains(unported.kind)
        let plugins = hasPlugins ? plugins(of: module) : ""
        let all = (words + unported.arguments + settings).joined(separator: ", ")
        return ".\(kind)(\(all)\(plugins))"
    }

    /// What a module names as its dependencies.
    private func needed(by module: PlannedTarget) -> [String] {
        let part = module.cCode == nil ? [] : [Self.cName(of: module)]
        let others = dependencies(of: module).filter { $0.unported?.kind != .buildPlugin }
        let own = (part + others.map(Self.name)).map { ".target(name: \(swiftLiteral($0)))" }
        let products = module.packageProducts.filter { !$0.isPlugin }.map { product in
            let own = product.modules.filter { aliases[$0] != nil }.map {
                "\(swiftLiteral($0)): \(swiftLiteral(aliases[$0] ?? $0))"
            }
            let names = own.isEmpty ? "" : ", moduleAliases: [\(own.joined(separator: ", "))]"
            return product.package.map {
                ".product(name: \(swiftLiteral(product.name)), package: \(swiftLiteral($0))\(names))"
            } ?? ".byName(name: \(swiftLiteral(product.name)))"
        }
        return own + products
    }

    /// The plugins that make sources of a module.
    private func plugins(of module: PlannedTarget) -> String {
        let own = dependencies(of: module).filter { $0.unported?.kind == .buildPlugin }
            .map { ".plugin(name: \(swiftLiteral($0.name)))" }
        let products = module.packageProducts.filter(\.isPlugin).compactMap { product in
            product.package.map {
                ".plugin(name: \(swiftLiteral(product.name)), package: \(swiftLiteral($0)))"
            }
        }
        let all = own + products
        return all.isEmpty ? "" : ", plugins: [\(all.joined(separator: ", "))]"
    }

    private func resources(of module: PlannedTarget) -> [String] {
        let all = allResources(of: module)
        let own = all.filter { !$0.isEmbedded && $0.folder.isEmpty }
        let languages = Set(own.flatMap(\.files).compactMap(\.language))
        // A folder of the bundle is copied as a whole.
        let paths = all.filter {
            !$0.isEmbedded && (!$0.folder.isEmpty || $0.files.contains { $0.language == nil })
        }
        .map { $0.folder.split(separator: "/").first.map(String.init) ?? $0.name }
        let embedded = all.filter(\.isEmbedded).map {
            ".embedInCode(\(swiftLiteral("Resources/\($0.name)")))"
        }
        let plain = Set(paths).sorted() + (info(of: module) == nil ? [] : [infoName(module)])
        return languages.sorted().map {
            ".process(\(swiftLiteral("Resources/\($0).lproj")))"
        } + plain.map { ".copy(\(swiftLiteral("Resources/\($0)")))" } + embedded
    }

    private func settings(of module: PlannedTarget) -> [String] {
        let settings = module.settings
        var result = [".swiftLanguageMode(.\(languageMode(settings.swiftVersion)))"]
        result += settings.compilationConditions.filter {
            !$0.contains("=") && $0 != "$(inherited)"
        }
        .map { ".define(\(swiftLiteral($0)))" }
        result += settings.upcomingFeatures.map { ".enableUpcomingFeature(\(swiftLiteral($0)))" }
        result += settings.experimentalFeatures.map {
            ".enableExperimentalFeature(\(swiftLiteral($0)))"
        }
        if settings.defaultIsolation == .mainActor {
            result.append(".defaultIsolation(MainActor.self)")
        }
        switch settings.strictConcurrency {
        case .minimal: break
        case .targeted: result.append(".enableExperimentalFeature(\"StrictConcurrency=targeted\")")
        case .complete: result.append(".enableExperimentalFeature(\"StrictConcurrency\")")
        }
        let others =
            settings.otherFlags.map(accepted) + aliasFlags(of: module) + cFlags(of: module)
            + (module.unported == nil ? [] : hidingFlags(of: module))
        if !others.isEmpty {
            let flags = others.map(swiftLiteral).joined(separator: ", ")
            result.append(".unsafeFlags([\(flags)])")
        }
        return result
    }

    /// The flags by which sources find modules that have other names here. SwiftPM adds those of
    /// packages' products.
    private func aliasFlags(of module: PlannedTarget) -> [String] {
        let near = Set(([module] + imported(by: module)).map(\.moduleName))
        return aliases.sorted { $0.key < $1.key }.filter { near.contains($0.value) }
            .flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
    }

    /// The flags that hide the toolkit's modules from code that is not ported: on Linux it asks
    /// `#if canImport(UIKit)` and is not to find it.
    private func hidingFlags(of module: PlannedTarget) -> [String] {
        let texts = module.sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        let asked = texts.flatMap { $0.matches(of: /canImport\((\w+)/).map { String($0.1) } }
        return reserved.intersection(asked).filter { aliases[$0] == nil }.sorted()
            .flatMap { ["-module-alias", "\($0)=Absent_\($0)"] }
    }

    private static func name(of module: PlannedTarget) -> String {
        module.unported == nil ? module.moduleName : module.name
    }

    /// The mode of the compiler for a version of Swift: 4, 4.2, 5 or 6.
    private func languageMode(_ version: String?) -> String {
        let number = version.flatMap(Double.init) ?? 5
        return number >= 6 ? "v6" : number >= 5 ? "v5" : number >= 4.2 ? "v4_2" : "v4"
    }
}
