package import PrintDeskServices
package import UIKit

/// The whole window: services and jobs next to the open job, or one screen at a time in a narrow
/// window.
package final class DeskController: UISplitViewController, UISplitViewControllerDelegate {
    package init(factory: ServiceFactory) {
        super.init(style: .doubleColumn)
        delegate = self
        let main = UINavigationController(rootViewController: MainController(factory: factory))
        main.navigationBar.prefersLargeTitles = true
        setViewController(main, for: .primary)
        setViewController(WelcomeController(), for: .secondary)
    }

    package required init?(coder: NSCoder) { nil }

    /// A narrow window begins with the services.
    package func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        viewController(for: .secondary) is WelcomeController ? .primary : proposedTopColumn
    }
}

/// What a wide window shows before a job is open.
final class WelcomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let picture = UIImageView(
            image: UIImage(systemName: "printer")?.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: 56, weight: .light)))
        picture.tintColor = .tertiaryLabel
        let text = UILabel()
        text.text = String(localized: "Choose a service, or a job.", bundle: .module)
        text.font = .preferredFont(forTextStyle: .title3)
        text.textColor = .secondaryLabel
        text.textAlignment = .center
        text.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [picture, text])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
        ])
    }
}
