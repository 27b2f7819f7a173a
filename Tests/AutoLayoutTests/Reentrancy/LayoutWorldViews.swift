import UIKit
@_spi(UIKitInternals) import UIKitCore

/// The members that an app overrides and layout calls.
enum LayoutCallback: CaseIterable {
    case layoutSubviews
    case updateConstraints
    case intrinsicContentSize
    case sizeThatFits
    case contentSize
    case bounds
    case safeAreaInsetsDidChange
    case layoutMarginsDidChange
    case traitCollectionDidChange
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case updateViewConstraints
    case numberOfRows
    case cellForRow
    case configurationUpdate
    case didMoveToSuperview
}

final class WorldView: UIView {
    unowned let world: LayoutWorld
    let index: Int

    init(_ world: LayoutWorld, _ index: Int) {
        (self.world, self.index) = (world, index)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        world.run?(.layoutSubviews, index)
    }

    override func updateConstraints() {
        world.run?(.updateConstraints, index)
        super.updateConstraints()
    }

    override var intrinsicContentSize: CGSize {
        world.run?(.intrinsicContentSize, index)
        return world.plan.nodes[index].content
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        world.run?(.sizeThatFits, index)
        return size
    }

    override var bounds: CGRect {
        didSet { if bounds != oldValue { world.run?(.bounds, index) } }
    }

    override func safeAreaInsetsDidChange() { world.run?(.safeAreaInsetsDidChange, index) }
    override func layoutMarginsDidChange() { world.run?(.layoutMarginsDidChange, index) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        world.run?(.traitCollectionDidChange, index)
    }

    override func didMoveToSuperview() { world.run?(.didMoveToSuperview, index) }
}

final class WorldLabel: UILabel {
    weak var world: LayoutWorld?
    var index = 0

    override var intrinsicContentSize: CGSize {
        world?.run?(.intrinsicContentSize, index)
        return super.intrinsicContentSize
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        world?.run?(.sizeThatFits, index)
        return super.sizeThatFits(size)
    }
}

final class WorldScrollView: UIScrollView {
    unowned let world: LayoutWorld
    let index: Int

    init(_ world: LayoutWorld, _ index: Int) {
        (self.world, self.index) = (world, index)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { world.run?(.contentSize, index) } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        world.run?(.layoutSubviews, index)
    }
}

/// A collection view as high as its content, which it lays out to know its height.
final class WorldCollection: UICollectionView, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    unowned let world: LayoutWorld
    let index: Int

    init(_ world: LayoutWorld, _ index: Int) {
        (self.world, self.index) = (world, index)
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        super.init(frame: .zero, collectionViewLayout: layout)
        contentInsetAdjustmentBehavior = .never
        register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (dataSource, delegate) = (self, self)
    }

    required init?(coder: NSCoder) { nil }

    override var contentSize: CGSize {
        didSet {
            world.run?(.contentSize, index)
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        world.run?(.intrinsicContentSize, index)
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        world.run?(.numberOfRows, index)
        return world.plan.nodes[index].rows.count
    }

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        let rows = world.plan.nodes[index].rows
        return CGSize(width: 5, height: path.item < rows.count ? rows[path.item] : 1)
    }

    func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
        world.run?(.cellForRow, index)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.configurationUpdateHandler = { [weak world, index] _, _ in
            world?.run?(.configurationUpdate, index)
        }
        return cell
    }
}

/// A table whose rows are as high as constraints make them.
final class WorldTable: UITableView, UITableViewDataSource {
    unowned let world: LayoutWorld
    let index: Int

    init(_ world: LayoutWorld, _ index: Int) {
        (self.world, self.index) = (world, index)
        super.init(frame: .zero, style: .plain)
        contentInsetAdjustmentBehavior = .never
        separatorStyle = .none
        register(WorldCell.self, forCellReuseIdentifier: "cell")
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    override var contentSize: CGSize {
        didSet { if contentSize != oldValue { world.run?(.contentSize, index) } }
    }

    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
        world.run?(.numberOfRows, index)
        return world.plan.nodes[index].rows.count
    }

    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        world.run?(.cellForRow, index)
        let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
        let rows = world.plan.nodes[index].rows
        (cell as? WorldCell)?.box.size.height = path.row < rows.count ? rows[path.row] : 1
        (cell as? WorldCell)?.run = { [weak world, index] in world?.run?($0, index) }
        cell.configurationUpdateHandler = { [weak world, index] _, _ in
            world?.run?(.configurationUpdate, index)
        }
        return cell
    }
}

/// A cell as high as a view in it.
final class WorldCell: UITableViewCell {
    let box = Sized(10, 10)
    var run: ((LayoutCallback) -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addConstrained(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        run?(.layoutSubviews)
    }

    override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        run?(.sizeThatFits)
        return super.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// The controller of a world's root view.
final class WorldController: UIViewController {
    weak var world: LayoutWorld?

    override func viewWillLayoutSubviews() { world?.run?(.viewWillLayoutSubviews, 0) }
    override func viewDidLayoutSubviews() { world?.run?(.viewDidLayoutSubviews, 0) }

    override func updateViewConstraints() {
        world?.run?(.updateViewConstraints, 0)
        super.updateViewConstraints()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        world?.run?(.traitCollectionDidChange, 0)
    }
}
