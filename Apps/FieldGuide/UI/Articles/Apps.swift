import UIKit

extension Article {
    /// The drawing app's engine.
    static var painter: Article {
        Article(
            "painter", .localized("The drawing app"), symbol: "pencil.tip", color: .systemIndigo,
            [
                (.localized("Marks and strokes"), [.canvas, .palette, .marks, .renderer]),
                (.localized("Undo and keeping"), [.undoLevels, .commandGroups, .memento]),
                (.localized("Pictures"), [.filters]),
                (.localized("Screens"), [.painterScreens]),
            ])
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

    fileprivate static var palette: Page {
        Page(
            "palette", .localized("A palette and a canvas"),
            .localized(
                "The palette reports a width and a colour, the canvas draws with a pen. Neither knows the other: an adapter makes a pen of what the palette reports."
            ),
            rows: ["S1-07"], files: ["PaletteExample.swift"],
            live: .screen(height: 150) { _ in PaletteExample() })
    }

    fileprivate static var filters: Page {
        Page(
            "filters", .localized("Filters in three ways"),
            .localized(
                "A filter decorates a picture: as an object around it, as a function of a function, or as an extension of the image that makes a new one. Which is chosen changes who holds what, and not a single pixel."
            ),
            rows: ["S1-33"], asks: [.localized("Decorator or extension?")],
            files: ["FiltersExample.swift"], live: .lines { _ in FiltersExample.run() })
    }

    static var columns: Page {
        Page(
            "columns", .localized("Columns in a row"),
            .localized(
                "Columns lie next to each other in a scroll view, and come to rest one by one. One recogniser on the board waits for a long press, whatever column is under the finger."
            ),
            rows: ["S0-44"], files: ["ColumnsExample.swift"],
            live: .screen(height: 220) { _ in ColumnsExample() })
    }

    fileprivate static var renderer: Page {
        Page(
            "renderer", .localized("A visitor that draws"),
            .localized(
                "A renderer visits marks: it has a method for each kind, and the marks know nothing about drawing. This one says what it would draw."
            ),
            rows: ["S1-15"], files: ["RendererExample.swift"],
            live: .lines { _ in RendererExample.run() })
    }

    fileprivate static var undoLevels: Page {
        Page(
            "undo-levels", .localized("How far undo goes"),
            .localized(
                "Each mark registers its inverse with an undo manager. Levels of undo bound how many are kept: the oldest is dropped, and its mark stays for good. Five dots are drawn here, and all is taken back and made again."
            ),
            rows: ["S1-21", "S1-26"], asks: [.localized("How do I limit undo?")],
            files: ["UndoLevelsExample.swift"],
            live: .lines([
                .choice(
                    "levels", .localized("Levels"),
                    [.localized("no limit")] + ["1", "3"].map { LocalizedText(verbatim: $0) }, 2)
            ]) { UndoLevelsExample.levels([0, 1, 3][$0.index("levels")]) })
    }

    fileprivate static var commandGroups: Page {
        Page(
            "command-groups", .localized("Commands in groups"),
            .localized(
                "A command is a value that can be made later, logged, bound to a key or put into a group. A group is one step of undo; one that fails leaves nothing behind."
            ),
            rows: ["S1-27"],
            asks: [.localized("How can I undo several changes at once?")],
            files: ["UndoLevelsExample.swift"],
            live: .lines { _ in UndoLevelsExample.groups() })
    }

    fileprivate static var memento: Page {
        Page(
            "drawing-memento", .localized("A drawing that is kept"),
            .localized(
                "A memento holds what a drawing is made of, and only the drawing can look inside. It is coded into a file, and a second one may hold only what came since the first."
            ),
            rows: ["S1-31"], files: ["MementoExample.swift"],
            live: .lines { _ in try MementoExample.run() })
    }

    fileprivate static var painterScreens: Page {
        Page(
            "painter-screens", .localized("The whole app"),
            .localized(
                "A generator makes a canvas of one of three kinds of paper, and a factory makes the parts of a brand, which go together. One controller opens and closes all screens; the screens do not know each other."
            ),
            .localized("Choose a brand and a paper, draw, and open the palette."),
            rows: ["S1-03", "S1-04", "S1-10"], files: ["PainterExample.swift"],
            live: .screen(height: 480) { _ in PainterExample() })
    }

    static var boardTasks: Page {
        Page(
            "board-tasks", .localized("A task from beginning to end"),
            .localized(
                "Tasks are created, edited, marked important, done and deleted. Each step is one step of undo, and a task needs a title."
            ),
            rows: ["S0-56"], files: ["BoardTasksExample.swift"],
            live: .lines { _ in try BoardTasksExample.run() })
    }

    static var drag: Page {
        let paths = DragExample.Path.allCases
        return Page(
            "drag", .localized("A card under a finger"),
            .localized(
                "A press picks a card up, if there is one that is not finished. In each frame the row below the finger is found, also in gaps and below the last card, and always above the finished ones; within 150 points of its edge a list scrolls, and beyond 25 points from the middle the columns do. Data and rows move together."
            ),
            .localized("The finger goes to a place here, and rests there for two seconds."),
            rows: ["S0-45", "S0-46", "S0-49", "S0-50", "S0-51", "S0-52", "S0-53", "S0-63"],
            asks: [.localized("Why does my list stop scrolling under a resting finger?")],
            files: ["DragExample.swift"],
            problem: .switchable(
                .localized(
                    "Who acts only when the finger moves stops when it rests: at an edge the list scrolls by one frame. The display's clock drives the drag instead."
                )),
            live: .lines([
                .choice(
                    "path", .localized("Finger"),
                    [
                        .localized("three rows down"), .localized("into a gap"),
                        .localized("to the lower edge"), .localized("to the next column"),
                        .localized("on a finished card"),
                    ], 2)
            ]) { run in
                DragExample.run(paths[run.index("path")], isDrivenByFrames: !run.showsFault)
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
            rows: ["S4-10"],
            asks: [
                .localized("When does the system suspend my app?"),
                .localized("When should my app save?"),
            ],
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

    static var proxies: Page {
        Page(
            "proxies", .localized("Four kinds of proxies"),
            .localized(
                "A virtual proxy makes its object when it is first asked, a protection proxy checks rights, a smart reference counts who holds the object, and a remote proxy packs a request for an object that is elsewhere."
            ),
            rows: ["S1-29"], files: ["ProxiesExample.swift"],
            live: .screen(height: 170) { _ in
                ReportController(.localized("Proxies"), [.localized("all four")]) { _ in
                    try await ProxiesExample.run()
                }
            })
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
