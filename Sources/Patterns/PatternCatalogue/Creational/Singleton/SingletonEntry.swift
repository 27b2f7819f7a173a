extension Catalogue {
    static let singleton = Entry(
        "singleton", family: .creational, purpose: .objectCreation,
        english: PackageResources.singleton_en_md, chinese: PackageResources.singleton_zh_Hans_md,
        examples: Singletons.examples,
        related: ["abstract-factory", "flyweight", "facade"])
}
