extension Papers {
    static let example = Example(
        id: "papers",
        title: .localized("Two exam papers"),
        inputs: [students.description],
        documentSource: "Behavioural/TemplateMethod/Papers.swift",
        idiomaticSource: "Behavioural/TemplateMethod/AnswerSheet.swift",
        classDiagram: classDiagram,
        document: writePapers,
        idiomatic: printPapers)

    /// The students who sit the exam.
    enum StudentName: String, CaseIterable, Sendable {
        case a, b
    }

    static let students = Input.choices(
        "students", .localized("who writes the exam, in order"),
        default: StudentName.allCases)

    private static func writePapers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for student in try inputs.value(of: students) {
            let paper = student == .a ? PaperA(stage: stage) : PaperB(stage: stage)
            stage.create(paper).write()
        }
    }

    private static func printPapers(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for name in try inputs.value(of: students) {
            let student: any Student = name == .a ? StudentA() : StudentB()
            for line in student.paper { stage.say(line) }
        }
    }

    private static let answers: [ClassMember] = ["answer1() -> String", "answer2() -> String"]

    private static let classDiagram = ClassDiagram(
        scope: "Papers",
        boxes: [
            ClassBox(
                "TestPaper", .abstractClass,
                operations: ["write()"] + answers.map(\.asAbstract)
                    + ["-askQuestion1()", "-askQuestion2()"]),
            ClassBox("PaperA", operations: answers),
            ClassBox("PaperB", operations: answers),
        ],
        relations: [
            ClassRelation("PaperA", .generalisation, "TestPaper"),
            ClassRelation("PaperB", .generalisation, "TestPaper"),
        ])
}
