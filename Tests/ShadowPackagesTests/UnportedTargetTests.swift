import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Packages with C, macros and plugins")
struct UnportedTargetTests {
    /// A package of iOS code with other targets.
    private func place(
        _ targets: String, kit: String = "", dependencies: String = "", more: String = ""
    ) throws -> Workplace {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 6.2
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [\(dependencies)],
                targets: [.target(name: "Kit"\(kit)), \(targets)]\(more))
            """, to: "project/Package.swift")
        try place.write("import UIKit", to: "project/Sources/Kit/Kit.swift")
        return place
    }

    private func manifest(_ plan: ProjectPlan, _ place: Workplace) throws -> String {
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        return try place.text("shadow/Package.swift")
    }

    @Test("Package: targets in C and C++ are built as they are, with their settings for Linux")
    func clang() throws {
        let place = try place(
            """
            .target(
                name: "CShapes", exclude: ["old"], publicHeadersPath: "api",
                cSettings: [
                    .headerSearchPath("inner"), .define("SIZE", to: "3"),
                    .define("APPLE", .when(platforms: [.iOS])),
                ],
                linkerSettings: [.linkedLibrary("m"), .linkedFramework("CoreText")]),
            """, kit: ", dependencies: [\"CShapes\"]", more: ", cLanguageStandard: .c11")
        try place.write("int shape(void);", to: "project/Sources/CShapes/api/shapes.h")
        try place.write("int shape(void) { return 3; }", to: "project/Sources/CShapes/shapes.c")
        try place.write("int x;", to: "project/Sources/CShapes/more.cpp")
        let plan = try place.plan()
        #expect(plan.remarks == [])
        #expect(plan.target(named: "CShapes")?.leftOut == nil)
        let manifest = try manifest(plan, place)
        #expect(
            manifest.contains(
                #"""
                .target(name: "CShapes", dependencies: [], path: "Targets/CShapes", exclude: ["old"], publicHeadersPath: "api", cSettings: [.headerSearchPath("inner"), .define("SIZE", to: "3"), .unsafeFlags(["-std=c11"])], linkerSettings: [.linkedLibrary("m")])
                """#))
        #expect(manifest.contains(#".target(name: "CShapes"),"#))
        #expect(
            try place.text("shadow/Targets/CShapes/shapes.c") == "int shape(void) { return 3; }")
    }

    @Test("Package: a target of Objective-C is left out, and those that import it are named")
    func objectiveC() throws {
        let place = try place(".target(name: \"Old\")", kit: ", dependencies: [\"Old\"]")
        try place.write("import Old", to: "project/Sources/Kit/Kit.swift")
        try place.write("@implementation A @end", to: "project/Sources/Old/A.m")
        try place.write("int a;", to: "project/Sources/Old/b.c")
        #expect(
            try place.plan().remarks.map(\.text) == [
                "“Kit” needs “Old”, which is left out. It has no Swift sources, only Objective-C."
            ])
    }

    @Test("Shadow: a folder that was ported before becomes C, and iOS code again, without a trace")
    func changed() throws {
        let place = try place(".target(name: \"Part\")")
        try place.write("import UIKit", to: "project/Sources/Part/A.swift")
        _ = try manifest(try place.plan(), place)
        let swift = place.root.appendingPathComponent("project/Sources/Part/A.swift")
        try FileManager.default.removeItem(at: swift)
        try place.write("int a;", to: "project/Sources/Part/a.c")
        try place.write("int a;", to: "project/Sources/Part/include/a.h")
        _ = try manifest(try place.plan(), place)
        #expect(try place.text("shadow/Targets/Part/a.c") == "int a;")
        try FileManager.default.removeItem(
            at: place.root.appendingPathComponent("project/Sources/Part/a.c"))
        try place.write("import UIKit", to: "project/Sources/Part/A.swift")
        _ = try manifest(try place.plan(), place)
        #expect(try place.text("shadow/Targets/Part/Sources/A+Ported.swift") == "import UIKit")
        #expect(
            try place.files(in: "project/Sources/Part") == ["A.swift", "include", "include/a.h"])
    }

    /// The manifest's words for a package that is fetched.
    private static let syntax =
        ".package(url: \"https://localhost:1/swiftlang/swift-syntax\", from: \"600.0.0\")"

    @Test("Package: macros are built with the toolchain's SwiftSyntax, and nothing is fetched")
    func macros() throws {
        let place = try place(
            """
            .macro(name: "KitMacros", dependencies: [
                "MacroParts", .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]),
            .target(name: "MacroParts"),
            .testTarget(name: "KitTests", dependencies: [
                "KitMacros", .product(name: "SwiftSyntaxMacrosTestSupport", package: "swift-syntax"),
            ]),
            """, kit: ", dependencies: [\"KitMacros\"]", dependencies: Self.syntax)
        try place.write("@main struct M {}", to: "project/Sources/KitMacros/M.swift")
        try place.write("", to: "project/Sources/MacroParts/P.swift")
        try place.write("", to: "project/Tests/KitTests/T.swift")
        let plan = try place.plan()
        #expect(plan.remarks == [])
        #expect(plan.packages.map(\.identity) == ["swift-syntax"])
        let manifest = try manifest(plan, place)
        for part in [
            "import CompilerPluginSupport\n", #".macro(name: "KitMacros", dependencies: ["#,
            #".target(name: "MacroParts", dependencies: [], path: "Targets/MacroParts""#,
            #".product(name: "SwiftCompilerPlugin", package: "swift-syntax")"#,
            #".package(name: "swift-syntax", path: "\#(place.root.path)/cache/stand-ins/swift-synt"#,
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(try place.text("shadow/Targets/KitMacros/M.swift") == "@main struct M {}")
        let words = try SwiftSyntaxPackage.words(for: plan)
        #expect(words.count == 4 && words[3].hasSuffix("lib/swift/host"))
        let none = ProjectPlan(name: "A", root: "/", origin: .package(path: ""))
        #expect(try SwiftSyntaxPackage.words(for: none) == [])
        // What PATH leads to may be swiftly's, in another folder than the compiler.
        try place.write(
            "#!/bin/sh\necho '{ \"paths\": { \"runtimeResourcePath\": \"/tools/lib/swift\" } }'\n",
            to: "bin/swiftc")
        let proxy = place.root.appendingPathComponent("bin/swiftc").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: proxy)
        #expect(
            try SwiftSyntaxPackage.words(for: plan, compiler: proxy).last == "/tools/lib/swift/host"
        )
    }

    @Test("Package: plugins of the build run with their programs and the files that they read")
    func plugins() throws {
        let place = try place(
            """
            .plugin(name: "Words", capability: .buildTool(), dependencies: ["make-words"]),
            .executableTarget(name: "make-words"),
            .plugin(name: "Say", capability: .command(intent: .custom(verb: "say", description: ""))),
            .plugin(name: "SwiftLintPlugin", capability: .buildTool()),
            """, kit: ", plugins: [\"Words\", \"SwiftLintPlugin\"]")
        try place.write("", to: "project/Plugins/Words/P.swift")
        try place.write("", to: "project/Plugins/Say/P.swift")
        try place.write("", to: "project/Plugins/SwiftLintPlugin/P.swift")
        try place.write("print(1)", to: "project/Sources/make-words/main.swift")
        try place.write("words", to: "project/Sources/Kit/Lists/a.words")
        try place.write("words", to: "project/Sources/Kit/b.words")
        let plan = try place.plan()
        #expect(
            plan.remarks.map(\.text) == [
                "The plugin SwiftLintPlugin does not run. What it would judge are ported copies of "
                    + "the sources."
            ])
        #expect(plan.target(named: "Say")?.leftOut?.contains("which people type") == true)
        let manifest = try manifest(plan, place)
        for part in [
            #"plugins: [.plugin(name: "Words")]"#, #".executableTarget(name: "make-words""#,
            #".plugin(name: "Words", capability: .buildTool(), dependencies: ["#,
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
        #expect(try place.text("shadow/Targets/Kit/Others/Lists/a.words") == "words")
        #expect(try place.text("shadow/Targets/Kit/Others/b.words") == "words")
    }

    @Test("Xcode: plugins of packages make sources of a target; those that cannot are reported")
    func pluginsOfProjects() throws {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tools", products: [.plugin(name: "Words", targets: ["Words"])],
                targets: [
                    .plugin(
                        name: "Words", capability: .buildTool(), dependencies: ["make-words"]),
                    .executableTarget(name: "make-words"),
                ])
            """, to: "project/Tools/Package.swift")
        try place.write("", to: "project/Tools/Plugins/Words/P.swift")
        try place.write("print(1)", to: "project/Tools/Sources/make-words/main.swift")
        try place.write("", to: "project/A.swift")
        try place.write("words", to: "project/a.proto")
        var app = PlannedTarget(
            name: "App", moduleName: "App", kind: .framework,
            sources: [place.project.path + "/A.swift"],
            otherSources: [
                PlannedSource(path: place.project.path + "/a.proto", language: .other)
            ])
        app.packageProducts = ["Words", "Gone", "SwiftLintBuildToolPlugin"].map {
            PackageProduct(name: $0, package: "tools", isPlugin: true)
        }
        let project = ProjectPlan(
            name: "App", root: place.project.path,
            origin: .project(path: place.project.path + "/App.xcodeproj"), targets: [app],
            packages: [
                PackageReference(
                    identity: "tools", location: .folder(place.project.path + "/Tools"))
            ])
        var reader = PackageReader(
            substitutes: [:], cache: place.root.appendingPathComponent("cache"), includesTests: true
        )
        let plan = try reader.plan(adding: project)
        #expect(
            plan.remarks.map(\.text) == [
                "The plugin Gone does not run. “tools” has no such product.",
                "The plugin SwiftLintBuildToolPlugin does not run. What it would judge are ported "
                    + "copies of the sources.",
            ])
        let manifest = try manifest(plan, place)
        #expect(manifest.contains(#"plugins: [.plugin(name: "Words", package: "tools")]"#))
        #expect(try place.text("shadow/Targets/App/Others/a.proto") == "words")
    }
}
