import Dispatch
import PatternKit
import TestSupport
import Testing

private protocol ScoreObserver: AnyObject, Sendable {
    func scoreDidChange(to score: Int) throws
}

private protocol OvertimeObserver: ScoreObserver {
    func gameGoesIntoOvertime()
}

private final class Fan: ScoreObserver {
    let name: String
    let log: SharedLog
    let whenTold: @Sendable () -> Void

    init(_ name: String, _ log: SharedLog, whenTold: @escaping @Sendable () -> Void = {}) {
        self.name = name
        self.log = log
        self.whenTold = whenTold
    }

    func scoreDidChange(to score: Int) {
        log.write("\(name) \(score)")
        whenTold()
    }
}

private final class Statistician: OvertimeObserver {
    let log: SharedLog

    init(_ log: SharedLog) { self.log = log }

    func scoreDidChange(to score: Int) { log.write("statistician \(score)") }

    func gameGoesIntoOvertime() { log.write("overtime") }
}

private struct Hoarse: Error {}

private final class HoarseFan: ScoreObserver {
    func scoreDidChange(to score: Int) throws { throw Hoarse() }
}

@MainActor private final class ScoreLabel: ScoreShowing {
    var text = ""
    func show(_ score: Int) { text = "\(score)" }
}

@MainActor private protocol ScoreShowing: AnyObject, Sendable {
    func show(_ score: Int)
}

@Suite("A multicaster")
struct MulticasterTests {
    private let log = SharedLog()

    @Test("a multicaster notifies each of three observers once, in order", .rows("S0-28"))
    func order() {
        let fans = ["a", "b", "c"].map { Fan($0, log) }
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        fans.forEach(observers.add)
        // A multicaster holds its observers weakly.
        withExtendedLifetime(fans) { observers.notify { try $0.scoreDidChange(to: 3) } }
        #expect(log.lines == ["a 3", "b 3", "c 3"])
    }

    @Test("A multicaster runs the example of its documentation")
    func example() {
        let board = Fan("board", log)
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        observers.add(board)
        observers.notify { try $0.scoreDidChange(to: 3) }
        #expect(log.lines == ["board 3"])
    }

    @Test("adding an observer twice is adding it once, in its first place", .rows("S0-28"))
    func twice() {
        let (a, b) = (Fan("a", log), Fan("b", log))
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        [a, b, a].forEach(observers.add)
        observers.notify { try $0.scoreDidChange(to: 1) }
        #expect(log.lines == ["a 1", "b 1"])
        #expect(observers.delegates.count == 2)
    }

    @Test("a multicaster holds observers weakly, and skips deallocated ones", .rows("S0-28"))
    func weakly() {
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        let kept = Fan("kept", log)
        do {
            let passing = Fan("passing", log)
            observers.add(passing)
            observers.add(kept)
        }
        observers.notify { try $0.scoreDidChange(to: 2) }
        #expect(log.lines == ["kept 2"])
        #expect(observers.delegates.count == 1)
    }

    @Test("a multicaster reports an observer that throws, and notifies the others", .rows("S0-28"))
    func throwing() {
        let failures = SharedLog()
        let observers = Multicaster<any ScoreObserver>(
            delivery: .immediate, onFailure: { failures.write("\($0)") })
        let (hoarse, calm) = (HoarseFan(), Fan("calm", log))
        observers.add(hoarse)
        observers.add(calm)
        observers.notify { try $0.scoreDidChange(to: 4) }
        #expect(log.lines == ["calm 4"])
        #expect(
            failures.lines == [
                "HoarseFan could not deal with a notification: Hoarse(). The other delegates were told."
            ])
    }

    @Test(
        "a multicaster does not notify an observer that is removed before its turn", .rows("S0-28"))
    func removingMeanwhile() {
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        let second = Fan("second", log)
        let first = Fan("first", log) { observers.remove(second) }
        observers.add(first)
        observers.add(second)
        observers.notify { try $0.scoreDidChange(to: 5) }
        #expect(log.lines == ["first 5"])
    }

    @Test(
        "a multicaster notifies an observer added during delivery from the next time on",
        .rows("S0-28"))
    func addingMeanwhile() {
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        let late = Fan("late", log)
        let first = Fan("first", log) { observers.add(late) }
        observers.add(first)
        observers.notify { try $0.scoreDidChange(to: 6) }
        #expect(log.lines == ["first 6"])
        observers.notify { try $0.scoreDidChange(to: 7) }
        #expect(log.lines == ["first 6", "first 7", "late 7"])
    }

    @Test(
        "a multicaster notifies its observers on the queue that it was created with", .rows("S0-28")
    )
    func queue() {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "scores")
        queue.setSpecific(key: key, value: true)
        let log = log
        let fan = Fan("fan", log) {
            log.write(DispatchQueue.getSpecific(key: key) == true ? "on the queue" : "elsewhere")
        }
        let observers = Multicaster<any ScoreObserver>(delivery: .queue(queue))
        observers.add(fan)
        observers.notify { try $0.scoreDidChange(to: 8) }
        queue.sync {}
        #expect(log.lines == ["fan 8", "on the queue"])
    }

    @Test("a multicaster notifies its observers on the main queue by default", .rows("S0-28"))
    @MainActor func mainActor() async {
        let observers = Multicaster<any ScoreShowing>()
        let label = ScoreLabel()
        observers.add(label)
        observers.notify { observer in MainActor.assumeIsolated { observer.show(9) } }
        #expect(label.text == "", "nobody is told before the call returns")
        await mainQueueToRun()
        #expect(label.text == "9")
        observers.notifyOnMainActor { $0.show(10) }
        await mainQueueToRun()
        #expect(label.text == "10")
    }

    @Test("a multicaster notifies only observers of a part when asked to", .rows("S0-28"))
    func part() {
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        let (fan, statistician) = (Fan("fan", log), Statistician(log))
        observers.add(fan)
        observers.add(statistician)
        observers.notify((any OvertimeObserver).self) { $0.gameGoesIntoOvertime() }
        #expect(log.lines == ["overtime"])
    }

    @Test("a multicaster may be used from many threads at once", .rows("S0-28"))
    func threads() {
        let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
        let log = log
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let fan = Fan("\(index)", log)
            observers.add(fan)
            observers.notify { try $0.scoreDidChange(to: index) }
            observers.remove(fan)
        }
        #expect(observers.delegates.isEmpty)
        #expect((0..<200).allSatisfy { log.lines.contains("\($0) \($0)") })
    }

    @Test("A multicaster refuses a delegate that is a value")
    func value() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            Multicaster<Int>().add(5)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("it is not a class"))
    }
}
