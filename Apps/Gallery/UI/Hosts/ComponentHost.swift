import UIKit

/// A place in which a component is shown besides the view of its page: a list, a sheet and others.
struct ComponentHost {
    /// The identifier for scripts and tests.
    let name: String

    /// The title in the menu and in the bar.
    let title: String

    /// The symbol in the menu.
    let symbol: String

    /// Creates the place.
    let makeController: () -> UIViewController

    /// `true` to show it as a sheet, `false` to push it.
    var isSheet = false

    /// Opens the place from the screen of a page.
    func open(from screen: UIViewController) {
        let controller = makeController()
        controller.title = title
        guard isSheet else {
            screen.navigationController?.pushViewController(controller, animated: true)
            return
        }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: controller)
        // Behind the bar of a page, which does not extend below it.
        navigation.view.backgroundColor = .systemGroupedBackground
        screen.present(navigation, animated: true)
    }
}

extension GalleryPage {
    /// The other places of a component: its own ones, and those that show its page once more.
    var hosts: [ComponentHost] {
        // UIKit's dynamics are no component.
        guard section == .components, name != "Dynamics" else { return [] }
        let make = Self.pagesOfHosts[name] ?? makeController
        return (Self.ownHosts[name] ?? []) + [
            ComponentHost(
                name: "Sheet", title: String(localized: "In a sheet", bundle: .module),
                symbol: "rectangle.stack",
                makeController: { FramedController(make(), frame: .plain) },
                isSheet: true),
            ComponentHost(
                name: "RightToLeft",
                title: String(localized: "From right to left", bundle: .module),
                symbol: "arrow.left",
                makeController: { FramedController(make(), frame: .rightToLeft) }),
            ComponentHost(
                name: "Turned", title: String(localized: "In a turned view", bundle: .module),
                symbol: "arrow.counterclockwise",
                makeController: { FramedController(make(), frame: .turned) }),
        ]
    }
}

/// A page's controller in surroundings of another kind.
private final class FramedController: UIViewController {
    enum Frame {
        case plain, rightToLeft, turned
    }

    private static let angle: CGFloat = -.pi / 60

    private let page: UIViewController
    private let frame: Frame

    init(_ page: UIViewController, frame: Frame) {
        self.page = page
        self.frame = frame
        super.init(nibName: nil, bundle: nil)
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = frame == .turned ? .systemGray4 : .systemGroupedBackground
        addChild(page)
        if frame == .rightToLeft {
            setOverrideTraitCollection(
                UITraitCollection { $0.layoutDirection = .rightToLeft }, forChild: page)
        }
        view.addSubview(page.view)
        page.didMove(toParent: self)
        if frame == .turned {
            page.view.layer.cornerRadius = 16
            page.view.clipsToBounds = true
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard frame == .turned else { return page.view.frame = view.bounds }
        let (width, height) = (min(view.bounds.width * 0.88, 480), view.bounds.height * 0.88)
        page.view.bounds.size = CGSize(width: width, height: height)
        page.view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        page.view.transform = CGAffineTransform(rotationAngle: Self.angle)
    }
}
