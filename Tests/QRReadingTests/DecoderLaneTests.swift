import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import QRReading

/// A door that work waits at until it is opened.
private final class Door: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let reached = AsyncStream.makeStream(of: Void.self)

    /// Signals an arrival, and blocks the thread until the door is opened.
    func wait() {
        reached.continuation.yield()
        semaphore.wait()
    }

    /// Returns when a thread waits at the door.
    func visitor() async {
        for await _ in reached.stream { return }
    }

    func open() { semaphore.signal() }
}

/// Says whether something has happened.
private final class Flag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool { state.withLock { $0 } }

    func raise() { state.withLock { $0 = true } }
}

/// Counts who is there at the same time.
private final class Crowd: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func enter() {
        state.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
        }
    }

    func leave() { state.withLock { $0.now -= 1 } }
}

@Suite("DecoderLane")
struct DecoderLaneTests {
    @Test("DecoderLane: the result of the work is returned")
    func result() async throws {
        #expect(try await DecoderLane("test", width: 1).run { 42 } == 42)
    }

    @Test("DecoderLane: a cancelled caller returns while the work continues")
    func cancelledWhileRunning() async {
        let lane = DecoderLane("test", width: 1)
        let door = Door()
        let task = Task { try await lane.run { door.wait() } }
        await door.visitor()
        task.cancel()
        // The door is still shut, and yet the task ends.
        await #expect(throws: DecoderFailure.cancelled) { try await task.value }
        door.open()
    }

    @Test("DecoderLane: work cancelled while waiting never starts")
    func cancelledWhileWaiting() async throws {
        let lane = DecoderLane("test", width: 1)
        let door = Door()
        let isBegun = Flag()
        let first = Task { try await lane.run { door.wait() } }
        await door.visitor()
        let abandoned = (0..<20).map { _ in
            Task { try await lane.run { isBegun.raise() } }
        }
        for task in abandoned { task.cancel() }
        for task in abandoned {
            await #expect(throws: DecoderFailure.cancelled) { try await task.value }
        }
        #expect(lane.waitingCount == 0)
        door.open()
        try await first.value
        // The lane's only thread is free again, and nothing that was given up comes before this.
        #expect(try await lane.run { 1 } == 1)
        #expect(!isBegun.isRaised)
    }

    @Test("DecoderLane: concurrent work is limited to the width")
    func width() async throws {
        let lane = DecoderLane("test", width: 2)
        let crowd = Crowd()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await lane.run {
                        crowd.enter()
                        crowd.leave()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(crowd.most <= 2)
    }

    @Test("DecoderLane: a task that is already cancelled starts no work")
    func cancelledBefore() async {
        let lane = DecoderLane("test", width: 1)
        let isBegun = Flag()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await lane.run { isBegun.raise() }
        }
        await #expect(throws: DecoderFailure.cancelled) { try await task.value }
        #expect(!isBegun.isRaised)
    }
}

@Suite("Decoders that block")
struct BlockingDecoderTests {
    /// Looks until a door is opened.
    private struct Stubborn: BlockingQRDecoder {
        let name: String
        let door: Door

        func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol] {
            door.wait()
            return []
        }
    }

    @Test("Blocking decoder: a cancelled caller returns at once", .rows("S0-116"))
    func cancelled() async {
        let door = Door()
        let reader = QRReader(
            budget: .seconds(86_400), decoders: [Stubborn(name: "stubborn 1", door: door)])
        let picture = GreyPicture.plain(255, width: 64, height: 64)
        let task = Task { await failure { try await reader.read(picture) } }
        await door.visitor()
        task.cancel()
        #expect(await task.value == .cancelled)
        door.open()
    }

    @Test("Blocking decoder: abandoned work does not accumulate", .rows("S0-116"))
    func pile() async {
        let door = Door()
        let decoder = Stubborn(name: "stubborn 2", door: door)
        let picture = GreyPicture.plain(255, width: 64, height: 64)
        let tasks = (0..<50).map { _ in Task { try await decoder.symbols(in: picture) } }
        await door.visitor()
        await door.visitor()
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
        #expect(DecoderLanes.shared.lane(named: decoder.name).waitingCount == 0)
        for _ in 0..<DecoderLanes.width { door.open() }
    }
}
