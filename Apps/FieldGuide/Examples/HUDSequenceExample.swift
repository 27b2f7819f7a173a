import PatternCatalogue
import ProgressHUD
import UIKit

/// What showing and hiding a panel call in turn: recorded from a run, by observing its parts.
enum HUDSequenceExample {
    private final class Recorder: HUDDelegate {
        var messages: [SequenceDiagram.Message] = []

        func call(_ text: String, from sender: String = "hud", to receiver: String) {
            messages.append(SequenceDiagram.Message(.call, from: sender, to: receiver, text))
        }

        func returned(from receiver: String = "hud", to sender: String = "app") {
            messages.append(SequenceDiagram.Message(.return, from: receiver, to: sender))
        }

        func hudWasHidden(_ hud: HUD) {
            call("hudWasHidden(_:)", to: "delegate")
            returned(from: "delegate", to: "hud")
        }
    }

    static func run() -> Output {
        let (recorder, hud) = (Recorder(), HUD(view: UIView()))
        var lines: [String] = []
        func say(_ step: String) {
            let alphas = [hud, hud.bezelView, hud.backgroundView].map { "\($0.alpha)" }
            lines.append("\(step): panel, box and background \(alphas.joined(separator: ", "))")
        }
        let parts = [("bezelView", hud.bezelView), ("backgroundView", hud.backgroundView)]
        let observations = parts.map { name, view in
            view.observe(\.alpha, options: .new) { _, change in
                recorder.call("alpha = \(change.newValue ?? 0)", to: name)
                recorder.returned(from: name, to: "hud")
            }
        }
        hud.delegate = recorder
        hud.completionBlock = {
            recorder.call("completionBlock()", to: "app")
            recorder.returned(from: "app", to: "hud")
        }
        say("made")
        recorder.call("show(animated: false)", from: "app", to: "hud")
        hud.show(animated: false)
        recorder.returned()
        say("shown")
        recorder.call("hide(animated: false)", from: "app", to: "hud")
        hud.hide(animated: false)
        recorder.returned()
        say("hidden")
        withExtendedLifetime(observations) {}
        lines += recorder.messages.filter { $0.kind == .call }.map {
            "\($0.sender) → \($0.receiver): \($0.text)"
        }
        return Output(
            lines,
            messages: SequenceDiagram(
                participants: [
                    .init("app"), .init("hud", type: "HUD"), .init("bezelView"),
                    .init("backgroundView"), .init("delegate", type: "HUDDelegate"),
                ], messages: recorder.messages))
    }
}
