import UIKit
@_spi(UIKitInternals) import UIKitCore
import UIKitTesting

/// The views of a plan in an app. Their callbacks run a program, which changes them.
final class LayoutWorld {
    let app: HeadlessApp
    let controller: WorldController
    private(set) var views: [UIView] = []
    private(set) var constraints: [[NSLayoutConstraint?]] = []
    var plan: LayoutPlan

    /// Called in each callback of a view, with the view's index.
    var run: ((LayoutCallback, Int) -> Void)?

    init(_ plan: LayoutPlan) {
        self.plan = plan
        let controller = WorldController()
        self.controller = controller
        app = HeadlessApp(
            size: CGSize(width: 390, height: 844), scale: 2, rootViewController: controller)
        controller.world = self
        controller.additionalSafeAreaInsets.top = plan.safeArea
        controller.additionalSafeAreaInsets.left = plan.safeArea
        for (index, node) in plan.nodes.enumerated() {
            let view = index == LayoutPlan.root ? controller.view! : make(node, index)
            view.accessibilityIdentifier = "\(index)"
            view.layoutMargins = UIEdgeInsets(
                top: node.margin, left: node.margin, bottom: 0, right: 0)
            views.append(view)
        }
        constraints = plan.nodes.map { node in node.relations.map { _ in nil } }
        for (index, node) in plan.nodes.enumerated() {
            for child in node.children { add(child, to: index) }
        }
    }

    private func make(_ node: LayoutPlan.Node, _ index: Int) -> UIView {
        let view: UIView
        switch node.kind {
        case .box: view = WorldView(self, index)
        case .label:
            let label = WorldLabel(frame: .zero)
            (label.world, label.index) = (self, index)
            label.numberOfLines = 0
            view = label
        case .stack:
            let stack = UIStackView()
            (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 3)
            view = stack
        case .scroll: view = WorldScrollView(self, index)
        case .collection: view = WorldCollection(self, index)
        case .table: view = WorldTable(self, index)
        }
        view.translatesAutoresizingMaskIntoConstraints = !node.isConstrained
        if !node.isConstrained { view.frame = node.frame }
        view.isHidden = node.isHidden
        updateContent(of: view, node)
        return view
    }

    private func updateContent(of view: UIView, _ node: LayoutPlan.Node) {
        if let label = view as? UILabel {
            label.text = String(repeating: "ab ", count: node.letters)
        }
    }

    // MARK: Changes

