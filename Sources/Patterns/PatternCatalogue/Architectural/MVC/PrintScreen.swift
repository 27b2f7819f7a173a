/// One screen on which a text is printed, divided in three ways. The model and the view stay the
/// same; what differs is what stands between them.
enum PrintScreen {
    /// The ways to divide it.
    enum Style: String, CaseIterable, Sendable {
        case mvc, mvp, mvvm
    }

    /// The model: what was printed. It knows no view.
    final class PrintedTexts {
        private(set) var texts: [String] = []

        /// Called after every change.
        var onChange: () -> Void = {}

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func add(_ text: String) {
            stage.call(self, "add") {
                texts.append(text)
                onChange()
            }
        }

        /// What a screen shows of the model.
        var summary: String { "我要打印了 \(texts.last ?? "")，共 \(texts.count) 份" }
    }

    /// The view: shows text and says what is submitted. It knows no model.
    final class PrintForm: PrintDisplay {
        /// Called for every text that is submitted.
        var onSubmit: (String) -> Void = { _ in }

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func show(_ text: String) {
            stage.call(self, "show") { stage.say(text) }
        }

        func submit(_ text: String) {
            stage.call(self, "submit") { onSubmit(text) }
        }
    }

    /// MVC: the controller knows the view itself, follows both, and writes one into the other.
    final class PrintController {
        private let model: PrintedTexts
        private let view: PrintForm
        private let stage: Stage

        init(model: PrintedTexts, view: PrintForm, stage: Stage) {
            self.model = model
            self.view = view
            self.stage = stage
            view.onSubmit = { [unowned self] in userDidSubmit($0) }
            model.onChange = { [unowned self] in modelDidChange() }
        }

        private func userDidSubmit(_ text: String) {
            stage.call(self, "userDidSubmit") { model.add(text) }
        }

        private func modelDidChange() {
            stage.call(self) { view.show(model.summary) }
        }
    }

    /// What a presenter knows of a view, so that a test can pass another.
    protocol PrintDisplay: AnyObject {
        func show(_ text: String)
    }

    /// MVP: the presenter knows a protocol alone, and says everything that the view shows.
    final class PrintPresenter {
        private weak var display: (any PrintDisplay)?
        private let model: PrintedTexts
        private let stage: Stage

        init(model: PrintedTexts, display: any PrintDisplay, stage: Stage) {
            self.model = model
            self.display = display
            self.stage = stage
        }

        func submit(_ text: String) {
            stage.call(self, "submit") {
                model.add(text)
                display?.show(model.summary)
            }
        }
    }

    /// MVVM: the view model knows no view. It has the state that a view binds itself to.
    final class PrintViewModel {
        private(set) var status = "" {
            didSet { onStatus(status) }
        }

        /// What is bound to the status.
        var onStatus: (String) -> Void = { _ in }

        private let model: PrintedTexts
        private let stage: Stage

        init(model: PrintedTexts, stage: Stage) {
            self.model = model
            self.stage = stage
        }

        func submit(_ text: String) {
            stage.call(self, "submit") {
                model.add(text)
                status = model.summary
            }
        }
    }
}
