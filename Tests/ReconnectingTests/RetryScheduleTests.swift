import Reconnecting
import Testing

@Suite("Retry schedule")
struct RetryScheduleTests {
    @Test("Retry schedule: pauses double from a second to a minute, and stay there")
    func doubling() {
        var schedule = RetrySchedule()
        let pauses = (0..<9).map { _ in schedule.pauseAfterFailure() }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60])
        #expect(schedule.failures == 9)
    }

    @Test("Retry schedule: begins again after a success")
    func success() {
        var schedule = RetrySchedule(first: 5, longest: 600)
        for _ in 0..<4 { _ = schedule.pauseAfterFailure() }
        schedule.reset()
        #expect(schedule == RetrySchedule(first: 5, longest: 600))
        #expect(schedule.pauseAfterFailure() == 5)
    }

    @Test("Retry schedule: years of failures have pauses of the longest")
    func forever() {
        var schedule = RetrySchedule()
        for _ in 0..<5_000 { _ = schedule.pauseAfterFailure() }
        #expect(schedule.pauseAfterFailure() == 60)
    }
}
