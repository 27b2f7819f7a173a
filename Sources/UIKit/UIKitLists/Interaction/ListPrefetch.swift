import CoreGraphics

/// The items of a list whose data was requested because they may be shown soon.
struct ListPrefetch<Place: Hashable & Comparable> {
    private var requested: Set<Place> = []

    /// The items on screen at the last request.
    private var visible: Set<Place> = []

    /// The offset at the last request, which shows the direction of travel; `nil` before the first.
    private var offset: CGFloat?

    /// Returns `true` if the list moves forward, and `nil` if no request is due: it shows the same
    /// items as at the last one.
    mutating func isForward(at new: CGFloat, showing items: Set<Place>) -> Bool? {
        guard !items.isEmpty, items != visible else { return nil }
        defer { (offset, visible) = (new, items) }
        return offset.map { new >= $0 } ?? true
    }

    /// Requests the items of the next screen.
    ///
    /// - Returns: The items to prepare, nearest first, and those that are not ahead any more.
    mutating func request(
        _ ahead: Set<Place>, isForward: Bool
    ) -> (new: [Place], cancelled: [Place]) {
        let new = ahead.subtracting(visible).subtracting(requested).sorted()
        let cancelled = requested.subtracting(ahead).subtracting(visible).sorted()
        requested = ahead.subtracting(visible)
        return (isForward ? new : new.reversed(), cancelled)
    }

    /// Moves the items to their places after a batch of updates, which is followed by a request.
    mutating func map(_ newPlace: (Place) -> Place?) {
        requested = Set(requested.compactMap(newPlace))
        visible = []
    }
}
