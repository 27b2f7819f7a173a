import Foundation
import ProjectPlans
import Testing

@testable import ProjectWork

@Suite("Coverage of a project's own lines")
struct CoverageReportTests {
    private let copy = """
        import UIKit
        #sourceLocation(file: "/p/A.swift", line: 1)
        func f(_ a: Bool) {
            if a {
                g()
            }
        }
        #sourceLocation()
        func added() {}
        """

    @Test("Coverage: counts of ported copies become those of the original lines")
    func lines() throws {
        let json = """
            { "data": [ { "files": [
              { "filename": "/s/A+Ported.swift", "segments": [
                [3, 19, 2, true, true, false], [4, 10, 0, true, true, false],
                [6, 6, 2, true, false, false], [7, 2, 0, false, false, false],
                [9, 14, 7, true, true, false], [9, 16, 0, false, false, false] ] },
              { "filename": "/s/Gone.swift", "segments": [] } ] } ] }
            """
        let report = try CoverageReport(Data(json.utf8), of: ["/p/A.swift"]) {
            $0.contains("A+Ported") ? copy : nil
        }
        #expect(report.files.map(\.path) == ["/p/A.swift"])
        #expect(report.files[0].counts == [1: 2, 2: 2, 3: 0, 4: 0, 5: 2])
        #expect(report.text(below: "/p") == " 60.0 %  A.swift\n 60.0 %  of 5 lines\n")
        #expect(
            report.lcov == "SF:/p/A.swift\nDA:1,2\nDA:2,2\nDA:3,0\nDA:4,0\nDA:5,2\n"
                + "LF:5\nLH:3\nend_of_record\n")
        let other = try CoverageReport(Data(json.utf8), of: ["/p/B.swift"]) { _ in copy }
        #expect(other.files.isEmpty)
    }

    @Test("Coverage: lines of tests do not count, and only those of targets that a scheme names")
    func sources() {
        var plan = ProjectPlan(
            name: "A", root: "/p", origin: .project(path: "/p/A.xcodeproj"),
            targets: [
                PlannedTarget(
                    name: "App", moduleName: "App", kind: .application, sources: ["/p/A.swift"]),
                PlannedTarget(
                    name: "Kit", moduleName: "Kit", kind: .framework, sources: ["/p/K.swift"]),
                PlannedTarget(
                    name: "Tests", moduleName: "Tests", kind: .unitTests(host: nil),
                    sources: ["/p/T.swift"]),
            ])
        #expect(plan.coveredSources == ["/p/A.swift", "/p/K.swift"])
        plan.tests = PlannedTestRun()
        plan.tests?.covered = ["Kit"]
        #expect(plan.coveredSources == ["/p/K.swift"])
    }
}
