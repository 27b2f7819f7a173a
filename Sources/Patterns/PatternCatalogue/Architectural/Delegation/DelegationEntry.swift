extension Catalogue {
    static let delegation = Entry(
        "delegation", aliases: ["delegate"], family: .architectural,
        english: PackageResources.delegation_en_md, chinese: PackageResources.delegation_zh_Hans_md,
        examples: [Downloads.example],
        related: ["observer", "strategy", "mvc", "dependency-inversion"])
}
