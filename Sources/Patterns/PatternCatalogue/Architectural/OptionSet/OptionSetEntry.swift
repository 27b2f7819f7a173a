extension Catalogue {
    static let optionSet = Entry(
        "option-set", aliases: ["bitmask", "options"], family: .architectural,
        english: PackageResources.option_set_en_md, chinese: PackageResources.option_set_zh_Hans_md,
        examples: [Accounts.example, Tasting.example],
        related: ["state", "strategy", "proxy"])
}
