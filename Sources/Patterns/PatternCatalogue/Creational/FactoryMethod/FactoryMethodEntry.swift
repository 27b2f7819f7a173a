extension Catalogue {
    static let factoryMethod = Entry(
        "factory-method", family: .creational, purpose: .objectCreation,
        english: PackageResources.factory_method_en_md,
        chinese: PackageResources.factory_method_zh_Hans_md,
        examples: [Calculator.makersExample],
        related: ["simple-factory", "abstract-factory", "prototype", "template-method"])
}
