extension Timesheets {
    static let example = Example(
        id: "timesheets",
        title: .localized("Pay and attendance, before and after"),
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
        "rounding", .localized("the new rule of pay: how hours are rounded"),
        default: Rounding.hour)

    private static let hours = [7.5, 8.25]
    private static let rate = 100.0
}

extension Catalogue {
    static let singleResponsibility = Entry(
        "single-responsibility", aliases: ["srp"], family: .principle,
        english: PackageResources.single_responsibility_en_md,
        chinese: PackageResources.single_responsibility_zh_Hans_md,
        examples: [Timesheets.example],
        related: ["interface-segregation", "mvc", "facade"])
}
