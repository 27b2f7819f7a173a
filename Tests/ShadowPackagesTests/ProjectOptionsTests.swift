import CommandLineKit
import Foundation
import ProjectCommands
import ProjectPlans
import ShadowPackages
import Testing

@testable import ProjectWork

@Suite("touchstone.json, the cache and chosen tests")
struct ProjectOptionsTests {
    /// What `touchstone check` says of a command line, whose folder is that of `place`.
    private func respond(
        _ command: Int, _ words: [String], cache: String = "/nowhere"
    ) async -> CommandResponse {
        await ProjectWork.commands[command].respond(
            to: words, called: "touchstone",
            console: Console(environment: ["XDG_CACHE_HOME": cache]))
    }

    /// The options of a command line.
    private func reading(_ words: [String]) async throws -> ProjectOptions {
        let read = Read()
        let command = ProjectCommands.check { _, arguments, console in
            read.options = try ProjectOptions(arguments, console)
            return CommandResponse()
        }
        _ = await command.respond(to: words)
        return try #require(read.options)
    }

    private final class Read: @unchecked Sendable {
        var options: ProjectOptions?
    }

    @Test(
        "touchstone.json: mistakes are reported with the file and the key",
        arguments: [
            ("{", "it is no JSON"), (#"{ "scheme": 4 }"#, "“scheme” has a value of another kind"),
            (#"{ "sheme": "A" }"#, "“sheme” is none of dependencies, project, scheme"),
        ])
    func mistakes(_ text: String, _ reason: String) async throws {
        let place = try Workplace()
        try place.write(text, to: "touchstone.json")
        try place.write("", to: "project/A.swift")
        let response = await respond(0, [place.project.path])
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.contains("\(place.root.path)/touchstone.json") == true)
        #expect(response.complaint?.contains(reason) == true)
    }

    @Test("touchstone.json: dependencies of all projects and of this one, as paths from its folder")
    func settings() async throws {
        let place = try Workplace()
        try place.write(
            """
            { "dependencies": { "numbers": "lib/numbers" }, "screen": "320x480@2",
              "projects": { "project": { "scheme": "S", "runScripts": true,
                "dependencies": { "words": "/words" } }, "other": { "scheme": "T" } } }
            """, to: "touchstone.json")
        try place.write("", to: "project/A.swift")
        let options = try await reading([place.project.path])
        #expect(
            options.substitutes.mapValues(\.path)
                == ["numbers": place.root.path + "/lib/numbers", "words": "/words"])
        #expect(options.scheme == "S" && options.runsScripts)
        #expect(options.environment["TOUCHSTONE_SCREEN"] == "320x480@2")
        let typed = try await reading([
            place.project.path, "--scheme", "U", "--dependency", "words=/other",
        ])
        #expect(typed.scheme == "U")
        #expect(typed.substitutes["words"]?.path == "/other")
    }

    @Test(
        "The configuration is what the words for SwiftPM say",
        arguments: [
            (["-v"], "debug"), (["-c", "release"], "release"),
            (["--configuration=release", "-v"], "release"),
            (["-c", "release", "--configuration", "debug"], "debug"),
        ])
    func configuration(_ words: [String], _ name: String) async throws {
        let place = try Workplace()
        try place.write("", to: "project/A.swift")
        let options = try await reading([place.project.path, "--"] + words)
        #expect(options.configuration == name)
    }

