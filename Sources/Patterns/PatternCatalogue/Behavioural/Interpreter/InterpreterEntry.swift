extension Catalogue {
    static let interpreter = Entry(
        "interpreter", family: .behavioural,
        english: PackageResources.interpreter_en_md,
        chinese: PackageResources.interpreter_zh_Hans_md,
        examples: [Music.example, Expressions.example],
        related: ["composite", "visitor", "iterator", "flyweight"])
}
