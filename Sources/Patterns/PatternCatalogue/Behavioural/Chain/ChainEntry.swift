extension Catalogue {
    static let chain = Entry(
        "chain", aliases: ["chain-of-responsibility", "responder-chain"], family: .behavioural,
        purpose: .behaviourExtension,
        english: PackageResources.chain_en_md, chinese: PackageResources.chain_zh_Hans_md,
        examples: [Managers.example, Attacks.example, CellButtons.example],
        related: ["command", "composite", "decorator", "mediator"])
}
