extension Catalogue {
    static let flyweight = Entry(
        "flyweight", family: .structural, purpose: .performanceAndAccess,
        english: PackageResources.flyweight_en_md, chinese: PackageResources.flyweight_zh_Hans_md,
        examples: [WebSites.example, Flowers.example],
        related: ["simple-factory", "composite", "state", "singleton"])
}
