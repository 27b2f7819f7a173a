extension Catalogue {
    static let state = Entry(
        "state", family: .behavioural,
        english: PackageResources.state_en_md, chinese: PackageResources.state_zh_Hans_md,
        examples: [WorkingDay.example],
        related: ["strategy", "singleton", "flyweight"])
}
