import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Packages for iOS")
struct PackageReaderTests {
    @Test("Package: targets have their files, settings as on iOS, and resources that Xcode takes")
    func targets() throws {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Reader", defaultLocalization: "en", platforms: [.iOS(.v15)],
                products: [.library(name: "Reader", targets: ["Reader"])],
                targets: [
                    .target(
                        name: "Reader", exclude: ["Old"], resources: [.process("Media")],
                        swiftSettings: [
                            .define("PHONE", .when(platforms: [.iOS])),
                            .define("MAC", .when(platforms: [.macOS])),
                            .define("FAST", .when(configuration: .release)),
                            .enableUpcomingFeature("ExistentialAny"),
                        ]),
                    .target(name: "Words", path: "Code/Words"),
                    .testTarget(name: "ReaderTests", dependencies: ["Reader"]),
                    .binaryTarget(name: "Engine", path: "Engine.xcframework"),
                ])
            """, to: "project/Package.swift")
        for path in ["Page.swift", "Old/Page.swift", "Cell.xib", "Media/en.lproj/A.strings"] {
            try place.write("", to: "project/Sources/Reader/\(path)")
        }
        try place.write("", to: "project/Sources/Reader/Media/cover.png")
        try place.write("", to: "project/Code/Words/Word.swift")
        try place.write("", to: "project/Tests/ReaderTests/PageTests.swift")
        let before = try place.files(in: "project")

        let plan = try place.plan()
        #expect(plan.name == "Reader")
        #expect(plan.targets.map(\.name) == ["Reader", "Words", "ReaderTests", "Engine"])
        let reader = try #require(plan.target(named: "Reader"))
        let folder = place.project.appendingPathComponent("Sources/Reader").path
        #expect(reader.sources == [folder + "/Page.swift"])
        #expect(reader.settings.swiftVersion == "5")
        #expect(reader.settings.compilationConditions == ["PHONE"])
        #expect(reader.settings.upcomingFeatures == ["ExistentialAny"])
        #expect(reader.resources.map(\.name) == ["A.strings", "Cell.xib", "cover.png"])
        #expect(reader.resources[0].files.map(\.language) == ["en"])
        #expect(plan.target(named: "Words")?.sources.count == 1)
        #expect(plan.target(named: "ReaderTests")?.dependencies == ["Reader"])
        #expect(plan.target(named: "Engine")?.leftOut?.contains("binary") == true)
        #expect(try place.files(in: "project") == before, "The repository stays as it is")

        #expect(try place.plan(includesTests: false).target(named: "ReaderTests") == nil)
    }

    /// A package that uses two others, of which `Views` is iOS code.
    private func dependencies() throws -> Workplace {
        let place = try Workplace()
        try place.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                dependencies: [
                    .package(url: "https://localhost:1/numbers.git", from: "1.0.0"),
                    .package(path: "../views"),
                ],
                targets: [
                    .target(name: "App", dependencies: [.product(name: "Views", package: "views")]),
                    .testTarget(name: "AppTests", dependencies: [
                        "App", .product(name: "Numbers", package: "numbers"),
                    ]),
                ])
            """, to: "project/Package.swift")
        try place.write("", to: "project/Sources/App/App.swift")
        try place.write("", to: "project/Tests/AppTests/AppTests.swift")
        for (name, text) in ["Views": "import UIKit", "Numbers": "import Foundation"] {
            let folder = name.lowercased()
            try place.write(
                """
                // swift-tools-version: 5.5
                import PackageDescription
                let package = Package(
                    name: "\(folder)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    targets: [.target(name: "\(name)")])
                """, to: "\(folder)/Package.swift")
            try place.write(text, to: "\(folder)/Sources/\(name)/\(name).swift")
        }
        return place
    }

    @Test("Package: a dependency that is iOS code becomes a target, another one stays a package")
    func merged() throws {
        let place = try dependencies()
        let numbers = place.root.appendingPathComponent("numbers")
        // A folder without a package replaces nothing.
        let plan = try place.plan(substitutes: ["Numbers": numbers, "Words": place.root])
        #expect(plan.targets.map(\.name) == ["Views", "App", "AppTests"])
        #expect(plan.target(named: "App")?.dependencies == ["Views"])
        #expect(plan.target(named: "App")?.settings.swiftVersion == "6")
        #expect(plan.target(named: "Views")?.settings.swiftVersion == "5")
        #expect(
            plan.packages == [
                PackageReference(identity: "numbers", location: .folder(numbers.path))
            ])
        #expect(
            plan.target(named: "AppTests")?.packageProducts
                == [PackageProduct(name: "Numbers", package: "numbers", modules: ["Numbers"])])
    }

    @Test("Package: one that cannot be fetched is named with the targets that need it")
    func missing() throws {
        let place = try dependencies()
        let remark = try #require(try place.plan().remarks.first { $0.target == "AppTests" })
        #expect(remark.severity == .error)
        #expect(
            remark.text.contains("The package numbers, which AppTests needs, cannot be fetched."))
        #expect(remark.text.contains("add --dependency numbers=FOLDER"))
        // Without tests it is not needed.
        #expect(try place.plan(includesTests: false).targets.map(\.name) == ["Views", "App"])
    }

    @Test("Package: a manifest with a mistake is reported in SwiftPM's words")
    func mistake() throws {
        let place = try Workplace()
        try place.write("// swift-tools-version: 5.9\nlet package =\n", to: "project/Package.swift")
        let error = #expect(throws: ShadowError.self) { try place.plan() }
        #expect(try #require(error).description.contains("expected initial value after '='"))
    }
}
