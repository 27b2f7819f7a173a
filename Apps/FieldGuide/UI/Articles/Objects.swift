import PatternCatalogue
import UIKit

extension Article {
    /// Copies.
    static var copies: Article {
        Article(
            "copies", .localized("Shallow and deep copies"), symbol: "doc.on.doc",
            color: .systemCyan,
            [
                (.localized("Foundation's objects"), [.copiedStrings, .copiedCollections]),
                (.localized("How deep?"), [.copyingDepth, .copyingAdvice]),
            ])
    }

    /// Option sets.
    static var bits: Article {
        let pages = Article.patterns.pages.filter { $0.id.hasPrefix("option-set") }
        return Article(
            "bits", .localized("Bit masks"), symbol: "number", color: .systemMint,
            [(.localized("Permissions and puzzles"), pages.map(\.withBitLink))])
    }

    /// Values next to objects, and scopes that release them.
    static var associations: Article {
        Article(
            "associations", .localized("Associated values and scopes"), symbol: "link",
            color: .systemGray,
            [
                (.localized("Associated values"), [.associations, .buttonValues]),
                (.localized("Autorelease"), [.scopes]),
                (.localized("Forwarding"), [.forwarder, .proxies]),
            ])
    }

    /// Closures.
    static var closures: Article {
        Article(
            "closures", .localized("Closures and leaks"), symbol: "function",
            color: .systemYellow,
            [
                (.localized("Closures"), [.captures, .closureRoles]),
                (.localized("Leaks"), [.leaks, .leakGraph]),
            ])
    }

    /// Observing.
    static var observing: Article {
        Article(
            "observing", .localized("Key-value observing"), symbol: "eye", color: .systemTeal,
            [
                (.localized("Ways that fail, and one that does not"), [.typing, .lateTitle]),
                (.localized("System classes"), [.offset]),
            ])
    }

    /// Layers of an app.
    static var layers: Article {
        Article(
            "layers", .localized("Layers of an app"), symbol: "square.stack.3d.up",
            color: .systemBrown,
            [(.localized("Print and copy"), [.approvals, .layering, .desk, .deskScreens])])
    }
}

extension Page {
    /// A page of another article, with a link of its own.
    fileprivate var withBitLink: Page {
        Page(
            id: "bits-\(id)", title: title, text: text, rows: rows + ["S2-66"],
            questions: questions, live: live, files: files, problem: problem,
            classDiagram: classDiagram)
    }

    // MARK: Copies

    fileprivate static var copiedStrings: Page {
        let studies: [FoundationCopyingStudy] = [.string, .mutableString, .model]
        return Page(
            "copied-strings", .localized("Strings and models"),
            .localized(
                "Copy gives an object that does not change, mutableCopy one that can. An immutable string is its own copy: a shallow copy is the same object, a deep one has a new address. Equal letters are the same object."
            ),
            rows: ["S0-64", "S0-65", "S0-66", "S0-67", "S0-125"],
            asks: [.localized("When is a copy the same object?")],
            files: ["FoundationCopyingStudy.swift", "FoundationModel.swift"],
            live: .lines([
                .choice(
                    "object", .localized("Object"),
                    ["NSString", "NSMutableString", "FoundationModel"])
            ]) { ["\(try studies[$0.index("object")].run())"] })
    }

    fileprivate static var copiedCollections: Page {
        let studies: [FoundationCopyingStudy] = [
            .array, .mutableArray, .dictionary, .mutableDictionary, .set, .mutableSet,
        ]
        return Page(
            "copied-collections", .localized("Arrays, dictionaries and sets"),
            .localized(
                "A copied collection shares its elements. Copying the items reaches one level: what they refer to is shared still. An archive that is read back shares nothing; what was shared within stays shared."
            ),
            rows: ["S0-68", "S0-69", "S0-71", "S0-72"],
            asks: [.localized("How do I copy an array with all that is in it?")],
            files: ["FoundationCopyingStudy.swift"],
            live: .lines([
                .choice(
                    "object", .localized("Object"),
                    [
                        "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet",
                        "NSMutableSet",
                    ])
            ]) { ["\(try studies[$0.index("object")].run())"] })
    }

    fileprivate static var copyingDepth: Page {
        Page(
            "copying-depth", .localized("Pointer or content?"),
            .localized(
                "The table is measured: each way of copying is tried on an object of each class, and the addresses are compared."
            ),
            rows: ["S0-70"], files: ["CopyingSummary.swift", "CopyingStudy.swift"],
            live: .lines { _ in ["\(try CopyingSummary.measured())"] })
    }

