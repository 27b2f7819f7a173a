import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Packages as people have them")
struct PackageSituationTests {
    private func place(_ targets: String) throws -> Workplace {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", defaultLocalization: "en", targets: [\(targets)])
            """, to: "project/Package.swift")
        try place.write("import UIKit", to: "project/Sources/Kit/Kit.swift")
        return place
    }

    @Test("Package: whatever lies in a folder of a language is a resource, also undeclared")
    func localized() throws {
        let place = try place(".target(name: \"Kit\")")
        for path in ["en.lproj/flag.png", "fr.lproj/flag.png", "fr.lproj/Deep/not.png", "flag.png"]
        {
            try place.write("a", to: "project/Sources/Kit/\(path)")
        }
        let kit = try #require(try place.plan().target(named: "Kit"))
        #expect(kit.resources.map(\.name) == ["flag.png"])
        #expect(kit.resources.first?.files.compactMap(\.language) == ["en", "fr"])
    }

    @Test("Package: a manifest of tools 5.3 with a language version stays as it is")
    func oldManifest() throws {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version:5.3
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit", exclude: ["Mac"])],
                swiftLanguageVersions: [.version("5.0")])
            """, to: "project/Package.swift")
        try place.write("import UIKit", to: "project/Sources/Kit/Kit.swift")
        try place.write("import AppKit", to: "project/Sources/Kit/Mac/Window.swift")
        try place.write("\"a\" = \"b\";", to: "project/Sources/Kit/de.lproj/Kit.strings")
        let before = try place.files(in: "project")
        let plan = try place.plan()
        let kit = try #require(plan.target(named: "Kit"))
        #expect(kit.sources.map { ($0 as NSString).lastPathComponent } == ["Kit.swift"])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        let manifest = try place.text("shadow/Package.swift")
        #expect(manifest.contains("// swift-tools-version: 6.2"))
        #expect(manifest.contains("defaultLocalization:"))
        #expect(manifest.contains(".swiftLanguageMode(.v5)"))
        #expect(try place.files(in: "project") == before, "The repository stays as it is")
    }

    @Test("Package: the Info.plist of a service next to the app's own is not the app's")
    func services() throws {
        let place = try place(
            ".executableTarget(name: \"Kit\", exclude: [\"Kit-Info.plist\"], "
                + "resources: [.copy(\"GoogleService-Info.plist\")])")
        try place.write("<plist/>", to: "project/Sources/Kit/GoogleService-Info.plist")
        try place.write("<plist/>", to: "project/Sources/Kit/Kit-Info.plist")
        let kit = try #require(try place.plan().target(named: "Kit"))
        #expect(kit.infoPlist?.file?.hasSuffix("/Kit-Info.plist") == true)
    }

    @Test("Package: a plugin's folder is in Plugins, a macro's in Sources, as SwiftPM has it")
    func folders() throws {
        let place = try place(
            ".target(name: \"Kit\"), .plugin(name: \"Words\", capability: .buildTool())")
        try place.write("", to: "project/Plugins/Words/P.swift")
        let words = try #require(try place.plan().target(named: "Words"))
        #expect(words.unported?.folder == place.project.path + "/Plugins/Words")
    }

    @Test("Package: of variants for Darwin and Linux, the one of iOS is taken")
    func variants() throws {
        let place = try place(".target(name: \"Kit\")")
        try place.write("#if os(Linux)\n#endif\n", to: "project/Sources/Kit/Lock+Linux.swift")
        try place.write("", to: "project/Sources/Kit/Lock+Apple.swift")
        let kit = try #require(try place.plan().target(named: "Kit"))
        #expect(
            kit.sources.map { ($0 as NSString).lastPathComponent } == [
                "Kit.swift", "Lock+Apple.swift",
            ])
    }

    @Test("Package: what the user wants as it is keeps its own code for Linux, tests too")
    func asIs() throws {
        let place = try place(
            ".target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"], "
                + "exclude: [\"Pictures\"])")
        try place.write("", to: "project/Tests/KitTests/T.swift")
        try place.write(
            "#if canImport(UIKit)\nimport UIKit\n#endif", to: "project/Sources/Kit/B.swift")
        var reader = PackageReader(
            substitutes: [:], cache: place.root.appendingPathComponent("cache"),
            includesTests: true, asIs: ["Kit"])
        let plan = try reader.plan(of: place.project)
        _ = try ShadowPackage(
            plan, in: place.shadow, tool: place.tool, reserved: ["UIKit", "Toasts"]
        ).write()
        #expect(try place.calls() == 0)
        let manifest = try place.text("shadow/Package.swift")
        for part in [
            #".target(name: "Kit", dependencies: [], path: "Targets/Kit", swiftSettings: ["#,
            #"path: "Targets/KitTests", exclude: ["Pictures"], swiftSettings: ["#,
            #".unsafeFlags(["-module-alias", "UIKit=Absent_UIKit"])"#,
        ] {
            #expect(manifest.contains(part), "\(part)")
        }
    }

    @Test("Package: of two files of an app's keys, UIKit is to find its own first")
    func infoName() throws {
        let place = try place(
            ".executableTarget(name: \"Kit\", resources: [.copy(\"GoogleService-Info.plist\")])")
        try place.write("<plist/>", to: "project/Sources/Kit/GoogleService-Info.plist")
        var plan = try place.plan()
        plan.targets[0].infoPlist = PlannedInfoPlist(keys: ["CFBundleName": .string("Kit")])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(
            try place.files(in: "shadow/Targets/Kit/Resources") == [
                "+Kit-Info.plist", "GoogleService-Info.plist",
            ])
    }
}
