import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Nothing is ignored without a word")
struct NothingIgnoredTests {
    private func plan(
        settings: [String: String] = [:], fields: (inout TestProject) -> String = { _ in "" }
    ) throws -> ProjectPlan {
        let folder = TestFolder()
        try folder.write(["A.swift"])
        var project = TestProject()
        let more = fields(&project)
        let sources = project.phase("Sources", [project.file("A.swift")])
        project.target(
            "App", .application, phases: [sources], settings: settings, fields: more)
        try folder.write(project)
        return try folder.plan()
    }

    @Test("Compiler flags: conditions and features count, harmless ones go, others are reported")
    func flags() throws {
        let plan = try plan(settings: [
            "OTHER_SWIFT_FLAGS":
                "$(inherited) -D ONE \"-DTWO\" -Xfrontend -warn-long-function-bodies=100 "
                + "-Xcc -iquote -Xcc \"a b\" -package-name box -load-plugin-executable x#Y "
                + "-warnings-as-errors -Xfrontend -disable-availability-checking -j4"
        ])
        let settings = plan.targets[0].settings
        #expect(settings.compilationConditions == ["ONE", "TWO"])
        #expect(
            settings.otherFlags == [
                "-package-name", "box", "-Xfrontend", "-disable-availability-checking",
            ])
        #expect(
            plan.texts(.warning) == [
                "The compiler's flags “-Xcc -iquote”, “-Xcc a b”, “-load-plugin-executable x#Y” "
                    + "are ignored."
            ])
        #expect(plan.remarks.allSatisfy { $0.place?.line != nil })
    }

    @Test("Scripts, plug-ins of packages and build rules are kept or named with file and line")
    func scripts() throws {
        let plan = try plan { project in
            let plugin = project.object(
                "XCSwiftPackageProductDependency", "productName = \"plugin:Lint\";")
            let dependency = project.object("PBXTargetDependency", "productRef = \(plugin);")
            let rule = project.object(
                "PBXBuildRule", "filePatterns = \"*.graphql\"; script = make;")
            return "packageProductDependencies = (\(plugin)); buildRules = (\(rule)); "
                + "x = (\(dependency));"
        }
        #expect(plan.texts(.warning) == ["The build rule for “*.graphql” is ignored."])
        // Whether a plugin runs is known when its package is read.
        #expect(
            plan.targets[0].packageProducts == [PackageProduct(name: "Lint", isPlugin: true)])
        #expect(plan.remarks.allSatisfy { $0.place?.line != nil })
    }

    @Test("A script that does not run is reported once, where the project has it")
    func script() throws {
        let folder = TestFolder()
        try folder.write(["A.swift"])
        var project = TestProject()
        let script = project.object(
            "PBXShellScriptBuildPhase", "name = Lint; shellScript = \"swiftlint\";")
        let sources = project.phase("Sources", [project.file("A.swift")])
        project.target("App", .application, phases: [script, sources])
        try folder.write(project)
        let remarks = try folder.plan().remarks
        #expect(
            remarks.map(\.text) == [
                "The script “Lint” does not run: --run-scripts runs it."
            ])
        #expect(remarks.first?.severity == .note)
        #expect(remarks.first?.place?.line != nil)
    }

    @Test("Unquoted paths and names that begin with a dash are read")
    func unquoted() throws {
        let folder = TestFolder()
        try folder.write(["-A.swift"])
        var project = TestProject()
        project.target("App", .application, sources: ["-A.swift"])
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            project.text().replacing("path = \"-A.swift\"", with: "path = ../x/-A.swift")
                .replacing("name = \"App\"", with: "name = -App"))
        let plan = try folder.plan()
        #expect(plan.targets.map(\.name) == ["-App"])
    }

    @Test("A project's folder may be called as a setting is: its path stays as it is")
    func dollars() throws {
        let folder = TestFolder()
        try folder.write(["a $(X)/A.swift"])
        try folder.write("a $(X)/Info.plist", "<plist><dict></dict></plist>")
        var project = TestProject()
        let script = project.object(
            "PBXShellScriptBuildPhase", "shellScript = x; outputPaths = (\"$(SRCROOT)/o\");")
        let sources = project.phase("Sources", [project.file("A.swift")])
        project.target(
            "App", .application, phases: [script, sources],
            settings: ["INFOPLIST_FILE": "$(SRCROOT)/Info.plist"])
        try folder.write(project, to: "a $(X)/App.xcodeproj")
        let plan = try folder.plan("a $(X)/App.xcodeproj")
        #expect(plan.targets[0].scripts[0].settings["SRCROOT"] == folder.at("a $(X)"))
        #expect(plan.targets[0].scripts[0].outputs == [folder.at("a $(X)/o")])
        #expect(plan.targets[0].infoPlist?.file == folder.at("a $(X)/Info.plist"))
        #expect(plan.texts(.error) == [])
    }
}
