import Testing

@testable import QRCommands

@Suite("touchstone qr: all processors")
struct ConcurrencyTests {
    /// Calls that wait for each other.
    private actor Meeting {
        private let size: Int
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var present = 0
        private(set) var most = 0

        init(size: Int) { self.size = size }

        /// Returns once as many calls have come as the meeting has places.
        func attend() async {
            present += 1
            most = max(most, present)
            if present == size {
                for call in waiting { call.resume() }
                waiting = []
            } else {
                await withCheckedContinuation { waiting.append($0) }
            }
        }

        func leave() { present -= 1 }
    }

    @Test("Concurrent map: as many calls at a time as are allowed, and results in order")
    func concurrent() async {
        let meeting = Meeting(size: 4)
        let results = await (0..<4).mapConcurrently(most: 4) { number in
            // One after the other, the first would wait for ever.
            await meeting.attend()
            return number * 2
        }
        #expect(results == [0, 2, 4, 6])
    }

    @Test("Concurrent map: never more calls than are allowed")
    func limited() async {
        let meeting = Meeting(size: 1)
        let results = await (0..<20).mapConcurrently(most: 1) { number in
            await meeting.attend()
            await Task.yield()
            await meeting.leave()
            return number
        }
        #expect(results == Array(0..<20))
        #expect(await meeting.most == 1)
    }
}
