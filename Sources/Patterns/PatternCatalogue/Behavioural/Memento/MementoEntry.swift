extension Catalogue {
    static let memento = Entry(
        "memento", aliases: ["snapshot"], family: .behavioural, purpose: .objectState,
        english: PackageResources.memento_en_md, chinese: PackageResources.memento_zh_Hans_md,
        examples: [GameRole.example],
        related: ["command", "prototype", "iterator"])
}