    @Test("A scheme's language holds, whatever the user's LC_ALL says")
    func language() {
        let options = RunOptions(environment: ["A": "1"], language: "de")
        #expect(
            ProjectWork.variables(of: options)
                == ["A": "1", "LANG": "de.UTF-8", "LC_ALL": "de.UTF-8"])
        #expect(ProjectWork.variables(of: nil) == [:])
    }

    @Test("cache: lists projects with their sizes, and clears one, or all that are not in use")
    func cache() async throws {
        let place = try Workplace()
        let home = place.root.path
        let empty = await respond(4, [], cache: home)
        #expect(empty.output.contains("Nothing is kept"))
        let projects = "touchstone/projects"
        for name in ["A", "B"] {
            try place.write(
                "// swift-tools-version: 6.2\n// Written by touchstone from /src/\(name)/Package.swift.\n",
                to: "\(projects)/\(name)-1/Package.swift")
        }
        let list = await respond(4, [], cache: home)
        #expect(list.output.contains("/src/A/Package.swift\n"))
        #expect(list.output.hasSuffix("in \(home)/touchstone\n"))
        let lock = try ShadowLock(place.root.appendingPathComponent("\(projects)/B-1")) {}
        let cleared = await respond(4, ["clear"], cache: home)
        #expect(cleared.exitCode == .failure)
        #expect(cleared.complaint?.contains("In use by another touchstone: /src/B/") == true)
        #expect(try place.files(in: projects).contains("B-1/Package.swift"))
        #expect(try !place.files(in: projects).contains { $0.hasPrefix("A-1") })
        lock.unlock()
        let other = await respond(4, ["clear", home + "/src"], cache: home)
        #expect(other.exitCode == .mistake && other.complaint?.contains("Nothing is kept") == true)
        #expect(await respond(4, ["clear"], cache: home).exitCode == .success)
        #expect(try place.files(in: projects) == [])
    }

    @Test("cache: toolkits that were built are listed with their compiler, and cleared, too")
    func toolkits() async throws {
        let place = try Workplace()
        let home = place.root.path
        try place.write("", to: "touchstone/toolkits/lock")
        try place.write(
            "Swift version 6.9 (x)\n", to: "touchstone/toolkits/6.9-a/lib/touchstone/compiler")
        let list = await respond(4, [], cache: home)
        #expect(list.output.contains("MB  the toolkit for Swift version 6.9 (x)\n"))
        let lock = try ShadowLock(place.root.appendingPathComponent("touchstone/toolkits")) {}
        #expect(await respond(4, ["clear"], cache: home).exitCode == .failure)
        lock.unlock()
        #expect(await respond(4, ["clear"], cache: home).exitCode == .success)
        #expect(try place.files(in: "touchstone/toolkits") == ["lock"])
    }

    @Test("Without a project: the program that makes it from a description is named")
    func generators() async throws {
        let place = try Workplace()
        try place.write("name: App\n", to: "project/project.yml")
        let response = await respond(0, [place.project.path])
        #expect(response.exitCode == .mistake)
        let generator = try #require(ProjectGenerator.find(in: place.project))
        let error = ShadowError.noProject(folder: "/a", generator: generator)
        #expect(
            error.description
                == "There is no Xcode project in “/a”: XcodeGen makes it of “project.yml”. Run "
                + "“xcodegen generate” there, or commit what it makes.")
    }

    @Test("Tests of a scheme: chosen and skipped ones match whole names")
    func chosen() {
        var plan = ProjectPlan(name: "P", root: "/", origin: .project(path: "/P.xcodeproj"))
        plan.targets = ["A Tests", "B"].map {
            PlannedTarget(
                name: $0, moduleName: $0.replacing(" ", with: "_"), kind: .unitTests(host: nil))
        }
        plan.tests = PlannedTestRun(selections: [
            .init(target: "A Tests", only: ["Page", "Book/testTurn()"], skipped: ["Page/testA"]),
            .init(target: "B"),
        ])
        #expect(
            TestChoice.words(for: plan, isFiltered: false) == [
                "--skip", #"^A_Tests\.Page/testA(/|\(|$)"#, "--filter", #"^A_Tests\.Page(/|\(|$)"#,
                "--filter", #"^A_Tests\.Book/testTurn(/|\(|$)"#, "--filter", #"^B\."#,
            ])
        #expect(TestChoice.words(for: plan, isFiltered: true).count == 2)
    }

    @Test(
        "Languages of a scheme become locales",
        arguments: [
            ("en", nil, "en.UTF-8"), ("zh-Hans", nil, "zh_CN.UTF-8"),
            ("zh-Hant", nil, "zh_TW.UTF-8"),
            ("pt-BR", nil, "pt_BR.UTF-8"), ("de", "AT", "de_AT.UTF-8"), ("", nil, "C.UTF-8"),
        ])
    func locales(_ language: String, _ region: String?, _ locale: String) {
        #expect(ProjectWork.locale(language, region) == locale)
    }

    @Test("Scripts: they run in the project's folder with its settings; one that fails is named")
    func scripts() throws {
        let place = try Workplace()
        try place.write("", to: "project/A.swift")
        let folder = place.project.path
        let script = PlannedScript(
            name: "Make", text: "echo \"$PRODUCT_NAME $SCRIPT_OUTPUT_FILE_0\" > made; pwd >> made",
            outputs: [folder + "/made"], settings: ["PRODUCT_NAME": "Reader", "SRCROOT": folder])
        var target = PlannedTarget(name: "App", moduleName: "App", kind: .application)
        target.scripts = [script]
        var plan = ProjectPlan(name: "P", root: folder, origin: .project(path: "/P.xcodeproj"))
        plan.targets = [target]
        let home = place.root.appendingPathComponent("scripts")
        try ProjectScripts(plan: plan, folder: home, console: Console()).run { _ in true }
        #expect(try place.text("project/made") == "Reader \(folder)/made\n\(folder)\n")
        plan.targets[0].scripts = [
            PlannedScript(
                name: "Fail", text: "exit 3", settings: ["SRCROOT": folder],
                place: PlanPlace(file: "/P", line: 7))
        ]
        let error = #expect(throws: ShadowError.self) {
            try ProjectScripts(plan: plan, folder: home, console: Console()).run { _ in true }
        }
        #expect(error?.description == "/P:7: error: The script “Fail” ended with exit code 3.")
    }
}
