public import Foundation
public import ProjectPlans

/// Reads a package, and those that it depends on, as a plan.
///
/// Packages that are iOS code become targets of the plan, because they are ported too. Others stay
/// packages.
public struct PackageReader {
    /// Folders that replace packages, by their identity.
    private let substitutes: [String: URL]

    /// The folder for what is read once: descriptions of manifests and fetched packages.
    private let cache: URL

    private let includesTests: Bool

    /// The targets and packages that are built as they are.
    private let asIs: Set<String>

    private var plan = ProjectPlan(name: "", root: "", origin: .package(path: ""))
    private var folders: [String: PackageFolder] = [:]

    /// The targets that need a package which has to be fetched, by its identity.
    private var missing: [String: [String]] = [:]
    private var references: [String: PackageReference] = [:]
    private var fetched: [String: URL] = [:]

    /// Why packages could not be fetched.
    private var failures: [String] = []

    /// - Parameters:
    ///   - substitutes: The folders of `--dependency`, by names of packages.
    ///   - includesTests: `false` to leave out tests, and the packages that these alone need.
    ///   - asIs: The names of targets and packages that are not ported: their own code for Linux is
    ///     built.
    public init(
        substitutes: [String: URL], cache: URL, includesTests: Bool, asIs: Set<String> = []
    ) {
        self.asIs = asIs
        self.substitutes = Dictionary(
            substitutes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
        self.cache = cache
        self.includesTests = includesTests
    }

    /// The plan of the package in a folder.
    public mutating func plan(of folder: URL) throws(ShadowError) -> ProjectPlan {
        let root = try PackageFolder(folder, cache: cache)
        let versions = root.url.appendingPathComponent("Package.resolved").path
        return try fetching(versions: versions) {
            (reader: inout PackageReader) throws(ShadowError) in
            reader.plan = ProjectPlan(
                name: root.manifest.name, root: root.url.path,
                origin: .package(path: root.manifestPath))
            try reader.add(root, targets: nil)
        }
    }

    /// A plan of an Xcode project with the packages that its targets use: those that are iOS code
    /// become targets.
    public mutating func plan(adding project: ProjectPlan) throws(ShadowError) -> ProjectPlan {
        try fetching(versions: project.packageVersions) {
            (reader: inout PackageReader) throws(ShadowError) in
            reader.plan = project
            reader.plan.targets = []
            reader.plan.packages = []
            for target in project.targets {
                var planned = target
                planned.packageProducts = []
                let isBuilt = target.leftOut == nil && (reader.includesTests || !target.isTest)
                for product in target.packageProducts where isBuilt {
                    if product.isPlugin {
                        try reader.add(
                            pluginNamed: product.name, package: product.package,
                            among: project.packages, to: &planned)
                        planned.otherFiles = target.otherSources.filter { $0.language == .other }
                            .map(\.path)
                        continue
                    }
                    try reader.add(
                        productNamed: product.name, package: product.package,
                        among: project.packages, to: &planned, place: target.place)
                }
                reader.plan.targets.append(planned)
            }
        }
    }

    /// Reads, fetches what is missing, and reads again until nothing more is missing: packages that
    /// were fetched name others. Those that cannot be fetched are reported.
    private mutating func fetching(
        versions: String? = nil,
        _ read: (inout PackageReader) throws(ShadowError) -> Void
    ) throws(ShadowError) -> ProjectPlan {
        var tried: Set<String> = []
        try read(&self)
        while let new = references.keys.first(where: { !tried.contains($0) }) {
            tried.formUnion(references.keys)
            let fetch = PackageFetch(
                packages: Array(references.values), overrides: try overrides(), versions: versions,
                folder: cache.appendingPathComponent("fetched"))
            let result = try fetch.folders()
            fetched.merge(result.folders) { $1 }
            failures = result.failures
            guard tried.contains(new) else { break }
            missing = [:]
            try read(&self)
        }
        reportMissing()
        // Packages that are used as they are may depend on others that a folder replaces.
        guard !plan.packages.isEmpty else { return plan }
        for (identity, folder) in try substitutesAndStandIns().sorted(by: { $0.key < $1.key })
        where folders[identity] == nil {
            guard PackageFolder.isPackage(folder),
                !plan.packages.contains(where: { $0.identity == identity })
            else { continue }
            plan.packages.append(
                PackageReference(identity: identity, location: .folder(folder.path)))
        }
        return plan
    }

    /// The folders that replace packages which would be fetched.
    private func overrides() throws(ShadowError) -> [String: URL] {
        let folders = substitutes.filter { PackageFolder.isPackage($0.value) }
        guard folders[SwiftSyntaxPackage.identity] == nil else { return folders }
        return folders.merging(
            [SwiftSyntaxPackage.identity: try SwiftSyntaxPackage.write(in: cache)]
        ) { $1 }
    }

    /// The folders of `--dependency`, and what stands for packages that others name.
    private func substitutesAndStandIns() throws(ShadowError) -> [String: URL] {
        let standIn = SwiftSyntaxPackage.identity
        let known = plan.packages.compactMap { package -> URL? in
            guard case .folder(let path) = package.location else { return nil }
            return URL(fileURLWithPath: path)
        }
        let isNamed = (known + Array(substitutes.values) + Array(fetched.values)).contains {
            let manifest = $0.appendingPathComponent("Package.swift")
            return (try? String(contentsOf: manifest, encoding: .utf8))?.contains(standIn) ?? false
        }
        guard isNamed, substitutes[standIn] == nil, fetched[standIn] == nil else {
            return substitutes
        }
        return substitutes.merging([standIn: try SwiftSyntaxPackage.write(in: cache)]) { $1 }
    }

    /// Reports the packages that could not be fetched, for each target that needs one.
    private mutating func reportMissing() {
        for (identity, targets) in missing.sorted(by: { $0.key < $1.key }) {
            let names = targets.uniqued()
            for name in names {
                plan.remarks.append(
                    PlanRemark(
                        .error,
                        """
                        The package \(identity), which \(names.joined(separator: ", ")) \
                        need\(names.count == 1 ? "s" : ""), cannot be fetched. If its sources are on \
                        this machine, add --dependency \(identity)=FOLDER.
                        """, at: plan.target(named: name)?.place, target: name))
            }
        }
        if !missing.isEmpty, !failures.isEmpty {
            plan.remarks.append(
                PlanRemark(.note, "SwiftPM says: " + failures.joined(separator: " ")))
        }
    }

    // MARK: Targets

    /// Adds a package's targets, and what they depend on, each after its dependencies.
    ///
    /// - Parameter targets: The names of those that are needed; `nil` for all.
    private mutating func add(
        _ package: PackageFolder, targets wanted: [String]?
    ) throws(ShadowError) {
        let names =
            wanted
            ?? package.manifest.targets.filter { includesTests || $0.type != "test" }.map(\.name)
        for name in names { try add(targetNamed: name, of: package) }
    }

    private mutating func add(
        targetNamed name: String, of package: PackageFolder
    ) throws(ShadowError) {
        guard plan.target(named: name) == nil,
            let target = package.manifest.targets.first(where: { $0.name == name })
        else { return }
        var planned = planned(target, of: package)
        // A cycle, which SwiftPM would refuse, ends here.
        plan.targets.append(planned)
        for dependency in target.dependencies where dependency.condition?.holds ?? true {
            if dependency.kind != "product",
                package.manifest.targets.contains(where: { $0.name == dependency.name })
            {
                try add(targetNamed: dependency.name, of: package)
                planned.dependencies.append(dependency.name)
                reportLeftOut(dependency.name, neededBy: planned)
            } else {
                try add(
                    productNamed: dependency.name, package: dependency.package,
                    among: package.manifest.dependencies.compactMap(\.reference), to: &planned,
                    place: planned.place)
            }
        }
        for usage in target.pluginUsages ?? [] {
            let words = usage.values.first ?? []
            try add(
                pluginNamed: (words.first ?? nil) ?? "", package: words.count > 1 ? words[1] : nil,
                of: package, among: package.manifest.dependencies.compactMap(\.reference),
                to: &planned)
        }
        plan.targets.removeAll { $0.name == name }
        plan.targets.append(planned)
    }

    /// Lets a plugin make sources of a target, unless it judges them or cannot run.
    ///
    /// - Parameter package: The target's own package; `nil` for a target of an Xcode project.
    private mutating func add(
        pluginNamed name: String, package other: String?, of package: PackageFolder? = nil,
        among declared: [PackageReference], to target: inout PlannedTarget
    ) throws(ShadowError) {
        func report(_ reason: String) {
            plan.remarks.append(
                PlanRemark(
                    .warning, "The plugin \(name) does not run. \(reason)", at: target.place,
                    target: target.name))
        }
        if name.contains(/(?i)swift-?(lint|format)|(Lint|Linter|Format|Formatter)(Plugin)?$/) {
            return report("What it would judge are ported copies of the sources.")
        }
        if let package,
            package.manifest.targets.contains(where: { $0.name == name && $0.type == "plugin" })
        {
            try add(targetNamed: name, of: package)
            if let reason = plan.target(named: name)?.leftOut { return report(reason) }
            target.dependencies.append(name)
            return
        }
        guard let reference = try reference(to: other, product: name, among: declared) else {
            return report("Its package is unknown.")
        }
        guard let folder = try folder(of: reference) else {
            missing[reference.identity, default: []].append(target.name)
            return
        }
        let targets = folder.manifest.products.first { $0.name == name }?.targets ?? []
        let plugins = folder.manifest.targets.filter {
            targets.contains($0.name) && $0.type == "plugin"
        }
        if let binary = plugins.flatMap(folder.binaries).first {
            return report("It runs “\(binary)”, which is a binary.")
        }
        if plugins.isEmpty { return report("“\(reference.identity)” has no such product.") }
        use(folder, identity: reference.identity)
        target.packageProducts.append(
            PackageProduct(name: name, package: reference.identity, isPlugin: true))
    }

    /// Lets the shadow package depend on a package as it is.
    private mutating func use(_ package: PackageFolder, identity: String) {
        guard !plan.packages.contains(where: { $0.identity == identity }) else { return }
        plan.packages.append(
            PackageReference(identity: identity, location: .folder(package.url.path)))
    }

    /// Reports a dependency without which a target does not compile.
    private mutating func reportLeftOut(_ name: String, neededBy target: PlannedTarget) {
        guard target.leftOut == nil, let other = plan.target(named: name),
            let reason = other.leftOut, !other.isTest
        else { return }
        // Some code does without, by `#if canImport`.
        let isImported = target.sources.contains { Self.imports(other.moduleName, in: $0) }
        plan.remarks.append(
            PlanRemark(
                isImported ? .error : .warning,
                "“\(target.name)” needs “\(name)”, which is left out. \(reason)",
                at: target.place, target: target.name))
    }

    /// Why a target is not built.
    private static func reason(
        for target: PackageManifest.Target, of package: PackageFolder
    ) -> String {
        switch target.type {
        case "binary": return "It is a binary, compiled for Apple's platforms."
        case "plugin":
            if let name = package.binaries(of: target).first {
                return "The plugin runs “\(name)”, which is a binary."
            }
            return "It is a command, which people type and builds do not run."
        case "system", "macro": return "Its folder is missing."
        default: return "Targets of the kind “\(target.type)” are not built."
        }
    }

    private mutating func planned(
        _ target: PackageManifest.Target, of package: PackageFolder
    ) -> PlannedTarget {
        let kinds: [String: PlannedTarget.Kind] = [
            "regular": .framework, "executable": .application, "test": .unitTests(host: nil),
        ]
        let module = String(target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        var planned = PlannedTarget(
            name: target.name, moduleName: module, kind: kinds[target.type] ?? .other(target.type),
            place: PlanPlace(file: package.manifestPath),
            settings: settings(of: target, in: package))
        planned.unported = package.unported(target, asIs: asIs)
        guard kinds[target.type] != nil || planned.unported != nil else {
            planned.leftOut = Self.reason(for: target, of: package)
            return planned
        }
        guard let folder = package.folder(of: target) else {
            planned.leftOut = "Its folder is missing."
            return planned
        }
        let files = PackageFiles(of: target, in: folder)
        if let unported = planned.unported {
            planned.otherSources = files.otherSources
            planned.sources = files.swiftSources
            if ![.clang, .library, .tests].contains(unported.kind) {
                planned.kind = .other(target.type)
            }
            return planned
        }
        planned.sources = files.swiftSources
        planned.otherSources = files.otherSources
        planned.resources = files.resources
        if target.type == "executable", let file = PackageFiles.infoPlist(of: target, in: folder) {
            planned.infoPlist = PlannedInfoPlist(file: file)
        }
        if planned.sources.isEmpty {
            planned.leftOut =
                files.otherSources.isEmpty
                ? "It has no sources." : "It has no Swift sources, only Objective-C."
        }
        if !(target.pluginUsages ?? []).isEmpty { planned.otherFiles = files.others }
        return planned
    }

    private mutating func settings(
        of target: PackageManifest.Target, in package: PackageFolder
    ) -> CompilerSettings {
        var settings = CompilerSettings(swiftVersion: package.manifest.swiftVersion)
        var ignored: [String] = []
        for setting in target.settings
        where setting.tool == "swift" && setting.condition?.holds ?? true {
            switch setting.name {
            case "define": settings.compilationConditions += setting.values
            case "enableUpcomingFeature": settings.upcomingFeatures += setting.values
            case "enableExperimentalFeature": settings.experimentalFeatures += setting.values
            case "unsafeFlags": ignored += settings.add(flags: setting.values)
            case "swiftLanguageMode": settings.swiftVersion = setting.values.first
            case "defaultIsolation" where setting.values == ["MainActor"]:
                settings.defaultIsolation = .mainActor
            case "strictMemorySafety": settings.otherFlags.append("-strict-memory-safety")
            case "interoperabilityMode" where setting.values.first == "Cxx":
                settings.otherFlags.append("-cxx-interoperability-mode=default")
            default: break
            }
        }
        if let text = ignored.ignoredFlagsRemark {
            plan.remarks.append(
                PlanRemark(
                    .warning, text, at: PlanPlace(file: package.manifestPath), target: target.name))
        }
        return settings
    }

    // MARK: Products of other packages

    private mutating func add(
        productNamed name: String, package: String?, among declared: [PackageReference],
        to target: inout PlannedTarget, place: PlanPlace?
    ) throws(ShadowError) {
        guard let reference = try reference(to: package, product: name, among: declared) else {
            plan.remarks.append(
                PlanRemark(
                    .error,
                    """
                    The package of the product \(name) is unknown. If its sources are on this \
                    machine, add --dependency \(package ?? name)=FOLDER.
                    """, at: place, target: target.name))
            return
        }
        let identity = reference.identity
        guard let other = try folder(of: reference) else {
            missing[identity, default: []].append(target.name)
            return
        }
        let product = other.manifest.products.first { $0.name == name }
        guard let targets = product?.targets, isPorted(other, targets) else {
            use(other, identity: identity)
            target.packageProducts.append(
                PackageProduct(
                    name: name, package: identity, modules: other.modules(of: product)))
            return
        }
        try add(other, targets: targets)
        target.dependencies += targets
        for name in targets { reportLeftOut(name, neededBy: target) }
    }

    /// The package that a product is of.
    private mutating func reference(
        to package: String?, product: String, among declared: [PackageReference]
    ) throws(ShadowError) -> PackageReference? {
        let wanted = (package ?? product).lowercased()
        func isCalled(_ reference: PackageReference) -> Bool {
            switch reference.location {
            case .folder(let path): path.lowercased().hasSuffix("/" + wanted)
            case .repository(let url, _):
                url.lowercased().hasSuffix("/" + wanted)
                    || url.lowercased().hasSuffix("/" + wanted + ".git")
            }
        }
        if let found = declared.first(where: { $0.identity == wanted })
            ?? declared.first(where: isCalled)
        {
            return found
        }
        // A name without a package may be that of any package's product.
        for reference in declared {
            let folder = try folder(of: reference)
            if folder?.manifest.products.contains(where: { $0.name == product }) ?? false {
                return reference
            }
        }
        if declared.count == 1 { return declared[0] }
        return substitutes[wanted].map {
            PackageReference(identity: wanted, location: .folder($0.path))
        }
    }

    /// A package's folder; `nil` for one that has to be fetched.
    private mutating func folder(
        of reference: PackageReference
    ) throws(ShadowError) -> PackageFolder? {
        if let known = folders[reference.identity] { return known }
        var url = substitutes[reference.identity] ?? fetched[reference.identity]
        if url == nil, reference.identity == SwiftSyntaxPackage.identity {
            url = try SwiftSyntaxPackage.write(in: cache)
        }
        if url == nil, case .folder(let path) = reference.location {
            url = URL(fileURLWithPath: path)
        }
        guard let url else {
            references[reference.identity] = reference
            return nil
        }
        let folder = try PackageFolder(url, cache: cache)
        folders[reference.identity] = folder
        return folder
    }

    /// `true` if a package's targets, or those that they depend on, import frameworks of iOS.
    private func isPorted(_ package: PackageFolder, _ names: [String]) -> Bool {
        // What is built as it is becomes a target, so that its settings can hide UIKit from it.
        if !asIs.isDisjoint(with: [package.manifest.name, package.url.lastPathComponent] + names) {
            return true
        }
        var (open, seen) = (names, Set<String>())
        while let name = open.popLast() {
            guard seen.insert(name).inserted,
                let target = package.manifest.targets.first(where: { $0.name == name }),
                let folder = package.folder(of: target)
            else { continue }
            let sources = PackageFiles(of: target, in: folder).swiftSources
            if sources.contains(where: Self.importsFrameworks) { return true }
            open += target.dependencies.map(\.name)
        }
        return false
    }

    private static func imports(_ module: String, in path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return text.contains("import \(module)") && !text.contains("canImport(\(module))")
    }

    private static func importsFrameworks(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        // Code for all platforms has it within conditions.
        if text.contains("@objc") || text.contains("#selector("), !text.contains("#if ") {
            return true
        }
        let start =
            #/
            \s*(?:@\w+(?:\([^)]*\))?\s+)*
            (?:(?:public|package|internal|fileprivate|private)\s+)?
            import\s+(?:\w+\s+)?(?:UIKit|QuartzCore|CoreGraphics)\b
            /#
        return text.split(whereSeparator: \.isNewline).contains { line in
            line.contains("import ") && line.prefixMatch(of: start) != nil
        }
    }
}
