import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ pairs: [(String, String)]) -> BuildSettings {
        BuildSettings(
            pairs.map {
                SettingAssignment(key: $0.0, value: $0.1, place: PlanPlace(file: "/p"))
            }, circumstances: ["sdk": "iphonesimulator", "arch": "arm64", "config": "Debug"])
    }

    @Test("Settings: the last assignment counts, and $(inherited) is what stood before")
    func inherited() {
        let settings = settings([
            ("FLAGS", "a"), ("FLAGS", "$(inherited) b"), ("FLAGS", "${inherited} $(FLAGS) c"),
        ])
        #expect(settings.words("FLAGS") == ["a", "b", "a", "b", "c"])
    }

    @Test("Settings: conditions on SDK, architecture and configuration")
    func conditions() {
        let settings = settings([
            ("A", "all"), ("A[sdk=iphoneos*]", "device"), ("B", "all"),
            ("B[sdk=iphonesimulator*]", "simulator"), ("C[sdk=iphone*][arch=arm64]", "both"),
            ("D[config=Release]", "release"), ("E[sdk=*,arch=arm64]", "comma"),
            ("F[arch=armv7]", "old"),
        ])
        #expect(settings["A"] == "all")
        #expect(settings["B"] == "simulator")
        #expect(settings["C"] == "both")
        #expect(settings["D"] == nil)
        #expect(settings["E"] == "comma")
        #expect(settings["F"] == nil)
    }

    @Test(
        "Settings: modifiers",
        arguments: [
            ("$(N:lower)", "my app-2"), ("$(N:upper)", "MY APP-2"),
            ("$(N:c99extidentifier)", "My_App_2"), ("$(N:rfc1034identifier)", "My-App-2"),
            ("$(D:c99extidentifier)", "_go"), ("$(P:dir)", "/a/b/"), ("$(P:file)", "c.txt"),
            ("$(P:base)", "c"), ("$(P:suffix)", ".txt"), ("$(X:default=none)", "none"),
            ("$(N:default=none)", "My App-2"), ("$(P:base:upper)", "C"), ("$(X)", ""),
            ("${P}", "/a/b/c.txt"), ("$(A_$(K))", "nested"), ("$", "$"), ("$(open", "$(open"),
            ("a$b", "a$b"), ("100%", "100%"),
        ])
    func modifiers(text: String, value: String) {
        let settings = settings([
            ("N", "My App-2"), ("D", "2go"), ("P", "/a/b/c.txt"), ("K", "Z"), ("A_Z", "nested"),
        ])
        #expect(settings.expand(text) == value)
    }

    @Test("Settings: circles end, and are reported")
    func circles() {
        let settings = settings([("A", "x$(B)"), ("B", "y$(C)"), ("C", "z$(A)")])
        #expect(settings["A"] == "xyz")
        #expect(settings.circular == ["A"])
    }

    @Test("Settings: values that double each other stay within bounds")
    func growth() {
        var pairs = [("V0", "0123456789")]
        for index in 1...60 { pairs.append(("V\(index)", "$(V\(index - 1))$(V\(index - 1))")) }
        let value = settings(pairs)["V60"] ?? ""
        #expect(value.utf8.count <= 2 * BuildSettings.longestValue)
    }

    @Test("Settings: nested references stay within bounds")
    func nesting() {
        let text = String(repeating: "$(", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(settings([]).expand(text).count <= text.count)
        let open = String(repeating: "$(", count: 5_000)
        #expect(settings([]).expand(open) == open)
    }

    @Test(
        "Words: quotes and escapes",
        arguments: [
            ("a b", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("a\\ b", ["a b"]),
            ("'x y'", ["x y"]),
            ("-D\"A B\"", ["-DA B"]), ("", []), ("\"\"", [""]),
        ])
    func words(text: String, words: [String]) {
        #expect(SettingWords.split(text) == words)
    }

    @Test("Configuration files: includes, comments, conditions; later lines win")
    func configurationFile() throws {
        let folder = TestFolder()
        try folder.write("Base.xcconfig", "A = base // comment\nURL = http:/$()/example.org\n")
        try folder.write(
            "Sub/App.xcconfig",
            """
            // The app's settings.
            #include "../Base.xcconfig"
            #include? "Local.xcconfig"
            #include "../Base"
            A = $(inherited) app
            B[sdk=iphonesimulator*] = on
            OTHER=$(A)=x
            """)
        let file = ConfigurationFile(at: folder.at("Sub/App.xcconfig"))
        #expect(file.remarks == [])
        let settings = BuildSettings(
            file.assignments, circumstances: ["sdk": "iphonesimulator"])
        #expect(settings["A"] == "base app")
        #expect(settings["B"] == "on")
        #expect(settings["OTHER"] == "base app=x")
        #expect(settings["URL"] == "http://example.org")
    }

    @Test("Configuration files: what is missing, circular or no setting is reported with its line")
    func badConfigurationFile() throws {
        let folder = TestFolder()
        try folder.write(
            "A.xcconfig", "X = 1\n#include \"No.xcconfig\"\n#include \"A.xcconfig\"\nnonsense\n")
        let file = ConfigurationFile(at: folder.at("A.xcconfig"))
        #expect(file.remarks.map(\.place?.line) == [2, 3, 4])
        #expect(file.assignments.map(\.name) == ["X"])
    }

    @Test("Levels: project's file, project, target's file, target")
    func levels() throws {
        let folder = TestFolder()
        try folder.write("A.swift")
        try folder.write("Project.xcconfig", "L = 1\nONLY = p\n")
        try folder.write("Target.xcconfig", "L = $(inherited) 3\n")
        var project = TestProject()
        let base = project.file("Project.xcconfig")
        let own = project.file("Target.xcconfig")
        project.baseConfiguration = base
        project.settings["L"] = "$(inherited) 2"
        let phase = project.phase("Sources", [project.file("A.swift")])
        project.target(
            "App", .application, phases: [phase],
            settings: [
                "L": "$(inherited) 4",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG L$(L:c99extidentifier) $(ONLY)",
            ], base: own)
        try folder.write(project)
        let plan = try folder.plan()
        #expect(
            plan.targets[0].settings.compilationConditions == ["DEBUG", "L__2_3_4", "p"])
    }

    @Test("Compiler settings: versions, isolation, features and flags")
    func compiler() throws {
        let reader = CompilerSettingReader(
            settings([
                ("SWIFT_VERSION", "6.0"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
                ("SWIFT_STRICT_CONCURRENCY", "complete"),
                ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES"),
                ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "YES"),
                ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "NO"),
                ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"),
                (
                    "OTHER_SWIFT_FLAGS",
                    "-DONE -D TWO -enable-experimental-feature Lifetimes -warnings-as-errors"
                ),
                ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG ONE"),
            ]))
        let result = reader.read()
        #expect(result.swiftVersion == "6.0")
        #expect(result.defaultIsolation == .mainActor)
        #expect(result.strictConcurrency == .complete)
        #expect(result.upcomingFeatures.contains("ExistentialAny"))
        #expect(result.upcomingFeatures.contains("MemberImportVisibility"))
        #expect(result.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
        #expect(!result.upcomingFeatures.contains("IsolatedDefaultValues"))
        #expect(result.compilationConditions == ["DEBUG", "ONE", "TWO"])
        #expect(result.experimentalFeatures == ["Lifetimes"])
        #expect(result.otherFlags == [])
    }
}
