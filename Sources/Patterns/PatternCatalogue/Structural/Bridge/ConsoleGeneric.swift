extension Consoles {
    /// An instruction set: what an emulated console executes for a command.
    protocol InstructionSet {
        static func instructions(for command: Command) -> [String]
    }

    enum GameBoy: InstructionSet {
        static func instructions(for command: Command) -> [String] { ["GameBoy:\(command)"] }
    }

    enum GameGear: InstructionSet {
        static func instructions(for command: Command) -> [String] { ["GameGear:\(command)"] }
    }

    /// A controller of one kind of console, bound to it when the program is compiled.
    struct Controller<Console: InstructionSet> {
        func press(_ command: Command) -> [String] {
            Console.instructions(for: command)
        }
    }
}
