extension Catalogue {
    static let simpleFactory = Entry(
        "simple-factory", aliases: ["factory"], family: .creational,
        english: PackageResources.simple_factory_en_md,
        chinese: PackageResources.simple_factory_zh_Hans_md,
        examples: [Calculator.example],
        related: ["factory-method", "abstract-factory", "strategy", "open-closed"])
}
