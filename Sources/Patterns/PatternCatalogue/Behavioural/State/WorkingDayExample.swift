extension WorkingDay {
    static let example = Example(
        id: "working-day",
        title: .localized("A working day"),
        inputs: [hours.description, finished.description],
        documentSource: "Behavioural/State/WorkingDay.swift",
        idiomaticSource: "Behavioural/State/WorkingDayPhase.swift",
        classDiagram: classDiagram,
        document: workThroughTheDay,
        idiomatic: reportEveryHour)

    static let hours = Input.numbers(
        "hours",
        .localized("when to look, in hours; an earlier hour than the last begins a new day"),
        in: 0...24, default: [9, 10, 12, 13, 14, 17, 17, 19, 22])

    static let finished = Input.flag(
        "finished", .localized("whether the task is done by 17 o'clock"),
        default: false)

    private static func workThroughTheDay(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let hours = try inputs.value(of: hours)
        let isFinished = try inputs.value(of: finished)
        let work = stage.create(Work(stage: stage))
        for hour in hours {
            if hour < work.hour { work.startNewDay() }
            work.hour = hour
            work.isFinished = isFinished
            work.writeProgram()
        }
    }

    private static func reportEveryHour(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let isFinished = try inputs.value(of: finished)
        for hour in try inputs.value(of: hours) {
            stage.say(report(at: hour, isFinished: isFinished))
        }
    }

    private static let states = [
        "ForenoonState", "NoonState", "AfternoonState", "EveningState", "SleepState", "RestState",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "WorkingDay",
        boxes: [
            ClassBox(
                "Work",
                attributes: ["hour: Double", "isFinished: Bool", "-state: any WorkState"],
                operations: [
                    "writeProgram()", "change(to state: any WorkState)", "startNewDay()",
                ]),
            ClassBox(
                "WorkState", .interface, operations: ["abstract writeProgram(for work: Work)"]),
        ] + states.map { ClassBox($0, operations: ["writeProgram(for work: Work)"]) },
        relations: [
            ClassRelation("Work", .composition, "WorkState", multiplicity: "1", role: "state"),
            ClassRelation("WorkState", .dependency, "Work"),
        ] + states.map { ClassRelation($0, .realisation, "WorkState") })
}
