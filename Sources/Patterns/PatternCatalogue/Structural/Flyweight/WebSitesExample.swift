extension WebSites {
    static let example = Example(
        id: "web-sites",
        title: .localized("Shared web sites"),
        inputs: [first.description, second.description],
        documentSource: "Structural/Flyweight/WebSites.swift",
        idiomaticSource: "Structural/Flyweight/SiteValues.swift",
        classDiagram: classDiagram,
        document: useSites,
        idiomatic: useSiteValues)

    static let first = Input.text(
        "first", .localized("the category of the first two customers"),
        upTo: 40, default: "产品展示")

    static let second = Input.text(
        "second", .localized("the category of the third customer"), upTo: 40,
        default: "博客")

    /// The users and the sites they use.
    private static func visits(
        _ inputs: InputValues
    ) throws(CatalogueError) -> [(category: String, user: User)] {
        let (first, second) = (try inputs.value(of: first), try inputs.value(of: second))
        return [
            (first, User(name: "小菜")), (first, User(name: "大鸟")), (second, User(name: "咪咪")),
        ]
    }

    private static func useSites(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let factory = stage.create(WebSiteFactory(stage: stage))
        for visit in try visits(inputs) {
            factory.site(for: visit.category).use(by: visit.user)
        }
    }

    private static func useSiteValues(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var directory = SiteDirectory()
        for visit in try visits(inputs) {
            stage.say(directory.site(for: visit.category).line(for: visit.user))
        }
    }

    private static let classDiagram = ClassDiagram(
        scope: "WebSites",
        boxes: [
            ClassBox(
                "WebSiteFactory", attributes: ["-sites: [String: SharedWebSite]", "count: Int"],
                operations: ["site(for category: String) -> any WebSite"]),
            ClassBox("WebSite", .interface, operations: ["abstract use(by user: User)"]),
            ClassBox(
                "SharedWebSite", attributes: ["category: String"],
                operations: ["use(by user: User)"]),
            ClassBox("User", .structure, attributes: ["name: String"]),
        ],
        relations: [
            ClassRelation(
                "WebSiteFactory", .aggregation, "SharedWebSite", multiplicity: "*", role: "sites"),
            ClassRelation("SharedWebSite", .realisation, "WebSite"),
            ClassRelation("WebSite", .dependency, "User"),
        ])
}
