/// A kind of app that `touchstone new` writes.
///
/// Its texts are Swift source. In them `__Name__` stands for the app's name.
enum Template: String, CaseIterable {
    /// One screen with a button.
    case app

    /// A list whose rows open a page.
    case navigation

    /// Two tabs.
    case tabs

    /// Notes that are kept in a file.
    case notes

    /// The source files of the screens, by their names.
    var screens: [String: String] {
        switch self {
        case .app: ["CounterViewController.swift": Self.counter]
        case .navigation:
            [
                "PlanetsViewController.swift": Self.planets,
                "PlanetViewController.swift": Self.planet,
            ]
        case .tabs:
            [
                "RootViewController.swift": Self.root,
                "CounterViewController.swift": Self.counter,
                "SettingsViewController.swift": Self.settings,
            ]
        case .notes:
            [
                "Notebook.swift": Self.notebook,
                "NotesViewController.swift": Self.noteList,
                "NoteViewController.swift": Self.note,
            ]
        }
    }

    /// The expression that makes the first controller.
    var rootController: String {
        switch self {
        case .app: "CounterViewController()"
        case .navigation:
            "UINavigationController(rootViewController: PlanetsViewController())"
        case .tabs: "RootViewController()"
        case .notes:
            "UINavigationController(\n            rootViewController: NotesViewController(notebook: Notebook(file: file)))"
        }
    }

    /// The tests in the suite.
    var tests: String {
        switch self {
        case .app: Self.counterTests
        case .navigation: Self.planetTests
        case .tabs: Self.tabTests
        case .notes: Self.noteTests
        }
    }
}
