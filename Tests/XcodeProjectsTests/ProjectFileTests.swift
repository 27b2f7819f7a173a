import Foundation
import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Project files")
struct ProjectFileTests {
    @Test(
        "Projects: every version of the format is planned alike",
        arguments: [46, 47, 48, 50, 51, 52, 53, 54, 55, 56, 60, 63, 70, 71, 73, 77])
    func versions(version: Int) throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "B.swift"])
        var project = TestProject()
        project.version = version
        project.target("App", .application, sources: ["A.swift", "B.swift"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.targets.map(\.name) == ["App"])
        #expect(plan.targets[0].sources == [folder.at("A.swift"), folder.at("B.swift")])
        #expect(plan.targets[0].leftOut == nil)
        #expect(plan.remarks == [])
    }

    @Test("Projects: a newer format is read with a note")
    func newer() throws {
        let folder = TestFolder()
        try folder.write("A.swift")
        var project = TestProject()
        project.version = 110
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.texts(.note).contains { $0.contains("110") })
        #expect(plan.builtTargets.count == 1)
    }

    @Test("Projects: names with spaces, quotes, dollars, emoji and Chinese")
    func names() throws {
        let folder = TestFolder()
        let names = ["A b.swift", "q\"uote.swift", "$(x).swift", "😀.swift", "视图.swift", "é.swift"]
        try folder.write(names.map { "My 源 “$()” Folder/\($0)" })
        var project = TestProject()
        let files = names.map { project.file($0, inGroup: false) }
        project.group(path: "My 源 “$()” Folder", files)
        project.target("Mein 应用 😀", .application, phases: [project.phase("Sources", files)])
        try folder.write(project, to: "应用 😀.xcodeproj")
        let plan = try folder.plan("应用 😀.xcodeproj")
        #expect(plan.targets[0].sources.count == 6)
        #expect(plan.targets[0].sources.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        #expect(plan.targets[0].moduleName == "Mein_应用__")
        #expect(plan.remarks == [])
    }

    @Test("Groups: paths of groups, source trees and files outside of the folder")
    func trees() throws {
        let folder = TestFolder()
        try folder.write(["x/App/In/A.swift", "x/Root.swift", "Outside.swift", "Absolute.swift"])
        var project = TestProject()
        let inner = project.file("A.swift", inGroup: false)
        let deep = project.group(path: "In", [inner], inGroup: false)
        let named = project.group(name: "Only a name", [deep], inGroup: false)
        project.group(path: "App", [named])
        let root = project.file("Root.swift", tree: "SOURCE_ROOT", inGroup: false)
        project.group(path: "elsewhere", [root])
        let outside = project.file("../Outside.swift")
        let absolute = project.file(folder.at("Absolute.swift"), tree: "\"<absolute>\"")
        project.target(
            "App", .application,
            phases: [project.phase("Sources", [inner, root, outside, absolute])])
        try folder.write(project, to: "x/App.xcodeproj")
        let plan = try folder.plan("x/App.xcodeproj")
        #expect(
            plan.targets[0].sources.map(folder.relative)
                == ["x/App/In/A.swift", "x/Root.swift", "Outside.swift", "Absolute.swift"])
    }

    @Test("Groups: one that contains itself is an error with its line")
    func cyclicGroups() throws {
        let folder = TestFolder()
        var project = TestProject()
        project.object("PBXGroup", "name = Loop; children = (G2);", id: "G1")
        project.object("PBXGroup", "children = (G1);", id: "G2")
        project.addToMainGroup("G1")
        project.target("App", .application, sources: [])
        try folder.write(project)
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(error?.reason == "the group “Loop” contains itself")
        #expect(error?.place.line != nil)
        #expect(error?.description.contains("App.xcodeproj/project.pbxproj”, line ") ?? false)
    }

    @Test("Groups: too deep is one error")
    func deepGroups() throws {
        let folder = TestFolder()
        var project = TestProject()
        for index in 0..<1_000 {
            project.object("PBXGroup", "children = (G\(index + 1));", id: "G\(index)")
        }
        project.addToMainGroup("G0")
        try folder.write(project)
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(error?.reason == "groups are nested too deeply")
    }

    @Test("Targets: dependencies in a circle are reported, and the plan is complete")
    func cyclicTargets() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "B.swift"])
        var project = TestProject()
        let files = ["A.swift", "B.swift"].map { project.file($0) }
        project.target(
            "A", .framework, phases: [project.phase("Sources", [files[0]])], dependencies: ["TB"],
            id: "TA")
        project.target(
            "B", .framework, phases: [project.phase("Sources", [files[1]])], dependencies: ["TA"],
            id: "TB")
        try folder.write(project)
        let plan = try folder.plan()
        #expect(Set(plan.targets.map(\.name)) == ["A", "B"])
        #expect(plan.texts(.error) == ["Targets depend on each other in a circle: A → B → A."])
        #expect(plan.remarks[0].place?.line != nil)
    }

    @Test("References: to objects that do not exist are reported with the line")
    func dangling() throws {
        let folder = TestFolder()
        try folder.write("A.swift")
        var project = TestProject()
        project.addToMainGroup("NOTHING")
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(project)
        let plan = try folder.plan()
        let warning = try #require(plan.remarks.first)
        #expect(warning.text.contains("NOTHING"))
        #expect(warning.place?.line != nil)
        #expect(plan.builtTargets.count == 1)
    }

    @Test(
        "Projects: damaged ones are one error that names the file",
        arguments: [
            "", "{", "{}", "{ objects = {}; }", "{ objects = {}; rootObject = A; }",
            "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }",
            "{ objects = { A = {}; }; rootObject = A; }", "{ objects = (); rootObject = A; }", "a",
            "<?xml version=\"1.0\"?><plist><string/></plist>", "\u{0}\u{1}",
        ])
    func damaged(text: String) throws {
        let folder = TestFolder()
        try folder.write("App.xcodeproj/project.pbxproj", text)
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(error?.place.file.hasSuffix("App.xcodeproj/project.pbxproj") ?? false)
    }

    @Test("Projects: any beginning of one is an error or a plan")
    func truncated() throws {
        let folder = TestFolder()
        try folder.write(["A.swift"])
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"])
        let text = project.text()
        for length in stride(from: 0, to: text.count - 3, by: 17) {
            try folder.write("App.xcodeproj/project.pbxproj", String(text.prefix(length)))
            #expect(throws: ProjectError.self) { try folder.plan() }
        }
    }

    @Test("Projects: bytes that are not UTF-8 are an error with the line")
    func encoding() throws {
        let folder = TestFolder()
        try folder.makeFolder("App.xcodeproj")
        let bytes = Array("{\n a = \"".utf8) + [0xFF, 0xFE] + Array("\"; }".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.at("App.xcodeproj/project.pbxproj")))
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(error?.place.line == 2)
    }

    @Test("Projects: one that does not exist is named")
    func missing() throws {
        let folder = TestFolder()
        let error = #expect(throws: ProjectError.self) { try folder.plan("No.xcodeproj") }
        #expect(error?.description == "“\(folder.at("No.xcodeproj"))”: there is no such project.")
    }

    @Test("Projects: 5,000 files")
    func many() throws {
        let folder = TestFolder()
        let names = (0..<5_000).map { "F\($0).swift" }
        try folder.write(names)
        var project = TestProject()
        project.target("App", .application, sources: names)
        try folder.write(project)
        #expect(try folder.plan().targets[0].sources.count == 5_000)
    }
}
