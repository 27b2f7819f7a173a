import BookshelfCore
import UIKit

/// The whole window: one screen at a time, or in a wide window the choices of books, the shelf and
/// the open book next to each other.
final class LibraryController: UIViewController, UINavigationControllerDelegate {
    /// The width in points from which there are three columns.
    private static let wideWidth: CGFloat = 900

    private static let sidebarWidth: CGFloat = 240
    private static let detailsWidth: CGFloat = 340

    let shelf: ShelfController
    /// Replaced in each arrangement: a screen that was pushed keeps its bar's inset.
    private(set) var details: DetailsController

    let sidebar = SidebarController()
    let navigation: UINavigationController
    private let sidebarNavigation: UINavigationController
    private let api: BookAPI
    private let editor: ShelfEditor
    private let covers: CoverLoader
    private let placeFile: URL?
    private let camera: CameraFeed
    private let lines = [UIView(), UIView()]
    private let sync: ShelfSync
    private var fileWatch: AnyObject?
    private var isWide: Bool?
    private var openBook: BookAPI.Entry.ID?
    private var hasAppeared = false

    /// Creates the window's contents.
    ///
    /// - Parameters:
    ///   - folders: Where files are kept; without them only the API's store keeps any.
    ///   - connect: Makes the server of an account.
    ///   - camera: The camera that reads the number on a book's back.
    init(
        api: BookAPI, pictures: any PictureServer, folders: BookFolders?,
        connect: @escaping @Sendable (BookAccount) -> any BookServer, camera: @escaping CameraFeed
    ) {
        self.camera = camera
        self.api = api
        placeFile = folders?.place
        editor = ShelfEditor(
            api: api, trash: BookTrash(file: folders?.trash),
            drafts: folders.map { DraftFile(folder: $0.data) })
        // A shelf that is kept nowhere has its covers until the program ends.
        let own = CoverFile(
            folder: folders?.ownCovers
                ?? FileManager.default.temporaryDirectory
                .appendingPathComponent("bookshelf-\(UUID().uuidString)"))
        covers = CoverLoader(server: pictures, folder: folders?.covers, own: own)
        sync = ShelfSync(api: api, accountFile: folders?.account, connect: connect)
        shelf = ShelfController(
            editor: editor, covers: covers, exports: folders?.data, sync: sync, own: own,
            camera: camera)
        details = DetailsController(editor: editor, covers: covers, camera: camera)
        navigation = UINavigationController(rootViewController: shelf)
        sidebarNavigation = UINavigationController(rootViewController: sidebar)
        super.init(nibName: nil, bundle: nil)
        if let index = ShelfPlace(file: placeFile).openBook, api.entries.indices.contains(index) {
            openBook = api.entries[index].id
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigation.delegate = self
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = ShelfColors.board
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        navigation.navigationBar.tintColor = .white
        add(navigation)
        for line in lines {
            line.backgroundColor = .separator
            view.addSubview(line)
        }
        shelf.onOpen = { [weak self] id in self?.open(id, animated: true) }
        shelf.onUpdate = { [weak self] in self?.shelfChanged() }
        sidebar.onSelect = { [weak self] filter in self?.shelf.query.filter = filter }
        shelf.loadViewIfNeeded()
        shelfChanged()
        fileWatch = api.watchFile()
        for name in [
            UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification,
        ] {
            NotificationCenter.default.addObserver(
                self, selector: Selector(LibraryController.lifeChanged), name: name, object: nil)
        }
    }

    /// What other clients have changed is asked for while the window can be seen, and at once when
    /// the user turns to it.
    private func lifeChanged(_ notification: Notification) {
        let isActive = notification.name == UIApplication.didBecomeActiveNotification
        sync.polls = isActive
        guard isActive else { return }
        api.refresh()
        reportDamage()
        sync.tryNow()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasAppeared else { return }
        hasAppeared = true
        guard let form = shelf.formOfKeptInput() else { return reportLoading() }
        present(UINavigationController(rootViewController: form), animated: true) {
            [weak self] in self?.reportLoading()
        }
    }

    /// Says what was wrong with the shelf's file.
    private func reportLoading() {
        switch (api.loadingError, api.source) {
        case (let error?, _): report(error)
        case (nil, .samplesInsteadOfDamaged(let path)):
            tell(
                String(
                    localized: "The shelf’s file was damaged. It was kept as “\(path)”.",
                    bundle: .module))
        default: reportDamage()
        }
    }

    /// Says what could not be read of the file, unless something is asked now.
    private func reportDamage() {
        guard !(front is UIAlertController), let damage = api.takeDamage() else { return }
        let (kept, lost) = (damage.kept, damage.lost)
        tell(
            String(localized: "The shelf’s file was damaged.", bundle: .module),
            message: String(
                localized:
                    "Books that could be read: \(kept). Records that could not: \(lost). The damaged file is kept as “\(damage.path)”.",
                bundle: .module))
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    // MARK: Columns

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let wide = view.bounds.width >= Self.wideWidth
        if wide != isWide { arrange(wide: wide) }
        let whole = view.bounds
        let left = wide ? Self.sidebarWidth : 0
        let right = wide ? Self.detailsWidth : 0
        navigation.view.frame = CGRect(
            x: left, y: 0, width: whole.width - left - right, height: whole.height)
        if wide {
            sidebarNavigation.view.frame = CGRect(x: 0, y: 0, width: left, height: whole.height)
            details.view.frame = CGRect(
                x: whole.width - right, y: 0, width: right, height: whole.height)
        }
        for (line, x) in zip(lines, [left, whole.width - right]) {
            line.frame = CGRect(x: x - 0.5, y: 0, width: 0.5, height: whole.height)
        }
    }

    private func arrange(wide: Bool) {
        isWide = wide
        for column in [sidebarNavigation, details] where column.parent === self {
            column.willMove(toParent: nil)
            column.view.removeFromSuperview()
            column.removeFromParent()
        }
        if navigation.viewControllers.contains(details) {
            navigation.setViewControllers([shelf], animated: false)
        }
        details = DetailsController(editor: editor, covers: covers, camera: camera)
        details.onSelect = { [weak self] id in self?.remember(id) }
        for line in lines { line.isHidden = !wide }
        if wide {
            for column in [sidebarNavigation, details] { add(column) }
            for line in lines { view.bringSubviewToFront(line) }
            details.show(shelf.shown, selected: openBook ?? shelf.shown.first?.id)
        } else if let openBook {
            open(openBook, animated: false)
        }
    }

    // MARK: The open book

    private func open(_ id: BookAPI.Entry.ID, animated: Bool) {
        details.show(shelf.shown, selected: id)
        if isWide != true, !navigation.viewControllers.contains(details) {
            navigation.pushViewController(details, animated: animated)
        }
        remember(id)
    }

    /// Keeps the open book for the next launch.
    private func remember(_ id: BookAPI.Entry.ID?) {
        openBook = id
        guard let placeFile else { return }
        let index = id.flatMap { id in api.entries.firstIndex { $0.id == id } }
        // Without the file the next launch shows the shelf.
        try? ShelfPlace(openBook: index).save(to: placeFile)
    }

    private func shelfChanged() {
        sidebar.show(shelf.filterList(), selected: shelf.query.filter)
        details.show(shelf.shown)
    }

    /// The cover moves between the shelf and the book's page.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation != .none, [fromVC, toVC].contains(where: { $0 === details }),
            !UIAccessibility.isReduceMotionEnabled
        else { return nil }
        details.loadViewIfNeeded()
        return CoverTransition(
            opens: operation == .push, shelfCover: shelf.cover(of: details.selectedBook),
            pageCover: details.cover)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        if viewController === shelf, isWide == false, openBook != nil { remember(nil) }
    }
}
