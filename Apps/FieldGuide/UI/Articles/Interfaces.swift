import UIKit

extension Article {
    /// The panel that says that something takes time.
    static var hud: Article {
        Article(
            "hud", .localized("Progress HUD"), symbol: "hourglass", color: .systemTeal,
            [
                (
                    .localized("Showing and hiding"),
                    [.hudModes, .hudTimes, .hudMotion, .hudParts, .hudSequence]
                )
            ])
    }

    /// Constraints, and what the engine makes of them.
    static var layout: Article {
        Article(
            "layout", .localized("Auto Layout and chains"), symbol: "rectangle.grid.1x2",
            color: .systemBlue,
            [
                (
                    .localized("Worked cases"),
                    [.threeViews, .twoLabels, .fourPictures, .share, .severalBounds]
                ),
                (.localized("Chains"), [.remaking, .direction]),
                (.localized("The engine"), [.diagnosis, .sizeOverlay, .layoutChart]),
            ])
    }

    /// Run-loop modes.
    static var timers: Article {
        Article(
            "timers", .localized("Timers and run loops"), symbol: "clock", color: .systemRed,
            [(.localized("Modes"), [.trackingMode])])
    }

    /// Numbers and dots.
    static var badges: Article {
        Article(
            "badges", .localized("Badges"), symbol: "bell.badge", color: .systemPink,
            [(.localized("Numbers and dots"), [.badge])])
    }

    /// Fields that help.
    static var fields: Article {
        Article(
            "fields", .localized("Pickers and checked fields"), symbol: "checklist",
            color: .systemPurple,
            [(.localized("Text fields"), [.pickers, .pickerBar, .order, .validation])])
    }

    /// The plan board's rules.
    static var board: Article {
        Article(
            "board", .localized("The plan board"), symbol: "rectangle.split.3x1",
            color: .systemBrown,
            [
                (.localized("Columns"), [.columns, .paging, .boardModel, .boardTasks]),
                (.localized("Dragging and typing"), [.drag, .keyboard]),
            ])
    }
}

extension Page {
    fileprivate static var hudModes: Page {
        Page(
            "hud", .localized("Six kinds of indicators"),
            .localized(
                "A panel covers a view and says that something takes time. It has a spinner, a pie, a bar, a ring, a view of your own, or text alone; its progress stays when the kind changes."
            ),
            rows: ["S0-74", "S0-75", "S0-76", "S0-79"],
            asks: [.localized("How do I show that something is loading?")],
            files: ["HUDModesExample.swift"],
            problem: .switchable(
                .localized(
                    "The original never resets the flag of its ring, so that a pie shown after a ring stays a ring. It also changes the colour of every navigation bar."
                )),
            live: .screen(height: 300) { HUDModesExample(keepsRing: $0.showsFault) })
    }

    fileprivate static var hudTimes: Page {
        Page(
            "hud-times", .localized("No flicker: grace and minimum time"),
            .localized(
                "Work that ends within the grace time shows no panel. A panel that was shown stays for the minimum time, even if the work ends at once. Together they remove flicker, for fast and for slow work."
            ),
            .localized("The work here takes 1 second, the grace time is 0.3, the minimum 2."),
            rows: ["S0-80", "S0-84", "S0-86", "S0-87"],
            asks: [
                .localized("Why does my spinner flash for a split second?"),
                .localized("Why does my progress panel flicker?"),
            ],
            files: ["HUDExample.swift"],
            problem: .switchable(
                .localized(
                    "Without both times a short piece of work flashes a panel. Switch the fault on: the work takes 0.1 seconds, and there are no such times."
                )),
            live: .screen(height: 220) { run in
                run.showsFault
                    ? HUDExample(seconds: 0.1, grace: 0, minimum: 0)
                    : HUDExample(seconds: 1, grace: 0.3, minimum: 2)
            })
    }

    fileprivate static var threeViews: Page {
        Page(
            "three-views", .localized("Three views and their equations"),
            .localized(
                "Each constraint is an equation y = a·x + b. Twelve of them determine left, top, width and height of three views; the engine solves them, and the frames follow."
            ),
            rows: ["S0-92", "S0-93", "S0-102"], files: ["WorkedLayoutExample.swift"],
            live: .screen(height: 280) { _ in WorkedLayoutExample() })
    }

    fileprivate static var twoLabels: Page {
        Page(
            "two-labels", .localized("Which label keeps its text?"),
            .localized(
                "Hugging holds a view from growing beyond its content, at priority 250; compression resistance holds it from shrinking below, at 750. Move the slider: the right label resists more."
            ),
            rows: ["S0-95", "S0-97", "S0-98"],
            asks: [
                .localized("Why is the end of my text replaced by three dots?"),
                .localized("Why is my label cut off?"),
            ], files: ["LabelsExample.swift"],
            problem: .explained(
                .localized(
                    "With equal priorities it is not defined which label shrinks. The document says that the left one wins, which is an accident."
                )), live: .screen(height: 130) { _ in LabelsExample() })
    }

