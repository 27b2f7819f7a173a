import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("NSPredicate: formats")
struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var tags: [String] = []
        var nickname: String?
    }

    private let ada = Person(name: "Ada Löve", age: 36, tags: ["math", "poetry"])

    @Test(
        "NSPredicate: compares texts",
        arguments: [
            ("SELF MATCHES %@", "[a-z]+", true), ("SELF MATCHES %@", "[a-y]", false),
            ("SELF CONTAINS[c] %@", "EL", true), ("SELF BEGINSWITH %@", "H", false),
            ("SELF LIKE %@", "h*o", true), ("NOT SELF ENDSWITH %@", "o", false),
            ("self == %@ OR self == 'x'", "hello", true),
        ])
    func texts(format: String, argument: String, expected: Bool) {
        #expect(NSPredicate(format: format, argument).evaluate(with: "hello") == expected)
    }

    @Test("NSPredicate: compares integers exactly")
    func integers() {
        let id = NSNumber(value: 1_234_567_890_123_456_789)
        let (same, other) = (["id": 1_234_567_890_123_456_789], ["id": 1_234_567_890_123_456_788])
        for format in ["id == %@", "id >= %@", "id IN {%@}"] {
            #expect(NSPredicate(format: format, id).evaluate(with: same))
            #expect(!NSPredicate(format: format, id).evaluate(with: other))
        }
        #expect(NSPredicate(format: "id > %@", NSNumber(value: 1.5)).evaluate(with: same))
        #expect(NSPredicate(format: "id == 1234567890123456789").evaluate(with: same))
        #expect(!NSPredicate(format: "id == 1234567890123456788").evaluate(with: same))
        #expect(NSPredicate(format: "n == 2").evaluate(with: ["n": 2.0]))
        #expect(NSPredicate(format: "n == true").evaluate(with: ["n": true]))
    }

    @Test(
        "NSPredicate: finds values in dictionaries and stored properties",
        arguments: [
            "age > 30 AND name BEGINSWITH 'Ada'", "name CONTAINS[cd] 'love'",
            "age BETWEEN {30, 40}",
            "age IN {1, 36}", "ANY tags == 'math'", "nickname == nil", "tags.@count == 2",
            "NONE tags == 'x' && (age < 10 || age >= 36)", "'poetry' IN tags",
        ])
    func properties(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: ada))
        let dictionary: [String: Any] = ["name": ada.name, "age": 36, "tags": ada.tags]
        #expect(NSPredicate(format: format).evaluate(with: dictionary))
    }

    @Test("NSPredicate: %K names a property")
    func names() {
        #expect(NSPredicate(format: "%K == %d", "age", 36).evaluate(with: ada))
        #expect(NSPredicate(format: "%K == %@", argumentArray: ["age", 36]).evaluate(with: ada))
    }

    @Test func `a format that cannot be read stops with its mistake`() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = NSPredicate(format: "age >")
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("a value is missing"))
    }
}
