import Foundation
import Testing

@Suite("Setup")
struct SetupTests {
    @Test("Setup: what `make run` installs is enough to build every app")
    func run() throws {
        let script = try String(
            contentsOf: Repository.root.appendingPathComponent("Scripts/setup"), encoding: .utf8)
        let list = try #require(try /run=\((?s:(.*?))\n\)/.firstMatch(in: script)).1
        let installed = Set(
            list.split(separator: "\n").flatMap { line in
                line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            })
        let manifest = try Manifest.read(at: Repository.root)
        let apps = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent("Apps").path)
        for app in apps {
            let reached = manifest.reached(from: [app])
            #expect(reached.contains { !$0.debianPackages.isEmpty }, "\(app)")
            for target in reached {
                let missing = target.debianPackages.filter { !installed.contains($0) }
                #expect(missing == [], "\(app) needs \(target.name)")
            }
        }
    }
}
