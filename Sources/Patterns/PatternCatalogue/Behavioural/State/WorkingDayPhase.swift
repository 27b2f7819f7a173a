extension WorkingDay {
    /// The same day as a value: a phase is computed from the clock, so that none can be forgotten,
    /// and an hour that goes back to the morning wakes up whoever slept.
    enum Phase: Hashable, CaseIterable {
        case forenoon, noon, afternoon, overtime, asleep, home

        init(hour: Double, isFinished: Bool) {
            self =
                switch hour {
                case ..<12: .forenoon
                case ..<13: .noon
                case ..<17: .afternoon
                case _ where isFinished: .home
                case ..<21: .overtime
                default: .asleep
                }
        }

        /// The line of a worker in this phase.
        var mood: String {
            switch self {
            case .forenoon: "上午工作,精神百倍"
            case .noon: "饿了,午饭;犯困,午休"
            case .afternoon: "下午状态还不错,继续努力"
            case .overtime: "加班哦,疲累之极"
            case .asleep: "不行了,睡着了"
            case .home: "下班回家了"
            }
        }
    }

    /// What is said at an hour.
    static func report(at hour: Double, isFinished: Bool) -> String {
        "当前时间:{\(hour.plain)}点,\(Phase(hour: hour, isFinished: isFinished).mood)"
    }
}
