import PatternCatalogue
import PatternKit
import TestSupport
import Testing

private final class Pebble {}

/// Gives out copies of another class.
private final class Chameleon: ImmutableCopying {
    func copy() -> Pebble { Pebble() }
}

@Suite("A copy of an array's items")
struct OneLevelCopyTests {
    @Test("a copy of an array's items reports an item that cannot be copied", .rows("S0-71"))
    func notCopyable() {
        let error = #expect(throws: CopyingError.self) {
            try ArrayObject(copyingItemsOf: ArrayObject<AnyObject>([StringObject("a"), Pebble()]))
        }
        #expect(
            error
                == .notCopyable(type: "Pebble", place: "item 1", needed: "ImmutableCopying"))
        #expect(
            error?.description == """
                Pebble, item 1, cannot be copied: its class does not say how. Let it conform to ImmutableCopying, \
                or leave the object out. Nothing was copied.
                """)
    }

    @Test(
        "a copy of an array's items reports an item whose copy does not fit into the array",
        .rows("S0-71"))
    func unfit() {
        let error = #expect(throws: CopyingError.self) {
            try ArrayObject(copyingItemsOf: ArrayObject([Chameleon()]))
        }
        #expect(error == .unfit(type: "Pebble", place: "item 0", expected: "Chameleon"))
        #expect(error?.description.contains("only a Chameleon fits there") == true)
    }

    @Test(
        "a copy of an array's items keeps immutable items, which are their own copies",
        .rows("S0-71"))
    func immutableItems() throws {
        let item = StringObject("same")
        let copy = try ArrayObject(copyingItemsOf: ArrayObject([item]))
        #expect(copy.items[0] === item)
    }

    @Test("a copy of an array's items keeps items that are values", .rows("S0-71"))
    func values() throws {
        #expect(try ArrayObject(copyingItemsOf: ArrayObject([1, 2])).items == [1, 2])
    }
}
