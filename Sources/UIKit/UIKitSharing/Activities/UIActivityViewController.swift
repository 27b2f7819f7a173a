import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore
public import UIKitLists

/// A list of what can be done with texts, links, images and files: copying, saving, printing and
/// opening them, and what the app offers.
///
///     let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = shareButton
///     present(sheet, animated: true)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that is called after the list was closed: with the activity, `true` if it was
    /// completed, and an error if it failed.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    private let givenItems: [Any]
    private let offered: [UIActivity]
    private let list = UITableView(frame: .zero, style: .insetGrouped)

    /// Creates a list for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        givenItems = activityItems
        offered =
            [CopyActivity(), SaveActivity(), PrintActivity(), OpenActivity()]
            + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if isViewLoaded { list.reloadData() } }
    }

    /// Called after the list was closed. If the user closed it, there is no activity.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The items, of which a source makes those of an activity; without one, the items by which
    /// activities decide whether they are offered.
    private func items(for activity: UIActivity?) -> [Any] {
        givenItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            guard let activity else {
                return source.activityViewControllerPlaceholderItem(self)
            }
            return source.activityViewController(
                self, itemForActivityType: activity.activityType)
        }
    }

    /// The activities in the list.
    private var shown: [UIActivity] {
        let items = items(for: nil)
        return offered.filter { activity in
            let isExcluded = activity.activityType.map {
                excludedActivityTypes?.contains($0) == true
            }
            return isExcluded != true && activity.canPerform(withActivityItems: items)
        }
    }

    // MARK: Performing

    /// The activity that the user chose, and its result; reported when the list has gone.
    private var result: (type: UIActivity.ActivityType?, isCompleted: Bool, error: (any Error)?) = (
        nil, false, nil
    )

    private func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity))
        activity.didFinish = { [weak self] completed, error in
            guard let self else { return }
            self.result = (activity.activityType, completed, error)
            self.presentingViewController?.dismiss(animated: true)
        }
        activity.perform()
    }

    /// `true` if the end of the dismissal reports the result.
    private var reportsAtEnd = false

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let transitionCoordinator else { return }
        reportsAtEnd = true
        transitionCoordinator.animate(alongsideTransition: nil) { [self] context in
            reportsAtEnd = false
            if !context.isCancelled { report() }
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentedViewController == nil, !reportsAtEnd { report() }
    }

    private func report() {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(result.type, result.isCompleted, nil, result.error)
    }

    // MARK: View

    private static let rowHeight: CGFloat = 52
    private static let popoverWidth: CGFloat = 320

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.dataSource = self
        list.delegate = self
        list.rowHeight = Self.rowHeight
        view.addSubview(list)
    }

    /// The size of the list in a popover.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            let height = CGFloat(max(shown.count, 1)) * Self.rowHeight + 100
            return own == .zero ? CGSize(width: Self.popoverWidth, height: height) : own
        }
        set { super.preferredContentSize = newValue }
    }

    /// The text above the list: the first text or link.
    private var heading: String? {
        items(for: nil).lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first
    }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    public func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "activity")
            ?? UITableViewCell(style: .default, reuseIdentifier: "activity")
        let activity = shown[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        cell.imageView?.image = activity.activityImage
        return cell
    }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { heading.map { String($0.prefix(80)) } }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        perform(shown[indexPath.row])
    }
}
