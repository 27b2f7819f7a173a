extension Catalogue {
    static let abstractFactory = Entry(
        "abstract-factory", family: .creational, purpose: .objectCreation,
        english: PackageResources.abstract_factory_en_md,
        chinese: PackageResources.abstract_factory_zh_Hans_md,
        examples: [Databases.example],
        related: ["factory-method", "simple-factory", "singleton", "bridge"])
}
