extension Catalogue {
    static let mvc = Entry(
        "mvc", aliases: ["model-view-controller"], family: .architectural,
        english: PackageResources.mvc_en_md, chinese: PackageResources.mvc_zh_Hans_md,
        examples: [Counter.example, PrintScreen.example, LayeredDesk.example],
        related: ["observer", "mediator", "composite", "delegation", "strategy"])
}