    fileprivate static var remaking: Page {
        Page(
            "remake", .localized("Make, update, remake"),
            .localized(
                "Make adds constraints, update changes the constants of those that match, remake drops all earlier ones of the view first. Numbers, sizes and insets can be equated as they are."
            ),
            rows: ["S0-90", "S0-91"], files: ["RemakeExample.swift"],
            problem: .explained(
                .localized(
                    "The document says that two constraints on one attribute are an error. They are not: they are redundant, or they conflict."
                )), live: .lines { _ in RemakeExample.run() })
    }

    fileprivate static var direction: Page {
        Page(
            "direction", .localized("Leading is not left"),
            .localized(
                "There are eleven attributes. Leading and trailing change sides where people read from right to left; left and right do not."
            ),
            rows: ["S0-89"], asks: [.localized("Leading or left?")],
            files: ["DirectionExample.swift"],
            live: .lines([.flag("rtl", .localized("From right to left"))]) {
                DirectionExample.run(isRightToLeft: $0.isOn("rtl"))
            })
    }

    fileprivate static var trackingMode: Page {
        Page(
            "tracking", .localized("Why does my timer stop while I scroll?"),
            .localized(
                "While a finger drags a scroll view, the main run loop is in its tracking mode. Timers and display links of the default mode wait until the finger is lifted. One that is added in the common modes goes on."
            ),
            .localized("Drag the numbers, and look at both counters."),
            rows: ["S0-48", "S0-81"],
            asks: [.localized("My timer pauses while a finger is on the screen.")],
            files: ["TimersExample.swift"],
            problem: .explained(
                .localized(
                    "Timer.scheduledTimer adds to the default mode. A progress panel whose timer was made so stays while the user scrolls."
                )), live: .screen(height: 260) { _ in TimersExample() })
    }

    fileprivate static var badge: Page {
        Page(
            "badge", .localized("A number or a dot on anything"),
            .localized(
                "Any view and any bar button item has a badge. A number wins over a dot, above 99 it is 99+, and none hides the badge. Sizes are the document's: 18 points high, 18, 25 or 30 wide; a dot of 10."
            ),
            rows: ["S2-37", "S2-38"],
            asks: [.localized("How do I show a number on a bar button?")],
            files: ["BadgeExample.swift"],
            problem: .explained(
                .localized(
                    "The document looks for the private view of a bar button item. Before there is one, the badge is lost; after the item's view was replaced, too."
                )), live: .screen(height: 140) { _ in BadgeExample() })
    }

    fileprivate static var pickers: Page {
        Page(
            "pickers", .localized("Text that is chosen"),
            .localized(
                "Two fields whose text comes from a wheel: the first by its class, the second by an extension that any text field has. Done takes the row, Cancel keeps the text."
            ),
            .localized(
                "An extension stays apart and is easy to carry over; a subclass reuses more, and couples. Be careful beyond two levels of inheritance."
            ),
            rows: ["S2-01", "S2-03", "S2-05", "S2-06"],
            asks: [.localized("Subclass or extension?")], files: ["PickerExample.swift"],
            problem: .explained(
                .localized(
                    "The document's extension makes every text field its own delegate. Here the wheels keep their state in a value next to the field."
                )), live: .screen(height: 190) { _ in PickerExample() })
    }

    fileprivate static var validation: Page {
        Page(
            "validation", .localized("Fields that check themselves"),
            .localized(
                "A rule is an object: letters only, digits only, or your own. A field checks its text when editing ends, and says why it refuses it."
            ),
            rows: ["S1-19", "S1-20"], files: ["ValidatedExample.swift"],
            live: .screen(height: 170) { _ in ValidatedExample() })
    }

    fileprivate static var paging: Page {
        Page(
            "paging", .localized("Where columns come to rest"),
            .localized(
                "A swipe faster than 0.3 points a millisecond turns one page; a slower one rests at the nearest. Pages are centred, except the first and the last, which rest at the ends of the content."
            ),
            rows: ["S0-58", "S0-59"], files: ["PagingExample.swift"],
            problem: .explained(
                .localized(
                    "The document subtracts 4.5 points, which is right for its own insets alone, and takes every page from the third on for the last."
                )),
            live: .lines([
                .text("offset", .localized("Offset in points"), "170"),
                .text("velocity", .localized("Velocity in points a millisecond"), "0"),
            ]) { run in
                guard let offset = run.number("offset"), let velocity = run.number("velocity"),
                    offset.isFinite, velocity.isFinite
                else { throw NotANumber() }
                return PagingExample.run(offset: offset, velocity: velocity)
            })
    }
}

/// An input that should be a number.
nonisolated struct NotANumber: Error, CustomStringConvertible {
    var description: String {
        LocalizedText.localized("Enter numbers, such as 31.24 or -5.").text(in: .current)
    }
}
