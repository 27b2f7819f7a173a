import PatternKit
import TestSupport
import Testing

final class Person: DeepCopying {
    let name: String
    var friends: [Person] = []

    init(_ name: String) { self.name = name }

    func blankCopy() -> Person { Person(name) }

    func copyReferences(to copy: Person, by copier: DeepCopier) {
        copy.friends = copier.copy(friends)
    }
}

/// A tree whose children know their parent without keeping it, and which has subclasses.
private class Branch: DeepCopying {
    var children: [String: Branch] = [:]
    weak var parent: Branch?
    var twin: Branch?

    required init() {}

    func add(_ child: Branch, named name: String) {
        children[name] = child
        child.parent = self
    }

    func blankCopy() -> Self { Self() }

    func copyReferences(to copy: Branch, by copier: DeepCopier) {
        copy.children = copier.copy(children)
        copy.twin = copier.copy(twin)
        copier.link(parent) { [weak copy] in copy?.parent = $0 }
    }
}

private final class Twig: Branch {}

private final class Pebble {}

/// An object with a text and no references.
private final class Leaf: DeepCopying {
    let text: String

    init(_ text: String) { self.text = text }

    func blankCopy() -> Leaf { Leaf(text) }

    func copyReferences(to copy: Leaf, by copier: DeepCopier) {}
}

/// Holds anything.
private final class Bag: DeepCopying {
    var things: [Any]
    var pebble: Pebble?

    init(_ things: [Any] = []) { self.things = things }

    func blankCopy() -> Bag { Bag() }

    func copyReferences(to copy: Bag, by copier: DeepCopier) throws(CopyingError) {
        copy.things = try copier.copy(value: things)
        copy.pebble = try copier.copy(value: pebble)
    }
}

@Suite("A deep copy")
struct DeepCopyTests {
    @Test("a deep copy survives cycles, as the documentation's example shows", .rows("S0-72"))
    func cycle() throws {
        let ann = Person("Ann")
        let bob = Person("Bob")
        ann.friends = [bob]
        bob.friends = [ann]
        let copy = try ann.deepCopy()
        #expect(copy.friends[0].friends[0] === copy)
        #expect(copy !== ann)
        #expect(copy.name == "Ann")
        #expect(copy.friends[0] !== bob)
        ann.friends = []
    }

    @Test("a deep copy keeps shared references shared", .rows("S0-72"))
    func shared() throws {
        let leaf = Leaf("leaf")
        let copy = try Bag([leaf, leaf, Leaf("leaf")]).deepCopy()
        let leaves = copy.things.compactMap { $0 as? Leaf }
        #expect(leaves.map(\.text) == ["leaf", "leaf", "leaf"])
        #expect(leaves[0] === leaves[1])
        #expect(leaves[0] !== leaves[2])
        #expect(leaves[0] !== leaf)
    }

    @Test(
        "a deep copy has the shape of the original, whatever that is", .rows("S0-72"),
        arguments: 0..<50)
    func anyShape(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let people = (0..<40).map { Person("\($0)") }
        for person in people {
            person.friends = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                people.randomElement(using: &generator) ?? person
            }
        }
        let start = people[0]
        let copy = try start.deepCopy()
        #expect(shape(of: start) == shape(of: copy))
        #expect(Set(reached(from: start)).isDisjoint(with: reached(from: copy)))
        (people + reachedPeople(from: copy)).forEach { $0.friends = [] }
    }

    @Test(
        "a deep copy copies a chain of 100,000 objects without running out of stack", .rows("S0-72")
    )
    func longChain() throws {
        let people = (0..<100_000).map { Person("\($0)") }
        for (person, next) in zip(people, people.dropFirst()) { person.friends = [next] }
        let copies = reachedPeople(from: try people[0].deepCopy())
        #expect(copies.count == 100_000)
        #expect(copies.last?.name == "99999")
        (people + copies).forEach { $0.friends = [] }
    }

    @Test("A deep copy copies objects as their own class, also when they are stored as another")
    func subclasses() throws {
        let root = Branch()
        root.add(Twig(), named: "twig")
        #expect(try root.deepCopy().children["twig"] is Twig)
    }

    @Test("A deep copy leads from a child to its copied parent")
    func linkInside() throws {
        let root = Branch()
        root.add(Branch(), named: "child")
        let copy = try root.deepCopy()
        #expect(copy.children["child"]?.parent === copy)
    }

    @Test("A deep copy does not pull in a parent that was only linked to")
    func linkOutside() throws {
        let root = Branch()
        let child = Branch()
        root.add(child, named: "child")
        let copy = try child.deepCopy()
        #expect(copy.parent == nil)
        #expect(child.parent === root)
    }

    @Test(
        "A deep copy copies optionals, arrays and dictionaries of anything, with the objects inside"
    )
    func values() throws {
        let shared = Leaf("shared")
        let nothing: Leaf? = nil
        let bag = Bag([1, "two", shared, [shared], ["key": shared], nothing as Any])
        let things = try bag.deepCopy().things
        let copy = try #require(things[2] as? Leaf)
        #expect(copy !== shared)
        #expect((things[3] as? [Leaf])?.first === copy)
        #expect((things[4] as? [String: Leaf])?["key"] === copy)
        #expect(things[0] as? Int == 1)
        #expect(things[1] as? String == "two")
        #expect(things[5] as? Leaf == nil)
    }

    @Test("a deep copy reports an object that cannot be copied, and its referrer", .rows("S0-72"))
    func notCopyable() {
        let error = #expect(throws: CopyingError.self) { try Bag([Pebble()]).deepCopy() }
        #expect(
            error
                == .notCopyable(
                    type: "Pebble", place: "which a Bag refers to", needed: "DeepCopying"))
        let bag = Bag()
        bag.pebble = Pebble()
        #expect(throws: CopyingError.self) { try bag.deepCopy() }
    }

    // MARK: Comparing graphs

    /// The people that can be reached from `start`, nearest first.
    private func reachedPeople(from start: Person) -> [Person] {
        var met: Set = [ObjectIdentifier(start)]
        var people = [start]
        var index = 0
        while index < people.count {
            people += people[index].friends.filter { met.insert(ObjectIdentifier($0)).inserted }
            index += 1
        }
        return people
    }

    private func reached(from start: Person) -> [ObjectIdentifier] {
        reachedPeople(from: start).map(ObjectIdentifier.init)
    }

    /// Who refers to whom, by the order in which they are reached.
    private func shape(of start: Person) -> [[String]] {
        reachedPeople(from: start).map { [$0.name] + $0.friends.map(\.name) }
    }
}
