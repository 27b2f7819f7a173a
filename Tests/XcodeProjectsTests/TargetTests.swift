import Foundation
import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Targets of projects")
struct TargetTests {
    @Test("Frameworks, libraries, tests with and without a host, in the order of dependencies")
    func kinds() throws {
        let folder = TestFolder()
        try folder.write(["App.swift", "Kit.swift", "Lib.swift", "T.swift", "U.swift", "K.swift"])
        var project = TestProject()
        project.target(
            "AppTests", .unitTests, sources: ["T.swift"], dependencies: ["APP"],
            settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/My App.app/My App"])
        project.target("KitTests", .unitTests, sources: ["K.swift"], dependencies: ["KIT"])
        project.target(
            "AppUITests", .uiTests, sources: ["U.swift"], dependencies: ["APP"],
            settings: ["TEST_TARGET_NAME": "App"])
        let kit = project.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR")
        let app = project.file("App.swift")
        let system = project.file("System/Library/Frameworks/MapKit.framework", tree: "SDKROOT")
        project.target(
            "App", .application,
            phases: [
                project.phase("Sources", [app]), project.phase("Frameworks", [kit, system]),
            ], settings: ["PRODUCT_NAME": "My App"], id: "APP")
        project.target(
            "Kit", .framework, sources: ["Kit.swift"], dependencies: ["LIB"], id: "KIT")
        project.target("Lib", .staticLibrary, sources: ["Lib.swift"], id: "LIB")
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.target(named: "App")?.kind == .application)
        #expect(plan.target(named: "App")?.moduleName == "My_App")
        #expect(plan.target(named: "App")?.dependencies == ["Kit"])
        #expect(plan.target(named: "App")?.systemFrameworks == ["MapKit"])
        #expect(plan.target(named: "Kit")?.kind == .framework)
        #expect(plan.target(named: "Lib")?.kind == .staticLibrary)
        #expect(plan.target(named: "AppTests")?.kind == .unitTests(host: "App"))
        #expect(plan.target(named: "KitTests")?.kind == .unitTests(host: nil))
        #expect(plan.target(named: "AppUITests")?.kind == .uiTests(application: "App"))
        #expect(plan.target(named: "AppUITests")?.leftOut != nil)
        let order = plan.targets.map(\.name)
        let position = { (name: String) in order.firstIndex(of: name) ?? -1 }
        #expect(position("Lib") < position("Kit"))
        #expect(position("Kit") < position("App"))
        #expect(position("App") < position("AppTests"))
    }

