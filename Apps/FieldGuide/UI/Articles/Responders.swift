import UIKit

extension Article {
    /// Touches, the responder chain, and events that travel along it.
    static var responders: Article {
        Article(
            "responders", .localized("Responders and events"), symbol: "arrow.up.right.circle",
            color: .systemOrange,
            [
                (.localized("Touches"), [.touches, .hitTest, .eventKinds]),
                (.localized("The responder chain"), [.chain, .cellButtons, .eventTable]),
                (.localized("Apps"), [.appStates]),
            ])
    }
}

extension Page {
    fileprivate static var touches: Page {
        Page(
            "touches", .localized("Began, moved, ended, cancelled"),
            .localized(
                "A finger's events go through the application's queue to the window, and from there to the view that was hit when the finger went down. This view is told until the finger is lifted, or until a gesture takes the touch over."
            ),
            .localized("Draw with a finger in the field."),
            rows: ["S4-02", "S4-05"],
            asks: [.localized("Why is touchesCancelled called?")],
            files: ["TouchesExample.swift"],
            live: .screen(height: 170) { _ in TouchesExample() })
    }

    fileprivate static var hitTest: Page {
        Page(
            "hit-testing", .localized("Hit testing"),
            .localized(
                "A view asks its subviews from the front; the deepest view that contains the point wins. Views that are hidden, nearly transparent or disabled are left out, with all that is in them. A view may answer for points outside of its bounds."
            ),
            rows: ["S4-06", "S4-08", "S4-09"],
            asks: [
                .localized("Why does my button not react to taps?"),
                .localized("How do I make a small button easier to hit?"),
            ],
            files: ["HitTestExample.swift"],
            live: .lines([
                .choice(
                    "front", .localized("The front view"),
                    [
                        .localized("as it is"), .localized("hidden"),
                        .localized("transparent (0.005)"), .localized("disabled"),
                        .localized("nearly transparent (0.02)"),
                        .localized("with a small target on top"),
                    ])
            ]) { HitTestExample.run($0.index("front")) })
    }

    fileprivate static var chain: Page {
        Page(
            "responder-chain", .localized("The responder chain"),
            .localized(
                "A view's next responder is its controller, or else its superview. After the root view come the window, the application and its delegate. The chain is followed step by step, so it may change between two events."
            ),
            .localized("Tap a colour: the path of the touch is printed below."),
            rows: ["S0-37", "S0-38", "S4-03", "S4-04", "S4-07"],
            asks: [.localized("Where does an event go that a view does not handle?")],
            files: ["ChainExample.swift"],
            problem: .explained(
                .localized(
                    "One of the documents leaves out the superviews and the application's delegate: they are responders like the others."
                )), live: .screen(height: 320) { _ in ChainExample() })
    }

    fileprivate static var cellButtons: Page {
        Page(
            "cell-buttons", .localized("Buttons in cells, without delegates"),
            .localized(
                "A cell sends a typed event up its chain, and the controller handles all of them in one place. Nothing in between has to know of it."
            ),
            .localized("Tap a button. Swipe a row away, then tap a button below it."),
            rows: ["S0-39", "S0-42"],
            asks: [.localized("How does a controller learn which row's button was tapped?")],
            files: ["RoutingExample.swift"],
            original: Original(
                .localized("Source 0, routing events"),
                "[self routerEventWithName:kLeftButtonEvent\n                 userInfo:@{@\"indexPath\": self.indexPath}];"
            ),
            problem: .explained(
                .localized(
                    "The document's cell keeps its own index path, which is wrong once a row above was inserted or removed. The cell here looks its place up at the time of the tap."
                )), live: .screen(height: 360) { _ in RoutingExample(style: .grouped) })
    }

    fileprivate static var eventTable: Page {
        Page(
            "event-table", .localized("A table of handlers"),
            .localized(
                "Names are bound to handlers once. A responder on the way may add to an event: the shelf adds the price. A name without a handler is passed on, and its sender learns that nobody handled it."
            ),
            rows: ["S0-40", "S0-41", "S0-43"], files: ["EventTableExample.swift"],
            problem: .explained(
                .localized(
                    "The document's table swallows unknown names: they are neither handled nor passed on, and no one is told."
                )),
            live: .lines([
                .choice(
                    "event", .localized("Event"), ["buy", "look", "steal"])
            ]) { run in
                try EventTableExample.run(["buy", "look", "steal"][run.index("event")])
            })
    }
}