    fileprivate static var copyingAdvice: Page {
        Page(
            "copying-advice", .localized("Which copy for which purpose?"),
            .localized("Four intentions, and the call for each."), rows: ["S0-73"],
            files: ["CopyingAdvice.swift"], live: .lines { _ in [CopyingAdvice.table] })
    }

    // MARK: Associated values

    fileprivate static var associations: Page {
        Page(
            "associated-values", .localized("Values by key"),
            .localized(
                "A value is stored next to an object, under a typed key; setting nil removes it. Values are held strongly, as copies or weakly, and end with their object."
            ),
            rows: ["S2-32", "S2-33", "S2-34", "S2-39"],
            asks: [.localized("How does an extension store a value?")],
            files: ["AssociationsExample.swift"],
            problem: .explained(
                .localized(
                    "The document calls “assign” a weak reference. It is an unsafe one, which points to nothing after its object was released. And removeAll takes away what others have stored."
                )), live: .lines { _ in AssociationsExample.run() })
    }

    fileprivate static var buttonValues: Page {
        Page(
            "button-values", .localized("What a button carries"),
            .localized(
                "A click prints the number or the person that is stored next to its button."),
            rows: ["S2-35", "S2-36"], files: ["ButtonValuesExample.swift"],
            live: .screen(height: 140) { _ in ButtonValuesExample() })
    }

    fileprivate static var scopes: Page {
        Page(
            "autorelease", .localized("Autorelease scopes"),
            .localized(
                "Objects that were added to a scope are released at its end, the last one first; the end may also be an error or an early return. Scopes nest."
            ),
            rows: ["S0-01"], files: ["ScopeExample.swift"],
            original: Original(
                .localized("Source 0, autorelease"),
                "@autoreleasepool {\n    NSLog(@\"Hello, World!\");\n}"),
            live: .lines([.flag("throw", .localized("The inner scope throws"))]) {
                ScopeExample.run(throwing: $0.isOn("throw"))
            })
    }

    // MARK: Closures

    fileprivate static var captures: Page {
        Page(
            "captures", .localized("What a closure sees"),
            .localized(
                "A closure in Swift refers to the variable itself. With a capture list it has a copy, as blocks have: 18, and 18 even after the variable became 24. Without one it sees 24, and may count on to 19."
            ),
            rows: ["S2-43"], asks: [.localized("Why does my closure see the old value?")],
            files: ["CaptureStudy.swift"],
            original: Original(
                .localized("Source 2, blocks"),
                "__block int age = 18;\nvoid (^block)(void) = ^{ NSLog(@\"current age = %d\", age); };\nage = 24;\nblock();"
            ),
            live: .lines { _ in
                CaptureStudy.allCases.map { "\($0.rawValue): current age = \($0.run())" }
            })
    }

    fileprivate static var closureRoles: Page {
        Page(
            "closure-roles", .localized("Property, argument, result"),
            .localized(
                "A closure is kept in a property and called if it is set; it is passed to a method, which calls it with a user or an error; or it is what a method returns."
            ),
            rows: ["S2-40", "S2-41", "S2-42", "S2-67"], files: ["ClosureRoles.swift"],
            live: .lines { _ in
                ClosureRoles.allCases.flatMap { role in role.run().map { "\(role.rawValue): \($0)" }
                }
            })
    }

    fileprivate static var leaks: Page {
        Page(
            "leaks", .localized("A closure that keeps its owner"),
            .localized(
                "An object that owns a closure which refers to the object is never freed. A weak capture breaks the cycle; the object may be gone when the closure is called."
            ),
            rows: ["S2-44", "S2-45"],
            asks: [.localized("Why is my view controller never deallocated?")],
            files: ["LeakStudy.swift"],
            live: .lines { _ in
                LeakStudy.allCases.map { "\($0.rawValue): \($0.isFreed() ? "freed" : "leaked")" }
            })
    }

    fileprivate static var leakGraph: Page {
        Page(
            "leak-graph", .localized("Objects that keep each other"),
            .localized(
                "A screen owns a loader, whose closure refers to the screen. Red arrows keep what they point at alive, a dashed one does not. Close the screen: a box with a dagger is an object that is gone."
            ),
            .localized("Open and close it with a strong capture, then with a weak one."),
            rows: ["S2-44", "S2-45"],
            asks: [
                .localized("Why is my screen never freed after closing it?"),
                .localized("Where is the retain cycle?"),
            ],
            files: ["LeakGraphExample.swift"],
            live: .screen(height: 240) { _ in LeakGraphExample() })
    }

