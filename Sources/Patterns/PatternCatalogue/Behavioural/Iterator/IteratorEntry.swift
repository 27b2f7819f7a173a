extension Catalogue {
    static let iterator = Entry(
        "iterator", aliases: ["cursor"], family: .behavioural, purpose: .abstractCollections,
        english: PackageResources.iterator_en_md, chinese: PackageResources.iterator_zh_Hans_md,
        examples: [Bus.example],
        related: ["composite", "factory-method", "memento", "visitor"])
}
