import ProjectPlans

/// The tests that a scheme or test plan chooses, in SwiftPM's words.
enum TestChoice {
    static func words(for plan: ProjectPlan, isFiltered: Bool) -> [String] {
        let selections = plan.tests?.selections ?? []
        let skipped = selections.flatMap { selection in
            selection.skipped.flatMap { ["--skip", pattern($0, of: selection, in: plan)] }
        }
        guard !isFiltered, selections.contains(where: { $0.only != nil }) else { return skipped }
        // A filter leaves out what no filter matches: targets whose tests all run get one, too.
        let chosen = selections.flatMap { selection in
            selection.only?.map { pattern($0, of: selection, in: plan) }
                ?? ["^\(module(of: selection, in: plan))\\."]
        }
        return skipped + chosen.flatMap { ["--filter", $0] }
    }

    private static func module(
        of selection: PlannedTestRun.Selection, in plan: ProjectPlan
    ) -> String {
        plan.target(named: selection.target)?.moduleName ?? selection.target
    }

    /// The pattern of `Class`, `Class/method` or `Class/method()`.
    private static func pattern(
        _ name: String, of selection: PlannedTestRun.Selection, in plan: ProjectPlan
    ) -> String {
        let bare = name.prefix { $0 != "(" }
        let escaped = bare.map { "\\^$.|?*+[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "^\(module(of: selection, in: plan))\\.\(escaped)(/|\\(|$)"
    }
}
