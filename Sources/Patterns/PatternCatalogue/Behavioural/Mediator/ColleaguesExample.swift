extension Colleagues {
    static let example = Example(
        id: "colleagues",
        title: .localized("Two colleagues"),
        inputs: [question.description, answer.description],
        documentSource: "Behavioural/Mediator/Colleagues.swift",
        idiomaticSource: "Behavioural/Mediator/ChatRoom.swift",
        classDiagram: classDiagram,
        document: talk,
        idiomatic: chat)

    static let question = Input.text(
        "question", .localized("what the first one asks"), default: "吃过饭了吗?")

    static let answer = Input.text(
        "answer", .localized("what the second one answers"), default: "没有呢,你打算请客?")

    private static func talk(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let mediator = stage.create(ConferenceMediator(stage: stage), as: "mediator")
        let first = stage.create(FirstColleague(mediator: mediator, stage: stage), as: "first")
        let second = stage.create(SecondColleague(mediator: mediator, stage: stage), as: "second")
        mediator.register(first)
        mediator.register(second)
        let (question, answer) = (try inputs.value(of: question), try inputs.value(of: answer))
        // Colleagues hold their mediator weakly.
        withExtendedLifetime(mediator) {
            first.send(question)
            second.send(answer)
        }
    }

    private static func chat(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var room = ChatRoom()
        room.join("1", .init(sending: "同事1发送了信息") { "同事1得到消息:\($0)" })
        room.join("2", .init(sending: "同事2发送了信息") { "同事2得到消息\($0)" })
        let lines =
            room.send(try inputs.value(of: question), from: "1")
            + room.send(try inputs.value(of: answer), from: "2")
        for line in lines { stage.say(line) }
    }

    private static let speaking: [ClassMember] = [
        "send(_ message: String)", "notify(_ message: String)",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Colleagues",
        boxes: [
            ClassBox(
                "Mediator", .interface,
                operations: ["abstract send(_ message: String, from sender: Colleague)"]),
            ClassBox(
                "ConferenceMediator", attributes: ["-colleagues: [Colleague]"],
                operations: [
                    "register(_ colleague: Colleague)",
                    "send(_ message: String, from sender: Colleague)",
                ]),
            ClassBox(
                "Colleague", .abstractClass, attributes: ["-mediator: (any Mediator)?"],
                operations: ["send(_ message: String)", "abstract notify(_ message: String)"]),
            ClassBox("FirstColleague", operations: speaking),
            ClassBox("SecondColleague", operations: speaking),
        ],
        relations: [
            ClassRelation("ConferenceMediator", .realisation, "Mediator"),
            ClassRelation("FirstColleague", .generalisation, "Colleague"),
            ClassRelation("SecondColleague", .generalisation, "Colleague"),
            ClassRelation(
                "Colleague", .association, "Mediator", multiplicity: "0..1", role: "mediator"),
            ClassRelation(
                "ConferenceMediator", .aggregation, "Colleague", multiplicity: "*",
                role: "colleagues"),
        ])
}
