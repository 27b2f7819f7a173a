import UIKit

extension GalleryPage {
    static var refreshing: GalleryPage {
        GalleryPage(
            name: "Refreshing", title: String(localized: "Pull to refresh", bundle: .module),
            section: .choices, symbol: "arrow.clockwise",
            color: .systemMint, makeController: { RefreshingPage() })
    }
}

/// A list that is pulled down to load again.
final class RefreshingPage: UIViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let value = UILabel()
        value.text = "0"
        value.textAlignment = .center
        value.font = .preferredFont(forTextStyle: .largeTitle)
        let hint = UILabel()
        hint.text = String(localized: "Pull down and let go.", bundle: .module)
        hint.textAlignment = .center
        hint.numberOfLines = 0
        hint.textColor = .secondaryLabel
        hint.font = .preferredFont(forTextStyle: .body)
        let column = UIStackView(arrangedSubviews: [value, hint])
        column.axis = .vertical
        column.spacing = 8
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 24, leading: 16, bottom: 24, trailing: 16)
        let list = GroupList([InsetGroup(rows: [column])])
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self, weak refresh] _ in
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    guard let self else { return }
                    self.count += 1
                    value.text = "\(self.count)"
                    refresh?.endRefreshing()
                }
            }, for: .valueChanged)
        list.refreshControl = refresh
    }
}
