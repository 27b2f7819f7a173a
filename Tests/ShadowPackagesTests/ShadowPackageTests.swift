import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Shadow packages")
struct ShadowPackageTests {
    /// An app with a library and tests, whose files are written.
    private func project() throws -> (Workplace, ProjectPlan) {
        let place = try Workplace()
        let folder = place.project.path
        for file in ["Kit/Page.swift", "Kit/Book.swift", "App/Main.swift", "Tests/A.swift"] {
            try place.write("// \(file)\n", to: "project/\(file)")
        }
        try place.write("<xib/>", to: "project/Kit/Cell.xib")
        try place.write("{}", to: "project/App/Art.xcassets/Contents.json")
        try place.write("a", to: "project/App/zh-Hans.lproj/L.strings")
        var kit = PlannedTarget(
            name: "Kit", moduleName: "Kit", kind: .framework,
            sources: ["\(folder)/Kit/Page.swift", "\(folder)/Kit/Book.swift"],
            resources: [
                PlannedResource(
                    name: "Cell.xib", kind: .xib, files: [.init(path: "\(folder)/Kit/Cell.xib")])
            ])
        kit.settings.swiftVersion = "4.2"
        kit.settings.compilationConditions = ["DEBUG", "$(inherited)"]
        let app = PlannedTarget(
            name: "My App", moduleName: "My_App", kind: .application,
            sources: ["\(folder)/App/Main.swift"],
            resources: [
                PlannedResource(
                    name: "Art.xcassets", kind: .assetCatalog,
                    files: [.init(path: "\(folder)/App/Art.xcassets")]),
                PlannedResource(
                    name: "L.strings", kind: .strings,
                    files: [
                        .init(path: "\(folder)/App/zh-Hans.lproj/L.strings", language: "zh-Hans")
                    ]),
            ], dependencies: ["Kit"],
            infoPlist: PlannedInfoPlist(keys: ["CFBundleDisplayName": .string("Leser & Co")]))
        let tests = PlannedTarget(
            name: "Tests", moduleName: "Tests", kind: .unitTests(host: "My App"),
            sources: ["\(folder)/Tests/A.swift"])
        let plan = ProjectPlan(
            name: "Project", root: folder, origin: .project(path: folder + "/A.xcodeproj"),
            targets: [kit, app, tests])
        return (place, plan)
    }

