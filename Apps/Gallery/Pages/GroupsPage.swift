import UIKit

extension GalleryPage {
    static var groups: GalleryPage {
        GalleryPage(
            name: "Groups", title: String(localized: "Groups in bars", bundle: .module),
            section: .containers, symbol: "ellipsis.circle",
            color: .systemPink,
            makeController: {
                UINavigationController(rootViewController: GroupsPage())
            })
    }
}

/// A text below a bar for editors: groups of commands in its middle, which the user may change and
/// which give way in narrow windows, and a title with a menu, which may be renamed.
final class GroupsPage: UIViewController, UINavigationItemRenameDelegate {
    private let text = UITextView()

    init() {
        super.init(nibName: nil, bundle: nil)
        let name = String(localized: "Report.txt", bundle: .module)
        title = name
        let item = navigationItem
        item.style = .editor
        item.customizationIdentifier = "groups"
        item.renameDelegate = self
        item.documentProperties = UIDocumentProperties(
            url: URL(fileURLWithPath: NSTemporaryDirectory() + name))
        item.centerItemGroups = [
            UIBarButtonItemGroup.fixedGroup(items: [
                command(String(localized: "Bold", bundle: .module), "bold") {
                    $0.toggleBoldface(nil)
                },
                command(String(localized: "Italic", bundle: .module), "italic") {
                    $0.toggleItalics(nil)
                },
            ]),
            UIBarButtonItemGroup.movableGroup(
                customizationIdentifier: "alignment",
                representativeItem: UIBarButtonItem(
                    title: String(localized: "Alignment", bundle: .module),
                    image: UIImage(systemName: "text.alignleft")),
                items: [
                    alignment(
                        String(localized: "Left", bundle: .module), "text.alignleft", .left),
                    alignment(
                        String(localized: "Centre", bundle: .module), "text.aligncenter", .center),
                    alignment(
                        String(localized: "Right", bundle: .module), "text.alignright", .right),
                ]),
            command(String(localized: "Larger", bundle: .module), "plus.magnifyingglass") {
                $0.increaseSize(nil)
            }.creatingOptionalGroup(customizationIdentifier: "larger"),
            command(String(localized: "Smaller", bundle: .module), "minus.magnifyingglass") {
                $0.decreaseSize(nil)
            }.creatingOptionalGroup(
                customizationIdentifier: "smaller", isInDefaultCustomization: false),
        ]
        item.pinnedTrailingGroup = UIBarButtonItem(
            systemItem: .undo,
            primaryAction: UIAction { [weak text] _ in text?.undoManager?.undo() }
        ).creatingFixedGroup()
    }

    required init?(coder: NSCoder) { nil }

    private func command(
        _ title: String, _ symbol: String, _ perform: @escaping (UITextView) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction(title: title, image: UIImage(systemName: symbol)) { [weak text] _ in
            if let text { perform(text) }
        }
        let item = UIBarButtonItem(primaryAction: action)
        item.accessibilityLabel = title
        return item
    }

    private func alignment(
        _ title: String, _ symbol: String, _ alignment: NSTextAlignment
    ) -> UIBarButtonItem {
        command(title, symbol) { $0.textAlignment = alignment }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.allowsEditingTextAttributes = true
        text.font = .preferredFont(forTextStyle: .title3)
        text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        text.text = String(
            localized: "Select words, and use the commands in the bar. Tap the title to rename.",
            bundle: .module)
        text.accessibilityLabel = String(localized: "Text", bundle: .module)
        view.addSubview(text)
    }

    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
        self.title = title
        item.documentProperties = UIDocumentProperties(
            url: URL(fileURLWithPath: NSTemporaryDirectory() + title))
    }
}
