/// A script for which the solver fails, and the failure.
struct Counterexample: CustomStringConvertible {
    var minimums: [Double?]
    var script: [Edit]
    var findings: Findings

    /// Replays a script on a new solver, and solves at the end.
    ///
    /// - Returns: The script with the failure that `check` found, or `nil` if there is none.
    init?(
        minimums: [Double?], script: [Edit], check: (inout Twin) throws -> Findings
    ) throws {
        var twin = Twin(minimums: minimums)
        for edit in script { twin.apply(edit) }
        twin.apply(.solve)
        findings = try check(&twin)
        if findings.isEmpty { return nil }
        self.minimums = minimums
        self.script = script
    }

    /// The same without the edits that are not needed.
    func shrunk(check: (inout Twin) throws -> Findings) throws -> Counterexample {
        var smallest = self
        var position = 0
        while position < smallest.script.count {
            var script = smallest.script
            script.remove(at: position)
            if let smaller = try Counterexample(
                minimums: minimums, script: script, check: check)
            {
                smallest = smaller
                position = max(0, position - 1)
            } else {
                position += 1
            }
        }
        return smallest
    }

    var description: String {
        """
        \(findings.joined(separator: "; "))
        minimums \(minimums.map { $0.map { "\($0)" } ?? "none" })
        \(script.map { "\($0)" }.joined(separator: "\n"))
        """
    }
}
