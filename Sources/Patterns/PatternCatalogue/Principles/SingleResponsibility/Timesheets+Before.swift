/// Worked hours: their pay, and the attendance.
enum Timesheets {
    /// How hours are rounded before they are paid.
    enum Rounding: String, CaseIterable, Sendable {
        case none, hour

        func callAsFunction(_ hours: Double) -> Double {
            self == .none ? hours : hours.rounded()
        }
    }

    /// Before: one type with two duties, which share a helper. Whoever changes how hours are paid
    /// changes the attendance too.
    final class Timesheet {
        private let hours: [Double]
        private let rounding: Rounding
        private let stage: Stage

        init(hours: [Double], rounding: Rounding, stage: Stage) {
            self.hours = hours
            self.rounding = rounding
            self.stage = stage
        }

        /// The pay in yuan.
        func pay(rate: Double) -> Double {
            stage.call(self, "pay(rate:)") { total() * rate }
        }

        /// The hours for the attendance list.
        func attendance() -> Double {
            stage.call(self) { total() }
        }

        private func total() -> Double { rounding(hours.reduce(0, +)) }
    }
}
