import PlacesAppCore
import Toasts
import UIKit

/// The whole window: lists next to the map, or one of them at a time in a narrow window.
final class RootController: UISplitViewController, UISplitViewControllerDelegate {
    let services: PlacesServices
    let map: MapController
    private let main: UINavigationController
    private let browse: BrowseController
    private var hasReported = false

    /// The files that are being opened; `nil` before the first.
    var opening: Task<Void, Never>?

    init(services: PlacesServices) {
        self.services = services
        map = MapController(services: services)
        let browse = BrowseController(services: services)
        self.browse = browse
        main = UINavigationController(rootViewController: browse)
        super.init(style: .doubleColumn)
        delegate = self
        main.navigationBar.prefersLargeTitles = true
        setViewController(main, for: .primary)
        setViewController(UINavigationController(rootViewController: map), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasReported else { return }
        hasReported = true
        let texts = [services.saved.loadingError?.text, services.library.loadingError?.text]
            .compactMap(\.self)
        if let text = texts.first {
            tell(text, message: texts.dropFirst().first)
        }
    }

    /// A narrow window begins with the lists.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    // MARK: Screens

    /// Shows the map; a narrow window leaves the lists for it.
    func showMap() { if isCollapsed { show(.secondary) } }

    /// Shows a place's card: next to the map, or on top of it in a narrow window.
    func showCard(of details: PlaceDetails, from sender: UIViewController? = nil) {
        let card = CardController(details, services: services)
        let navigation = isCollapsed ? sender?.navigationController ?? main : main
        navigation.pushViewController(card, animated: true)
    }

    private func showList(_ list: UIViewController) {
        show(.primary)
        main.popToRootViewController(animated: false)
        main.pushViewController(list, animated: true)
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    /// What a key does.
    private enum Action: CaseIterable {
        case search, saved, tracks, maps, open, measure, print, locate

        var title: String {
            switch self {
            case .search: String(localized: "Search", bundle: .module)
            case .saved: String(localized: "Saved places", bundle: .module)
            case .tracks: String(localized: "Tracks", bundle: .module)
            case .maps: String(localized: "Maps", bundle: .module)
            case .open: String(localized: "Open a map, an extract or a track", bundle: .module)
            case .measure: String(localized: "Measure", bundle: .module)
            case .print: String(localized: "Print this part", bundle: .module)
            case .locate: String(localized: "Show my location", bundle: .module)
            }
        }

        var key: String {
            switch self {
            case .search: "f"
            case .saved: "1"
            case .tracks: "2"
            case .maps: "3"
            case .open: "o"
            case .measure: "m"
            case .print: "p"
            case .locate: "l"
            }
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        // A sheet and an alert have keys of their own.
        guard presentedViewController == nil else { return [] }
        return measuringCommands
            + Action.allCases.map { action in
                UIKeyCommand(
                    title: action.title, action: Selector(RootController.keyPressed, name: "key"),
                    input: action.key, modifierFlags: .command)
            }
    }

    /// The keys of a measurement: one ends it, the other takes a point back.
    private var measuringCommands: [UIKeyCommand] {
        guard map.measured != nil, !browse.isTyping else { return [] }
        return [
            UIKeyCommand(
                title: String(localized: "Done", bundle: .module),
                action: Selector(RootController.endMeasuring), input: UIKeyCommand.inputEscape)
        ]
            + ["\u{8}", UIKeyCommand.inputDelete].map { key in
                UIKeyCommand(
                    title: String(localized: "Undo", bundle: .module),
                    action: Selector(RootController.takePointBack), input: key)
            }
    }

    private func endMeasuring(_ command: UIKeyCommand) { map.endMeasuring() }

    private func takePointBack(_ command: UIKeyCommand) { map.removeLastMeasured() }

    private func keyPressed(_ command: UIKeyCommand) {
        guard let action = Action.allCases.first(where: { $0.key == command.input }) else {
            return
        }
        switch action {
        case .search:
            show(.primary)
            main.popToRootViewController(animated: false)
            browse.beginSearching()
        case .saved: showList(SavedController(services: services))
        case .tracks: showList(TracksController(services: services))
        case .maps: showList(MapsController(services: services))
        case .open: pickFiles()
        case .measure:
            showMap()
            map.measure()
        case .print:
            showMap()
            view.layoutIfNeeded()
            map.printPart()
        case .locate:
            showMap()
            map.locate()
        }
    }
}
