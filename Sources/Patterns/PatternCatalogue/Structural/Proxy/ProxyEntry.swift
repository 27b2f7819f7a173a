extension Catalogue {
    static let proxy = Entry(
        "proxy", family: .structural, purpose: .performanceAndAccess,
        english: PackageResources.proxy_en_md, chinese: PackageResources.proxy_zh_Hans_md,
        examples: [Gifts.example, Thumbnails.example],
        related: ["decorator", "adapter", "facade", "flyweight"])
}
