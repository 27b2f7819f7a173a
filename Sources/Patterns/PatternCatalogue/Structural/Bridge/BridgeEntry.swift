extension Catalogue {
    static let bridge = Entry(
        "bridge", family: .structural, purpose: .interfaceAdaptation,
        english: PackageResources.bridge_en_md, chinese: PackageResources.bridge_zh_Hans_md,
        examples: [Phones.example, Consoles.example],
        related: ["adapter", "abstract-factory", "strategy", "composite-reuse"])
}
