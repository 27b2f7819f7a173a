import Foundation
import UIKitTesting

extension HeadlessApp {
    /// Why a step probably has no effect; `nil` if there is no doubt.
    func doubt(about step: ScriptStep) -> String? {
        switch step {
        case .tap(let place, _, _), .longPress(let place, _): doubt(aboutTouching: place)
        case .type: receivesText ? nil : "Nothing receives the typed text. Tap a text field first."
        default: nil
        }
    }

    private func doubt(aboutTouching place: ScriptStep.Place) -> String? {
        switch place {
        case .point(let point):
            switch touch(at: point) {
            case .nothing: "Nothing reacts to a touch at (\(point.x), \(point.y))."
            case .disabled(let name): "“\(name)” is disabled, so the touch has no effect."
            case .element: nil
            }
        case .element(let name):
            switch find(name)?.reasonNotHittable {
            case .disabled: "“\(name)” is disabled, so the touch has no effect."
            case .covered(let cover):
                "“\(name)” is covered by “\(cover.name ?? cover.type)”, which gets the touch."
            case .recognizersDisabled, .noInteraction, .outside: "“\(name)” gets no touches."
            default: nil
            }
        }
    }
}
