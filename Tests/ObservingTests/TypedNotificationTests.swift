import Foundation
import Observing
import Synchronization
import TestSupport
import Testing

extension NotificationKey where Payload == Int {
    static let scoreDidChange = NotificationKey("scoreDidChange")
}

extension NotificationKey where Payload == Void {
    static let dataChanges = NotificationKey("data changes")
}

private final class Game {}

@Suite("A typed notification")
struct TypedNotificationTests {
    private let center = NotificationCenter()
    private let log = SharedLog()

    @Test("A typed notification runs the example of its documentation")
    func example() {
        let game = Game()
        let log = log
        let observation = center.observe(.scoreDidChange, object: game) {
            log.write("\($0.payload)")
        }
        center.post(.scoreDidChange, object: game, payload: 3)  // prints 3
        observation.invalidate()
        center.post(.scoreDidChange, object: game, payload: 4)
        #expect(log.lines == ["3"])
    }

    @Test("a typed notification reaches observers of its name and its poster", .rows("S1-11"))
    func filter() {
        let (game, other) = (Game(), Game())
        let log = log
        let observations = [
            center.observe(.dataChanges) { _ in log.write("anybody's") },
            center.observe(.dataChanges, object: game) { log.write("\($0.object is Game)") },
            center.observe(.scoreDidChange, object: game) { log.write("score \($0.payload)") },
        ]
        center.post(.dataChanges, object: game)
        center.post(.dataChanges, object: other)
        center.post(.dataChanges)
        #expect(log.lines == ["anybody's", "true", "anybody's", "anybody's"])
        #expect(observations.count == 3)
    }

    @Test("a typed notification reaches observers of every name", .rows("S1-11"))
    func everyName() {
        let log = log
        let observation = center.observeAll { log.write($0.name.rawValue) }
        center.post(.dataChanges)
        center.post(.scoreDidChange, payload: 1)
        #expect(log.lines == ["data changes", "scoreDidChange"])
        observation.invalidate()
    }

    @Test("a typed notification is delivered in order before posting returns", .rows("S1-11"))
    func order() {
        let log = log
        let observations = (0..<20).map { number in
            number == 10
                ? center.observeAll { _ in log.write("10") }
                : center.observe(.dataChanges) { _ in log.write("\(number)") }
        }
        center.post(.dataChanges)
        #expect(log.lines == (0..<20).map(String.init))
        #expect(observations.count == 20)
    }

    @Test("a notification observer ends with its token, also during delivery", .rows("S1-11"))
    func removal() {
        let log = log
        let holder = Holder()
        let first = center.observe(.dataChanges) { _ in
            log.write("first")
            holder.observation.withLock { $0 }?.invalidate()
        }
        let second = center.observe(.dataChanges) { _ in log.write("second") }
        holder.observation.withLock { $0 = second }
        center.post(.dataChanges)
        #expect(log.lines == ["first"])
        first.invalidate()
        center.post(.dataChanges)
        #expect(log.lines == ["first"])
    }

    @Test("a typed notification works with untyped observers and posters", .rows("S1-11"))
    func untyped() {
        let log = log
        let observation = center.observe(.scoreDidChange) { log.write("typed \($0.payload)") }
        let untyped = center.addObserver(
            forName: NotificationKey.scoreDidChange.name, object: nil, queue: nil
        ) { log.write("untyped \($0.userInfo?["payload"] as? Int ?? -1)") }
        center.post(.scoreDidChange, payload: 5)
        center.post(name: NotificationKey.scoreDidChange.name, object: nil)
        #expect(Set(log.lines) == ["typed 5", "untyped 5", "untyped -1"])
        center.removeObserver(untyped)
        observation.invalidate()
    }

    @Test("a typed notification reports the same change as observing the property", .rows("S4-22"))
    func twoWays() {
        let book = Book()
        var (byKey, byNotification) = (0, [Int]())
        let log = log
        let observation = book.observe(\.pages, options: .new) { [center] _, change in
            byKey = change.newValue ?? 0
            center.post(.scoreDidChange, object: book, payload: byKey)
        }
        let notified = center.observe(.scoreDidChange, object: book) { log.write("\($0.payload)") }
        book.pages = 9
        byNotification = log.lines.compactMap { Int($0) }
        #expect(byKey == 9)
        #expect(byNotification == [9])
        observation.invalidate()
        notified.invalidate()
    }

    @Test("A typed notification is handled on the main actor, at once when it is posted there")
    @MainActor func mainActor() async {
        var scores: [Int] = []
        let observation = center.observeOnMainActor(.scoreDidChange) { scores.append($0) }
        center.post(.scoreDidChange, payload: 1)
        #expect(scores == [1])
        let center = center
        await Task.detached { center.post(.scoreDidChange, payload: 2) }.value
        await mainQueueToRun()
        #expect(scores == [1, 2])
        observation.invalidate()
    }

    @Test("A typed notification comes as an asynchronous sequence too, until the task is cancelled")
    func sequence() async {
        let stream = center.payloads(of: .scoreDidChange)
        for score in 1...3 { center.post(.scoreDidChange, payload: score) }
        var scores: [Int] = []
        for await score in stream {
            scores.append(score)
            if score == 3 { break }
        }
        #expect(scores == [1, 2, 3])
        let endless = center.payloads(of: .scoreDidChange)
        let task = Task { for await _ in endless {} }
        task.cancel()
        await task.value
    }
}

private final class Holder: Sendable {
    let observation = Mutex<NotificationObservation?>(nil)
}
