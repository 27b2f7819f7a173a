import Foundation
import FoundationGaps
import Testing

@Suite("Tables of objects")
struct TableTests {
    private final class Thing: NSObject {}
    private protocol Marked: AnyObject {}
    private final class Mark: Marked {}

    @Test("NSHashTable: weak objects leave when they are released")
    func weakObjects() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Thing()
        table.add(kept)
        do { table.add(Thing()) }
        #expect(table.allObjects.count == 1)
        #expect(table.contains(kept))
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test("NSHashTable: takes a protocol, and each object once")
    func protocols() {
        let table = NSHashTable<any Marked>.weakObjects()
        let mark = Mark()
        table.add(mark)
        table.add(mark)
        #expect(table.count == 1)
        #expect(table.anyObject === mark)
    }

    @Test("NSHashTable: compares by isEqual or by identity")
    func comparison() {
        let equal = NSHashTable<NSString>()
        equal.add(NSString(string: "a"))
        #expect(equal.contains(NSString(string: "a")))
        let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        identical.add(NSMutableString(string: "a"))
        #expect(!identical.contains(NSMutableString(string: "a")))
    }

    @Test("NSMapTable: an entry leaves with its weak key")
    func weakKeys() {
        let table = NSMapTable<AnyObject, NSNumber>.weakToStrongObjects()
        let key = Thing()
        table.setObject(1, forKey: key)
        do { table.setObject(2, forKey: Thing()) }
        #expect(table.count == 1)
        #expect(table.object(forKey: key) == 1)
        table.setObject(3, forKey: key)
        #expect(table.objectEnumerator()?.allObjects as? [NSNumber] == [3])
        table.removeObject(forKey: key)
        #expect(table.object(forKey: key) == nil)
    }

    @Test("NSPointerArray: compact removes what was released")
    func pointers() {
        let array = NSPointerArray.weakObjects()
        let kept = Thing()
        array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        do {
            let released = Thing()
            array.addPointer(Unmanaged.passUnretained(released).toOpaque())
            withExtendedLifetime(released) {}
        }
        array.compact()
        #expect(array.count == 1)
        #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    }
}
