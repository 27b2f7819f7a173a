import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Packages with gaps")
struct PackageGapTests {
    /// A package with a library and its tests, whose manifest has these arguments.
    private func place(
        _ target: String = "", dependencies: String = "", more: String = "", name: String = "Kit"
    ) throws -> Workplace {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Kit", dependencies: [\(dependencies)],
                targets: [.target(name: "\(name)"\(target)), \(more)], swiftLanguageModes: [.v5])
            """, to: "project/Package.swift")
        try place.write("", to: "project/Sources/Kit/Kit.swift")
        return place
    }

    @Test("Package: what is embedded in code is embedded in the shadow's, too")
    func embedded() throws {
        let place = try place(", resources: [.embedInCode(\"key.txt\"), .copy(\"art\")]")
        try place.write("secret", to: "project/Sources/Kit/key.txt")
        try place.write("a", to: "project/Sources/Kit/art/a.png")
        _ = try ShadowPackage(try place.plan(), in: place.shadow, tool: place.tool).write()
        let manifest = try place.text("shadow/Package.swift")
        #expect(manifest.contains(#".embedInCode("Resources/key.txt")"#))
        #expect(manifest.contains(#".copy("Resources/art")"#))
        #expect(try place.text("shadow/Targets/Kit/Resources/key.txt") == "secret")
    }

    @Test("Package: unsafe flags count as settings do; those without a meaning here are reported")
    func flags() throws {
        let place = try place(
            """
            , swiftSettings: [.unsafeFlags([
                "-D", "FAST", "-DBIG", "-warnings-as-errors", "-enable-bare-slash-regex",
                "-Xfrontend", "-enable-private-imports", "-Xcc", "-DX=1",
                "-Xfrontend", "-enable-experimental-feature", "-Xfrontend", "Fast",
            ])]
            """)
        let plan = try place.plan()
        let settings = try #require(plan.target(named: "Kit")).settings
        #expect(settings.compilationConditions == ["FAST", "BIG"])
        #expect(settings.experimentalFeatures == ["Fast"])
        #expect(
            settings.otherFlags == [
                "-enable-bare-slash-regex", "-Xfrontend", "-enable-private-imports",
            ])
        #expect(
            plan.remarks.map(\.description) == [
                "\(place.project.path)/Package.swift: warning: The compiler's flag “-Xcc -DX=1” is "
                    + "ignored."
            ])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(
            try place.text("shadow/Package.swift").contains(
                #"""
                .unsafeFlags(["-enable-bare-slash-regex", "-Xfrontend", "-enable-private-imports"])
                """#))
    }

    @Test("Package: a target that needs one that is left out is named, with the reason")
    func binary() throws {
        let place = try place(
            ", dependencies: [\"Engine\"]",
            more: """
                .binaryTarget(name: "Engine", path: "Engine.xcframework"),
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
                .target(name: "Free"),
                """)
        try place.write("", to: "project/Sources/Free/F.swift")
        try place.write("import Engine", to: "project/Sources/Kit/Kit.swift")
        try place.write("", to: "project/Tests/KitTests/T.swift")
        let plan = try place.plan()
        #expect(
            plan.remarks.filter { $0.severity == .error }.map(\.text) == [
                "“Kit” needs “Engine”, which is left out. It is a binary, compiled "
                    + "for Apple's platforms."
            ])
        #expect(plan.remarks.first { $0.severity == .error }?.target == "Kit")
    }

    @Test("Package: folders are found if only the case of their letters differs, as on a Mac")
    func spelling() throws {
        let place = try place(", path: \"sources/KIT/\", resources: [.process(\"ART\")]")
        try place.write("a", to: "project/Sources/Kit/Art/a.png")
        let kit = try #require(try place.plan().target(named: "Kit"))
        #expect(kit.leftOut == nil)
        #expect(kit.sources.map { ($0 as NSString).lastPathComponent } == ["Kit.swift"])
        #expect(kit.resources.map(\.name) == ["a.png"])
    }

    @Test("Package: one that cannot be fetched stops only the targets that need it")
    func unavailable() throws {
        let place = try place(
            dependencies: """
                .package(url: "https://localhost:1/numbers.git", from: "1.0.0"),
                .package(url: "https://localhost:1/words.git", from: "1.0.0"),
                """,
            more: """
                .testTarget(name: "KitTests", dependencies: ["Kit"]),
                .testTarget(name: "NumberTests", dependencies: [
                    "Kit", .product(name: "Numbers", package: "numbers"),
                    .product(name: "MoreNumbers", package: "numbers"),
                ]),
                """)
        for name in ["KitTests", "NumberTests"] {
            try place.write("", to: "project/Tests/\(name)/T.swift")
        }
        let plan = try place.plan()
        #expect(plan.targets.map(\.name) == ["Kit", "KitTests", "NumberTests"])
        let errors = plan.remarks.filter { $0.severity == .error }
        #expect(errors.map(\.target) == ["NumberTests"])
        #expect(errors[0].text.contains("The package numbers, which NumberTests needs, cannot be"))
        #expect(errors[0].text.contains("add --dependency numbers=FOLDER"))
        #expect(errors[0].place?.file == place.project.path + "/Package.swift")
    }

    @Test("Package: packages that packages need are fetched, too, in the versions of the team")
    func transitive() throws {
        let place = try place(
            ", dependencies: [.product(name: \"Views\", package: \"views\")]", dependencies: "")
        let root = place.root.path
        for (name, needs) in [("views", "base"), ("base", "")] {
            let product = name.capitalized
            let dependency =
                needs.isEmpty ? "" : ".package(url: \"\(root)/\(needs)\", from: \"1.0.0\")"
            let use = needs.isEmpty ? "" : ".product(name: \"Base\", package: \"base\")"
            try place.write(
                """
                // swift-tools-version: 5.5
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(product)", targets: ["\(product)"])],
                    dependencies: [\(dependency)],
                    targets: [.target(name: "\(product)", dependencies: [\(use)])])
                """, to: "\(name)/Package.swift")
            try place.write("import UIKit", to: "\(name)/Sources/\(product)/A.swift")
            try place.git("init -q .", in: name)
            try place.git("add .", in: name)
            for version in ["1.0.0", "1.1.0"] {
                try place.git("commit -q --allow-empty -m \(version)", in: name)
                try place.git("tag \(version)", in: name)
            }
        }
        try place.write(
            try place.text("project/Package.swift").replacing(
                "dependencies: [],",
                with: "dependencies: [.package(url: \"\(root)/views\", from: \"1.0.0\")],"),
            to: "project/Package.swift")
        let revision = try place.git("rev-parse 1.0.0", in: "views")
        let pins = try ["views", "base"].map { name in
            """
            { "identity": "\(name)", "kind": "localSourceControl", "location": "\(root)/\(name)",
              "state": { "revision": "\(try place.git("rev-parse 1.0.0", in: name))",
              "version": "1.0.0" } }
            """
        }
        try place.write(
            "{ \"pins\": [ \(pins.joined(separator: ", ")) ], \"version\": 2 }",
            to: "project/Package.resolved")
        let plan = try place.plan()
        #expect(plan.targets.map(\.name) == ["Base", "Views", "Kit"])
        #expect(plan.remarks == [])
        let views = try #require(plan.target(named: "Views")?.sources.first)
        let checkout = URL(fileURLWithPath: views).appendingPathComponent("../../..").standardized
        let head = try place.git("rev-parse HEAD", inFolder: checkout.path)
        #expect(head == revision)
    }
}
