import ProjectPlans
import Testing

@testable import XcodeProjects

/// Situations that users of other readers of projects reported, each written for this suite.
@Suite("Projects as people have them")
struct SituationTests {
    @Test("Projects: the marks of a merge that was not finished are named with their line")
    func conflict() throws {
        let folder = TestFolder()
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(["A.swift"])
        let text = project.text().replacing(
            "\tobjects = {\n", with: "\tobjects = {\n<<<<<<< HEAD\n=======\n>>>>>>> main\n")
        try folder.write("App.xcodeproj/project.pbxproj", text)
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(try #require(error).description.contains("the conflict of a merge"))
        #expect(error?.place.line == 8)
    }

    @Test("Projects: one that ends too early asks whether it is complete, as one sentence")
    func truncated() throws {
        let folder = TestFolder()
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"])
        try folder.write("App.xcodeproj/project.pbxproj", String(project.text().dropLast(20)))
        let error = #expect(throws: ProjectError.self) { try folder.plan() }
        #expect(try #require(error).description.hasSuffix("complete?"))
    }

    @Test("Configuration files: includes begin at the file, or else at the project's folder")
    func includes() throws {
        let folder = TestFolder()
        try folder.write("Common.xcconfig", "NAME = common\n")
        try folder.write("App/Configs/App.xcconfig", "#include \"../Common.xcconfig\"\n")
        try folder.write(["App/A.swift"])
        var project = TestProject()
        project.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "$(NAME)"
        project.baseConfiguration = project.file("Configs/App.xcconfig")
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(project, to: "App/App.xcodeproj")
        let plan = try folder.plan("App/App.xcodeproj")
        #expect(plan.texts(.warning) == [])
        #expect(plan.targets[0].settings.compilationConditions == ["common"])
    }

    @Test(
        "Configuration files: later lines inherit earlier ones, and $() parts the slashes of URLs")
    func lines() throws {
        let folder = TestFolder()
        try folder.write(
            "App.xcconfig",
            """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TWO
            SERVER = https:/$()/example.org // a comment
            """)
        try folder.write(
            "Info.plist", "<plist><dict><key>S</key><string>$(SERVER)</string></dict></plist>")
        try folder.write(["A.swift"])
        var project = TestProject()
        project.baseConfiguration = project.file("App.xcconfig")
        project.target(
            "App", .application, sources: ["A.swift"], settings: ["INFOPLIST_FILE": "Info.plist"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.targets[0].settings.compilationConditions == ["ONE", "TWO"])
        #expect(plan.targets[0].infoPlist?.keys["S"]?.text == "https://example.org")
    }

    @Test("Schemes: build settings in arguments and variables are replaced by their values")
    func macros() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "T.swift"])
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"], id: "APP")
        project.target("AppTests", .unitTests, sources: ["T.swift"], id: "T1")
        try folder.write(project)
        let reference =
            "<BuildableReference BlueprintIdentifier = \"%\" ReferencedContainer = "
            + "\"container:App.xcodeproj\"/>"
        try folder.write(
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme",
            """
            <Scheme>
            <TestAction><MacroExpansion>\(reference.replacing("%", with: "APP"))</MacroExpansion>
            <Testables><TestableReference>\(reference.replacing("%", with: "T1"))</TestableReference>
            </Testables><EnvironmentVariables>
            <EnvironmentVariable key = "DATA" value = "$(SRCROOT)/Data" isEnabled = "YES"/>
            </EnvironmentVariables></TestAction>
            <LaunchAction><BuildableProductRunnable>\(reference.replacing("%", with: "APP"))
            </BuildableProductRunnable><CommandLineArguments>
            <CommandLineArgument argument = "-kind $(CONFIGURATION)" isEnabled = "YES"/>
            </CommandLineArguments></LaunchAction></Scheme>
            """)
        let plan = try folder.plan()
        #expect(plan.tests?.options.environment == ["DATA": folder.at("Data")])
        #expect(plan.launch?.options.arguments == ["-kind", "Debug"])
    }

    @Test("Pods: a folder in exclude_files means all that is in it")
    func excludedFolder() throws {
        let folder = TestFolder()
        try folder.write(["Kit/A.swift", "Kit/Old/B.swift", "Kit/Old/Deep/C.swift"])
        try folder.write(
            "Kit/Kit.podspec.json",
            #"{ "name": "Kit", "source_files": "**/*.swift", "exclude_files": "Old" }"#)
        let spec = try PodReader.spec(of: "Kit", at: folder.at("Kit"))
        let plan = PodReader(name: "Kit", folder: folder.at("Kit"), spec: spec, parts: []).plan()
        #expect(plan.targets.last?.sources.map(folder.relative) == ["Kit/A.swift"])
    }

    @Test("Pods and targets: of variants for Darwin and Linux, the one of iOS is taken")
    func variants() throws {
        let folder = TestFolder()
        let linux = "// For Linux.\n\n#if os(Linux)\nimport Glibc\n#if X\n#endif\n#endif\n"
        for place in ["Kit", "App"] {
            try folder.write("\(place)/Platform.Darwin.swift", "#if os(iOS)\n#endif\n")
            try folder.write("\(place)/Platform.Linux.swift", linux)
            try folder.write("\(place)/Only.Linux.swift", linux)
            try folder.write("\(place)/Both.Linux.swift", linux + "let x = 1\n")
            try folder.write("\(place)/Both.Darwin.swift", "")
        }
        try folder.write(
            "Kit/Kit.podspec.json", #"{ "name": "Kit", "source_files": "**/*.swift" }"#)
        let spec = try PodReader.spec(of: "Kit", at: folder.at("Kit"))
        let pod = PodReader(name: "Kit", folder: folder.at("Kit"), spec: spec, parts: []).plan()
        let names = [
            "Both.Darwin.swift", "Both.Linux.swift", "Only.Linux.swift", "Platform.Darwin.swift",
        ]
        #expect(pod.targets.last?.sources.map(Paths.name).sorted() == names)
        var project = TestProject()
        project.target(
            "App", .application, sources: (names + ["Platform.Linux.swift"]).map { "App/" + $0 })
        try folder.write(project)
        #expect(try folder.plan().targets[0].sources.map(Paths.name).sorted() == names)
    }

    @Test("Projects: an Info.plist among the resources is the target's own, and not copied")
    func infoPlist() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "Info.plist", "More/Data.plist"])
        var project = TestProject()
        let sources = project.phase("Sources", [project.file("A.swift")])
        let resources = project.phase(
            "Resources", [project.file("Info.plist"), project.file("More/Data.plist")])
        project.target("App", .application, phases: [sources, resources])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.targets[0].resources.map(\.name) == ["Data.plist"])
        #expect(
            plan.texts(.note) == [
                "“Info.plist” is no resource: Xcode writes the bundle's own to its place."
            ])
    }

    @Test("Projects: entries without a file, and lists without a default, are no mistake")
    func gaps() throws {
        let folder = TestFolder()
        try folder.write(["A.swift"])
        var project = TestProject()
        let gap = project.object("PBXBuildFile", "settings = {ATTRIBUTES = (Required, ); };")
        let entry = project.object("PBXBuildFile", "fileRef = \(project.file("A.swift"));")
        let sources = project.object("PBXSourcesBuildPhase", "files = (\(gap), \(entry));")
        project.target("App", .application, phases: [sources])
        let text = project.text().replacing("defaultConfigurationName = Release;", with: "")
        try folder.write("App.xcodeproj/project.pbxproj", text)
        let plan = try folder.plan()
        #expect(plan.remarks == [])
        #expect(plan.targets[0].sources == [folder.at("A.swift")])
    }

    @Test("Test plans: classes of XCTest in a choice have their methods, too")
    func testClasses() throws {
        let plan = try TestPlan(
            """
            { "testTargets": [ { "target": { "name": "T" }, "skippedTests": {
              "suites": [ { "name": "Pages", "testFunctions": ["opens()"] }, { "name": "Books" } ],
              "xctestClasses": [ { "name": "Old", "xctestMethods": ["testA()"] }, { "name": "Older" } ]
            } } ] }
            """, at: "/a.xctestplan", container: "/A.xcodeproj")
        #expect(plan.testables[0].skipped == ["Pages/opens()", "Books", "Old/testA()", "Older"])
    }

    @Test("Test plans: suites in suites, and functions outside of them")
    func nestedSuites() throws {
        let plan = try TestPlan(
            """
            { "testTargets": [ { "target": { "name": "T" }, "skippedTests": {
              "testFunctions": [ "alone()" ], "suites": [ { "name": "Outer", "suites": [
                { "name": "Inner", "testFunctions": ["opens()"] }, { "name": "Empty" } ] } ]
            } } ] }
            """, at: "/a.xctestplan", container: "/A.xcodeproj")
        #expect(
            plan.testables[0].skipped == ["alone()", "Outer/Inner/opens()", "Outer/Empty"])
    }

    @Test("Coverage: the targets that a scheme or its test plan names")
    func coverage() throws {
        let plan = try TestPlan(
            """
            { "defaultOptions": { "codeCoverage": { "targets": [
              { "containerPath": "container:A.xcodeproj", "identifier": "1", "name": "Kit" } ] } } }
            """, at: "/a.xctestplan", container: "/A.xcodeproj")
        #expect(plan.covered?.map(\.name) == ["Kit"])
        let off = #"{ "defaultOptions": { "codeCoverage": false } }"#
        #expect(try TestPlan(off, at: "/a.xctestplan", container: "/A.xcodeproj").covered == nil)
        let scheme = try Scheme(
            """
            <Scheme><TestAction onlyGenerateCoverageForSpecifiedTargets="YES"><CodeCoverageTargets>
            <BuildableReference BlueprintIdentifier="1" BlueprintName="Kit"/>
            </CodeCoverageTargets></TestAction></Scheme>
            """, at: "/a.xcscheme", container: "/A.xcodeproj")
        #expect(scheme.covered?.map(\.name) == ["Kit"])
    }

    @Test("Podfiles: parts named by :subspecs, and a podspec by :podspec")
    func parts() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "Kit/Core/C.swift", "Kit/Net/N.swift", "Kit/UI/U.swift"])
        try folder.write(
            "Kit/Kit.podspec",
            """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              %w[Core Net UI].each do |part|
                s.subspec part do |p|
                  p.source_files = "#{part}/*.swift"
                end
              end
            end
            """)
        try folder.write(
            "Podfile",
            """
            target 'App' do
              pod 'Kit', :path => 'Kit', :subspecs => ['Core', 'Net']
            end
            """)
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"])
        try folder.write(project)
        let kit = try #require(try folder.plan().target(named: "Kit"))
        #expect(kit.sources.map(folder.relative) == ["Kit/Core/C.swift", "Kit/Net/N.swift"])
    }

    @Test("Bridging headers: what Swift code uses of their declarations is counted")
    func bridging() throws {
        let folder = TestFolder()
        try folder.write(
            "App/Bridge.h", "#import <UIKit/UIKit.h>\n#import \"Reach.h\"\n#include \"sum.h\"\n")
        try folder.write(
            "Vendor/Reach.h",
            """
            @class Later;
            @protocol ReachDelegate;
            @interface Reach : NSObject
            - (void)start;
            @end
            @interface UIView (Reach)
            @end
            typedef NS_ENUM(NSInteger, ReachState) { ReachStateOn };
            """)
        try folder.write("Vendor/sum.h", "int sum(int a, int b);\n")
        try folder.write("A.swift", "let r = Reach()\nlet s: ReachState = Reach().state\n")
        try folder.write(["B.swift"])
        var project = TestProject()
        let settings = ["SWIFT_OBJC_BRIDGING_HEADER": "App/Bridge.h"]
        project.target("App", .application, sources: ["A.swift"], settings: settings)
        project.target("Kit", .framework, sources: ["B.swift"], settings: settings)
        try folder.write(project)
        let plan = try folder.plan()
        #expect(
            plan.texts(.error) == [
                "Swift code uses Reach (2), ReachState (1) of “Reach.h”, which is Objective-C."
            ])
        #expect(
            plan.texts(.note) == [
                "The header “Reach.h” is Objective-C and is left out: Swift code uses nothing that "
                    + "it declares."
            ])
        for target in plan.targets {
            #expect(target.cCode?.imported.map(folder.relative) == ["Vendor/sum.h"])
        }
    }
}
