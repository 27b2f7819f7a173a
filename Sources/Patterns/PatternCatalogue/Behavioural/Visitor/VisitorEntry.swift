extension Catalogue {
    static let visitor = Entry(
        "visitor", family: .behavioural, purpose: .behaviourExtension,
        english: PackageResources.visitor_en_md, chinese: PackageResources.visitor_zh_Hans_md,
        examples: [People.example],
        related: ["composite", "iterator", "interpreter"])
}
