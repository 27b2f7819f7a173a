import PlanBoardCore
import UIKit

/// What a column reports to the board.
protocol ColumnCellDelegate: AnyObject {
    func columnDidRequestNewCard(_ column: Column.ID)
    func column(_ column: Column.ID, didChoose card: Card)
    func column(_ column: Column.ID, didToggle card: Card)
    func look(of card: Card) -> CardCell.Look
    func counts(of column: Column) -> ColumnHeader.Counts
}

/// A column: a head, its list of cards, and a button for another card.
final class ColumnCell: UICollectionViewCell, UITableViewDataSource, UITableViewDelegate {
    /// The distance between the column's edges and its cards.
    static let listInset: CGFloat = 12

    static let footerHeight: CGFloat = 37

    weak var delegate: (any ColumnCellDelegate)?

    let header = ColumnHeader()
    let list = UITableView(frame: .zero, style: .plain)
    let add = UIButton(configuration: .plain())
    private let empty = EmptyColumnView()

    private(set) var column: Column?
    private(set) var cards: [Card] = []
    private var heights: [Card: CGFloat] = [:]
    private var measuredWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .planColumn
        contentView.layer.cornerRadius = 4
        contentView.clipsToBounds = true
        list.backgroundColor = .clear
        list.separatorStyle = .none
        list.showsVerticalScrollIndicator = false
        list.contentInsetAdjustmentBehavior = .never
        list.estimatedRowHeight = 60
        list.sectionHeaderTopPadding = 0
        list.dataSource = self
        list.delegate = self
        list.register(CardCell.self, forCellReuseIdentifier: "card")
        add.configuration?.title = String(localized: "New plan", bundle: .module)
        add.configuration?.image = .symbol("plus", size: 12, weight: .medium)
        add.configuration?.imagePadding = 4
        add.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 14)
            return attributes
        }
        add.addAction(
            UIAction { [weak self] _ in
                guard let self, let column else { return }
                delegate?.columnDidRequestNewCard(column.id)
            }, for: .primaryActionTriggered)
        for view in [list, header, add, empty] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ColumnHeader.height)
        let frame = Self.listFrame(in: bounds.size)
        if frame != list.frame { list.frame = frame }
        empty.frame = list.frame
        add.frame = CGRect(
            x: 0, y: bounds.height - Self.footerHeight, width: bounds.width,
            height: Self.footerHeight)
    }

    /// The place of the list in a column of a size.
    static func listFrame(in size: CGSize) -> CGRect {
        CGRect(
            x: listInset, y: ColumnHeader.height, width: max(size.width - 2 * listInset, 1),
            height: max(size.height - ColumnHeader.height - footerHeight, 1))
    }

    // MARK: Content

    /// Shows a column with some of its cards.
    func show(
        _ column: Column, cards: [Card], board: Board, isFirst: Bool, menu: UIMenu
    ) {
        let isSame = self.column?.id == column.id
        self.column = column
        self.cards = cards
        updateHead()
        header.more.menu = menu
        empty.isHidden = !cards.isEmpty
        empty.show(isFirst: isFirst, isFiltered: board.cardCount(in: column.id) > 0)
        add.accessibilityIdentifier = "Add \(column.title)"
        let offset = list.contentOffset
        list.reloadData()
        if isSame {
            list.layoutIfNeeded()
            list.contentOffset.y = max(
                0, min(offset.y, list.contentSize.height - list.bounds.height))
        } else {
            list.contentOffset = .zero
        }
    }

    /// Updates the looks of visible cards.
    func updateLooks() {
        for cell in list.visibleCells {
            guard let cell = cell as? CardCell, let path = list.indexPath(for: cell),
                cards.indices.contains(path.row), let delegate
            else { continue }
            cell.show(delegate.look(of: cards[path.row]))
        }
    }

    /// Updates the numbers in the head.
    func updateHead() {
        guard let column, let counts = delegate?.counts(of: column) else { return }
        header.show(column, counts)
    }

    /// Removes the rows of cards that are dragged along with another.
    func takeOff(_ rows: [Int], cards: [Card]) {
        self.cards = cards
        list.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .fade)
        list.layoutIfNeeded()
    }

    /// Inserts the rows of cards that were dragged along, the places of which are those in `cards`.
    func putBack(_ rows: [Int], cards: [Card]) {
        var known = cards
        for row in rows.sorted(by: >) where known.indices.contains(row) { known.remove(at: row) }
        let isKnown =
            known.count + rows.count == cards.count
            && known.elementsEqual(self.cards) { $0.id == $1.id }
        self.cards = cards
        empty.isHidden = !cards.isEmpty
        if isKnown {
            list.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .fade)
        } else {
            // Other programs have changed the column, or the cards could not be stored.
            list.reloadData()
        }
        list.layoutIfNeeded()
    }

    /// Replaces the cards with a row moved, added or removed.
    func move(_ cards: [Card], from: Int?, to: Int?) {
        self.cards = cards
        updateHead()
        empty.isHidden = !cards.isEmpty
        switch (from, to) {
        case (let from?, let to?):
            list.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
        case (let from?, nil):
            UIView.performWithoutAnimation {
                list.deleteRows(at: [IndexPath(row: from, section: 0)], with: .none)
                list.layoutIfNeeded()
            }
        case (nil, let to?):
            UIView.performWithoutAnimation {
                list.insertRows(at: [IndexPath(row: to, section: 0)], with: .none)
                list.layoutIfNeeded()
            }
        case (nil, nil): break
        }
    }

    /// The place of a card in list points.
    func cardFrame(_ row: Int) -> CGRect {
        guard row < list.numberOfRows(inSection: 0) else { return .zero }
        var frame = list.rectForRow(at: IndexPath(row: row, section: 0))
        frame.size.height -= CardMetrics.gap
        return frame
    }

    // MARK: The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cards.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        guard let cell = cell as? CardCell, let delegate else { return cell }
        let card = cards[indexPath.row]
        cell.show(delegate.look(of: card))
        cell.finish = { [weak self] in
            guard let self, let column else { return }
            self.delegate?.column(column.id, didToggle: card)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let width = tableView.bounds.width
        if width != measuredWidth {
            measuredWidth = width
            heights = [:]
        }
        let card = cards[indexPath.row]
        if let height = heights[card] { return height }
        let height = CardMetrics.height(of: card, width: width) + CardMetrics.gap
        heights[card] = height
        return height
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let column else { return }
        delegate?.column(column.id, didChoose: cards[indexPath.row])
    }
}
