/// A desk in three layers, none of which is skipped: the presentation asks the business logic, and
/// that asks the data access.
enum LayeredDesk {
    /// The top layer: takes in a text.
    final class PresentationLayer {
        private let logic: LogicLayer
        private let stage: Stage

        init(logic: LogicLayer, stage: Stage) {
            self.logic = logic
            self.stage = stage
        }

        /// Prints a text with the layers in the languages of a mode.
        func submit(_ text: String, in mode: LayeringMode) {
            stage.call(self, "submit(\(mode.name))") {
                logic.print(text, mode, [mode.presentation])
            }
        }
    }

    /// The middle layer: decides what is done.
    final class LogicLayer {
        private let data: DataLayer
        private let stage: Stage

        init(data: DataLayer, stage: Stage) {
            self.data = data
            self.stage = stage
        }

        func print(_ text: String, _ mode: LayeringMode, _ way: [LayeringMode.Language]) {
            stage.call(self, "print") { data.keep(text, mode, way + [mode.lower]) }
        }
    }

    /// The lowest layer: the only one that touches data.
    final class DataLayer {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func keep(_ text: String, _ mode: LayeringMode, _ way: [LayeringMode.Language]) {
            stage.call(self, "keep") {
                let way = (way + [mode.lower]).map(\.title).joined(separator: " → ")
                stage.say("\(mode.name): \(way): 我要打印了 \(text)")
            }
        }
    }
}
