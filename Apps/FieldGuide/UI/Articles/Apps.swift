import UIKit

extension Article {
    /// The drawing app's engine.
    static var painter: Article {
        Article(
            "painter", .localized("The drawing app"), symbol: "pencil.tip", color: .systemIndigo,
            [(.localized("Marks and strokes"), [.canvas, .marks])])
    }
}

// Pages on the engines of apps, and on what apps are told.
extension Page {
    fileprivate static var canvas: Page {
        Page(
            "canvas", .localized("A canvas with undo"),
            .localized(
                "A tap makes a dot, a drag a stroke of vertices. Each mark is drawn by a command, which takes it back and draws it again. The view observes the painting, and redraws what has changed."
            ),
            .localized("Draw in the white field."),
            rows: ["S1-12", "S1-13", "S1-22", "S1-23", "S1-24", "S1-25"],
            files: ["CanvasExample.swift"], live: .screen(height: 260) { _ in CanvasExample() })
    }

    fileprivate static var marks: Page {
        Page(
            "marks", .localized("A composite of marks"),
            .localized(
                "Dots, vertices and strokes are marks. A stroke has vertices as children; a walk reaches them without knowing how they are stored. A copy of the drawing has marks of its own."
            ),
            rows: ["S1-02", "S1-14"], files: ["MarksExample.swift"],
            live: .lines([.flag("search", .localized("Search for “test” in an array"))]) {
                $0.isOn("search") ? MarksExample.search() : MarksExample.run()
            })
    }

    static var eventKinds: Page {
        Page(
            "event-kinds", .localized("Touches, motion, remote control"),
            .localized(
                "There are three kinds of events. A shake and the media keys reach the first responder and go up its chain. On a desktop a key stands for the shake."
            ),
            rows: ["S4-01"], files: ["EventKindsExample.swift"],
            live: .screen(height: 120) { _ in EventKindsExample() })
    }

    static var appStates: Page {
        Page(
            "app-states", .localized("The states of an app"),
            .localized(
                "An app is not running, inactive, active, in the background or suspended. Minimise the window and come back: the states are listed."
            ),
            rows: ["S4-10"], asks: [.localized("When should my app save?")],
            files: ["AppStatesExample.swift"],
            live: .screen(height: 120) { _ in AppStatesExample() })
    }

    static var boardModel: Page {
        Page(
            "board-model", .localized("The board's model"),
            .localized(
                "Three columns with a count each. A card is moved on the board first and stored when it is dropped; a move that fails or is cancelled is rolled back. New cards go to the top, finished ones stay where they are."
            ),
            rows: ["S0-47", "S0-54", "S0-55", "S0-57"], files: ["BoardExample.swift"],
            problem: .explained(
                .localized(
                    "The document declares how to go back to the state before a drag, and never calls it."
                )),
            live: .lines([.flag("back", .localized("The move is taken back"))]) {
                try BoardExample.run(isTakenBack: $0.isOn("back"))
            })
    }

    static var hudParts: Page {
        var page = Page(
            "hud-parts", .localized("The panel's parts"),
            .localized(
                "The values are read from a panel that was just made, and the diagram from its stored properties."
            ),
            rows: ["S0-77", "S0-78", "S0-119"], files: ["HUDPartsExample.swift"],
            problem: .explained(
                .localized(
                    "The original removes all motion effects of its panel when its own are turned off, also those of others."
                )), live: .lines { _ in HUDPartsExample.run() })
        page.classDiagram = HUDPartsExample.diagram
        return page
    }

    static var pickerBar: Page {
        Page(
            "picker-bar", .localized("The bar above a wheel"),
            .localized(
                "Cancel, title and Done have the document's places for a width of 375. A value that is set moves the wheel to the first equal row; an empty or unknown one leaves it."
            ),
            rows: ["S2-02", "S2-04"], files: ["PickerBarExample.swift"],
            live: .lines([.text("value", .localized("Value"), "500 mL")]) {
                PickerBarExample.run(choosing: $0.text("value"))
            })
    }

    static var order: Page {
        Page(
            "order", .localized("An order without typing"),
            .localized(
                "Gender, place, payment and product are chosen from wheels. Cancel keeps what was there."
            ),
            rows: ["S2-68"], files: ["OrderExample.swift"],
            live: .screen(height: 210) { _ in OrderExample() })
    }

    static var locationFields: Page {
        Page(
            "location-fields", .localized("What a measurement keeps"),
            .localized(
                "Altitude, both accuracies, course, speed and time stay when a coordinate is converted."
            ),
            rows: ["S2-57"], files: ["LocationExample.swift"],
            live: .lines { _ in try LocationExample.run() })
    }

    static var categories: Page {
        Page(
            "categories", .localized("Twenty kinds of places"),
            .localized(
                "A search around a point names the kinds of places, joined by a vertical bar. Without any it searches for food, dwellings and daily life."
            ),
            rows: ["S2-48", "S2-49"], files: ["CategoriesExample.swift"],
            live: .lines([.flag("usual", .localized("Without a choice"), true)]) {
                try CategoriesExample.run(isUsual: $0.isOn("usual"))
            })
    }

    static var forwarder: Page {
        Page(
            "forwarder", .localized("An object that forwards everything"),
            .localized(
                "Messages are looked up by name while the program runs, and may go to several objects: to its callers a forwarder looks as if it had inherited from all of them. Each message is recorded, also one that nobody answers."
            ),
            rows: ["S1-30"], files: ["ForwarderExample.swift"],
            live: .lines { _ in try ForwarderExample.run() })
    }

    static var decoders: Page {
        Page(
            "decoders", .localized("Two decoders, one interface"),
            .localized(
                "Two libraries read codes, behind one protocol. By plan A the second one is asked when the first has found nothing."
            ),
            rows: ["S0-113", "S0-114"], files: ["DecodersExample.swift"],
            live: .lines([.text("text", .localized("Text"), "Hello")]) {
                try DecodersExample.run($0.text("text"))
            })
    }
}