    @Test("Shadow: sources, resources and the manifest of every module; the project stays as it is")
    func written() throws {
        let (place, plan) = try project()
        let before = try place.files(in: "project")
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(
            try place.files(in: "shadow/Targets").filter { $0.contains(".") } == [
                "Kit/Resources/Cell.xib", "Kit/Sources/Book+Ported.swift",
                "Kit/Sources/Page+Ported.swift", "My_App/Resources/Art.xcassets",
                "My_App/Resources/Art.xcassets/Contents.json",
                "My_App/Resources/My_App-Info.plist", "My_App/Resources/zh-Hans.lproj",
                "My_App/Resources/zh-Hans.lproj/L.strings", "My_App/Sources/Main+Ported.swift",
                "Tests/Sources/A+Ported.swift",
            ])
        let manifest = try place.text("shadow/Package.swift")
        for part in [
            ".target(\n            name: \"Kit\"",
            ".executableTarget(\n            name: \"My_App\"",
            ".testTarget(\n            name: \"Tests\"", ".target(name: \"My_App\")",
            ".copy(\"Resources/Art.xcassets\")", ".process(\"Resources/zh-Hans.lproj\")",
            ".swiftLanguageMode(.v4_2)", ".define(\"DEBUG\")",
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(!manifest.contains("$("))
        let info = try place.text("shadow/Targets/My_App/Resources/My_App-Info.plist")
        #expect(info.contains("<string>Leser &amp; Co</string>"))
        #expect(try place.files(in: "project") == before)
    }

    @Test("Plan: code sees what its target depends on, by way of others too, and tests their host")
    func seen() throws {
        let (_, plan) = try project()
        let seen = plan.targets.map { plan.targets(seenBy: $0).map(\.name) }
        #expect(seen == [[], ["Kit"], ["Kit", "My App"]])
    }

    @Test("Shadow: only modules with a changed file, and those that import them, are ported again")
    func incremental() throws {
        let (place, plan) = try project()
        func write() throws {
            _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        }
        try write()
        #expect(try place.calls() == 3)
        try write()
        #expect(try place.calls() == 0)
        try place.write("// changed\n", to: "project/Tests/A.swift")
        try write()
        #expect(try place.calls() == 1)
        #expect(try place.text("shadow/Targets/Tests/Sources/A+Ported.swift") == "// changed\n")
        try place.write("// changed\n", to: "project/Kit/Page.swift")
        try write()
        #expect(try place.calls() == 3)
    }

    @Test("Shadow: what the project no longer has goes; what a run does not need stays")
    func removed() throws {
        let (place, plan) = try project()
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        var smaller = plan
        smaller.targets[0].sources.removeLast()
        smaller.targets[0].resources = []
        let shadow = ShadowPackage(smaller, in: place.shadow, tool: place.tool) { $0.name == "Kit" }
        _ = try shadow.write()
        let files = try place.files(in: "shadow/Targets").filter { $0.contains(".") }
        #expect(files.filter { $0.hasPrefix("Kit") } == ["Kit/Sources/Page+Ported.swift"])
        #expect(files.contains("My_App/Sources/Main+Ported.swift"))
        #expect(!(try place.text("shadow/Package.swift")).contains("My_App"))
    }

    @Test(
        "Shadow: a run without tests keeps what was ported of them; what was lost is ported again")
    func withoutTests() throws {
        let (place, plan) = try project()
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(try place.calls() == 3)
        var smaller = plan
        smaller.targets.removeLast()
        _ = try ShadowPackage(smaller, in: place.shadow, tool: place.tool)
            .write(removesOthers: false)
        let tests = place.shadow.appendingPathComponent("Targets/Tests")
        #expect(FileManager.default.fileExists(atPath: tests.path))
        try FileManager.default.removeItem(at: tests)
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(try place.calls() == 1)
        #expect(FileManager.default.fileExists(atPath: tests.path + "/Sources/A+Ported.swift"))
    }

    @Test("Shadow: an app whose program is SwiftUI's is a library, as long as it gets no other one")
    func withoutProgram() throws {
        let (place, plan) = try project()
        try place.write("import SwiftUI\n@main struct A: App {}\n", to: "project/App/Main.swift")
        let shadow = ShadowPackage(plan, in: place.shadow, tool: place.tool)
        _ = try shadow.write()
        #expect(shadow.programs == [])
        let manifest = try place.text("shadow/Package.swift")
        #expect(manifest.contains(".target(\n            name: \"My_App\""))
        try place.write("", to: "shadow/Targets/My_App/Sources/TouchstoneProgram.swift")
        #expect(shadow.programs.map(\.name) == ["My App"])
    }

    @Test("Shadow: two sources of one name are refused with both paths")
    func sameNames() throws {
        let (place, plan) = try project()
        var odd = plan
        odd.targets[0].sources.append(place.project.path + "/Kit/More/Page.swift")
        let error = #expect(throws: ShadowError.self) {
            try ShadowPackage(odd, in: place.shadow, tool: place.tool).write()
        }
        let text = try #require(error).description
        #expect(text.contains("Kit/More/Page.swift") && text.contains("Kit/Page.swift: error"))
    }

