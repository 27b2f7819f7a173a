/// A counter with a button: model, view and controller.
enum Counter {
    /// The model: a number that reports its changes. It knows no view.
    final class CounterModel {
        private(set) var count = 0

        /// Called after every change.
        var onChange: () -> Void = {}

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func increment() {
            stage.call(self) {
                count += 1
                onChange()
            }
        }
    }

    /// The view: shows text and says when it is tapped. It knows no model.
    final class CounterView {
        /// Called for every tap.
        var onTap: () -> Void = {}

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func show(_ text: String) {
            stage.call(self, "show(\(text))") { stage.say(text) }
        }

        func tap() {
            stage.call(self) { onTap() }
        }
    }

    /// The controller: turns taps into changes of the model, and changes of the model into text.
    final class CounterController {
        private let model: CounterModel
        private let view: CounterView
        private let stage: Stage

        init(model: CounterModel, view: CounterView, stage: Stage) {
            self.model = model
            self.view = view
            self.stage = stage
            view.onTap = { [unowned self] in userDidTap() }
            model.onChange = { [unowned self] in modelDidChange() }
        }

        private func userDidTap() {
            stage.call(self) { model.increment() }
        }

        private func modelDidChange() {
            stage.call(self) { view.show("计数:\(model.count)") }
        }
    }
}
