extension Consoles {
    static let example = Example(
        id: "consoles",
        title: .localized("A touch controller and two emulators"),
        inputs: [emulators.description, commands.description],
        documentSource: "Structural/Bridge/Consoles.swift",
        idiomaticSource: "Structural/Bridge/ConsoleGeneric.swift",
        classDiagram: classDiagram,
        document: touchButtons,
        idiomatic: pressButtons)

    /// The emulators to choose from.
    enum EmulatorName: String, CaseIterable, Sendable {
        case gameBoy = "game-boy"
        case gameGear = "game-gear"
    }

    static let emulators = Input.choices(
        "emulators", .localized("the emulators to play on"),
        default: EmulatorName.allCases)

    static let commands = Input.choices(
        "commands", .localized("the buttons to touch, in order"),
        default: Command.allCases)

    private static func touchButtons(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let commands = try inputs.value(of: commands)
        for name in try inputs.value(of: emulators) {
            let emulator: any Emulator =
                switch name {
                case .gameBoy: GameBoyEmulator(stage: stage)
                case .gameGear: GameGearEmulator(stage: stage)
                }
            stage.create(emulator)
            let controller = TouchConsoleController(emulator: emulator, stage: stage)
            stage.create(controller, as: "controller")
            for command in commands { controller.touch(command) }
        }
    }

    private static func pressButtons(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let commands = try inputs.value(of: commands)
        for name in try inputs.value(of: emulators) {
            let lines =
                switch name {
                case .gameBoy: commands.flatMap(Controller<GameBoy>().press)
                case .gameGear: commands.flatMap(Controller<GameGear>().press)
                }
            for line in lines { stage.say(line) }
        }
    }

    private static let emulatorSteps: [ClassMember] = [
        "loadInstructions(for command: Command)", "executeInstructions()",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Consoles",
        boxes: [
            ClassBox(
                "ConsoleController", attributes: ["emulator: any Emulator"],
                operations: ["setCommand(_ command: Command)"]),
            ClassBox(
                "TouchConsoleController",
                operations: [
                    "up()", "down()", "left()", "right()", "select()", "start()", "action1()",
                    "action2()",
                ]),
            ClassBox("Emulator", .interface, operations: emulatorSteps.map(\.asAbstract)),
            ClassBox("GameBoyEmulator", operations: emulatorSteps),
            ClassBox("GameGearEmulator", operations: emulatorSteps),
        ],
        relations: [
            ClassRelation("TouchConsoleController", .generalisation, "ConsoleController"),
            ClassRelation(
                "ConsoleController", .aggregation, "Emulator", multiplicity: "1", role: "emulator"),
            ClassRelation("GameBoyEmulator", .realisation, "Emulator"),
            ClassRelation("GameGearEmulator", .realisation, "Emulator"),
        ])
}
