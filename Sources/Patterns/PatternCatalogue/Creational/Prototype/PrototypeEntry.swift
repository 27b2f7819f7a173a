extension Catalogue {
    static let prototype = Entry(
        "prototype", family: .creational, purpose: .objectCreation,
        english: PackageResources.prototype_en_md, chinese: PackageResources.prototype_zh_Hans_md,
        examples: [Drawing.example],
        related: ["composite", "memento", "abstract-factory", "command"])
}
