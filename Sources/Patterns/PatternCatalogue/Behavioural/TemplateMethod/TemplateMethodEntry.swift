extension Catalogue {
    static let templateMethod = Entry(
        "template-method", aliases: ["template"], family: .behavioural,
        purpose: .algorithmEncapsulation,
        english: PackageResources.template_method_en_md,
        chinese: PackageResources.template_method_zh_Hans_md,
        examples: [Papers.example, Sandwiches.example],
        related: ["factory-method", "strategy", "open-closed"])
}
