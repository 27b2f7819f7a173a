extension GalleryPage {
    /// The code of components, which are products of their own.
    static let componentCodes = [
        "HUDs": """
        let view = UIView()
        let hud = HUD.showAdded(to: view, animated: true)
        hud.label.text = "Loading"
        hud.hide(animated: true, afterDelay: 3)
        """,
        "Badges": """
        let tile = UIImageView(image: UIImage(systemName: "bell"))
        tile.badge.setNumber(5, animated: true)
        tile.badge.style = .corner
        """,
        "Toasts": """
        let view = UIView()
        view.makeToast("Saved")
        view.makeToast("The draft was deleted", action: UIAction(title: "Undo") { _ in })
        """,
        "SmartFields": """
        let age = ValidatedTextField()
        age.placeholder = "Age"
        age.validator = .number(in: 0...150).reason("A number from 0 to 150.")

        let volume = UITextField()
        volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"]))
        """,
        "Empty states": """
        let table = UITableView()
        let empty = EmptyStateView(
            image: UIImage(systemName: "tray"), title: "No drafts",
            message: "What you begin to write is kept here.")
        table.showEmptyState(empty, if: true, animated: true)
        """,
        "Chat": """
        let view = UIView()
        let text = GrowingTextView()
        view.addSubview(text)
        let observer = KeyboardObserver(of: view) { change in print(change) }
        """,
        "Columns": """
        let layout = ColumnsLayout()
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let link = PageControlLink(control: UIPageControl(), layout: layout)
        """,
        "Checks": """
        let (list, detail, row, picture) = (UIView(), UIView(), UIView(), UIView())
        row.sharedElementKey = "check"
        picture.sharedElementKey = "check"
        let transition = SharedElementTransition(from: list, to: detail, in: UIView())
        transition.easing = .inBack()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = SharedElementNavigation.standard
        """,
    ]
}
