import CommandLineKit
import Foundation
import ProjectCommands
import ProjectPlans
import ShadowPackages
import XcodeProjects

/// Finds the project in a folder that serves a purpose: a package, else an Xcode project.
struct ProjectSearch {
    /// What the project is needed for.
    enum Purpose {
        case build, test, run, check

        /// `true` for a target that is built for this.
        func wants(_ target: PlannedTarget, in plan: ProjectPlan) -> Bool {
            switch self {
            case .build: !target.isTest
            case .test: target.isTest && Self.isSelected(target, in: plan)
            case .run: target.kind == .application
            case .check: true
            }
        }

        /// `true` for tests that the scheme or test plan runs; without one, for all.
        private static func isSelected(_ target: PlannedTarget, in plan: ProjectPlan) -> Bool {
            let names = (plan.tests?.selections ?? []).map(\.target)
            let isUseful = plan.builtTargets.contains { $0.isTest && names.contains($0.name) }
            return !isUseful || names.contains(target.name)
        }

        /// `true` if a plan has what is needed.
        func isServed(by plan: ProjectPlan) -> Bool {
            switch self {
            case .build: true
            // What is checked is what is tested.
            case .test, .check:
                plan.builtTargets.contains {
                    $0.isTest && (!$0.sources.isEmpty || $0.unported != nil)
                }
            case .run: plan.builtTargets.contains { $0.kind == .application }
            }
        }
    }

    private let options: ProjectOptions
    private let purpose: Purpose
    private let console: Console

    init(_ options: ProjectOptions, purpose: Purpose, console: Console) {
        self.options = options
        self.purpose = purpose
        self.console = console
    }

    /// The plan of the project.
    func plan() throws -> ProjectPlan {
        let manifest = options.folder.appendingPathComponent("Package.swift").path
        let isPackage = FileManager.default.fileExists(atPath: manifest)
        var package: ProjectPlan?
        if isPackage, options.project == nil {
            var reader = reader
            let plan = try reader.plan(of: options.folder)
            if purpose.isServed(by: plan) { return plan }
            package = plan
        }
        let found = XcodeContainer.find(in: options.folder.path)
        guard !found.isEmpty else {
            if let below = try planBelow(isEmpty: package == nil) { return below }
            if let package { return package }
            throw ShadowError.noProject(
                folder: options.folder.path, generator: ProjectGenerator.find(in: options.folder))
        }
        let container: XcodeContainer
        do {
            container = try XcodeContainer.choose(in: options.folder.path, named: options.project)
        } catch {
            if purpose == .check, let package { return package }
            throw error
        }
        let choice = XcodeChoice(
            scheme: options.scheme, targets: options.targets,
            dependencies: options.substitutes.mapValues(\.path),
            runsScripts: options.runsScripts)
        let read = try XcodePlanner.plan(container, root: options.folder.path, choice: choice)
        if !purpose.isServed(by: read), let below = try planBelow(isEmpty: false) { return below }
        if let package, !purpose.isServed(by: read) { return purpose == .check ? package : read }
        console.say("The project is \(container.path).")
        var reader = reader
        return try reader.plan(adding: read)
    }

    /// The plan of a project or package in the folders below that has what is wanted, where the
    /// ones here have not: the nearest, and what else there is on its level is named.
    ///
    /// - Parameter isEmpty: `true` if there is no project here at all.
    private func planBelow(isEmpty: Bool) throws -> ProjectPlan? {
        // Who names a project or a part of one wants no other.
        guard options.project == nil, options.scheme == nil, isEmpty || options.targets.isEmpty,
            isEmpty || purpose == .test || purpose == .run
        else { return nil }
        let folder = options.folder.path
        if !isEmpty {
            let choice = XcodeChoice(
                dependencies: options.substitutes.mapValues(\.path),
                runsScripts: options.runsScripts)
            for container in XcodeContainer.find(below: folder).prefix(Self.mostProjects) {
                guard let read = try? XcodePlanner.plan(container, root: folder, choice: choice),
                    purpose.isServed(by: read)
                else { continue }
                console.say("The project is \(container.path).")
                var reader = reader
                return try reader.plan(adding: read)
            }
        }
        guard purpose != .run else { return nil }
        var packages = XcodeContainer.packages(below: folder) { $0.contains(".testTarget(") }
        if purpose == .build || purpose == .check && packages.isEmpty {
            packages = XcodeContainer.packages(below: folder) { _ in true }
        }
        guard let chosen = packages.first else { return nil }
        console.say("The package is \(chosen).")
        if packages.count > 1 {
            console.say("There are others: \(packages.dropFirst().joined(separator: ", ")).")
        }
        var reader = reader
        return try reader.plan(of: URL(fileURLWithPath: chosen))
    }

    /// The most projects in folders below that are read until one has what is wanted.
    private static let mostProjects = 20

    private var reader: PackageReader {
        PackageReader(
            substitutes: options.substitutes,
            cache: options.shadow.appendingPathComponent("Manifests"),
            includesTests: purpose == .test || purpose == .check, asIs: Set(options.asIs))
    }
}
