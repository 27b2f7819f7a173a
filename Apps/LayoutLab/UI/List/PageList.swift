import LayoutDSL
import UIKit

/// The scrolling list of all pages, in sections.
final class PageList: UIScrollView {
    private var rows: [Page: PageRow] = [:]

    private let onSelection: (Page) -> Void

    /// The page whose row is selected.
    var chosen: Page? {
        didSet { for (page, row) in rows { row.isSelected = page == chosen } }
    }

    private let content = UIView()

    /// Creates the list.
    ///
    /// - Parameter onSelection: Called with the page that the user selected.
    init(onSelection: @escaping (Page) -> Void) {
        self.onSelection = onSelection
        super.init(frame: .zero)
        accessibilityIdentifier = "Pages"
        backgroundColor = .systemGroupedBackground
        alwaysBounceVertical = true
        focusGroupIdentifier = "Pages"
        addSubview(content)
        content.layout.make {
            $0.edges.equal(to: self)
            $0.width.equal(to: self)
        }
        var previous: UIView?
        for section in Page.sections {
            let header = UILabel()
            header.text = section.name.title
            header.font = .systemFont(ofSize: 13)
            header.textColor = .secondaryLabel
            content.addSubview(header)
            header.layout.make {
                $0.leading.trailing.equal(to: content).inset(32)
                $0.top.equal(to: previous?.bottom ?? content.top).offset(previous == nil ? 16 : 24)
            }
            let card = Card(rows: section.pages.map { makeRow($0) })
            card.clipsToBounds = true
            content.addSubview(card)
            card.layout.make {
                $0.leading.trailing.equal(to: content).inset(16)
                $0.top.equal(to: header.bottom).offset(7)
            }
            previous = card
        }
        previous?.layout.make { $0.bottom.equal(to: content).offset(-24) }
    }

    required init?(coder: NSCoder) { nil }

    /// Scrolls to the selected row.
    func scrollToChosen() {
        guard let row = chosen.flatMap({ rows[$0] }) else { return }
        layoutIfNeeded()
        let place = content.convert(row.bounds, from: row)
        scrollRectToVisible(place.insetBy(dx: 0, dy: -Self.roomAroundChosen), animated: false)
    }

    /// The visible space above and below the selected row, in points.
    private static let roomAroundChosen: CGFloat = 24

    // Rows are controls, which keep their touches by default; the list is dragged by them.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    private func makeRow(_ page: Page) -> PageRow {
        let row = PageRow(title: page.title)
        row.accessibilityIdentifier = page.rawValue
        row.addAction(UIAction { [weak self] _ in self?.onSelection(page) }, for: .touchUpInside)
        rows[page] = row
        return row
    }
}
