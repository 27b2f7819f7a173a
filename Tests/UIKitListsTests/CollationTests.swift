import Testing
import UIKit

@Suite("UILocalizedIndexedCollation")
@MainActor
struct CollationTests {
    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        func sortName() -> String { String(name.reversed()) }
    }

    private let collation = UILocalizedIndexedCollation.current()
    private let byName = Selector(getter: \Person.name, name: "name")

    @Test(
        "Collation: sections by first letters, without accents, Chinese by its sound, others last")
    func sections() {
        func title(_ name: String) -> String {
            collation.sectionTitles[
                collation.section(for: Person(name), collationStringSelector: byName)]
        }
        #expect(title("emma") == "E" && title("Émile") == "E" && title("Öz") == "O")
        #expect(title("王") == "W" && title("李") == "L")
        #expect(title("42") == "#" && title("") == "#")
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }

    @Test("Collation: objects are sorted by a property or the result of a method")
    func sorting() {
        let people = ["zoe", "Émile", "adam"].map { Person($0) }
        func names(_ selector: Selector) -> [String] {
            collation.sortedArray(from: people, collationStringSelector: selector)
                .compactMap { ($0 as? Person)?.name }
        }
        #expect(names(byName) == ["adam", "Émile", "zoe"])
        #expect(
            names(Selector(Person.sortName, name: "sortName")) == ["Émile", "zoe", "adam"])
    }
}
