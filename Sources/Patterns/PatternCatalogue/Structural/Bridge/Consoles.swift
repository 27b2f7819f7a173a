/// Controllers for consoles that are only emulated.
enum Consoles {
    /// The commands of a player.
    enum Command: String, CaseIterable, Sendable {
        case up, down, left, right, select, start, action1, action2
    }

    /// The implementation side: a console in software. It executes the instructions that were
    /// loaded.
    protocol Emulator: AnyObject {
        func loadInstructions(for command: Command)
        func executeInstructions()
    }

    final class GameBoyEmulator: Emulator {
        private var loaded: [String] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func loadInstructions(for command: Command) {
            stage.call(self, "loadInstructions(for: \(command))") {
                loaded.append("GameBoy:\(command)")
            }
        }

        func executeInstructions() {
            stage.call(self) {
                for instruction in loaded { stage.say(instruction) }
                loaded = []
            }
        }
    }

    final class GameGearEmulator: Emulator {
        private var loaded: [String] = []
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func loadInstructions(for command: Command) {
            stage.call(self, "loadInstructions(for: \(command))") {
                loaded.append("GameGear:\(command)")
            }
        }

        func executeInstructions() {
            stage.call(self) {
                for instruction in loaded { stage.say(instruction) }
                loaded = []
            }
        }
    }

    /// The abstraction side: what passes commands to a console, whichever it is.
    class ConsoleController {
        /// The console that is controlled.
        let emulator: any Emulator
        let stage: Stage

        init(emulator: any Emulator, stage: Stage) {
            self.emulator = emulator
            self.stage = stage
        }

        /// Sends one command across the bridge.
        func setCommand(_ command: Command) {
            stage.call(self, "setCommand(\(command))") {
                emulator.loadInstructions(for: command)
                emulator.executeInstructions()
            }
        }
    }

    /// A controller with a button for every command, drawn on a screen.
    final class TouchConsoleController: ConsoleController {
        func up() { setCommand(.up) }
        func down() { setCommand(.down) }
        func left() { setCommand(.left) }
        func right() { setCommand(.right) }
        func select() { setCommand(.select) }
        func start() { setCommand(.start) }
        func action1() { setCommand(.action1) }
        func action2() { setCommand(.action2) }

        /// Touches the button of a command.
        func touch(_ command: Command) {
            switch command {
            case .up: up()
            case .down: down()
            case .left: left()
            case .right: right()
            case .select: select()
            case .start: start()
            case .action1: action1()
            case .action2: action2()
            }
        }
    }
}
