import AssociatedValues
import Dispatch
import Synchronization
import TestSupport
import Testing

final class Player: AssociatedValueHost {
    let associatedValues = AssociatedValues()
}

extension AssociatedKey where Value == Int {
    static let rank = AssociatedKey("rank")
}

extension Player {
    var rank: Int? {
        get { self[.rank] }
        set { self[.rank] = newValue }
    }
}

private final class Mentor: Sendable {
    let name: String
    let released: @Sendable () -> Void

    init(_ name: String, released: @escaping @Sendable () -> Void = {}) {
        self.name = name
        self.released = released
    }

    deinit { released() }
}

extension AssociatedKey where Value == Mentor {
    fileprivate static let coach = AssociatedKey("coach")
    fileprivate static let rival = AssociatedKey(weak: "rival")
    fileprivate static let idol = AssociatedKey("idol", copying: { Mentor("copy of \($0.name)") })
}

@Suite("Associated values")
struct AssociatedValuesTests {
    private let player = Player()

    @Test("associated values keep a number, as the documentation's example shows", .rows("S2-35"))
    func number() {
        #expect(player.rank == nil)
        player.rank = 110
        #expect(player.rank == 110)
    }

    @Test("associated values keep a person", .rows("S2-36"))
    func object() {
        player[.coach] = Mentor("LiMing")
        #expect(player[.coach]?.name == "LiMing")
    }

    @Test("associated values are removed one by one, or all at once", .rows("S2-32"))
    func removing() {
        player.rank = 1
        player[.coach] = Mentor("LiMing")
        player.rank = nil
        #expect(player.rank == nil)
        #expect(player[.coach] != nil)
        player.associatedValues.removeAll()
        #expect(player[.coach] == nil)
    }

    @Test("associated values have a key each, whatever it is called", .rows("S2-33"))
    func keys() {
        let (one, other) = (AssociatedKey<Int>("same"), AssociatedKey<Int>("same"))
        player[one] = 1
        player[other] = 2
        #expect(player[one] == 1)
        #expect(player[other] == 2)
    }

    @Test("associated values are kept strongly, weakly or as a copy", .rows("S2-34"))
    func policies() {
        do {
            let person = Mentor("LiMing")
            player[.coach] = person
            player[.rival] = person
            player[.idol] = person
            #expect(player[.rival] === person)
        }
        #expect(player[.coach]?.name == "LiMing")
        #expect(player[.idol]?.name == "copy of LiMing")
        player[.coach] = nil
        #expect(player[.rival] == nil, "nobody else keeps the person")
    }

    @Test("associated values are released with their host", .rows("S2-39"))
    func lifetime() {
        let count = SharedCounter()
        do {
            let player = Player()
            player[.coach] = Mentor("LiMing") { count.add() }
            #expect(count.value == 0)
        }
        #expect(count.value == 1)
    }

    @Test("associated values may be set and removed while others are released", .rows("S2-32"))
    func reentrance() {
        let values = player.associatedValues
        player[.coach] = Mentor("first") { values[.rank] = 7 }
        player[.coach] = nil
        #expect(player.rank == 7)
    }

    @Test("associated values may be used by many threads at once", .rows("S2-34"))
    func threads() {
        let values = player.associatedValues
        DispatchQueue.concurrentPerform(iterations: 500) { index in
            values[.rank] = index
            values[.coach] = Mentor("\(index)")
            _ = values[.rank]
            values[.coach] = nil
        }
        #expect(player.rank != nil)
    }

    @Test("Associated values are made once for many threads")
    func making() {
        let values = AssociatedValues()
        let names = NameSet()
        DispatchQueue.concurrentPerform(iterations: 100) { index in
            names.insert(values.value(for: .coach) { Mentor("\(index)") }.name)
        }
        #expect(names.count == 1)
    }

    @Test(
        "associated values of other objects are released after these, at the latest when read",
        .rows("S2-39")
    )
    func anyObject() {
        final class Stranger {}
        let count = SharedCounter()
        do {
            let stranger = Stranger()
            AssociatedValues.of(stranger)[.coach] = Mentor("LiMing") { count.add() }
            #expect(AssociatedValues.of(stranger)[.coach]?.name == "LiMing")
        }
        AssociatedValues.releaseOrphans()
        #expect(count.value == 1)
        #expect(AssociatedValues.of(player) === player.associatedValues)
    }

    @Test("Associated values of many objects are released as others are asked for")
    func sweeping() {
        final class Stranger {}
        let count = SharedCounter()
        for _ in 0..<10_000 {
            AssociatedValues.of(Stranger())[.coach] = Mentor("LiMing") { count.add() }
        }
        #expect(count.value > 9000)
        AssociatedValues.releaseOrphans()
        #expect(count.value == 10_000)
    }
}

private final class NameSet: Sendable {
    private let names = Mutex<Set<String>>([])
    var count: Int { names.withLock { $0.count } }
    func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }
}
