import Foundation
import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Synchronised folders")
struct SynchronizedFolderTests {
    private func folder() throws -> TestFolder {
        let folder = TestFolder()
        try folder.write([
            "App/AppDelegate.swift", "App/Views/Cell.swift", "App/Views/Old.swift",
            "App/Info.plist", "App/Assets.xcassets/Contents.json", "App/Base.lproj/Main.storyboard",
            "App/zh-Hans.lproj/Main.strings", "App/Web/index.html", "App/Web/a/b.css",
            "App/Shared.swift", "App/App.entitlements", "App/.hidden.swift", "App/mac/M.swift",
            "App/data.json", "Tests/T.swift",
        ])
        return folder
    }

    private func project() -> TestProject {
        var project = TestProject()
        project.version = 77
        project.object(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = APP; membershipExceptions = (Info.plist, Views/Old.swift); "
                + "platformFiltersByRelativePath = { mac/M.swift = (macos, ); };", id: "EX1")
        project.object(
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            "target = TESTS; membershipExceptions = (Shared.swift);", id: "EX2")
        project.object(
            "PBXFileSystemSynchronizedRootGroup",
            "exceptions = (EX1, EX2); explicitFileTypes = {}; explicitFolders = (Web); path = App; "
                + "sourceTree = \"<group>\";", id: "FOLDER")
        project.object(
            "PBXFileSystemSynchronizedRootGroup",
            "path = Tests; sourceTree = \"<group>\";", id: "TESTFOLDER")
        project.addToMainGroup("FOLDER")
        project.addToMainGroup("TESTFOLDER")
        project.target(
            "App", .application, phases: [project.phase("Sources", [])],
            fields: "fileSystemSynchronizedGroups = (FOLDER);", id: "APP")
        project.target(
            "Tests", .unitTests, phases: [project.phase("Sources", [])],
            fields: "fileSystemSynchronizedGroups = (TESTFOLDER);", id: "TESTS")
        return project
    }

    @Test("Folders: files by their endings, without exceptions, with those of other targets")
    func files() throws {
        let folder = try folder()
        try folder.write(project())
        let plan = try folder.plan()
        let app = try #require(plan.target(named: "App"))
        #expect(
            app.sources.map(folder.relative)
                == ["App/AppDelegate.swift", "App/Shared.swift", "App/Views/Cell.swift"])
        #expect(
            app.resources.map { "\($0.name) \($0.kind) \($0.files.map { $0.language ?? "-" })" }
                == [
                    "Assets.xcassets assetCatalog [\"-\"]", "Main.storyboard storyboard [\"Base\"]",
                    "Web folder [\"-\"]", "data.json file [\"-\"]",
                    "Main.strings strings [\"zh-Hans\"]",
                ])
        let tests = try #require(plan.target(named: "Tests"))
        #expect(tests.sources.map(folder.relative) == ["App/Shared.swift", "Tests/T.swift"])
        #expect(plan.remarks == [])
    }

    @Test("Folders: the target's Info.plist is no resource")
    func infoPlist() throws {
        let folder = try folder()
        var project = TestProject()
        project.object(
            "PBXFileSystemSynchronizedRootGroup", "path = App; sourceTree = \"<group>\";",
            id: "FOLDER")
        project.addToMainGroup("FOLDER")
        project.target(
            "App", .application, settings: ["INFOPLIST_FILE": "App/Info.plist"],
            fields: "fileSystemSynchronizedGroups = (FOLDER);", id: "APP")
        try folder.write("App/Info.plist", "<plist><dict/></plist>")
        try folder.write(project)
        let app = try folder.plan().targets[0]
        #expect(!app.resources.contains { $0.name == "Info.plist" })
        #expect(app.infoPlist != nil)
    }

    @Test("Folders: a Swift package in one belongs to the project, and not to the target")
    func package() throws {
        let folder = try folder()
        try folder.write(["App/Tools/Sources/Tools/T.swift"])
        try folder.write("App/Tools/Package.swift", ".library(name: \"ToolKit\", targets: [])")
        var project = project()
        let product = project.object(
            "XCSwiftPackageProductDependency", "productName = ToolKit;")
        project.target(
            "Kit", .framework, fields: "packageProductDependencies = (\(product));")
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.target(named: "App")?.sources.count == 3)
        #expect(plan.packages.map(\.location) == [.folder(folder.at("App/Tools"))])
    }

    @Test("Folders: a missing one is an error, a link in a circle ends")
    func bad() throws {
        let folder = try folder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("App/Loop"), withDestinationPath: folder.at("App"))
        try FileManager.default.removeItem(atPath: folder.at("Tests"))
        try folder.write(project())
        let plan = try folder.plan()
        #expect(plan.target(named: "App")?.sources.count == 3)
        #expect(plan.texts(.error) == ["The folder “\(folder.at("Tests"))” does not exist."])
    }
}
