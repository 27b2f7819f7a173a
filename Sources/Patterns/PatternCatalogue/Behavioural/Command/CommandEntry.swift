extension Catalogue {
    static let command = Entry(
        "command", aliases: ["action"], family: .behavioural, purpose: .algorithmEncapsulation,
        english: PackageResources.command_en_md, chinese: PackageResources.command_zh_Hans_md,
        examples: [Barbecue.example],
        related: ["memento", "chain", "composite", "prototype"])
}
