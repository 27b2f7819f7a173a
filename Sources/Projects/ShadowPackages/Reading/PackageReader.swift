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

    private var plan = ProjectPlan(name: "", root: "", origin: .package(path: ""))
    private var folders: [String: PackageFolder] = [:]

    /// The targets that need a package which has to be fetched, by its identity.
    private var missing: [String: [String]] = [:]
    private var requirements: [String: PackageManifest.Dependency] = [:]
    private var fetched: [String: URL] = [:]

    /// - Parameters:
    ///   - substitutes: The folders of `--dependency`, by names of packages.
    ///   - includesTests: `false` to leave out tests, and the packages that these alone need.
    public init(substitutes: [String: URL], cache: URL, includesTests: Bool) {
        self.substitutes = Dictionary(
            substitutes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
        self.cache = cache
        self.includesTests = includesTests
    }

    /// The plan of the package in a folder.
    public mutating func plan(of folder: URL) throws(ShadowError) -> ProjectPlan {
        let root = try PackageFolder(folder, cache: cache)
        try read(root)
        if !missing.isEmpty {
            fetched = try PackageFetch(
                requirements: requirements.filter { missing[$0.key] != nil }, needs: missing,
                folder: cache.appendingPathComponent("fetched")
            ).folders()
            try read(root)
            if !missing.isEmpty { throw .unavailablePackages(needs: missing, message: "") }
        }
        return plan
    }

    private mutating func read(_ root: PackageFolder) throws(ShadowError) {
        missing = [:]
        folders = [:]
        plan = ProjectPlan(
            name: root.manifest.name, root: root.url.path,
            origin: .package(path: root.manifestPath))
        try add(root, targets: nil)
        for (identity, folder) in substitutes where folders[identity] == nil {
            // Packages that are used as they are may depend on it.
            guard !plan.packages.contains(where: { $0.identity == identity }) else { continue }
            plan.packages.append(
                PackageReference(identity: identity, location: .folder(folder.path)))
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
            } else {
                try add(product: dependency, to: &planned, of: package)
            }
        }
        plan.targets.removeAll { $0.name == name }
        plan.targets.append(planned)
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
            settings: Self.settings(of: target, in: package.manifest))
        guard kinds[target.type] != nil else {
            planned.leftOut = "Targets of the kind “\(target.type)” are not built."
            return planned
        }
        guard let folder = package.folder(of: target) else {
            planned.leftOut = "Its folder is missing."
            return planned
        }
        let files = TargetFiles(of: target, in: folder)
        planned.sources = files.swiftSources
        planned.otherSources = files.otherSources
        planned.resources = files.resources
        if planned.sources.isEmpty {
            planned.leftOut =
                files.otherSources.isEmpty ? "It has no sources." : "It has no Swift sources."
        }
        for usage in target.pluginUsages ?? [] {
            let name = (usage.values.first?.first ?? nil) ?? ""
            plan.remarks.append(
                PlanRemark(
                    .warning, "The plugin \(name) does not run.",
                    at: PlanPlace(file: package.manifestPath), target: target.name))
        }
        return planned
    }

    private static func settings(
        of target: PackageManifest.Target, in manifest: PackageManifest
    ) -> CompilerSettings {
        var settings = CompilerSettings(swiftVersion: manifest.swiftVersion)
        for setting in target.settings
        where setting.tool == "swift" && setting.condition?.holds ?? true {
            switch setting.name {
            case "define": settings.compilationConditions += setting.values
            case "enableUpcomingFeature": settings.upcomingFeatures += setting.values
            case "enableExperimentalFeature": settings.experimentalFeatures += setting.values
            case "unsafeFlags": settings.otherFlags += setting.values
            case "swiftLanguageMode": settings.swiftVersion = setting.values.first
            case "defaultIsolation" where setting.values == ["MainActor"]:
                settings.defaultIsolation = .mainActor
            default: break
            }
        }
        return settings
    }

    // MARK: Products of other packages

    private mutating func add(
        product dependency: PackageManifest.TargetDependency, to target: inout PlannedTarget,
        of package: PackageFolder
    ) throws(ShadowError) {
        let dependencies = package.manifest.dependencies
        let wanted = (dependency.package ?? dependency.name).lowercased()
        // A name without a package is that of a product, as a rule the package's own.
        let declared =
            dependencies.first { $0.identity == wanted }
            ?? dependencies.first { $0.url?.lowercased().contains(wanted) ?? false }
            ?? dependencies.first { $0.path?.lowercased().hasSuffix(wanted) ?? false }
            ?? (dependencies.count == 1 ? dependencies[0] : nil)
        guard let declared else {
            plan.remarks.append(
                PlanRemark(
                    .error, "The package of the product \(dependency.name) is unknown.",
                    at: PlanPlace(file: package.manifestPath), target: target.name))
            return
        }
        let identity = declared.identity
        guard let url = folder(of: declared) else {
            missing[identity, default: []].append(target.name)
            requirements[identity] = declared
            return
        }
        let other: PackageFolder
        if let known = folders[identity] {
            other = known
        } else {
            other = try PackageFolder(url, cache: cache)
            folders[identity] = other
        }
        let product = other.manifest.products.first { $0.name == dependency.name }
        guard let targets = product?.targets, isPorted(other, targets) else {
            if !plan.packages.contains(where: { $0.identity == identity }) {
                plan.packages.append(
                    PackageReference(identity: identity, location: .folder(url.path)))
            }
            target.packageProducts.append(PackageProduct(name: dependency.name, package: identity))
            return
        }
        try add(other, targets: targets)
        target.dependencies += targets
    }

    private func folder(of dependency: PackageManifest.Dependency) -> URL? {
        substitutes[dependency.identity] ?? dependency.path.map { URL(fileURLWithPath: $0) }
            ?? fetched[dependency.identity]
    }

    /// `true` if a package's targets, or those that they depend on, import frameworks of iOS.
    private func isPorted(_ package: PackageFolder, _ names: [String]) -> Bool {
        var (open, seen) = (names, Set<String>())
        while let name = open.popLast() {
            guard seen.insert(name).inserted,
                let target = package.manifest.targets.first(where: { $0.name == name }),
                let folder = package.folder(of: target)
            else { continue }
            let sources = TargetFiles(of: target, in: folder).swiftSources
            if sources.contains(where: Self.importsFrameworks) { return true }
            open += target.dependencies.map(\.name)
        }
        return false
    }

    private static func importsFrameworks(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { line in
            line.contains("import ")
                && line.contains(
                    /^\s*(?:@\w+\s+)*(?:public |internal )?import (?:\w+ )?(?:UIKit|QuartzCore|CoreGraphics)\b/)
        }
    }
}
