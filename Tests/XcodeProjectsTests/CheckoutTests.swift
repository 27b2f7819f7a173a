import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Projects in fresh clones")
struct CheckoutTests {
    private let folder = TestFolder()

    @Test("Clones: what lies in a submodule that was not fetched says how to fetch it")
    func submodules() throws {
        try folder.write(
            ".gitmodules", "[submodule \"Box\"]\n\tpath = Vendor/Box\n\turl = ../Box.git\n")
        try folder.write(["App/A.swift"])
        var project = TestProject()
        _ = project.file("../Vendor/Box/Box.xcodeproj")
        project.target("App", .application, sources: ["A.swift", "../Vendor/Box/B.swift"])
        try folder.write(project, to: "App/App.xcodeproj")
        let texts = try folder.plan("App/App.xcodeproj").remarks.map(\.text)
        let hint = " It belongs to the submodule “Box”: run “git submodule update --init”."
        let lost = texts.filter { $0.contains("Vendor/Box/") }
        #expect(lost.count == 2)
        #expect(lost.allSatisfy { $0.hasSuffix(hint) }, "\(texts)")
    }

    @Test("Clones: pictures of which Git LFS has left a pointer are reported")
    func pointers() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"
        try folder.write("Art.xcassets/A.imageset/a.png", pointer)
        try folder.write("b.ttf", pointer)
        try folder.write("c.txt", "version")
        try folder.write(["A.swift"])
        var project = TestProject()
        let sources = project.phase("Sources", [project.file("A.swift")])
        let resources = project.phase(
            "Resources", ["Art.xcassets", "b.ttf", "c.txt"].map { project.file($0) })
        project.target("App", .application, phases: [sources, resources])
        try folder.write(project)
        #expect(
            try folder.plan().texts(.warning) == [
                "2 resources are missing: Git LFS has left a pointer in place of the file, such as "
                    + "“a.png”. Run “git lfs pull”."
            ])
    }

    @Test("Targets: of several with one module, such as an app's variants, the first is built")
    func doubles() throws {
        try folder.write(["A.swift", "T.swift"])
        var project = TestProject()
        let module = ["PRODUCT_MODULE_NAME": "App"]
        project.target("App", .application, sources: ["A.swift"], settings: module, id: "A1")
        project.target("App Beta", .application, sources: ["A.swift"], settings: module, id: "A2")
        project.target("Tests", .unitTests, sources: ["T.swift"], dependencies: ["A2"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.builtTargets.map(\.name) == ["App", "Tests"])
        #expect(plan.target(named: "Tests")?.dependencies == ["App"])
        #expect(
            plan.texts(.note) == [
                "“App Beta” is left out. Its module App is that of “App”: --target builds it alone."
            ])
        let beta = try folder.plan("App.xcodeproj", XcodeChoice(targets: ["App Beta"]))
        #expect(beta.builtTargets.map(\.name) == ["App Beta"])
    }

    @Test("Clones on Windows: projects, settings and Podfiles with CR LF and a byte order mark")
    func lineEndings() throws {
        func windows(_ text: String) -> String {
            "\u{FEFF}" + text.replacing("\n", with: "\r\n")
        }
        try folder.write(["A.swift", "Kit/K.swift"])
        try folder.write(
            "App.xcconfig",
            windows(
                "// Settings\nFLAGS = ONE \\\nTWO // two\nMORE = THREE;\n"
                    + "#include? \"None.xcconfig\"\n"))
        try folder.write("Podfile", windows("target 'App' do\n  pod 'Kit', :path => 'Kit'\nend\n"))
        try folder.write(
            "Kit/Kit.podspec",
            windows("Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = '*.swift'\nend\n"))
        var project = TestProject()
        project.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "$(FLAGS) $(MORE)"
        project.baseConfiguration = project.file("App.xcconfig")
        project.target("App", .application, sources: ["A.swift"])
        try folder.write("App.xcodeproj/project.pbxproj", windows(project.text()))
        let plan = try folder.plan()
        #expect(plan.remarks == [])
        let app = try #require(plan.target(named: "App"))
        #expect(app.dependencies == ["Kit"])
        #expect(app.settings.compilationConditions.prefix(3) == ["ONE", "TWO", "THREE"])
    }

    @Test("Folders: a synchronised one with a name of its own, an icon of Icon Composer and links")
    func folders() throws {
        try folder.write(["Code/A.swift", "Code/App.icon/icon.json", "Code/App.icon/Assets/a.svg"])
        try folder.write(["Code/.swiftlint.yml", "Code/._A.swift"])
        var project = TestProject()
        let group = project.object(
            "PBXFileSystemSynchronizedRootGroup",
            "name = Shared; path = Code; sourceTree = \"<group>\";")
        project.addToMainGroup(group)
        project.target(
            "App", .application, phases: [],
            fields: "fileSystemSynchronizedGroups = (\(group));")
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.remarks == [])
        #expect(plan.targets[0].sources.map(folder.relative) == ["Code/A.swift"])
        #expect(plan.targets[0].resources.map(\.name) == ["App.icon"])
    }
}
