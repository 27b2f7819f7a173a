import CommandLineKit
import Foundation
import ProjectCommands
import ProjectPlans
import Testing

@testable import ProjectWork

@Suite("touchstone: which project in a folder is meant")
struct ProjectSearchTests {
    private final class Found: @unchecked Sendable {
        var options: ProjectOptions?
    }

    /// The path of what describes the project that is chosen in the folder ``Workplace/project``.
    private func found(
        in place: Workplace, for purpose: ProjectSearch.Purpose, _ words: [String] = []
    ) async throws -> String {
        let found = Found()
        let command = ProjectCommands.check { _, arguments, console in
            found.options = try ProjectOptions(arguments, console)
            return CommandResponse()
        }
        let cache = ["--shadow", place.shadow.path]
        _ = await command.respond(to: [place.project.path] + cache + words)
        let options = try #require(found.options)
        let plan = try ProjectSearch(options, purpose: purpose, console: Console()).plan()
        return String(plan.origin.path.dropFirst(place.project.path.count + 1))
    }

    private func write(_ name: String, to place: Workplace, in folder: String, tests: Bool) throws {
        let suite = tests ? ", .testTarget(name: \"\(name)Tests\")" : ""
        try place.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "\(name)", targets: [.target(name: "\(name)")\(suite)])
            """, to: "project/\(folder)Package.swift")
        try place.write("", to: "project/\(folder)Sources/\(name)/A.swift")
        if tests { try place.write("", to: "project/\(folder)Tests/\(name)Tests/T.swift") }
    }

    @Test("Search: packages in folders below are found where there is nothing else")
    func packagesBelow() async throws {
        let place = try Workplace()
        try write("Core", to: place, in: "Packages/Core/", tests: true)
        try write("Base", to: place, in: "Packages/Base/", tests: false)
        try write("Deep", to: place, in: "Packages/Base/Inner/Deep/", tests: true)
        #expect(try await found(in: place, for: .test) == "Packages/Core/Package.swift")
        #expect(try await found(in: place, for: .check) == "Packages/Core/Package.swift")
        #expect(try await found(in: place, for: .build) == "Packages/Base/Package.swift")
    }

    @Test("Search: a package without tests leads to those below; one that is built is meant itself")
    func testsBelow() async throws {
        let place = try Workplace()
        try write("Kit", to: place, in: "", tests: false)
        try write("Core", to: place, in: "Modules/Core/", tests: true)
        try write("Hidden", to: place, in: ".build/checkouts/Hidden/", tests: true)
        #expect(try await found(in: place, for: .test) == "Modules/Core/Package.swift")
        #expect(try await found(in: place, for: .build) == "Package.swift")
        #expect(try await found(in: place, for: .check) == "Package.swift")
    }

    @Test("Search: a project without tests leads to packages below, unless a part is named")
    func projects() async throws {
        let place = try Workplace()
        try place.write(
            """
            // !$*UTF8*$!
            { objectVersion = 56; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (); };
              G = { isa = PBXGroup; children = (); sourceTree = "<group>"; }; }; }
            """, to: "project/A.xcodeproj/project.pbxproj")
        try write("Core", to: place, in: "Core/", tests: true)
        #expect(try await found(in: place, for: .test) == "Core/Package.swift")
        let named = try? await found(in: place, for: .test, ["--project", "A"])
        #expect(named != "Core/Package.swift")
    }
}
