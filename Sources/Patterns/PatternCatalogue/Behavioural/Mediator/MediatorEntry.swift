extension Catalogue {
    static let mediator = Entry(
        "mediator", family: .behavioural, purpose: .decoupling,
        english: PackageResources.mediator_en_md, chinese: PackageResources.mediator_zh_Hans_md,
        examples: [Colleagues.example],
        related: ["observer", "facade", "law-of-demeter"])
}
