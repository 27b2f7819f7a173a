extension Timesheets {
    static let example = Example(
        id: "timesheets",
        title: BilingualText("Pay and attendance, before and after", "工资与考勤：改进前后"),
        inputs: [rounding.description],
        documentSource: "Principles/SingleResponsibility/Timesheets+Before.swift",
        idiomaticSource: "Principles/SingleResponsibility/Timesheets+After.swift",
        classDiagram: ClassDiagram(
            scope: "Timesheets",
            boxes: [
                ClassBox(
                    "Timesheet", attributes: ["-hours: [Double]", "-rounding: Rounding"],
                    operations: [
                        "pay(rate: Double) -> Double", "attendance() -> Double",
                        "-total() -> Double",
                    ]),
                ClassBox(
                    "Payroll", .structure, attributes: ["rounding: Rounding"],
                    operations: ["pay(for hours: [Double], rate: Double) -> Double"]),
                ClassBox(
                    "AttendanceList", .structure,
                    operations: ["hours(_ hours: [Double]) -> Double"]),
            ],
            notes: [
                DiagramNote(on: "Timesheet", .before), DiagramNote(on: "Payroll", .after),
                DiagramNote(on: "AttendanceList", .after),
            ]),
        document: { inputs, stage throws(CatalogueError) in
            let rounding = try inputs.value(of: rounding)
            let sheet = Timesheet(hours: hours, rounding: rounding, stage: stage)
            stage.create(sheet)
            stage.say("工资:\(sheet.pay(rate: rate).plain)元")
            stage.say("考勤:\(sheet.attendance().plain)小时")
        },
        idiomatic: { inputs, stage throws(CatalogueError) in
            let payroll = Payroll(rounding: try inputs.value(of: rounding))
            stage.say("工资:\(payroll.pay(for: hours, rate: rate).plain)元")
            stage.say("考勤:\(AttendanceList().hours(hours).plain)小时")
        })

    static let rounding = Input.choice(
        "rounding", BilingualText("the new rule of pay: how hours are rounded", "新的工资规则：工时如何取整"),
        default: Rounding.hour)

    private static let hours = [7.5, 8.25]
    private static let rate = 100.0
}

extension Catalogue {
    static let singleResponsibility = Entry(
        id: "single-responsibility",
        aliases: ["srp"],
        name: BilingualText("Single responsibility principle", "单一职责原则"),
        family: .principle,
        intent: BilingualText(
            "A type should have one reason to change.", "就一个类而言，应该仅有一个引起它变化的原因。"),
        motivation: BilingualText(
            "A type T has the duties P1 and P2. When P1 changes, T is edited, and P2, which worked, may fail. With T1 for "
                + "P1 and T2 for P2 it cannot. A table with several styles of cells wants several cell classes, not "
                + "one that can do everything.",
            "类 T 负责职责 P1 和 P2。因 P1 变化而修改 T 时，原本正常的 P2 可能发生故障。分别建立 T1、T2 就没有这个风险。"
                + "列表有多种样式的单元格时，应写成几个单元格类，而不是在一个类里实现多种样式。"),
        whenToUse: [
            BilingualText("A type is less complex with one duty.", "降低类的复杂度，一个类只负责一项职责。"),
            BilingualText("It is easier to read, and the system to maintain.", "提高类的可读性和系统的可维护性。"),
            BilingualText("A change of requirements risks less.", "降低需求变更引起的风险。"),
        ],
        symptoms: [
            BilingualText("a change here breaks something unrelated there", "改了一处，毫不相干的另一处坏了"),
            BilingualText("a class whose name has and in it, or Manager", "类名里带“和”，或者叫 Manager"),
        ],
        roles: [
            PatternRole(.before, ["Timesheet"], BilingualText("Pays and lists.", "既算工资又管考勤。")),
            PatternRole(
                .after, ["Payroll", "AttendanceList"], BilingualText("One duty each.", "各管一项职责。")),
        ],
        examples: [Timesheets.example],
        threadSafety: BilingualText("The types after it are values.", "改进后的类型都是值。"),
        related: ["interface-segregation", "mvc", "facade"])
}
