import Foundation
import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Workspaces and containers")
struct WorkspaceTests {
    private func workspace(_ locations: [String]) -> String {
        let files = locations.map { "<FileRef location = \"\($0)\"/>" }.joined(separator: "\n")
        return "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\n\(files)\n</Workspace>"
    }

    @Test("Workspaces: targets of one project use those of another, and packages are found")
    func projects() throws {
        let folder = TestFolder()
        try folder.write(["Kit/K.swift", "App/A.swift", "Packages/Tools/Package.swift"])
        var kit = TestProject()
        kit.target("Kit", .framework, sources: ["K.swift"])
        try folder.write(kit, to: "Kit/Kit.xcodeproj")
        var app = TestProject()
        let framework = app.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR")
        let tool = app.object("XCSwiftPackageProductDependency", "productName = Tools;")
        let source = app.file("A.swift")
        app.target(
            "App", .application,
            phases: [app.phase("Sources", [source]), app.phase("Frameworks", [framework])],
            fields: "packageProductDependencies = (\(tool));")
        try folder.write(app, to: "App/App.xcodeproj")
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            workspace([
                "group:App/App.xcodeproj", "container:Kit/Kit.xcodeproj", "group:Packages/Tools",
                "group:Read me.md",
            ]))
        try folder.write("All.xcworkspace/xcshareddata/swiftpm/Package.resolved", "{}")
        let plan = try folder.plan("All.xcworkspace")
        #expect(plan.targets.map(\.name) == ["Kit", "App"])
        #expect(plan.target(named: "App")?.dependencies == ["Kit"])
        #expect(plan.packages.map(\.location) == [.folder(folder.at("Packages/Tools"))])
        #expect(
            plan.target(named: "App")?.packageProducts
                == [PackageProduct(name: "Tools", package: "tools")])
        #expect(plan.packageVersions?.hasSuffix("swiftpm/Package.resolved") ?? false)
        #expect(plan.remarks == [])
    }

    @Test("Projects: those that a project refers to are read, in a circle too")
    func subprojects() throws {
        let folder = TestFolder()
        try folder.write(["K.swift", "A.swift"])
        var kit = TestProject()
        _ = kit.file("../App.xcodeproj")
        let source = kit.file("../K.swift")
        kit.target("Kit", .framework, phases: [kit.phase("Sources", [source])], id: "KIT")
        try folder.write(kit, to: "Sub/Kit.xcodeproj")
        var app = TestProject()
        let other = app.file("Sub/Kit.xcodeproj")
        let proxy = app.object(
            "PBXContainerItemProxy",
            "containerPortal = \(other); proxyType = 1; remoteGlobalIDString = KIT;")
        let link = app.object("PBXTargetDependency", "targetProxy = \(proxy);")
        let phase = app.phase("Sources", [app.file("A.swift")])
        app.object(
            "PBXNativeTarget",
            "name = App; productType = \"com.apple.product-type.application\"; "
                + "buildPhases = (\(phase)); dependencies = (\(link));", id: "APP")
        app.addTarget("APP")
        try folder.write(app)
        let plan = try folder.plan()
        #expect(plan.targets.map(\.name) == ["Kit", "App"])
        #expect(plan.target(named: "App")?.dependencies == ["Kit"])
    }

    @Test("Projects: a symbolic link to one is read where it really lies")
    func link() throws {
        let folder = TestFolder()
        try folder.write("Deep/A.swift")
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(project, to: "Deep/App.xcodeproj")
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("Link.xcodeproj"), withDestinationPath: "Deep/App.xcodeproj")
        let plan = try folder.plan("Link.xcodeproj")
        #expect(plan.targets[0].sources == [folder.at("Deep/A.swift")])
        #expect(plan.remarks == [])
    }

    @Test("Workspaces: a missing project is an error, with the line that names it")
    func missingProject() throws {
        let folder = TestFolder()
        try folder.write("A.swift")
        var app = TestProject()
        app.target("App", .application, sources: ["A.swift"])
        try folder.write(app)
        try folder.write(
            "W.xcworkspace/contents.xcworkspacedata",
            workspace(["group:App.xcodeproj", "group:Gone.xcodeproj"]))
        let plan = try folder.plan("W.xcworkspace")
        let error = try #require(plan.remarks.first)
        #expect(
            error.text
                == "“\(folder.at("Gone.xcodeproj"))” is left out: there is no such project.")
        #expect(error.place?.line == 4)
        #expect(plan.builtTargets.map(\.name) == ["App"])
    }

    @Test(
        "Workspaces: damaged ones are one error", arguments: ["", "<Workspace>", "<x/>", "\u{0}"])
    func damaged(text: String) throws {
        let folder = TestFolder()
        try folder.write("W.xcworkspace/contents.xcworkspacedata", text)
        #expect(throws: ProjectError.self) { try folder.plan("W.xcworkspace") }
    }

    @Test("Packages: local, remote and their requirements")
    func packages() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "Local/Package.swift"])
        try folder.write("Old/Package.swift", ".library(name: \"Lint\", targets: [])")
        var project = TestProject()
        let requirements = [
            ("upToNextMajorVersion", "minimumVersion = 1.2.3;"),
            ("upToNextMinorVersion", "minimumVersion = 1.2.3;"),
            ("versionRange", "minimumVersion = 1.0.0; maximumVersion = 3.0.0;"),
            ("exactVersion", "version = 2.0.0;"), ("branch", "branch = main;"),
            ("revision", "revision = abc;"),
        ]
        var ids: [String] = []
        for (index, (kind, fields)) in requirements.enumerated() {
            ids.append(
                project.object(
                    "XCRemoteSwiftPackageReference",
                    "repositoryURL = \"https://example.org/Pack\(index).git\"; "
                        + "requirement = { kind = \(kind); \(fields) };"))
        }
        ids.append(project.object("XCLocalSwiftPackageReference", "relativePath = Local;"))
        _ = project.file("Old", type: "wrapper")
        let product = project.object(
            "XCSwiftPackageProductDependency", "package = \(ids[0]); productName = Pack;")
        let plugin = project.object(
            "XCSwiftPackageProductDependency", "productName = \"plugin:Lint\";")
        let link = project.object("PBXTargetDependency", "productRef = \(plugin);")
        let entry = project.object("PBXBuildFile", "productRef = \(product);")
        let frameworks = project.object("PBXFrameworksBuildPhase", "files = (\(entry));")
        let sources = project.phase("Sources", [project.file("A.swift")])
        project.object(
            "PBXNativeTarget",
            "name = App; productType = \"com.apple.product-type.application\"; "
                + "buildPhases = (\(sources), \(frameworks)); dependencies = (\(link)); "
                + "packageProductDependencies = (\(product));", id: "APP")
        project.addTarget("APP")
        project.rootFields = "packageReferences = (\(ids.joined(separator: ", ")));"
        try folder.write(project)
        let plan = try folder.plan()
        let locations = plan.packages.map(\.location)
        let url = { (index: Int) in "https://example.org/Pack\(index).git" }
        #expect(locations.contains(.repository(url: url(0), .upToNextMajor("1.2.3"))))
        #expect(locations.contains(.repository(url: url(1), .upToNextMinor("1.2.3"))))
        #expect(locations.contains(.repository(url: url(2), .range(from: "1.0.0", to: "3.0.0"))))
        #expect(locations.contains(.repository(url: url(3), .exact("2.0.0"))))
        #expect(locations.contains(.repository(url: url(4), .branch("main"))))
        #expect(locations.contains(.repository(url: url(5), .revision("abc"))))
        #expect(locations.contains(.folder(folder.at("Local"))))
        #expect(locations.contains(.folder(folder.at("Old"))))
        #expect(
            plan.targets[0].packageProducts == [
                PackageProduct(name: "Pack", package: "pack0"),
                PackageProduct(name: "Lint", package: "old", isPlugin: true),
            ])
    }

    @Test(
        "Containers: the workspace stands for its projects; one below is found; several are listed")
    func choose() throws {
        let folder = TestFolder()
        var project = TestProject()
        project.target("App", .application, sources: [])
        try folder.write(project, to: "Example/App.xcodeproj")
        try folder.write(project, to: "Example/Pods/Pods.xcodeproj")
        try folder.write(
            "Example/App.xcworkspace/contents.xcworkspacedata", workspace(["group:App.xcodeproj"]))
        #expect(try XcodeContainer.choose(in: folder.path).path.hasSuffix("/App.xcworkspace"))
        try folder.write(project, to: "Other/Two.xcodeproj")
        let error = #expect(throws: ProjectChoiceError.self) {
            try XcodeContainer.choose(in: folder.path)
        }
        #expect(error?.candidates == ["Example/App.xcworkspace", "Other/Two.xcodeproj"])
        for name in ["Two", "Two.xcodeproj", "Other/Two.xcodeproj"] {
            let chosen = try XcodeContainer.choose(in: folder.path, named: name)
            #expect(folder.relative(chosen.path) == "Other/Two.xcodeproj")
        }
        #expect(throws: ProjectChoiceError.self) {
            try XcodeContainer.choose(in: folder.path, named: "Three")
        }
        #expect(throws: ProjectChoiceError.self) { try XcodeContainer.choose(in: "/nonexistent") }
    }
}
