extension Company {
    static let example = Example(
        id: "company",
        title: .localized("A company and its offices"),
        inputs: [depth.description],
        documentSource: "Structural/Composite/Company.swift",
        idiomaticSource: "Structural/Composite/CompanyTree.swift",
        classDiagram: classDiagram,
        document: displayCompany,
        idiomatic: outlineTree)

    static let depth = Input.integer(
        "depth", .localized("how many dashes the company itself gets"), in: 0...40,
        default: 1)

    private static let structureHeading = "结构图:--------------------------"
    private static let dutyHeading = "职责:---------------------------"

    private static func displayCompany(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let depth = try inputs.value(of: depth)
        let company = office("总公司", as: "headquarters", on: stage)
        let branch = office("上海华东分公司", as: "branch", on: stage)
        let agency = office("杭州办事处", as: "agency", on: stage)
        put(branch, below: company)
        put(agency, below: branch)

        stage.say()
        stage.say(structureHeading)
        company.display(depth: depth)
        stage.say()
        stage.say(dutyHeading)
        company.sayDuty()
    }

    /// A new office with the two departments that every office has.
    private static func office(_ name: String, as role: String, on stage: Stage) -> Office {
        let office = stage.create(Office(name, stage: stage), as: role)
        put(stage.create(HRDepartment(name + "人力资源部", stage: stage)), below: office)
        put(stage.create(FinanceDepartment(name + "财务部", stage: stage)), below: office)
        return office
    }

    private static func put(_ unit: Unit, below office: Office) {
        // A new unit is above no other.
        try! office.add(unit)
    }

    private static func outlineTree(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let agency = tree("杭州办事处")
        let company = tree("总公司", tree("上海华东分公司", agency))
        let depth = try inputs.value(of: depth)
        for line in ["", structureHeading] + company.outline(depth: depth) { stage.say(line) }
        for line in ["", dutyHeading] + company.duties { stage.say(line) }
    }

    private static func tree(_ name: String, _ offices: Tree...) -> Tree {
        .office(name, parts: [.humanResources(name + "人力资源部"), .finance(name + "财务部")] + offices)
    }

    private static let classDiagram = ClassDiagram(
        scope: "Company",
        boxes: [
            ClassBox(
                "Unit", .abstractClass,
                attributes: [
                    "name: String", "abstract kind: String", "abstract duty: String",
                    "parts: [Unit]",
                ],
                operations: ["display(depth: Int)", "sayDuty()"]),
            ClassBox(
                "Office", attributes: ["-units: [Unit]"],
                operations: ["add(_ unit: Unit)", "remove(_ unit: Unit)"]),
            ClassBox("HRDepartment", attributes: ["kind: String", "duty: String"]),
            ClassBox("FinanceDepartment", attributes: ["kind: String", "duty: String"]),
        ],
        relations: [
            ClassRelation("Office", .generalisation, "Unit"),
            ClassRelation("HRDepartment", .generalisation, "Unit"),
            ClassRelation("FinanceDepartment", .generalisation, "Unit"),
            ClassRelation("Office", .aggregation, "Unit", multiplicity: "*", role: "units"),
        ])
}
