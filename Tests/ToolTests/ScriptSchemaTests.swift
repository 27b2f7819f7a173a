import Foundation
import Playback
import ProgramTesting
import Testing

/// The schema of scripts for editors, next to the guide for testing.
@Suite("Schema of scripts")
struct ScriptSchemaTests {
    private static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/script.schema.json")

    private struct Schema: Decodable {
        struct Definitions: Decodable {
            let steps: [String: Step]
        }

        struct Step: Decodable {
            let properties: [String: Anything]
            let required: [String]
            let additionalProperties: Bool
        }

        struct Anything: Decodable {}

        let definitions: Definitions

        enum CodingKeys: String, CodingKey { case definitions = "$defs" }
    }

    private let steps: [String: Schema.Step]

    /// The examples of each step, as they are written.
    private let examples: [String: [Any]]

    init() throws {
        let data = try Data(contentsOf: Self.url)
        steps = try JSONDecoder().decode(Schema.self, from: data).definitions.steps
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let definitions = try #require(root["$defs"] as? [String: Any])
        let bodies = try #require(definitions["steps"] as? [String: [String: Any]])
        examples = bodies.mapValues { $0["examples"] as? [Any] ?? [] }
    }

    private func problem(of step: String) throws -> String {
        let error = try #require(throws: ScriptError.self) {
            _ = try Script(json: Data("[\(step)]".utf8), path: "a")
        }
        return "\(error)"
    }

    @Test("Schema of scripts: has the steps of the reader, and no others")
    func names() throws {
        let message = try problem(of: "{}")
        let list = try #require(message.components(separatedBy: "one of ").last)
        let names = list.trimmingCharacters(in: .punctuationCharacters)
            .components(separatedBy: ", ")
        #expect(Set(names) == Set(steps.keys))
        #expect(steps.values.allSatisfy { !$0.additionalProperties })
    }

    @Test("Schema of scripts: each step has the keys of the reader")
    func keys() throws {
        for (name, step) in steps where name != "note" {
            let message = try problem(of: #"{"\#(name)": 1, "zzz": 1}"#)
            let list = try #require(message.components(separatedBy: "It takes ").last)
            let keys = list.trimmingCharacters(in: .punctuationCharacters)
                .components(separatedBy: ", ")
            #expect(Set(step.properties.keys) == Set(keys + [name]), "\(name)")
        }
    }

    @Test("Schema of scripts: its examples are scripts, which need the required keys")
    func examplesAreRead() throws {
        for (name, list) in examples {
            #expect(!list.isEmpty, "\(name) has no example")
            for example in list {
                let object = try #require(example as? [String: Any])
                let data = try JSONSerialization.data(withJSONObject: [object])
                #expect(throws: Never.self, "\(name)") {
                    try Script(json: data, path: "example") { _ in true }
                }
                for key in steps[name]?.required ?? [] where object.count > 1 {
                    let less = try JSONSerialization.data(
                        withJSONObject: [object.filter { $0.key != key }])
                    #expect(throws: ScriptError.self, "\(name) without \(key)") {
                        try Script(json: less, path: "example") { _ in true }
                    }
                }
            }
        }
    }
}
