extension Catalogue {
    static let observer = Entry(
        "observer", aliases: ["publish-subscribe"], family: .behavioural, purpose: .decoupling,
        english: PackageResources.observer_en_md, chinese: PackageResources.observer_zh_Hans_md,
        examples: [Office.example, Headlines.example],
        related: ["mediator", "delegation", "mvc", "singleton"])
}
