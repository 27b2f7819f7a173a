import UIKit

// Pages on what moves: the panel, the keyboard, and elements that two screens share.
extension Article {
    /// Elements of two screens, and motions as values.
    static var elements: Article {
        Article(
            "elements", .localized("Shared elements"), symbol: "arrow.left.arrow.right",
            color: .systemMint, [(.localized("From one screen to another"), [.sharedElements])])
    }
}

extension Page {
    static var hudMotion: Page {
        Page(
            "hud-motion", .localized("Shown again on its way out"),
            .localized(
                "A panel fades, or zooms, in 0.3 seconds, from where it is. Showing it again takes back an animation that hides it, and a hiding that was to come later."
            ),
            .localized("Choose an animation. Press “Hide in 1 s”, and “Show” before it is gone."),
            rows: ["S0-82", "S0-83"], files: ["HUDMotionExample.swift"],
            live: .screen(height: 230) { _ in HUDMotionExample() })
    }

    static var hudSequence: Page {
        Page(
            "hud-sequence", .localized("What showing and hiding call"),
            .localized(
                "The diagram is recorded from a run: the panel's parts are observed while it is shown and hidden without animation. The completion is called before the delegate."
            ),
            rows: ["S0-85", "S0-120"],
            asks: [.localized("In which order are the callbacks called?")],
            files: ["HUDSequenceExample.swift"],
            live: .console([]) { _ in HUDSequenceExample.run() })
    }

    static var keyboard: Page {
        Page(
            "keyboard", .localized("An input above the keyboard"),
            .localized(
                "The input follows the keyboard up and down, with its duration and its curve. It observes the keyboard's frame, so that another keyboard or a bar above it covers nothing. Hiding clears what was not sent."
            ),
            .localized("On a desktop the keyboard is on the screen if the app asks for it."),
            rows: ["S0-60", "S0-61", "S0-62"],
            asks: [.localized("The keyboard covers my text field.")],
            files: ["KeyboardExample.swift"], live: .screen(height: 150) { _ in KeyboardExample() })
    }

    static var sharedElements: Page {
        Page(
            "shared-elements", .localized("A picture that flies"),
            .localized(
                "Views of two screens with equal keys are one element: a copy flies from source to destination in front of everything, both originals are hidden until it arrives, and on the way back it is mirrored."
            ),
            .localized(
                "Four more motions run in step with it. The next phase is reached when all of them have ended; until then the list stays."
            ),
            rows: ["S2-07", "S2-08", "S2-09", "S2-10", "S2-11", "S2-12"],
            asks: [.localized("How does a thumbnail grow into a page?")],
            files: ["ElementsExample.swift"],
            live: .screen(height: 230) { _ in ElementsExample() })
    }
}
