import CoreGraphics
import Foundation

/// The rows whose data was asked to be prepared.
struct TablePrefetch {
    var places: Set<ItemPlace> = []

    /// The offset at the last request, which shows the direction of travel.
    var lastOffset: CGFloat = 0

    /// The visible rows at the last request.
    var first: ItemPlace?
    var last: ItemPlace?
}

extension UITableView {
    /// Asks for the data of about a screen of rows beyond the visible ones, in the direction of
    /// travel, nearest first. Rows that are no longer ahead are cancelled.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource, let first = visiblePlaces.first,
            let last = visiblePlaces.last, first != prefetch.first || last != prefetch.last
        else { return }
        let isForward = bounds.minY >= prefetch.lastOffset
        prefetch.lastOffset = bounds.minY
        prefetch.first = first
        prefetch.last = last
        let range =
            isForward
            ? (bounds.maxY, bounds.maxY + bounds.height)
            : (bounds.minY - bounds.height, bounds.minY)
        let visible = Set(visiblePlaces)
        let ahead = geometry.rows(from: range.0, to: range.1).filter { !visible.contains($0) }
        let wanted = Set(ahead)
        let gone = prefetch.places.subtracting(wanted).subtracting(visible)
        let new = (isForward ? ahead : ahead.reversed()).filter { !prefetch.places.contains($0) }
        prefetch.places = wanted
        if !gone.isEmpty {
            prefetchDataSource.tableView(
                self, cancelPrefetchingForRowsAt: gone.sorted().map(\.indexPath))
        }
        if !new.isEmpty {
            prefetchDataSource.tableView(self, prefetchRowsAt: new.map(\.indexPath))
        }
    }
}
