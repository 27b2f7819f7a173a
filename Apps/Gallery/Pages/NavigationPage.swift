import UIKit

extension GalleryPage {
    static var navigation: GalleryPage {
        GalleryPage(
            name: "Navigation", title: String(localized: "Navigation", bundle: .module),
            section: .containers, symbol: "chevron.right",
            color: .systemBlue,
            makeController: {
                let navigation = UINavigationController(
                    rootViewController: NavigationPage(depth: 1))
                navigation.navigationBar.prefersLargeTitles = true
                return navigation
            })
    }
}

/// A screen of a navigation stack, with a large title and a list that leads deeper.
final class NavigationPage: UIViewController {
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Level", bundle: .module) + " \(depth)"
        navigationItem.largeTitleDisplayMode = depth == 1 ? .automatic : .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.push() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = (1...20).map { number in
            let row = UIButton(type: .system)
            row.setTitle(String(localized: "Row", bundle: .module) + " \(number)", for: .normal)
            row.contentHorizontalAlignment = .leading
            row.accessibilityIdentifier = "Row \(number)"
            row.titleLabel?.font = .preferredFont(forTextStyle: .body)
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            row.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let list = UIScrollView(frame: view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.addSubview(stack)
        view.addSubview(list)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(
                equalTo: list.contentLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(
                equalTo: list.contentLayoutGuide.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    private func push() {
        navigationController?.pushViewController(NavigationPage(depth: depth + 1), animated: true)
    }
}
