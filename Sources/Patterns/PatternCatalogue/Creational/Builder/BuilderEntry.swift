extension Catalogue {
    static let builder = Entry(
        "builder", family: .creational, purpose: .objectCreation,
        english: PackageResources.builder_en_md, chinese: PackageResources.builder_zh_Hans_md,
        examples: [Persons.example, Characters.example],
        related: ["abstract-factory", "composite", "template-method"])
}
