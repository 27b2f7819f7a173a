extension Catalogue {
    static let facade = Entry(
        "facade", family: .structural, purpose: .interfaceAdaptation,
        english: PackageResources.facade_en_md, chinese: PackageResources.facade_zh_Hans_md,
        examples: [Fund.example, Taxi.example],
        related: ["mediator", "adapter", "singleton", "law-of-demeter"])
}
