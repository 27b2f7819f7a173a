import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Pods and Carthage")
struct PodTests {
    private let podspec = """
        # A pod.
        version = '1.2'
        Pod::Spec.new do |s|
          s.name = "Kit"
          s.version = version
          s.summary = "Two
            lines"
          s.description = <<-DESC
            Not code: s.source_files = 'x' do
          DESC
          s.source = { :git => "https://example.org/kit.git", :tag => "v#{s.version.to_s}" }
          s.swift_versions = ['4.2', '5.0']
          s.ios.deployment_target = '9.0'
          s.source_files = 'Sources/**/*.{swift,h}', 'Extra'
          s.exclude_files = 'Sources/No/*'
          s.resources = ['Assets/**/*.png', 'Kit.xcassets']
          s.resource_bundles = { 'KitTexts' => ['Texts/*.lproj'] }
          s.ios.framework = 'MapKit'
          s.osx.source_files = 'Mac/*.swift'
          s.dependency 'Base', '~> 1.0'
          s.pod_target_xcconfig = { 'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => 'KIT' }
          s.default_subspec = 'Core'
          s.subspec 'Core' do |core|
            core.source_files = 'Core/*.swift'
          end
          s.subspec 'Net' do |net|
            net.dependency 'Kit/Core'
            net.source_files = 'Net/*.swift'
          end
          s.test_spec 'Tests' do |t|
            t.source_files = 'Tests/*.swift'
          end
        end
        """

