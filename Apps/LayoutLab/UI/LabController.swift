import LayoutDSL
public import UIKit

/// The lab's window: a bar, the list of pages, and the open page. Wide windows show list and page
/// side by side.
public final class LabController: UIViewController {
    private var direction: UIUserInterfaceLayoutDirection

    private let bar: LabBar
    private let list: PageList
    private let desk = UIView()
    private let line = UIView()
    private var pageView: PageView?

    /// The page that is open, or `nil` while only the list is shown.
    public private(set) var page: Page?

    /// The leading edge of the desk with the page.
    private var deskPlace: LayoutConstraint?

    /// `true` if list and page are side by side; `nil` before the first layout.
    private var isSplit: Bool?

    /// The smallest width with list and page side by side, in points.
    private static let splitWidth: CGFloat = 700

    /// Returns `true` if list and page are side by side in a window of `size`.
    static func isSplit(_ size: CGSize) -> Bool { size.width >= splitWidth }

    /// The list's width next to a page, in points.
    private static let listWidth: CGFloat = 300

    /// Creates the controller.
    ///
    /// - Parameters:
    ///   - page: The page that is open at first, or `nil` for the list.
    ///   - direction: The side that lines begin on.
    public init(
        page: Page? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.page = page
        self.direction = direction
        bar = LabBar()
        list = PageList()
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Layout Lab", bundle: .module)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        desk.backgroundColor = .systemGroupedBackground
        desk.clipsToBounds = true
        line.backgroundColor = .separator
        desk.addSubview(line)
        for part in [list, desk, bar] { view.addSubview(part) }
        bar.layout.make {
            $0.leading.trailing.top.equal(to: view)
            $0.bottom.equal(to: view.safeAreaLayoutGuide.top).offset(44)
        }
        line.layout.make {
            $0.leading.top.bottom.equal(to: desk)
            $0.width.equal(to: 0.5)
        }
        bar.onBack = { [weak self] in self?.showList() }
        bar.onTurn = { [weak self] in self?.turnAround() }
        list.onSelection = { [weak self] in self?.open($0) }
        arrange(isSplit: false)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isSplit = Self.isSplit(view.bounds.size)
        guard isSplit != self.isSplit else {
            if page == nil, !isSplit { deskPlace?.offset(view.bounds.width) }
            return
        }
        self.isSplit = isSplit
        if isSplit, page == nil { page = Page.sections.first?.pages.first }
        showPage()
        arrange(isSplit: isSplit)
        view.turn(direction)
    }

    private func arrange(isSplit: Bool) {
        list.layout.remake {
            $0.leading.equal(to: view)
            $0.top.equal(to: bar.bottom)
            $0.bottom.equal(to: view)
            if isSplit {
                // Breaks while a narrowed window is not rearranged yet.
                $0.width.equal(to: Self.listWidth).priority(999)
            } else {
                $0.width.equal(to: view)
            }
        }
        desk.layout.remake {
            $0.top.equal(to: bar.bottom)
            $0.bottom.equal(to: view)
            if isSplit {
                $0.leading.equal(to: list.trailing)
                $0.trailing.equal(to: view)
            } else {
                let place = page == nil ? view.bounds.width : 0
                deskPlace = $0.leading.equal(to: view).offset(place).constraint
                $0.width.equal(to: view)
            }
        }
        line.isHidden = !isSplit
        hideCoveredList()
        showState()
    }

    // MARK: Pages

    /// Opens a page; in a narrow window it comes in from the trailing side.
    public func open(_ page: Page) {
        guard page != self.page || pageView == nil else { return }
        self.page = page
        showPage()
        pageView?.turn(direction)
        setNeedsFocusUpdate()
        view.layoutIfNeeded()
        slide(to: 0)
    }

    private func showList() {
        page = nil
        list.isHidden = false
        slide(to: view.bounds.width)
    }

    /// Goes back to the list for the user. Returns `false` where it is shown already.
    private func goBack() -> Bool {
        guard isSplit == false, page != nil else { return false }
        showList()
        return true
    }

    // MARK: Keys

    public override var keyCommands: [UIKeyCommand]? {
        guard bar.canGoBack else { return nil }
        return [
            UIKeyCommand(
                title: String(localized: "Back", bundle: .module),
                action: Selector(LabController.backPressed, name: "backPressed"),
                input: UIKeyCommand.inputLeftArrow,
                modifierFlags: .alternate)
        ]
    }

    private func backPressed() { _ = goBack() }

    public override func accessibilityPerformEscape() -> Bool {
        goBack() || super.accessibilityPerformEscape()
    }

    /// The list before a page is open, then the page.
    public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        isSplit == false ? [pageView ?? list] : [list]
    }

    private func showPage() {
        pageView?.removeFromSuperview()
        pageView = nil
        guard let page else { return }
        let pageView = PageView(page: page)
        self.pageView = pageView
        desk.insertSubview(pageView, belowSubview: line)
        pageView.layout.make { $0.edges.equal(to: desk) }
    }

    private func slide(to place: CGFloat) {
        showState()
        guard isSplit == false else { return }
        // Only the desk moves: the bar shows its new title at once.
        bar.layoutIfNeeded()
        deskPlace?.offset(place)
        line.isHidden = false
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseOut],
            animations: { self.view.layoutIfNeeded() },
            completion: { [weak self] _ in
                guard let self else { return }
                line.isHidden = isSplit != true
                if page == nil { showPage() }
                hideCoveredList()
            })
    }

    /// A page covers the list of a narrow window, and keys must not reach it.
    private func hideCoveredList() { list.isHidden = isSplit == false && page != nil }

    private func showState() {
        bar.title = page?.title ?? String(localized: "Layout Lab", bundle: .module)
        bar.canGoBack = isSplit == false && page != nil
        list.chosen = isSplit == true ? page : nil
    }

    // MARK: Direction

    private func turnAround() {
        direction = direction == .rightToLeft ? .leftToRight : .rightToLeft
        view.turn(direction)
        view.setNeedsLayout()
    }
}