    /// Adds a view to another one, with new constraints for its rules.
    func add(_ index: Int, to host: Int) {
        let (view, superview) = (views[index], views[host])
        plan.nodes[host].children.removeAll { $0 == index }
        if let old = plan.parent(of: index) { plan.nodes[old].children.removeAll { $0 == index } }
        plan.nodes[host].children.append(index)
        if let stack = superview as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            superview.addSubview(view)
        }
        NSLayoutConstraint.deactivate(constraints[index].compactMap(\.self))
        guard plan.nodes[index].isConstrained, view.superview === superview else { return }
        for place in plan.nodes[index].relations.indices {
            constraints[index][place] = constraint(place, of: index, in: superview)
            if plan.nodes[index].relations[place].isActive { setActive(true, place, of: index) }
        }
    }

    func remove(_ index: Int) {
        guard let old = plan.parent(of: index) else { return }
        plan.nodes[old].children.removeAll { $0 == index }
        views[index].removeFromSuperview()
    }

    func setActive(_ isActive: Bool, _ place: Int, of index: Int) {
        plan.nodes[index].relations[place].isActive = isActive
        guard let constraint = constraints[index][place] else { return }
        if isActive {
            guard plan.nodes[index].isConstrained, views[index].superview != nil,
                (constraint.firstItem as? UIView)?.superview != nil
                    || constraint.firstItem === views[index]
            else { return }
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            let root = { (item: AnyObject) in
                ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.superview
            }
            let view = views[index]
            let isRelated = items.allSatisfy { item in
                let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
                return owner === view || owner === view.superview
            }
            guard isRelated, !items.isEmpty, root(items[0]) != nil || items[0] !== view else {
                return
            }
        }
        constraint.isActive = isActive
    }

    func setConstant(_ constant: CGFloat, _ place: Int, of index: Int) {
        let relation = plan.nodes[index].relations[place]
        switch relation.rule {
        case .start: plan.nodes[index].relations[place].rule = .start(constant)
        case .safe: plan.nodes[index].relations[place].rule = .safe(constant)
        case .margin: plan.nodes[index].relations[place].rule = .margin(constant)
        case .middle: plan.nodes[index].relations[place].rule = .middle(constant)
        case .length: plan.nodes[index].relations[place].rule = .length(constant)
        case .wrap: plan.nodes[index].relations[place].rule = .wrap(constant)
        case .preferred: plan.nodes[index].relations[place].rule = .preferred(constant)
        case .share: return
        }
        constraints[index][place]?.constant = constant
    }

    func setContent(_ size: CGSize, letters: Int, rows: [CGFloat], of index: Int) {
        switch plan.nodes[index].kind {
        case .box:
            guard plan.nodes[index].content.width >= 0 else { return }
            plan.nodes[index].content = size
            views[index].invalidateIntrinsicContentSize()
        case .label:
            plan.nodes[index].letters = letters
            updateContent(of: views[index], plan.nodes[index])
        case .collection, .table:
            plan.nodes[index].rows = rows
            (views[index] as? UICollectionView)?.reloadData()
            (views[index] as? UITableView)?.reloadData()
        case .stack, .scroll: return
        }
    }

    func setFrame(_ frame: CGRect, of index: Int) {
        guard index != LayoutPlan.root else { return }
        if !plan.nodes[index].isConstrained { plan.nodes[index].frame = frame }
        views[index].frame = frame
        views[index].superview?.setNeedsLayout()
    }

    func setMargin(_ margin: CGFloat, of index: Int) {
        plan.nodes[index].margin = margin
        views[index].layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: 0, right: 0)
    }

    func setSafeArea(_ inset: CGFloat) {
        plan.safeArea = inset
        controller.additionalSafeAreaInsets.top = inset
        controller.additionalSafeAreaInsets.left = inset
    }

    func setHidden(_ isHidden: Bool, _ index: Int) {
        guard index != LayoutPlan.root else { return }
        plan.nodes[index].isHidden = isHidden
        views[index].isHidden = isHidden
    }

    /// Reloads the lists and settles.
    func finish() -> Bool {
        let isIdle = app.settle()
        for view in views {
            (view as? UICollectionView)?.reloadData()
            (view as? UITableView)?.reloadData()
        }
        return app.settle() && isIdle
    }

    // MARK: Constraints

    private func constraint(_ place: Int, of index: Int, in superview: UIView)
        -> NSLayoutConstraint
    {
        let (view, relation) = (views[index], plan.nodes[index].relations[place])
        let isVertical = relation.isVertical
        let length = isVertical ? view.heightAnchor : view.widthAnchor
        func start(_ guide: UILayoutGuide?) -> NSLayoutConstraint {
            isVertical
                ? view.topAnchor.constraint(equalTo: guide?.topAnchor ?? superview.topAnchor)
                : view.leadingAnchor.constraint(
                    equalTo: guide?.leadingAnchor ?? superview.leadingAnchor)
        }
        let made: NSLayoutConstraint
        switch relation.rule {
        case .start(let constant):
            made = start(nil)
            made.constant = constant
        case .safe(let constant):
            made = start(superview.safeAreaLayoutGuide)
            made.constant = constant
        case .margin(let constant):
            made = start(superview.layoutMarginsGuide)
            made.constant = constant
        case .middle(let constant):
            made =
                isVertical
                ? view.centerYAnchor.constraint(equalTo: superview.centerYAnchor)
                : view.centerXAnchor.constraint(equalTo: superview.centerXAnchor)
            made.constant = constant
        case .length(let constant): made = length.constraint(equalToConstant: constant)
        case .preferred(let constant):
            made = length.constraint(equalToConstant: constant)
            made.priority = UILayoutPriority(600)
        case .share(let share):
            let other = isVertical ? superview.heightAnchor : superview.widthAnchor
            made = length.constraint(equalTo: other, multiplier: share)
        case .wrap(let constant):
            let guide = (superview as? UIScrollView)?.contentLayoutGuide
            made =
                isVertical
                ? (guide?.bottomAnchor ?? superview.bottomAnchor).constraint(
                    greaterThanOrEqualTo: view.bottomAnchor)
                : (guide?.trailingAnchor ?? superview.trailingAnchor).constraint(
                    greaterThanOrEqualTo: view.trailingAnchor)
            made.constant = constant
            made.priority = UILayoutPriority(700)
        }
        return made
    }

    // MARK: Results

    /// The frames of the views in the window by their index, and those of lists' cells.
    var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for (index, view) in views.enumerated() where view.window != nil {
            frames["\(index)"] = view.frame
            let table = view as? UITableView
            for cell in table?.visibleCells ?? [] {
                if let row = table?.indexPath(for: cell)?.row {
                    frames["\(index).\(row)"] = cell.frame
                }
            }
            if let scroll = view as? WorldScrollView {
                frames["\(index) content"] = CGRect(origin: .zero, size: scroll.contentSize)
            }
        }
        return frames
    }
}
