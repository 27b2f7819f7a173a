import Foundation
import ProgramTesting
import Synchronization
import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("The creational patterns")
struct CreationalTests {
    private let stage = Stage()

    private var said: [String] { stage.performance.transcript.lines }

    @Test(
        "the simple factory makes an operation for each sign", .rows("S0-11", "S4-20"),
        arguments: [("+", 25), ("-", -5), ("*", 150), ("/", 10.0 / 15)])
    func simpleFactory(_ sign: String, _ result: Double) throws {
        let made = [
            Calculator.OperationFactory.makeOperation(sign, stage: stage),
            Calculator.OperationFactory.makeOperation(try #require(sign.first), stage: stage),
        ]
        for operation in made {
            let operation = try #require(operation)
            (operation.numberA, operation.numberB) = (10, 15)
            #expect(operation.calculate() == result)
        }
        #expect(try Calculator.Operator(rawValue: sign)?(10, 15) == result)
    }

    @Test("the simple factory makes nothing for any other sign", .rows("S0-11", "S4-20"))
    func unknownSigns() {
        for sign in ["%", "", "++"] {
            #expect(Calculator.OperationFactory.makeOperation(sign, stage: stage) == nil)
            #expect(Calculator.Operator(rawValue: sign) == nil)
        }
        #expect(Calculator.OperationFactory.makeOperation(Character("%"), stage: stage) == nil)
    }

    @Test(
        "the calculator prints six digits of each result, and refuses any other sign",
        .rows("S0-11"), arguments: Example.Form.allCases)
    func calculatorLines(_ form: Example.Form) throws {
        #expect(
            try transcript("simple-factory", form: form)
                == "结果是25.000000\n结果是-5.000000\n结果是150.000000\n结果是0.666667\n")
        for sign in ["%", "++"] {
            let error = #expect(throws: CatalogueError.self) {
                try transcript("simple-factory", nil, ["operators": sign], form: form)
            }
            #expect(
                error?.description.contains("“\(sign)”") == true, "\(String(describing: error))")
        }
    }

    @Test("a division by zero says so and gives 0, and throws in the other form", .rows("S0-12"))
    func divisionByZero() {
        let division = Calculator.Division(stage: stage)
        division.numberA = 3
        #expect(division.calculate() == 0)
        #expect(said == ["dividend is can not be zero!"])
        #expect(throws: Calculator.DivisionByZero(dividend: 3)) {
            try Calculator.Operator.divide(3, 0)
        }
    }

    @Test("the example divides by zero as the document does, when asked to", .rows("S0-12"))
    func documentDivision() throws {
        for form in Example.Form.allCases {
            let text = try transcript(
                "simple-factory", nil, ["operators": "/", "b": "0", "division-by-zero": "zero"],
                form: form)
            #expect(text == "dividend is can not be zero!\n结果是0.000000\n")
        }
    }

    @Test("each maker makes its own operation", .rows("S0-13"))
    func factoryMethod() {
        let makers: [any Calculator.OperationMaker] = [
            Calculator.AdditionMaker(), Calculator.SubtractionMaker(),
            Calculator.MultiplicationMaker(), Calculator.DivisionMaker(),
        ]
        let results = makers.map { maker in
            let operation = maker.makeOperation(on: stage)
            (operation.numberA, operation.numberB) = (10, 15)
            return operation.calculate()
        }
        #expect(results == [25, -5, 150, 10.0 / 15])
    }

    @Test("the tables of a factory keep what is inserted", .rows("S0-14"))
    func abstractFactory() {
        for factory in [
            Databases.SQLServerFactory(stage: stage), Databases.AccessFactory(stage: stage),
        ]
            as [any Databases.TableFactory]
        {
            let users = factory.makeUserTable()
            users.insert(Databases.User(id: 1))
            #expect(users.users.map(\.id) == [1])
            #expect(users.newUser().id == 2)
            let departments = factory.makeDepartmentTable()
            #expect(departments.newDepartment().id == 1)
            #expect(departments.departments.isEmpty)
        }
    }

    @Test("the director has six steps done in order, and takes the person", .rows("S0-15"))
    func builder() throws {
        let builder = Persons.ThinPersonBuilder(stage: stage)
        let person = Persons.Director(builder: builder, stage: stage).buildPerson()
        #expect(person.isComplete)
        #expect(person.leftArm !== person.rightArm)
        #expect(person.leftLeg !== person.rightLeg)
        #expect(person.head?.girth == 8)
        let steps = stage.performance.messages.messages
            .filter { $0.kind == .call && $0.sender == "director" }.map(\.text)
        #expect(
            steps == [
                "buildHead()", "buildBody()", "buildLeftArm()", "buildRightArm()", "buildLeftLeg()",
                "buildRightLeg()", "takeResult()",
            ])
        #expect(builder.takeResult() !== person)
    }

    @Test("a thin person is built with the fat one's steps", .rows("S0-15"))
    func thin() throws {
        let fat = try Golden.text("builder-persons")
        for form in Example.Form.allCases {
            let thin = try transcript("builder", "persons", ["figure": "thin"], form: form)
            #expect(thin == fat.replacingOccurrences(of: "胖子", with: "瘦子"))
        }
    }

    @Test("characters have exactly the protection and power of their traits", .rows("S1-05", "V-5"))
    func characters() {
        let game = Characters.ChasingGame(stage: stage)
        let builder = Characters.StandardCharacterBuilder(stage: stage)
        let player = game.makePlayer(builder)
        let enemy = game.makeEnemy(builder)
        #expect(player !== enemy)
        expectEqual(player.protection, 6_093_750 / 35)
        expectEqual(player.power, 1250.0 / 4875 * 35)
        expectEqual(enemy.protection, 4_550_000 / 95)
        expectEqual(enemy.power, 5200.0 / 875 * 95)
        expectEqual(Characters.Traits.player.protection, 6_093_750 / 35)
        expectEqual(Characters.Traits.player.power, 1250.0 / 4875 * 35)
        expectEqual(Characters.Traits.enemy.protection, 4_550_000 / 95)
        expectEqual(Characters.Traits.enemy.power, 5200.0 / 875 * 95)
        #expect(player.strength == 50 && player.aggressiveness == 35)
    }

    /// Equal up to the last two of sixteen digits.
    private func expectEqual(
        _ a: Double, _ b: Double, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(a - b) <= 4 * b.ulp, "\(a) is not \(b)", sourceLocation: location)
    }

    @Test("1,000 concurrent accesses meet one object", .rows("S0-16", "S4-18", "S4-19"))
    func singletons() {
        #expect(Singletons.identities(1000) { Singletons.LockedRegistry.shared } == 1)
        #expect(Singletons.identities(1000) { Singletons.OnceRegistry.shared } == 1)
        #expect(Singletons.identities(1000) { Singletons.AbsoluteRegistry.shared } == 1)
    }

    @Test("a lock or a once-token does not keep others from being made", .rows("S4-18"))
    func othersCanBeMade() {
        #expect(Singletons.LockedRegistry() !== Singletons.LockedRegistry.shared)
        #expect(Singletons.OnceRegistry() !== Singletons.OnceRegistry.shared)
    }

    @Test("concurrent accesses share the object's state", .rows("S0-16"))
    func sharedState() {
        let name = "shared state"
        let isNew = Mutex<[Bool]>([])
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            let registered = Singletons.AbsoluteRegistry.shared.register(name)
            isNew.withLock { $0.append(registered) }
        }
        #expect(isNew.withLock { $0 }.count { $0 } == 1)
    }

    @Test("a copy is its own object, and what it refers to is shared or copied", .rows("S0-17"))
    func prototype() throws {
        let stroke = Drawing.Stroke()
        for x in 0..<4 { stroke.add(Drawing.Vertex(.init(x: Double(x), y: 0))) }
        let deep = try stroke.deepCopy()
        let shallow = stroke.shallowCopy()
        #expect(deep !== stroke && shallow !== stroke)
        #expect(zip(deep.marks, stroke.marks).allSatisfy { $0 !== $1 })
        #expect(zip(shallow.marks, stroke.marks).allSatisfy { $0 === $1 })
        deep.location = .init(x: 100, y: 100)
        #expect(deep.marks.last?.location == .init(x: 103, y: 100))
        #expect(stroke.marks.map(\.location.x) == [0, 1, 2, 3])
        stroke.removeLast()
        #expect((stroke.marks.count, deep.marks.count) == (3, 4))
    }
}

