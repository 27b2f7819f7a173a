import ProjectPlans

// MARK: - Schemes and test plans

extension XcodePlanner {
    /// The scheme that was asked for, or else those that may be meant.
    mutating func readSchemes(_ schemes: SchemeList) throws -> [Scheme] {
        var errors: [ProjectError] = []
        let read = try schemes.schemes(named: choice.scheme) { errors.append($0) }
        remarks += errors.map {
            PlanRemark(.warning, "The scheme is ignored: \($0.reason).", at: $0.place)
        }
        return read
    }

    /// `true` if a scheme runs or tests something that is built.
    func runs(_ scheme: Scheme, in drafts: [TargetDraft]) -> Bool {
        let references = (scheme.runnable.map { [$0] } ?? []) + scheme.testables.map(\.target)
        return references.contains {
            Self.draft($0, in: drafts).map { $0.target.leftOut == nil } ?? false
        }
    }

    /// The tests that a scheme runs, from its test plan if it has one.
    func testables(of scheme: Scheme) -> [Scheme.Testable] {
        (try? testPlan(of: scheme))?.testables ?? scheme.testables
    }

    private func testPlan(of scheme: Scheme) throws(ProjectError) -> TestPlan? {
        guard let path = scheme.testPlans.first else { return nil }
        return try TestPlan(at: path, container: container.path)
    }

    /// Adds how the scheme starts the app and its tests.
    mutating func addRuns(_ scheme: Scheme, drafts: [TargetDraft], to plan: inout ProjectPlan) {
        let app = scheme.runnable.flatMap { Self.draft($0, in: drafts)?.target.name }
        plan.launch = PlannedLaunch(target: app, options: scheme.launchOptions)
        var run = PlannedTestRun(options: scheme.testOptions)
        var testables = scheme.testables
        var macros = scheme.testMacros
        var covered = scheme.covered
        do throws(ProjectError) {
            if let tests = try testPlan(of: scheme) {
                run.testPlan = tests.path
                run.options.merge(tests.options)
                testables = tests.testables
                macros = tests.macros ?? macros
                covered = tests.covered ?? covered
                if !tests.otherConfigurations.isEmpty {
                    let names = tests.otherConfigurations.joined(separator: ", ")
                    remarks.append(
                        PlanRemark(
                            .note,
                            "Only the first configuration of the test plan is used, "
                                + "not: \(names).", at: PlanPlace(file: tests.path)))
                }
            }
        } catch {
            remarks.append(
                PlanRemark(
                    .warning, "The test plan is ignored: \(error.reason).", at: error.place))
        }
        run.covered = covered?.compactMap { Self.draft($0, in: drafts)?.target.name }
        run.options.expand(macros.flatMap { Self.draft($0, in: drafts)?.settings })
        plan.launch?.options.expand(
            scheme.launchMacros.flatMap { Self.draft($0, in: drafts)?.settings })
        let others = testables.filter { isPackage($0.target) }.map(\.target.name)
        if !others.isEmpty {
            remarks.append(
                PlanRemark(
                    .note,
                    "The scheme tests packages too, which are tested in their own folders: "
                        + others.joined(separator: ", ") + ".",
                    at: PlanPlace(file: run.testPlan ?? scheme.path)))
        }
        for testable in testables where !isPackage(testable.target) {
            guard let target = Self.draft(testable.target, in: drafts)?.target else {
                remarks.append(
                    PlanRemark(
                        .warning,
                        "The scheme tests “\(testable.target.name)”, which does not exist.",
                        at: PlanPlace(file: scheme.path)))
                continue
            }
            if testable.isSkipped {
                remarks.append(
                    PlanRemark(
                        .note, "The tests of “\(target.name)” are turned off in the scheme.",
                        at: PlanPlace(file: run.testPlan ?? scheme.path), target: target.name))
                continue
            }
            run.selections.append(
                PlannedTestRun.Selection(
                    target: target.name, only: testable.only, skipped: testable.skipped))
        }
        // Without a scheme of the user's choice, its switched off tests alone are left out.
        if choice.scheme == nil { addOthers(testables, drafts: drafts, plan: plan, to: &run) }
        plan.tests = run
    }

    /// `true` for a target of a Swift package.
    private func isPackage(_ reference: Scheme.Reference) -> Bool {
        guard let container = reference.container, Paths.ending(container) != "xcodeproj" else {
            return false
        }
        return ProjectFolder.kind(of: container + "/Package.swift") == .file
    }

    /// Adds the test targets that the scheme says nothing about.
    private func addOthers(
        _ testables: [Scheme.Testable], drafts: [TargetDraft], plan: ProjectPlan,
        to run: inout PlannedTestRun
    ) {
        let named = Set(testables.compactMap { Self.draft($0.target, in: drafts)?.target.name })
        for target in plan.builtTargets where target.isTest && !named.contains(target.name) {
            run.selections.append(PlannedTestRun.Selection(target: target.name))
        }
    }
}

extension RunOptions {
    /// Lets what another says count.
    fileprivate mutating func merge(_ other: RunOptions) {
        if !other.arguments.isEmpty { arguments = other.arguments }
        environment.merge(other.environment) { _, new in new }
        language = other.language ?? language
        region = other.region ?? region
    }

    /// Replaces the names of build settings, and takes the language from the argument that users of
    /// Xcode give it by.
    fileprivate mutating func expand(_ settings: BuildSettings?) {
        if let settings {
            arguments = arguments.map(settings.expand)
            environment = environment.mapValues(settings.expand)
        }
        guard language == nil, let index = arguments.firstIndex(of: "-AppleLanguages"),
            index + 1 < arguments.count
        else { return }
        language = arguments[index + 1].filter { !"()\" ".contains($0) }
            .split(separator: ",").first.map(String.init)
    }
}
