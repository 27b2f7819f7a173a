extension Catalogue {
    static let decorator = Entry(
        "decorator", family: .structural, purpose: .behaviourExtension,
        english: PackageResources.decorator_en_md, chinese: PackageResources.decorator_zh_Hans_md,
        examples: [Finery.example, ImageFilters.example],
        related: ["composite", "proxy", "adapter", "strategy"])
}
