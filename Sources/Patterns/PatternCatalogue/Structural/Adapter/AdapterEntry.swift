extension Catalogue {
    static let adapter = Entry(
        "adapter", aliases: ["wrapper"], family: .structural, purpose: .interfaceAdaptation,
        english: PackageResources.adapter_en_md, chinese: PackageResources.adapter_zh_Hans_md,
        examples: [Basketball.example],
        related: ["bridge", "decorator", "proxy", "facade"])
}
