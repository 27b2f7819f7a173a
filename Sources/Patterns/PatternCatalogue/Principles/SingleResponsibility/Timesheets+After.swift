extension Timesheets {
    /// After: one duty, pay, with its own idea of rounding.
    struct Payroll {
        var rounding: Rounding

        /// The pay in yuan.
        func pay(for hours: [Double], rate: Double) -> Double {
            rounding(hours.reduce(0, +)) * rate
        }
    }

    /// After: the other duty, attendance, which knows nothing of pay.
    struct AttendanceList {
        /// The hours of attendance.
        func hours(_ hours: [Double]) -> Double { hours.reduce(0, +) }
    }
}