/// In a process of their own, because a registry is made once in each.
@Suite("Making a singleton")
struct SingletonMakingTests {
    final class CountedRegistry: Singletons.LockedRegistry, @unchecked Sendable {
        static let made = Atomic<Int>(0)

        required init() {
            CountedRegistry.made.add(1, ordering: .relaxed)
            // Time for another thread to come in, if nothing keeps it out.
            Thread.sleep(forTimeInterval: 0.01)
            super.init()
        }
    }

    @Test("a race of 1,000 makes a registry behind a lock once", .rows("S0-16"))
    func locked() async {
        await #expect(processExitsWith: .success) {
            precondition(Singletons.LockedRegistry.use(CountedRegistry.self))
            precondition(Singletons.identities(1000) { Singletons.LockedRegistry.shared } == 1)
            precondition(CountedRegistry.made.load(ordering: .relaxed) == 1)
        }
    }

    @Test("a race of 1,000 makes a registry of a static constant once", .rows("S0-16", "S4-19"))
    func once() async {
        await #expect(processExitsWith: .success) {
            precondition(Singletons.OnceRegistry.timesMade == 0)
            precondition(Singletons.identities(1000) { Singletons.OnceRegistry.shared } == 1)
            precondition(Singletons.OnceRegistry.timesMade == 1)
            precondition(Singletons.AbsoluteRegistry.timesMade == 0)
            precondition(Singletons.identities(1000) { Singletons.AbsoluteRegistry.shared } == 1)
            precondition(Singletons.AbsoluteRegistry.timesMade == 1)
        }
    }

    /// What the compiler says of the pattern's own files with a line of a client's.
    private func complaint(of line: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "singleton-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let client = folder.appending(path: "client.swift")
        try Data("func client() -> AnyObject { \(line) }\n".utf8).write(to: client)
        let source = Golden.repository.appending(
            path: "Sources/Patterns/PatternCatalogue/Creational/Singleton")
        let compiler = try ChildProcess(
            "/usr/bin/env",
            ["swiftc", "-typecheck", "-swift-version", "6", client.path]
                + ["LockedRegistry", "AbsoluteRegistry"].map {
                    source.appending(path: "\($0).swift").path
                })
        return try compiler.end(patience: 300).errors
    }

    @Test("an absolute singleton cannot be made or subclassed by a client", .rows("S4-19"))
    func doesNotCompile() throws {
        #expect(try complaint(of: "Singletons.AbsoluteRegistry.shared") == "")
        let making = try complaint(of: "Singletons.AbsoluteRegistry()")
        #expect(making.contains("initializer is inaccessible"), "\(making)")
        let heir = try complaint(of: "class Heir: Singletons.AbsoluteRegistry {}; return Heir.self")
        #expect(heir.contains("inheritance from a final class"), "\(heir)")
    }
}

/// Apart from the others, because there is one such registry in a process.
@Suite("A singleton's class")
struct SingletonSubclassTests {
    final class AuditedRegistry: Singletons.LockedRegistry, @unchecked Sendable {}

    @Test("a singleton's class can be extended by a subclass before its first use", .rows("S1-06"))
    func subclass() async {
        await #expect(processExitsWith: .success) {
            precondition(Singletons.LockedRegistry.use(AuditedRegistry.self))
            precondition(Singletons.LockedRegistry.shared is AuditedRegistry)
            precondition(Singletons.LockedRegistry.shared.register("client"))
            precondition(!Singletons.LockedRegistry.use(Singletons.LockedRegistry.self))
            precondition(Singletons.LockedRegistry.shared is AuditedRegistry)
        }
    }
}
