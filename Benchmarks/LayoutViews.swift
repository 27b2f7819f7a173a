import LayoutWorkloads
import UIKit

/// The workloads built from views and anchors, like an app does. Their numbers come from the
/// workload's system, which is built beforehand.
@MainActor
enum LayoutViews {
    /// W1: flat views tied at random.
    static func flat(_ count: Int, _ system: LayoutSystem) -> UIView {
        let root = makeRoot(system)
        var views: [UIView] = []
        for index in 0..<count {
            let view = add(UIView(), to: root)
            let ties = system.relations[(index * 8 + 4)...(index * 8 + 5)]
            let besides = anchorView(ties.first!, views)
            let below = anchorView(ties.last!, views)
            let left = view.leftAnchor.constraint(
                equalTo: besides?.leftAnchor ?? root.leftAnchor, constant: -ties.first!.constant)
            let top = view.topAnchor.constraint(
                equalTo: below?.topAnchor ?? root.topAnchor, constant: -ties.last!.constant)
            left.priority = UILayoutPriority(500)
            top.priority = UILayoutPriority(500)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
                view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
                view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
                view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -40),
                left, top,
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            views.append(view)
        }
        return root
    }

    /// Returns the earlier view of a random tie, or `nil` for a tie without one.
    private static func anchorView(_ tie: LayoutRelation, _ views: [UIView]) -> UIView? {
        tie.count == 2 ? views[Int(tie.terms[1].quantity) / 4 - 1] : nil
    }

    /// W2: each view inside the previous one.
    static func nested(_ count: Int, _ system: LayoutSystem) -> UIView {
        let root = makeRoot(system)
        var holder = root
        for index in 0..<count {
            let view = add(UIView(), to: holder)
            let isFirst = index == 0
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(
                    equalTo: holder.leftAnchor, constant: isFirst ? 0.5 : 1),
                view.topAnchor.constraint(equalTo: holder.topAnchor, constant: isFirst ? 20.5 : 1),
                view.bottomAnchor.constraint(
                    equalTo: holder.bottomAnchor, constant: isFirst ? -40.5 : -1),
                view.rightAnchor.constraint(
                    equalTo: holder.rightAnchor, constant: isFirst ? -0.5 : -1),
            ])
            holder = view
        }
        return root
    }

    /// W3: each view below the previous one and as wide.
    static func chain(_ count: Int, _ system: LayoutSystem) -> UIView {
        let root = makeRoot(system)
        var previous: UIView?
        for _ in 0..<count {
            let view = add(UIView(), to: root)
            if let previous {
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: previous.leftAnchor),
                    view.widthAnchor.constraint(equalTo: previous.widthAnchor),
                    view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
                ])
            } else {
                NSLayoutConstraint.activate([
                    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
                    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                ])
            }
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
            previous = view
        }
        return root
    }

    /// W4: cells of an image, two labels and a button.
    static func cells(_ count: Int, _ system: LayoutSystem) -> UIView {
        let root = makeRoot(system)
        for part in system.parts {
            let first = part.relations.lowerBound
            addCell(
                titleWidth: -system.relations[first + 16].constant,
                subtitleWidth: -system.relations[first + 20].constant,
                top: -system.relations[first + 1].constant, to: root)
        }
        return root
    }

    private static func addCell(
        titleWidth: Double, subtitleWidth: Double, top: Double, to root: UIView
    ) {
        let cell = add(UIView(), to: root)
        let picture = add(UIView(), to: cell)
        let title = add(ContentView(width: titleWidth, height: 20), to: cell)
        let subtitle = add(ContentView(width: subtitleWidth, height: 17), to: cell)
        let button = add(ContentView(width: 64, height: 30), to: cell)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            button.setContentHuggingPriority(UILayoutPriority(251), for: axis)
            button.setContentCompressionResistancePriority(UILayoutPriority(751), for: axis)
        }
        NSLayoutConstraint.activate([
            cell.leftAnchor.constraint(equalTo: root.leftAnchor),
            cell.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
            cell.widthAnchor.constraint(equalTo: root.widthAnchor),
            cell.heightAnchor.constraint(equalToConstant: 72),
            picture.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            title.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 14),
            title.rightAnchor.constraint(lessThanOrEqualTo: button.leftAnchor, constant: -8),
            subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.rightAnchor.constraint(lessThanOrEqualTo: button.leftAnchor, constant: -8),
            button.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
            button.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        ])
    }

    /// Returns the hierarchy of `view` without constraints.
    static func bare(like view: UIView) -> UIView {
        let copy = UIView()
        for subview in view.subviews { copy.addSubview(bare(like: subview)) }
        return copy
    }

    /// Builds cells and measures the height of each several times, with changed contents each time.
    static func measuredCells(_ count: Int, times: Int) {
        for index in 0..<count {
            let cell = UIView()
            let content = addMeasuredContent(to: cell, index)
            for time in 0..<times {
                content.content.height = Double(20 + (index + time) % 7)
                content.invalidateIntrinsicContentSize()
                _ = cell.systemLayoutSizeFitting(
                    CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
        }
    }

    /// Fills a cell that is as high as its labels, and returns the upper label.
    private static func addMeasuredContent(to cell: UIView, _ index: Int) -> ContentView {
        let picture = add(UIView(), to: cell)
        let title = add(ContentView(width: 90, height: 20), to: cell)
        let subtitle = add(ContentView(width: Double(80 + index % 50), height: 17), to: cell)
        NSLayoutConstraint.activate([
            picture.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 40),
            picture.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            title.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 14),
            title.rightAnchor.constraint(lessThanOrEqualTo: cell.rightAnchor, constant: -8),
            subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.rightAnchor.constraint(lessThanOrEqualTo: cell.rightAnchor, constant: -8),
            subtitle.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -14),
        ])
        return title
    }

    private static func makeRoot(_ system: LayoutSystem) -> UIView {
        let frame = system.rootFrame
        return UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }

    private static func add<View: UIView>(_ view: View, to holder: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        return view
    }
}

/// A view with a content size.
private final class ContentView: UIView {
    var content: CGSize

    init(width: Double, height: Double) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    override var intrinsicContentSize: CGSize { content }
}