    @Test("What iOS does not run is left out with a reason")
    func leftOut() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "W.swift", "E.swift", "M.swift", "O.m", "X.swift"])
        var project = TestProject()
        project.target(
            "App", .application, sources: ["A.swift"], dependencies: ["EXT", "WATCH", "OBJC"])
        project.target("Widget", .appExtension, sources: ["E.swift"], id: "EXT")
        project.target("Watch", .watchApp, sources: ["W.swift"], id: "WATCH")
        project.target(
            "Mac", .application, sources: ["M.swift"], settings: ["SDKROOT": "macosx"])
        project.target(
            "TV", .framework, sources: ["M.swift"],
            settings: ["SUPPORTED_PLATFORMS": "appletvos appletvsimulator"])
        project.target(
            "Everywhere", .framework, sources: ["X.swift"],
            settings: ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos xros"])
        project.target("Objective", .framework, sources: ["O.m"], id: "OBJC")
        try folder.write(project)
        let plan = try folder.plan()
        let reasons = Dictionary(
            uniqueKeysWithValues: plan.targets.map { ($0.name, $0.leftOut ?? "") })
        #expect(
            reasons == [
                "App": "", "Everywhere": "",
                "Widget": "A target of this kind (app extension) is not built.",
                "Watch": "A target of this kind (Watch app) is not built.",
                "Mac": "It is made for macOS.", "TV": "It is made for tvOS.",
                "Objective": "It has no Swift sources, only Objective-C.",
            ])
        #expect(plan.target(named: "App")?.dependencies == [])
        #expect(plan.texts(.note).count == 5)
        #expect(
            plan.texts(.error) == [
                "“App” needs “Objective”, which is left out. It has no Swift sources, only "
                    + "Objective-C."
            ])
    }

    @Test("Resources: catalogues, variants, folders, fonts, models, copies")
    func resources() throws {
        let folder = TestFolder()
        try folder.write([
            "A.swift", "Base.lproj/Main.storyboard", "zh-Hans.lproj/Main.strings",
            "en.lproj/Localizable.strings", "zh-Hans.lproj/Localizable.strings",
            "Assets.xcassets/Contents.json", "Data/a.json", "Font.ttf", "L.xcstrings",
            "M.xcdatamodeld/M.xcdatamodel/contents", "View.xib", "copied.txt", "P.stringsdict",
        ])
        var project = TestProject()
        let storyboard = project.group(
            "PBXVariantGroup", name: "Main.storyboard",
            [
                project.file("Base.lproj/Main.storyboard", inGroup: false),
                project.file("zh-Hans.lproj/Main.strings", inGroup: false),
            ])
        let strings = project.group(
            "PBXVariantGroup", name: "Localizable.strings",
            [
                project.file("en.lproj/Localizable.strings", inGroup: false),
                project.file("zh-Hans.lproj/Localizable.strings", inGroup: false),
            ])
        let others = [
            "Assets.xcassets", "Data", "Font.ttf", "L.xcstrings", "View.xib", "P.stringsdict",
        ].map { project.file($0, type: $0 == "Data" ? "folder" : nil) }
        let model = project.object(
            "XCVersionGroup", "path = M.xcdatamodeld; sourceTree = \"<group>\"; children = ();")
        project.addToMainGroup(model)
        let source = project.file("A.swift")
        let copied = project.file("copied.txt")
        project.target(
            "App", .application,
            phases: [
                project.phase("Sources", [source, model]),
                project.phase("Resources", [storyboard, strings] + others),
                project.phase(
                    "CopyFiles", [copied], fields: "dstPath = \"$(SUB)/x\"; dstSubfolderSpec = 7;"),
            ], settings: ["SUB": "Docs"])
        try folder.write(project)
        let target = try folder.plan().targets[0]
        let shown = target.resources.map { resource in
            let files = resource.files.map {
                "\($0.language ?? "-"):\(folder.relative($0.path))"
            }
            return "\(resource.folder)/\(resource.name) \(resource.kind) \(files)"
        }
        #expect(
            shown == [
                "/M.xcdatamodeld coreDataModel [\"-:M.xcdatamodeld\"]",
                "/Main.storyboard storyboard "
                    + "[\"Base:Base.lproj/Main.storyboard\", \"zh-Hans:zh-Hans.lproj/Main.strings\"]",
                "/Localizable.strings strings [\"en:en.lproj/Localizable.strings\", "
                    + "\"zh-Hans:zh-Hans.lproj/Localizable.strings\"]",
                "/Assets.xcassets assetCatalog [\"-:Assets.xcassets\"]",
                "/Data folder [\"-:Data\"]", "/Font.ttf font [\"-:Font.ttf\"]",
                "/L.xcstrings stringCatalog [\"-:L.xcstrings\"]", "/View.xib xib [\"-:View.xib\"]",
                "/P.stringsdict stringsDictionary [\"-:P.stringsdict\"]",
                "Docs/x/copied.txt file [\"-:copied.txt\"]",
            ])
        #expect(target.otherSources.map(\.language) == [.coreDataModel])
    }

    @Test("Missing files are named with the line that refers to them")
    func missing() throws {
        let folder = TestFolder()
        try folder.write(["App.swift", "Views/Cell.swift"])
        var project = TestProject()
        let sources = ["App.swift", "Gone.swift", "views/cell.swift"].map { project.file($0) }
        let picture = project.file("gone.png")
        project.target(
            "App", .application,
            phases: [project.phase("Sources", sources), project.phase("Resources", [picture])])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(
            plan.targets[0].sources == [folder.at("App.swift"), folder.at("Views/Cell.swift")])
        #expect(
            plan.texts(.error) == ["The source “\(folder.at("Gone.swift"))” does not exist."])
        #expect(plan.texts(.warning).count == 1)
        #expect(plan.texts(.note).count == 1)
        let text = project.text().split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(plan.remarks.first { $0.severity == .error }?.place?.line)
        #expect(text[line - 1 + 2].contains("Gone.swift"))
    }

    @Test("Missing files: thousands of them are named in a moment")
    func manyMissing() throws {
        let folder = TestFolder()
        try folder.write((0..<2_000).map { "There\($0).swift" })
        var project = TestProject()
        project.target("App", .application, sources: (0..<2_000).map { "Gone\($0).swift" })
        try folder.write(project)
        #expect(try folder.plan().texts(.error).count == 2_000)
    }

    @Test("Excluded file names, platform filters and files that are listed twice")
    func filters() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "B.swift", "Mock/C.swift", "Mac.swift", "Phone.swift"])
        var project = TestProject()
        let files = ["A.swift", "B.swift", "Mock/C.swift", "A.swift"].map { project.file($0) }
        let mac = project.object(
            "PBXBuildFile", "fileRef = \(project.file("Mac.swift")); platformFilter = maccatalyst;")
        let phone = project.object(
            "PBXBuildFile", "fileRef = \(project.file("Phone.swift")); platformFilters = (ios, );")
        let entries = files.map { project.object("PBXBuildFile", "fileRef = \($0);") }
        let phase = project.object(
            "PBXSourcesBuildPhase", "files = (\((entries + [mac, phone]).joined(separator: ",")));")
        project.target(
            "App", .application, phases: [phase],
            settings: ["EXCLUDED_SOURCE_FILE_NAMES": "B.* Mock/*"])
        try folder.write(project)
        #expect(
            try folder.plan().targets[0].sources.map(folder.relative) == ["A.swift", "Phone.swift"])
    }

    @Test("Scripts, bridging headers, Objective-C and entitlements are reported")
    func reported() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "O.m", "B-Bridging.h"])
        var project = TestProject()
        let script = project.object(
            "PBXShellScriptBuildPhase",
            "name = Generate; shellPath = /bin/sh; shellScript = \"echo $X\\n\"; "
                + "outputPaths = (\"$(SRCROOT)/R.swift\");")
        let pods = project.object(
            "PBXShellScriptBuildPhase",
            "name = \"[CP] Check Pods Manifest.lock\"; shellScript = \"diff\";")
        let pod = project.object(
            "PBXShellScriptBuildPhase",
            "name = SwiftGen; shellScript = \"${PODS_ROOT}/SwiftGen/bin/swiftgen\";")
        let archive = project.object(
            "PBXShellScriptBuildPhase",
            "name = Archive; shellScript = \"zip\"; runOnlyForDeploymentPostprocessing = 1;")
        let sources = project.phase(
            "Sources", ["A.swift", "O.m", "R.swift"].map { project.file($0) })
        project.target(
            "App", .application, phases: [pods, script, sources, pod, archive],
            settings: [
                "SWIFT_OBJC_BRIDGING_HEADER": "B-Bridging.h",
                "CODE_SIGN_ENTITLEMENTS": "A.entitlements", "TARGETED_DEVICE_FAMILY": "1,2",
                "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            ])
        try folder.write(project)
        let plan = try folder.plan()
        let target = plan.targets[0]
        #expect(target.scripts.map(\.name) == ["Generate", "SwiftGen"])
        #expect(target.scripts[0].outputs == [folder.at("R.swift")])
        #expect(target.scripts[0].isBeforeSources)
        #expect(target.bridgingHeader == folder.at("B-Bridging.h"))
        #expect(target.otherSources.map(\.path) == [folder.at("O.m")])
        #expect(target.entitlements == folder.at("A.entitlements"))
        #expect(target.deviceFamilies == [.phone, .pad])
        #expect(target.catalogNames.appIcon == "AppIcon")
        #expect(plan.texts(.warning).count == 1)
        #expect(
            plan.texts(.error) == [
                "The source “\(folder.at("R.swift"))” does not exist. The script “Generate” makes "
                    + "it: run it by --run-scripts."
            ])
    }

    @Test("Symbolic links: sources behind one are found, circles end")
    func links() throws {
        let folder = TestFolder()
        try folder.write(["Real/A.swift"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("Link"), withDestinationPath: folder.at("Real"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("Real/Up"), withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("Loop.swift"), withDestinationPath: folder.at("Loop.swift"))
        var project = TestProject()
        project.target("App", .application, sources: ["Link/A.swift", "Loop.swift"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.targets[0].sources.map(folder.relative) == ["Link/A.swift"])
        #expect(plan.texts(.error).count == 1)
    }
}