    private func folder(podfile: String) throws -> TestFolder {
        let folder = TestFolder()
        try folder.write([
            "Example/A.swift", "Example/T.swift", "Sources/K.swift", "Sources/Deep/L.swift",
            "Sources/K.h", "Sources/No/X.swift", "Extra/E.swift", "Core/C.swift", "Net/N.swift",
            "Assets/a/p.png", "Kit.xcassets/Contents.json", "Texts/en.lproj/K.strings",
            "Texts/zh-Hans.lproj/K.strings", "Mac/M.swift", "Base/B.swift", "Tests/Z.swift",
        ])
        try folder.write("Kit.podspec", podspec)
        try folder.write(
            "Base/Base.podspec.json",
            #"{ "name": "Base", "source_files": "*.swift", "swift_version": "5.0" }"#)
        var project = TestProject()
        project.target("App", .application, sources: ["A.swift"], id: "APP")
        project.target(
            "AppTests", .unitTests, sources: ["T.swift"], dependencies: ["APP"],
            settings: ["TEST_HOST": "/x/App.app/App"])
        try folder.write(project, to: "Example/App.xcodeproj")
        try folder.write("Example/Podfile", podfile)
        return folder
    }

    @Test("Pods with :path: sources, resources, bundles, parts and what they need")
    func local() throws {
        let folder = try folder(
            podfile: """
                source 'https://example.org/specs.git'
                platform :ios, '12.0'
                use_frameworks!
                def shared
                  pod 'Base', path: '../Base'
                end
                target 'App' do
                  project 'App.xcodeproj'
                  shared
                  pod "Kit", :path => '../'
                  target 'AppTests' do
                    inherit! :search_paths
                  end
                end
                post_install do |installer|
                  installer.pods_project.targets.each do |target|
                    target.build_configurations.each { |c| c.build_settings['X'] = 'Y' }
                  end
                end
                """)
        let plan = try folder.plan("Example/App.xcodeproj")
        let kit = try #require(plan.target(named: "Kit"))
        #expect(kit.kind == .framework)
        #expect(
            kit.sources.map(folder.relative).sorted()
                == ["Core/C.swift", "Extra/E.swift", "Sources/Deep/L.swift", "Sources/K.swift"])
        #expect(kit.resources.map(\.name) == ["p.png", "Kit.xcassets"])
        #expect(kit.dependencies == ["Kit-KitTexts", "Base"])
        #expect(kit.systemFrameworks == ["MapKit"])
        #expect(kit.settings.swiftVersion == "5.0")
        #expect(kit.settings.compilationConditions == ["DEBUG", "COCOAPODS", "KIT"])
        let bundle = try #require(plan.target(named: "Kit-KitTexts"))
        #expect(bundle.kind == .resourceBundle)
        #expect(bundle.productName == "KitTexts")
        #expect(bundle.resources.map { $0.files.map(\.language) } == [["en", "zh-Hans"]])
        #expect(plan.target(named: "Base")?.sources.map(folder.relative) == ["Base/B.swift"])
        #expect(plan.target(named: "App")?.dependencies == ["Base", "Kit"])
        #expect(plan.target(named: "AppTests")?.dependencies == ["App", "Base", "Kit"])
        #expect(
            plan.target(named: "App")?.settings.compilationConditions.contains("COCOAPODS") ?? false
        )
        #expect(plan.remarks == [])
    }

    @Test("Pods: a named part brings itself and what it needs")
    func parts() throws {
        let folder = try folder(
            podfile:
                "target 'App' do\npod 'Kit/Net', :path => '..'\npod 'Base', :path => '../Base'\nend"
        )
        let kit = try #require(try folder.plan("Example/App.xcodeproj").target(named: "Kit"))
        #expect(kit.sources.map(folder.relative).contains("Net/N.swift"))
        #expect(kit.sources.map(folder.relative).contains("Core/C.swift"))
    }

    @Test("Pods: a part that does not exist brings nothing", arguments: ["Gone", "Net/Gone"])
    func unknownPart(name: String) throws {
        let spec = try Podspec(
            podspec.replacing("'Kit/Core'", with: "'Kit/\(name)'"), at: "/Kit.podspec")
        let planned = PodReader(name: "Kit", folder: "/nonexistent", spec: spec, parts: ["Net"])
            .plan()
        #expect(planned.needs == ["Base"])
    }

    @Test("Pods that are not in the repository are reported, and may be given")
    func missing() throws {
        let folder = try folder(podfile: "target 'App' do\n  pod 'Gone', '~> 3.0'\nend\n")
        let plan = try folder.plan("Example/App.xcodeproj")
        #expect(plan.target(named: "App")?.missingDependencies.map(\.name) == ["Gone"])
        let error = try #require(plan.remarks.first { $0.severity == .error })
        #expect(error.place == PlanPlace(file: folder.at("Example/Podfile"), line: 2))
        #expect(error.text.contains("--dependency Gone=DIR"))
        try folder.write("Gone/Package.swift")
        let given = try folder.plan(
            "Example/App.xcodeproj", XcodeChoice(dependencies: ["Gone": folder.at("Gone")]))
        #expect(given.target(named: "App")?.packageProducts.map(\.name) == ["Gone"])
        #expect(given.packages.map(\.location) == [.folder(folder.at("Gone"))])
        #expect(given.texts(.error) == [])
    }

    @Test("Pods that are installed in the repository come from CocoaPods' project")
    func installed() throws {
        let folder = try folder(podfile: "target 'App' do\n  pod 'Rx'\nend\n")
        try folder.write(["Example/Pods/Rx/R.swift"])
        var pods = TestProject()
        let source = pods.file("Rx/R.swift")
        pods.target("Rx", .framework, phases: [pods.phase("Sources", [source])])
        try folder.write(pods, to: "Example/Pods/Pods.xcodeproj")
        let plan = try folder.plan("Example/App.xcodeproj")
        #expect(plan.target(named: "App")?.dependencies == ["Rx"])
        #expect(plan.target(named: "Rx")?.sources == [folder.at("Example/Pods/Rx/R.swift")])
        #expect(plan.remarks == [])
    }

    @Test("Podfiles: conditions are reported with their line")
    func conditions() throws {
        let podfile = try Podfile(
            """
            target 'A' do
              if ENV['X'] == '1'
                pod 'No'
              end
              pod 'Yes' if ENV['Y']
              pod 'Kept'
            end
            """, at: "/Podfile")
        #expect(podfile.targets.map { $0.requests.map(\.name) } == [["Kept"]])
        #expect(podfile.remarks.map(\.place?.line) == [2, 5])
    }

    @Test(
        "Ruby: what is odd or damaged is read or an error, and ends",
        arguments: [
            "", "pod", "target 'A' do", "x = [1,", "x = {", "pod 'a', :b =>", "\"", "<<-X\n", "%w[",
            "end end end", "}}}", "def", "def x", "if", "a.b.c.d = ", ":", "::", "\\", "x = y = z",
            "pod ['a'].each do |x| end", "@a ||= 1", "=begin\nno", "puts <<~A\nb\nA\n",
        ])
    func odd(text: String) throws {
        do throws(ProjectError) {
            _ = try RubyReader.read(text, path: "/p")
        } catch {
            #expect(error.place.line != nil)
        }
    }

    @Test(
        "Ruby: nesting is bounded", arguments: ["[", "{ |x| ", "a do\n", "(", "x = [{ a: ", "a("])
    func nesting(opening: String) {
        #expect(throws: ProjectError.self) {
            try RubyReader.read(String(repeating: opening, count: 2_000), path: "/p")
        }
    }

    @Test("Carthage: its checkouts' projects are built; without them it is said")
    func carthage() throws {
        let folder = TestFolder()
        try folder.write(["A.swift", "Carthage/Build/iOS/Al.framework/Al"])
        var project = TestProject()
        let framework = project.file("Carthage/Build/iOS/Al.framework")
        let source = project.file("A.swift")
        project.target(
            "App", .application,
            phases: [
                project.phase("Sources", [source]), project.phase("Frameworks", [framework]),
            ])
        try folder.write(project)
        let without = try folder.plan()
        #expect(
            without.targets[0].missingDependencies.map { "\($0.name) \($0.source)" }
                == ["Al carthage"])
        #expect(without.texts(.error).count == 1)
        try folder.write("Carthage/Checkouts/Al/S.swift")
        var other = TestProject()
        other.target(
            "Al macOS", .framework, sources: ["S.swift"],
            settings: [
                "PRODUCT_NAME": "Al", "SDKROOT": "macosx",
            ])
        other.target("Al iOS", .framework, sources: ["S.swift"], settings: ["PRODUCT_NAME": "Al"])
        try folder.write(other, to: "Carthage/Checkouts/Al/Al.xcodeproj")
        let plan = try folder.plan()
        #expect(plan.target(named: "App")?.dependencies == ["Al iOS"])
        #expect(plan.target(named: "Al iOS")?.moduleName == "Al")
        #expect(plan.remarks == [])
    }

    @Test(
        "Patterns: names",
        arguments: [
            ("a.swift", "*.swift", true), ("a.swift", "*", true), ("a.swift", "?.swift", true),
            ("a.swift", "[a-c].*", true), ("d.swift", "[!a-c].*", true), ("a", "[b", false),
            ("iphonesimulator", "iphone*", true), ("a*b", "a\\*b", true), ("ab", "a\\*b", false),
            ("", "*", true), ("", "", true), ("x", "", false), ("[", "[", true),
        ])
    func patterns(name: String, pattern: String, matches: Bool) {
        #expect(Glob.matches(name, pattern) == matches)
    }

    @Test("Patterns: those that make naive matching slow end at once")
    func slowPatterns() {
        let name = String(repeating: "a", count: 3_000)
        #expect(!Glob.matches(name, String(repeating: "*a", count: 200) + "b"))
        #expect(Glob.alternatives(String(repeating: "{a,b}", count: 60)).count <= 1_100)
        #expect(Glob.alternatives("x{a,b{c,d}}") == ["xa", "xbc", "xbd"])
    }
}
