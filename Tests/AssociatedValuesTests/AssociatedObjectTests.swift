import AssociatedValues
import Foundation
import TestSupport
import Testing

private nonisolated(unsafe) var badgeKey: UInt8 = 0
private nonisolated(unsafe) var nodesKey: UInt8 = 0

@Suite("Associated objects")
struct AssociatedObjectTests {
    private final class Host {}

    private final class Part: NSObject, NSCopying {
        let name: String
        init(_ name: String) { self.name = name }
        func copy(with zone: NSZone? = nil) -> Any { Part("copy of \(name)") }
    }

    private let host = Host()

    @Test("Associated object: values of any type are stored, replaced and removed by address")
    func values() {
        #expect(objc_getAssociatedObject(host, &badgeKey) == nil)
        objc_setAssociatedObject(host, &badgeKey, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(host, &nodesKey, ["a": 1], .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(host, &badgeKey) as? Int == 3)
        #expect(objc_getAssociatedObject(host, &nodesKey) as? [String: Int] == ["a": 1])
        objc_setAssociatedObject(host, &badgeKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(host, &badgeKey) == nil)
        objc_removeAssociatedObjects(host)
        #expect(objc_getAssociatedObject(host, &nodesKey) == nil)
    }

    @Test("Associated object: the policies assign weakly, retain and copy")
    func policies() {
        do {
            let part = Part("wheel")
            objc_setAssociatedObject(host, &badgeKey, part, .OBJC_ASSOCIATION_ASSIGN)
            objc_setAssociatedObject(host, &nodesKey, part, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(host, &badgeKey) as? Part === part)
        }
        #expect(objc_getAssociatedObject(host, &badgeKey) == nil)
        let copy = objc_getAssociatedObject(host, &nodesKey) as? Part
        #expect(copy?.name == "copy of wheel")
        objc_setAssociatedObject(host, &badgeKey, true, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(host, &badgeKey) as? Bool == true)
        let raw: [objc_AssociationPolicy] = [
            .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
            .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ]
        #expect(raw.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
    }

    @Test("Associated object: a class that says so releases its values in its deinit")
    func lifetime() {
        final class Leaving {
            deinit { AssociatedValues.releaseValues(of: self) }
        }
        final class Witness: Sendable {
            let count: SharedCounter
            init(_ count: SharedCounter) { self.count = count }
            deinit { count.add() }
        }
        let count = SharedCounter()
        do {
            let leaving = Leaving()
            objc_setAssociatedObject(
                leaving, &badgeKey, Witness(count), .OBJC_ASSOCIATION_RETAIN)
            #expect(count.value == 0)
        }
        #expect(count.value == 1)
    }

    @Test("Associated object: it is read in the deinit of its host")
    func deinitialiser() {
        final class Leaving {
            nonisolated(unsafe) static var found: Any?
            deinit { Self.found = objc_getAssociatedObject(self, &badgeKey) }
        }
        do {
            let leaving = Leaving()
            objc_setAssociatedObject(leaving, &badgeKey, 7, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Leaving.found as? Int == 7)
        do { _ = Leaving() }
        #expect(Leaving.found == nil)
    }
}
