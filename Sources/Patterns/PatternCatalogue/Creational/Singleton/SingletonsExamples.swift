import Dispatch
import Synchronization

extension Singletons {
    static let examples = [
        example(
            "mutex", .localized("Made lazily under a lock"), "LockedRegistry",
            members: ["shared: LockedRegistry", "use(_ subclass: LockedRegistry.Type) -> Bool"]
        ) { LockedRegistry.shared },
        example(
            "once", .localized("Made once by the language"), "OnceRegistry",
            members: ["shared: OnceRegistry"]
        ) { OnceRegistry.shared },
        example(
            "absolute", .localized("The only one that can be made"), "AbsoluteRegistry",
            members: ["shared: AbsoluteRegistry"]
        ) { AbsoluteRegistry.shared },
    ]

    static let accesses = Input.integer(
        "accesses", .localized("how many accesses to make at the same time"),
        in: 1...100_000, default: 1000)

    /// An example that gets at a singleton from many threads, and counts the objects it meets.
    private static func example(
        _ id: String, _ title: LocalizedText, _ type: String, members: [ClassMember],
        shared: @escaping @Sendable () -> any AnyObject & Sendable
    ) -> Example {
        Example(
            id: id, title: title, inputs: [accesses.description],
            documentSource: "Creational/Singleton/\(type).swift",
            idiomaticSource: "Creational/Singleton/RegistryPassing.swift",
            classDiagram: diagram(type, members),
            document: { inputs, stage throws(CatalogueError) in
                let count = try inputs.value(of: accesses)
                let first = shared()
                stage.call(Swift.type(of: first), "shared") { first }
                report(accesses: count, objects: identities(count, shared), on: stage)
            },
            idiomatic: { inputs, stage throws(CatalogueError) in
                let count = try inputs.value(of: accesses)
                report(
                    accesses: count, objects: identities(count) { Guestbook().registry }, on: stage)
            })
    }

    /// How many different objects `count` concurrent accesses meet.
    static func identities(
        _ count: Int, _ shared: @escaping @Sendable () -> any AnyObject & Sendable
    ) -> Int {
        let met = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            let object = shared()
            met.withLock { $0[ObjectIdentifier(object)] = object }
        }
        return met.withLock { $0.count }
    }

    private static func report(accesses: Int, objects: Int, on stage: Stage) {
        stage.say("同时访问\(accesses)次,得到\(objects)个对象")
    }

    private static func diagram(_ type: String, _ members: [ClassMember]) -> ClassDiagram {
        let statics = members.map { member in
            var member = member
            member.isStatic = true
            return member
        }
        return ClassDiagram(
            scope: "Singletons",
            boxes: [
                ClassBox(
                    type, attributes: Array(statics.prefix(1)) + ["-names"],
                    operations: statics.dropFirst() + ["register(_ name: String) -> Bool"])
            ],
            relations: [
                ClassRelation(
                    type, .association, type, multiplicity: "1", role: "shared")
            ])
    }
}
