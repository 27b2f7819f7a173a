import ProjectPlans

// The text of a shadow package's manifest.
extension ShadowPackage {
    var manifest: String {
        """
        // swift-tools-version: 6.2
        // Written by touchstone from \(plan.origin.path.replacing("\n", with: " ")).
        \(manifestImport)

        let package = Package(
            name: \(swiftLiteral(plan.name)),
            defaultLocalization: "en",
            dependencies: [\(list(plan.packages.map(declaration), 2))],
            targets: [\(list(modules.map(declaration), 2))]
        )

        """
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
        let kind =
            switch module.kind {
            case .application: isWithoutProgram(module) ? "target" : "executableTarget"
            case .unitTests: "testTarget"
            default: "target"
            }
        let own = dependencies(of: module).map {
            ".target(name: \(swiftLiteral($0.moduleName)))"
        }
        let products = module.packageProducts.filter { !$0.isPlugin }.map { product in
            product.package.map {
                ".product(name: \(swiftLiteral(product.name)), package: \(swiftLiteral($0)))"
            } ?? ".byName(name: \(swiftLiteral(product.name)))"
        }
        return """
            .\(kind)(
                        name: \(swiftLiteral(module.moduleName)),
                        dependencies: [\(list(own + products, 4))],
                        path: \(swiftLiteral("Targets/\(module.moduleName)")),
                        sources: ["Sources"],
                        resources: [\(list(resources(of: module), 4))],
                        swiftSettings: [\(list(settings(of: module), 4))])
            """
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
        let plain = Set(paths).sorted() + (module.infoPlist == nil ? [] : [infoName(module)])
        return languages.sorted().map {
            ".process(\(swiftLiteral("Resources/\($0).lproj")))"
        } + plain.map { ".copy(\(swiftLiteral("Resources/\($0)")))" } + embedded
    }

    private func settings(of module: PlannedTarget) -> [String] {
        let settings = module.settings
        // Methods of controllers and views may be selectors without a warning, also in Swift 5.
        let mode = languageMode(settings.swiftVersion)
        let features =
            (mode == "v6" ? [] : ["InferSendableFromCaptures"]) + settings.upcomingFeatures
        var result = [".swiftLanguageMode(.\(mode))"]
        result += settings.compilationConditions.filter {
            !$0.contains("=") && $0 != "$(inherited)"
        }
        .map { ".define(\(swiftLiteral($0)))" }
        result += features.map { ".enableUpcomingFeature(\(swiftLiteral($0)))" }
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
        if !settings.otherFlags.isEmpty {
            let flags = settings.otherFlags.map(swiftLiteral).joined(separator: ", ")
            result.append(".unsafeFlags([\(flags)])")
        }
        return result
    }

    /// The mode of the compiler for a version of Swift: 4, 4.2, 5 or 6.
    private func languageMode(_ version: String?) -> String {
        let number = version.flatMap(Double.init) ?? 5
        return number >= 6 ? "v6" : number >= 5 ? "v5" : number >= 4.2 ? "v4_2" : "v4"
    }
}
