import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Schemes and test plans")
struct SchemeTests {
    private func reference(_ id: String, _ name: String) -> String {
        """
        <BuildableReference BlueprintIdentifier = "\(id)" BlueprintName = "\(name)"
           BuildableName = "\(name)" ReferencedContainer = "container:App.xcodeproj"/>
        """
    }

    private func scheme(tests: String, launch: String = "", build: String? = nil) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme><BuildAction><BuildActionEntries>
        <BuildActionEntry>\(build ?? reference("APP", "App"))</BuildActionEntry>
        </BuildActionEntries></BuildAction>
        \(tests)
        <LaunchAction buildConfiguration = "Debug" language = "zh-Hans" region = "CN">
        <BuildableProductRunnable>\(reference("APP", "App"))</BuildableProductRunnable>
        <CommandLineArguments>
        <CommandLineArgument argument = "-flag &quot;a b&quot;" isEnabled = "YES"/>
        <CommandLineArgument argument = "-off" isEnabled = "NO"/>
        </CommandLineArguments>
        <EnvironmentVariables>
        <EnvironmentVariable key = "MODE" value = "demo" isEnabled = "YES"/>
        <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
        </EnvironmentVariables>
        \(launch)
        </LaunchAction></Scheme>
        """
    }

    private func folder() throws -> TestFolder {
        let folder = TestFolder()
        try folder.write(["A.swift", "T.swift", "U.swift", "K.swift", "V.swift"])
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"], id: "APP")
        project.target("Kit", .framework, sources: ["K.swift"], id: "KIT")
        project.target(
            "AppTests", .unitTests, sources: ["T.swift"], dependencies: ["APP"], id: "T1")
        project.target(
            "KitTests", .unitTests, sources: ["U.swift"], dependencies: ["KIT"], id: "T2")
        project.target("OldTests", .unitTests, sources: ["V.swift"], id: "T3")
        try folder.write(project)
        return folder
    }

    private var testables: String {
        """
        <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES"><Testables>
        <TestableReference skipped = "NO">\(reference("T1", "AppTests"))
        <SkippedTests><Test Identifier = "A"/><Test Identifier = "B/testC()"/></SkippedTests>
        </TestableReference>
        <TestableReference skipped = "NO" useTestSelectionWhitelist = "YES">
        \(reference("T2", "KitTests"))<SelectedTests><Test Identifier = "D"/></SelectedTests>
        </TestableReference>
        <TestableReference skipped = "YES">\(reference("T3", "OldTests"))</TestableReference>
        </Testables></TestAction>
        """
    }

    @Test("Schemes: targets, tests, arguments, environment, language")
    func scheme() throws {
        let folder = try folder()
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/My App.xcscheme", scheme(tests: testables))
        let plan = try folder.plan("App.xcodeproj", XcodeChoice(scheme: "My App"))
        #expect(plan.schemes == ["My App"])
        #expect(
            Set(plan.targets.map(\.name)) == ["App", "AppTests", "Kit", "KitTests", "OldTests"])
        let launch = try #require(plan.launch)
        #expect(launch.target == "App")
        #expect(launch.options.arguments == ["-flag", "a b"])
        #expect(launch.options.environment == ["MODE": "demo"])
        #expect(launch.options.language == "zh-Hans")
        #expect(launch.options.region == "CN")
        let tests = try #require(plan.tests)
        #expect(
            tests.selections == [
                .init(target: "AppTests", skipped: ["A", "B/testC()"]),
                .init(target: "KitTests", only: ["D"]),
            ])
        #expect(tests.options.arguments == ["-flag", "a b"])
        #expect(plan.texts(.note) == ["The tests of “OldTests” are turned off in the scheme."])
    }

    @Test("Schemes: without a choice all targets are planned, and other tests run too")
    func byDefault() throws {
        let folder = try folder()
        let some = """
            <TestAction><Testables><TestableReference skipped = "NO">\(reference("T1", "AppTests"))
            </TestableReference></Testables></TestAction>
            """
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/X.xcscheme", scheme(tests: some))
        let plan = try folder.plan()
        #expect(plan.targets.count == 5)
        #expect(
            Set(plan.tests?.selections.map(\.target) ?? []) == ["AppTests", "KitTests", "OldTests"])
    }

    @Test("Schemes: a chosen one leaves out the targets that it does not need")
    func narrow() throws {
        let folder = try folder()
        try folder.write(
            "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Kit.xcscheme",
            scheme(tests: "<TestAction/>", build: reference("KIT", "Kit")))
        let plan = try folder.plan("App.xcodeproj", XcodeChoice(scheme: "Kit"))
        #expect(plan.targets.map(\.name) == ["Kit"])
        #expect(plan.tests?.selections == [])
    }

    @Test("Choices: unknown schemes and targets are errors that list what there is")
    func unknown() throws {
        let folder = try folder()
        let scheme = #expect(throws: ProjectChoiceError.self) {
            try folder.plan("App.xcodeproj", XcodeChoice(scheme: "No"))
        }
        #expect(scheme?.description.contains("no shared schemes") ?? false)
        let target = #expect(throws: ProjectChoiceError.self) {
            try folder.plan("App.xcodeproj", XcodeChoice(targets: ["No"]))
        }
        #expect(target?.candidates.contains("KitTests") ?? false)
        let plan = try folder.plan("App.xcodeproj", XcodeChoice(targets: ["AppTests"]))
        #expect(plan.targets.map(\.name) == ["App", "AppTests"])
    }

    @Test("Test plans: tests, options, both forms of skipped tests")
    func testPlan() throws {
        let folder = try folder()
        let action = """
            <TestAction><TestPlans>
            <TestPlanReference reference = "container:Other.xctestplan"/>
            <TestPlanReference reference = "container:Plans/All.xctestplan" default = "YES"/>
            </TestPlans></TestAction>
            """
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", scheme(tests: action))
        try folder.write(
            "Plans/All.xctestplan",
            """
            { "configurations": [
                { "id": "1", "name": "One", "options": { "region": "DE" } },
                { "id": "2", "name": "Two", "options": {} } ],
              "defaultOptions": {
                "commandLineArgumentEntries": [
                  { "argument": "-x 1" }, { "argument": "-y", "enabled": false } ],
                "environmentVariableEntries": [ { "key": "A", "value": "b" } ],
                "language": "de" },
              "testTargets": [
                { "skippedTests": ["A/test()"],
                  "target": { "containerPath": "container:App.xcodeproj",
                              "identifier": "T1", "name": "AppTests" } },
                { "skippedTests": { "suites": [
                    { "name": "S" }, { "name": "R", "testFunctions": ["t()", "u()"] } ] },
                  "target": { "identifier": "T2", "name": "KitTests" } },
                { "enabled": false, "target": { "identifier": "T3", "name": "OldTests" } } ],
              "version": 1 }
            """)
        let plan = try folder.plan()
        let tests = try #require(plan.tests)
        #expect(tests.testPlan == folder.at("Plans/All.xctestplan"))
        #expect(
            tests.selections == [
                .init(target: "AppTests", skipped: ["A/test()"]),
                .init(target: "KitTests", skipped: ["S", "R/t()", "R/u()"]),
            ])
        #expect(
            tests.options
                == RunOptions(
                    arguments: ["-x", "1"], environment: ["A": "b"], language: "de", region: "DE"))
        #expect(plan.texts(.note).contains { $0.contains("Two") })
    }

    @Test("Test plans: a damaged one is reported, and all tests run", arguments: ["", "{", "[]"])
    func badPlan(text: String) throws {
        let folder = try folder()
        let action = """
            <TestAction><TestPlans><TestPlanReference reference = "container:P.xctestplan"/>
            </TestPlans></TestAction>
            """
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", scheme(tests: action))
        try folder.write("P.xctestplan", text)
        let plan = try folder.plan()
        #expect(plan.texts(.warning).count == 1)
        #expect(plan.tests?.selections.count == 3)
    }

    @Test("Schemes: of several, one whose app is built counts; tests of packages are named")
    func several() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "M.swift", "T.swift", "Tools/Package.swift"])
        var project = TestProject()
        project.target(
            "Mac", .application, sources: ["M.swift"], settings: ["SDKROOT": "macosx"], id: "MAC")
        project.target(
            "MacTests", .unitTests, sources: ["T.swift"], dependencies: ["MAC"],
            settings: ["TEST_HOST": "/x/Mac.app/Contents/MacOS/Mac"])
        project.target("Phone", .application, sources: ["A.swift"], id: "APP")
        try folder.write(project)
        let mac = scheme(tests: "").replacing("\"APP\"", with: "\"MAC\"")
        try folder.write("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", mac)
        let tests = """
            <TestAction><Testables><TestableReference skipped = "NO">
            <BuildableReference BlueprintIdentifier = "ToolTests" BlueprintName = "ToolTests"
               ReferencedContainer = "container:Tools"/></TestableReference></Testables></TestAction>
            """
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/App-iOS.xcscheme", scheme(tests: tests))
        let plan = try folder.plan()
        #expect(plan.launch?.target == "Phone")
        #expect(plan.texts(.note).contains { $0.contains("in their own folders: ToolTests.") })
        #expect(plan.texts(.warning) == [])
        #expect(
            plan.target(named: "MacTests")?.leftOut
                == "It runs in the app “Mac”, which is left out.")
    }

    @Test("Schemes: a damaged one is reported if it was not requested, and otherwise an error")
    func badScheme() throws {
        let folder = try folder()
        try folder.write("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", "<Scheme>\n<Build")
        #expect(try folder.plan().texts(.warning).count == 1)
        #expect(throws: ProjectError.self) {
            try folder.plan("App.xcodeproj", XcodeChoice(scheme: "App"))
        }
    }
}
