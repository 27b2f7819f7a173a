extension Catalogue {
    static let composite = Entry(
        "composite", family: .structural, purpose: .abstractCollections,
        english: PackageResources.composite_en_md, chinese: PackageResources.composite_zh_Hans_md,
        examples: [Company.example],
        related: ["iterator", "visitor", "decorator", "chain", "prototype"])
}
