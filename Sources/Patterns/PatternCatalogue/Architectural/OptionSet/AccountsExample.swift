extension Accounts {
    static let example = Example(
        id: "permissions",
        title: .localized("Permissions in one number"),
        inputs: [
            allowed.description, asked.description, enabled.description, disabled.description,
        ],
        documentSource: "Architectural/OptionSet/Accounts.swift",
        idiomaticSource: "Architectural/OptionSet/AccountPermission.swift",
        classDiagram: classDiagram,
        document: maskBits,
        idiomatic: useOptionSet)

    static let allowed = Input.choices(
        "allow", .localized("what is allowed in the beginning"),
        default: [OptionPermission.select, .insert, .delete])

    static let asked = Input.choices(
        "ask", .localized("what is asked for"),
        default: [OptionPermission.select, .insert])

    static let enabled = Input.choices(
        "enable", .localized("what is added then"),
        default: [OptionPermission.update])

    static let disabled = Input.choices(
        "disable", .localized("what is taken away at last"),
        default: [OptionPermission.select, .delete])

    private static func maskBits(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let allowed = try inputs.value(of: allowed)
        let asked = try inputs.value(of: asked)
        let enabled = try inputs.value(of: enabled)
        let disabled = try inputs.value(of: disabled)

        let user = stage.create(FlagUser(stage: stage))
        for permission in allowed { user.grant(permission) }
        sayFlags(user.allows, on: stage)

        let permissions = stage.create(PermissionMask(stage: stage), as: "permissions")
        permissions.setPermission(mask(of: allowed))
        stage.say("一个掩码:\(bits(permissions.flag))")
        let question = mask(of: asked)
        sayAnswers(
            to: asked, all: permissions.allows(question),
            none: permissions.allowsNone(of: question),
            only: permissions.allowsOnly(question), on: stage)
        permissions.enable(mask(of: enabled))
        stage.say("添加\(words(enabled)):\(bits(permissions.flag))")
        permissions.disable(mask(of: disabled))
        stage.say("删除\(words(disabled)):\(bits(permissions.flag))")
    }

    private static func useOptionSet(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        var permissions = set(of: try inputs.value(of: allowed))
        sayFlags({ permissions.allows(set(of: [$0])) }, on: stage)
        stage.say("一个掩码:\(bits(permissions.rawValue))")
        let asked = try inputs.value(of: asked)
        let question = set(of: asked)
        sayAnswers(
            to: asked, all: permissions.allows(question),
            none: permissions.allowsNone(of: question),
            only: permissions.allowsOnly(question), on: stage)
        let enabled = try inputs.value(of: enabled)
        permissions.enable(set(of: enabled))
        stage.say("添加\(words(enabled)):\(bits(permissions.rawValue))")
        let disabled = try inputs.value(of: disabled)
        permissions.disable(set(of: disabled))
        stage.say("删除\(words(disabled)):\(bits(permissions.rawValue))")
    }

    private static func mask(of permissions: [OptionPermission]) -> Int {
        permissions.reduce(0) { $0 | $1.mask }
    }

    private static func set(of permissions: [OptionPermission]) -> Permission {
        permissions.reduce(into: []) { set, permission in
            switch permission {
            case .select: set.enable(.select)
            case .insert: set.enable(.insert)
            case .update: set.enable(.update)
            case .delete: set.enable(.delete)
            }
        }
    }

    // MARK: Lines

    private static func sayFlags(_ allows: (OptionPermission) -> Bool, on stage: Stage) {
        let flags = OptionPermission.allCases.map { words([$0]) + answer(allows($0)) }
        stage.say("四个BOOL:\(flags.joined(separator: ","))")
    }

    private static func sayAnswers(
        to asked: [OptionPermission], all: Bool, none: Bool, only: Bool, on stage: Stage
    ) {
        stage.say(
            "\(words(asked)):拥有\(answer(all)),禁用\(answer(none)),仅仅拥有\(answer(only))")
    }

    private static func words(_ permissions: [OptionPermission]) -> String {
        permissions.map { $0.rawValue.uppercased() }.joined(separator: "|")
    }

    private static func answer(_ isTrue: Bool) -> String { isTrue ? " 是" : " 否" }

    /// “0110,6” for 6.
    private static func bits(_ mask: Int) -> String {
        let digits = String(mask, radix: 2)
        return String(repeating: "0", count: 4 - digits.count) + digits + ",\(mask)"
    }

    private static let classDiagram = ClassDiagram(
        scope: "Accounts",
        boxes: [
            ClassBox(
                "FlagUser",
                attributes: [
                    "maySelect: Bool", "mayInsert: Bool", "mayUpdate: Bool", "mayDelete: Bool",
                ],
                operations: [
                    "grant(_ permission: OptionPermission)",
                    "allows(_ permission: OptionPermission) -> Bool",
                ]),
            ClassBox(
                "PermissionMask", attributes: ["flag: Int"],
                operations: [
                    "setPermission(_ mask: Int)", "enable(_ mask: Int)", "disable(_ mask: Int)",
                    "allows(_ mask: Int) -> Bool", "allowsNone(of mask: Int) -> Bool",
                    "allowsOnly(_ mask: Int) -> Bool",
                ]),
            ClassBox(
                "OptionPermission", .enumeration, attributes: ["mask: Int"],
                operations: ["select", "insert", "update", "delete"]),
            ClassBox(
                "Permission", .structure, attributes: ["rawValue: Int"],
                lollipops: ["NamedOptions"]),
        ],
        relations: [
            ClassRelation("FlagUser", .dependency, "OptionPermission")
        ],
        notes: [
            DiagramNote(
                on: "PermissionMask",
                .localized("A new permission is a new bit; the methods stay."))
        ])
}
