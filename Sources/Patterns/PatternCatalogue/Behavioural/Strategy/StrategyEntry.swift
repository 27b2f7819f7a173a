extension Catalogue {
    static let strategy = Entry(
        "strategy", family: .behavioural, purpose: .algorithmEncapsulation,
        english: PackageResources.strategy_en_md, chinese: PackageResources.strategy_zh_Hans_md,
        examples: [Cash.example, Validators.example],
        related: ["state", "template-method", "simple-factory", "open-closed"])
}