    // MARK: Observing

    fileprivate static var typing: Page {
        Page(
            "typing", .localized("Following a text field"),
            .localized(
                "The delegate's method is called before a change, and does not tell the new text. The event for edits is sent after each of them, but not for text that code sets. An observer of the property hears of both."
            ),
            .localized("Type, delete, and press the button."),
            rows: ["S2-59", "S2-62", "S2-65"],
            asks: [.localized("How do I know that the text of a field has changed?")],
            files: ["TypingExample.swift"],
            problem: .explained(
                .localized(
                    "The document appends the typed letters to the old text. After a deletion, a paste or an edit in the middle that is not what the field shows."
                )), live: .screen(height: 220) { _ in TypingExample() })
    }

    fileprivate static var lateTitle: Page {
        Page(
            "late-title", .localized("A title that changes after loading"),
            .localized(
                "A web page may set its title after it has loaded, so that asking once is too early. Observers are called with the first value if they ask for it, with the old and the new one at each change, and no more once they are removed."
            ),
            rows: ["S2-60", "S2-61", "S2-63"], files: ["ObservingExample.swift"],
            problem: .switchable(
                .localized(
                    "Who removes the observer when the page says that it has loaded misses the title that follows."
                )), live: .lines { ObservingExample.run(ends: $0.showsFault) })
    }

    fileprivate static var offset: Page {
        Page(
            "offset", .localized("A table's offset"),
            .localized("Scroll the table: each change of its offset is printed."),
            rows: ["S2-64"], files: ["OffsetExample.swift"],
            problem: .switchable(
                .localized(
                    "The document prints the offset of its own controller instead of the table's.")),
            live: .screen(height: 240) { OffsetExample(readsItself: $0.showsFault) })
    }

    // MARK: Layers

    fileprivate static var approvals: Page {
        let studies = PurchaseStudy.allCases
        return Page(
            "purchases", .localized("Approvals along a line, a ring, a tree"),
            .localized(
                "A purchase goes to the next higher office until one may approve it. A ring ends after one round."
            ),
            rows: ["S0-123"], files: ["PurchaseStudy.swift"],
            live: .lines([
                .choice(
                    "shape", .localized("Shape"),
                    [.localized("line"), .localized("ring"), .localized("tree")])
            ]) { studies[$0.index("shape")].run() })
    }

    fileprivate static var layering: Page {
        Page(
            "layering", .localized("Ten ways to lay out layers"),
            .localized(
                "Presentation, business logic, data access and information system are four parts of an app. The lower ones lie in a framework, a static library or the project itself; business and data speak one language, and a static library held no Swift in the document's day."
            ),
            .localized(
                "A project holds the targets of one product; a workspace holds several projects, which see each other's products."
            ),
            rows: ["S2-28", "S2-29", "S2-30", "S2-31"],
            asks: [.localized("Framework or static library?")],
            files: ["LayeringExample.swift", "LayeringMode.swift"],
            live: .lines { _ in LayeringExample.run() })
    }

    fileprivate static var deskScreens: Page {
        Page(
            "desk-screens", .localized("The desk's screens"),
            .localized(
                "The top layer of the desk has models, views and controllers for printing and for copying. Nothing is kept here; what is printed goes to a file."
            ),
            rows: ["S2-21"], files: ["DeskScreensExample.swift"],
            live: .screen(height: 480) { _ in DeskScreensExample.make() })
    }

    fileprivate static var desk: Page {
        let kinds: [LocalizedText] = [
            .localized("printing"), .localized("copying"), .localized("an unknown one"),
        ]
        return Page(
            "desk", .localized("A service, asked from the top"),
            .localized(
                "A screen asks the factory of services for a kind. A service turns what is handed in into models, for which it asks a data access object; copying offers three originals. The factory of data owns these objects."
            ),
            rows: ["S2-24", "S2-25"],
            files: ["DeskExample.swift"],
            live: .lines([.choice("kind", .localized("Service"), kinds, 1)]) {
                DeskExample.run(["print", "copy", "fax"][$0.index("kind")])
            })
    }
}
