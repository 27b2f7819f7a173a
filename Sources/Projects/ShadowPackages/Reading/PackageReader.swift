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
    private var references: [String: PackageReference] = [:]
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
        return try fetching { (reader: inout PackageReader) throws(ShadowError) in
            reader.plan = ProjectPlan(
                name: root.manifest.name, root: root.url.path,
                origin: .package(path: root.manifestPath))
            try reader.add(root, targets: nil)
        }
    }

    /// A plan of an Xcode project with the packages that its targets use: those that are iOS code
    /// become targets.
    public mutating func plan(adding project: ProjectPlan) throws(ShadowError) -> ProjectPlan {
        try fetching { (reader: inout PackageReader) throws(ShadowError) in
            reader.plan = project
            reader.plan.targets = []
            reader.plan.packages = []
            for target in project.targets {
                var planned = target
                planned.packageProducts = []
                let isBuilt = target.leftOut == nil && (reader.includesTests || !target.isTest)
                for product in target.packageProducts where isBuilt && !product.isPlugin {
                    try reader.add(
                        productNamed: product.name, package: product.package,
                        among: project.packages, to: &planned, place: target.place)
                }
                reader.plan.targets.append(planned)
            }
        }
    }

    /// Reads, fetches what is missing, and reads again.
    private mutating func fetching(
        _ read: (inout PackageReader) throws(ShadowError) -> Void
    ) throws(ShadowError) -> ProjectPlan {
        try read(&self)
        if !missing.isEmpty {
            fetched = try PackageFetch(
                packages: references.values.filter { missing[$0.identity] != nil }, needs: missing,
                folder: cache.appendingPathComponent("fetched")
            ).folders()
            missing = [:]
            try read(&self)
            if !missing.isEmpty { throw .unavailablePackages(needs: missing, message: "") }
        }
        for (identity, folder) in substitutes where folders[identity] == nil {
            // Packages that are used as they are may depend on it.
            guard !plan.packages.contains(where: { $0.identity == identity }) else { continue }
            plan.packages.append(
                PackageReference(identity: identity, location: .folder(folder.path)))
        }
        return plan
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
                try add(
                    productNamed: dependency.name, package: dependency.package,
                    among: package.manifest.dependencies.compactMap(\.reference), to: &planned,
                    place: planned.place)
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
        if target.type == "executable", let file = TargetFiles.infoPlist(in: folder) {
            planned.infoPlist = PlannedInfoPlist(file: file)
        }
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
            references[identity] = reference
            return
        }
        let product = other.manifest.products.first { $0.name == name }
        guard let targets = product?.targets, isPorted(other, targets) else {
            if !plan.packages.contains(where: { $0.identity == identity }) {
                plan.packages.append(
                    PackageReference(identity: identity, location: .folder(other.url.path)))
            }
            target.packageProducts.append(PackageProduct(name: name, package: identity))
            return
        }
        try add(other, targets: targets)
        target.dependencies += targets
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
        if url == nil, case .folder(let path) = reference.location {
            url = URL(fileURLWithPath: path)
        }
        guard let url else { return nil }
        let folder = try PackageFolder(url, cache: cache)
        folders[reference.identity] = folder
        return folder
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
                    /^\s*(?:@\w+\s+)*(?:public |internal )?import (?:\w+ )?(?:UIKit|QuartzCore|CoreGraphics)\b/
                )
        }
    }
}
