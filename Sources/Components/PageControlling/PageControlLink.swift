public import UIKit

/// Keeps a page control and the columns of a collection view on the same page.
///
///     link = PageControlLink(control: pageControl, layout: layout)
///
/// The control shows the page nearest to the middle while the user scrolls, and has as many dots as
/// there are pages, also after a resize. A tap on it scrolls; taps that follow one another fast
/// count all. The link ends when it is released.
@MainActor
public final class PageControlLink {
    private weak var control: UIPageControl?
    private weak var layout: ColumnsLayout?
    private var observation: NSKeyValueObservation?
    private var action: UIAction?

    /// Links a control with the collection view of a layout.
    ///
    /// - Precondition: The layout is that of a collection view.
    public init(control: UIPageControl, layout: ColumnsLayout) {
        self.control = control
        self.layout = layout
        guard let view = layout.collectionView else {
            fatalError(
                "The layout has no collection view to link. Make the view with the layout first.")
        }
        let action = UIAction { [weak self] _ in self?.scroll() }
        self.action = action
        control.addAction(action, for: .valueChanged)
        observation = view.observe(\.contentOffset) { [weak self] _, _ in self?.update() }
        layout.link = self
        update()
    }

    isolated deinit {
        if let action { control?.removeAction(action, for: .valueChanged) }
    }

    /// Shows the current page and the number of pages, such as after the content changed.
    public func update() {
        guard let control, let layout else { return }
        let count = layout.paging.pageCount
        if control.numberOfPages != count { control.numberOfPages = count }
        let page = layout.pageForControl
        if control.currentPage != page { control.currentPage = page }
    }

    private func scroll() {
        guard let control else { return }
        layout?.showPage(control.currentPage, animated: true)
    }
}