    @Test("Shadow: a module with the name of one of the toolkit gets another; sources keep theirs")
    func takenName() throws {
        let (place, plan) = try project()
        var odd = plan
        odd.targets[1].packageProducts = [
            PackageProduct(name: "Words", package: "words", modules: ["Markdown", "Words"])
        ]
        let shadow = ShadowPackage(
            odd, in: place.shadow, tool: place.tool, reserved: ["Kit", "Markdown"])
        _ = try shadow.write()
        let manifest = try place.text("shadow/Package.swift")
        for part in [
            ".target(\n            name: \"Kit_project\"", "path: \"Targets/Kit_project\"",
            ".target(name: \"Kit_project\")",
            ".unsafeFlags([\"-module-alias\", \"Kit=Kit_project\"])",
            ".product(name: \"Words\", package: \"words\", "
                + "moduleAliases: [\"Markdown\": \"Markdown_project\"])",
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(shadow.plan.target(named: "Kit")?.moduleName == "Kit_project")
    }

    @Test("Shadow: tests of both libraries run in the app, with the defaults that a scheme sets")
    func host() throws {
        let (place, plan) = try project()
        var hosted = plan
        hosted.targets[2].infoPlist = PlannedInfoPlist(keys: ["CFBundleName": .string("Tests")])
        hosted.tests = PlannedTestRun(
            options: RunOptions(arguments: ["-mode", "demo", "-fast", "word", "-last"]))
        #expect(hosted.tests?.options.defaults == ["mode": "demo", "fast": "word"])
        #expect(hosted.tests?.options.words == ["-last"])
        try place.write("import Testing\n// UIApplication.shared", to: "project/Tests/A.swift")
        try place.write("", to: "shadow/Targets/My_App/Sources/TouchstoneProgram.swift")
        _ = try ShadowPackage(hosted, in: place.shadow, tool: place.tool).write()
        let source = try place.text("shadow/Targets/Tests/Sources/TouchstoneHost.swift")
        #expect(source.contains("[\"fast\": \"word\", \"mode\": \"demo\"]"))
        #expect(source.contains("contains(\"swift-testing\")"))
        #expect(source.contains("import My_App"))
        #expect(
            try place.files(in: "shadow/Targets").filter { $0.hasSuffix("-Info.plist") }.count == 1)
    }

    @Test("Toolkit: a missing one, and one for another compiler, are reported with what would help")
    func toolkit() throws {
        let place = try Workplace()
        let missing = #expect(throws: ShadowError.self) { try InstalledToolkit(of: place.root) }
        #expect(try #require(missing).description.contains("“make install” installs it"))
        try place.write("Swift version 5.0 (other)\n", to: "toolkit/lib/touchstone/compiler")
        let toolkit = try InstalledToolkit(of: place.root)
        let built = place.root.appendingPathComponent("built")
        func message() throws -> String {
            let error = #expect(throws: ShadowError.self) {
                try toolkit.forCompiler(builtIn: built)
            }
            return try #require(error).description
        }
        #expect(try message().contains("is for Swift version 5.0 (other)"))
        #expect(try message().contains("“make install”"))
        let archive = "toolkit/share/touchstone/source.tar.xz"
        try place.write("source", to: archive)
        #expect(try message().contains("“touchstone toolkit build”"))

        // The one that the command made, from this source and no older one.
        let compiler = try ChildProgram("swiftc", ["-version"]).run(withErrors: false).output
        let version = try #require(compiler.split(separator: "\n").first)
        try place.write("\(version)\n", to: "built/6.9-a/lib/touchstone/compiler")
        try place.write("1 2\n", to: "built/6.9-a/lib/touchstone/source")
        #expect(try message().contains("“touchstone toolkit build”"))
        var info = stat()
        _ = stat(place.root.appendingPathComponent(archive).path, &info)
        try place.write(
            "\(info.st_size) \(info.st_mtim.tv_sec)\n", to: "built/6.9-a/lib/touchstone/source")
        let found = try toolkit.forCompiler(builtIn: built)
        #expect(found.folder.path.hasSuffix("/built/6.9-a/lib/touchstone"))

        try place.write(
            """
            { "swiftCompiler": { "extraCLIOptions": ["-I", "/m"] },
              "linker": { "extraCLIOptions": ["-lA"] } }
            """, to: "toolkit/lib/touchstone/testing.json")
        #expect(try toolkit.words(alsoForMacros: false)[0] == "--toolset")
        #expect(
            try toolkit.words(alsoForMacros: true)
                == ["-Xswiftc", "-I", "-Xswiftc", "/m", "-Xlinker", "-lA"])
    }
}
