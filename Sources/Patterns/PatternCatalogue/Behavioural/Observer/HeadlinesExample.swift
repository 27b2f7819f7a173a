import Foundation

extension Headlines {
    static let example = Example(
        id: "two-ways",
        title: .localized("Key-value observing and notifications"),
        inputs: [first.description, second.description],
        documentSource: "Behavioural/Observer/Headlines.swift",
        idiomaticSource: "Behavioural/Observer/ObservedValue.swift",
        classDiagram: classDiagram,
        document: observeBothWays,
        idiomatic: observeValue)

    static let first = Input.text(
        "first", .localized("the headline in the beginning"), default: "早间新闻")

    static let second = Input.text(
        "second", .localized("what it is changed to"), default: "晚间新闻")

    private static func observeBothWays(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let center = NotificationCenter()
        let headline = Headline(try inputs.value(of: first), center: center, stage: stage)
        stage.create(headline)
        let observer = stage.create(KeyObserver(stage: stage))
        observer.observe(headline)
        let listener = stage.create(NotificationListener(stage: stage), as: "listener")
        let observation = listener.listen(to: headline, on: center)
        let text = try inputs.value(of: second)
        withExtendedLifetime((observer, observation)) { headline.change(to: text) }
    }

    private static func observeValue(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let headline = ObservedValue(try inputs.value(of: first))
        headline.observe(beginningNow: true) { stage.say("键值观察:\($0)") }
        headline.observe { stage.say("通知:\($0)") }
        headline.value = try inputs.value(of: second)
    }

    private static let classDiagram = ClassDiagram(
        scope: "Headlines",
        boxes: [
            ClassBox(
                "Headline", attributes: ["text: String"],
                operations: ["change(to text: String)"], lollipops: ["KeyValueObservable"]),
            ClassBox(
                "KeyObserver",
                operations: ["observe(_ headline: Headline)", "-receive(_ text: String)"]),
            ClassBox(
                "NotificationListener",
                operations: [
                    "listen(to:on:)", "-receive(_ text: String)",
                ]),
        ],
        relations: [
            ClassRelation("KeyObserver", .dependency, "Headline"),
            ClassRelation("NotificationListener", .dependency, "Headline"),
        ])
}
