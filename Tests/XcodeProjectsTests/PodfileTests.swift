import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Podfiles")
struct PodfileTests {
    /// The names of the pods of the target `App`, and the remarks.
    private func pods(_ text: String) throws -> (names: [String], remarks: [PlanRemark]) {
        let podfile = try Podfile(text, at: "/p/Podfile")
        let app = podfile.targets.first { $0.name == "App" }
        return (app?.requests.map(\.name) ?? [], podfile.remarks)
    }

    @Test(
        "Podfile: loops over lists and hashes, variables and constants are followed",
        arguments: [
            "%w[A B].each do |name|\n  pod name, '~> 1.0'\nend",
            "%w[A B].each { |name| pod name }",
            "['A', 'B'].each do |name|\npod \"#{name}\", :path => \"../#{name}\"\nend",
            "LIST = %w(A B)\nLIST.each do |name| pod name end",
            "{ 'A' => '1', 'B' => '2' }.each do |name, version|\npod name, version\nend",
            "{ 'A' => '1', 'B' => '2' }.each_pair { |name, version| pod name, version }",
            "first, rest = 'A', 'B'\npod 'A'\npod 'B'",
            "for name in ['A', 'B'] do\n  pod name\nend",
            "for name in %w[A B]\n  pod name\nend",
            "['A'].each do |a|\n['B'].each do |b|\npod a\npod b\nend\nend",
        ])
    func loops(_ body: String) throws {
        let (names, remarks) = try pods("target 'App' do\n\(body)\nend")
        #expect(names == ["A", "B"])
        #expect(remarks == [])
    }

    @Test("Podfile: a loop's values reach the pod's path; targets in loops are targets")
    func paths() throws {
        let podfile = try Podfile(
            """
            ['App', 'Other'].each do |target_name|
              target target_name do
                %w[Kit].each { |k| pod k, :path => "../#{k}" }
              end
            end
            """, at: "/p/Podfile")
        #expect(podfile.targets.map(\.name) == ["App", "Other"])
        #expect(podfile.targets.map { $0.requests.map(\.path) } == [["/Kit"], ["/Kit"]])
    }

    @Test("Podfile: methods with parameters, defaults and keywords")
    func methods() throws {
        let (names, remarks) = try pods(
            """
            def local(name, folder = 'Modules')
              pod name, :path => "../#{folder}/#{name}"
            end
            def keyed(name:, version: '1')
              pod name, version
            end
            def shared; pod 'D'; end
            target 'App' do
              local 'A'
              local('B', 'Other')
              keyed(name: 'C')
              shared
            end
            """)
        #expect(names == ["A", "B", "C", "D"])
        #expect(remarks == [])
    }

    @Test("Podfile: a loop over what is not known is reported, with its line")
    func unknown() throws {
        let (names, remarks) = try pods(
            "target 'App' do\n  pod 'A'\n  Dir['../*'].each do |d|\n    pod d\n  end\nend")
        #expect(names == ["A"])
        #expect(
            remarks.map(\.description) == [
                "/p/Podfile:3: warning: This loop is not understood: what is in it is left out."
            ])
    }

    @Test("Podfile: files that it loads are reported; a method that calls itself ends")
    func endless() throws {
        let (names, remarks) = try pods(
            """
            require_relative '../node_modules/pods'
            def again(name)
              pod name
              again name
            end
            target 'App' do
              again 'A'
            end
            """)
        #expect(names == ["A"])
        #expect(remarks.map(\.place?.line) == [1])
        // Methods that call each other nine times would take forever.
        let wide = (0..<9).map { level in
            "def m\(level)(a)\n" + String(repeating: "m\(level + 1) a\n", count: 9) + "end\n"
        }
        #expect(throws: ProjectError.self) {
            try pods(wide.joined() + "target 'App' do\nm0 'A'\nend")
        }
    }
}
