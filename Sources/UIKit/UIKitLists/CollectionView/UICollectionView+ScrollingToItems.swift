import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        checkExists(path)
        for axis in [ScrollPosition.vertical, .horizontal] {
            let places = position.intersection(axis).rawValue.nonzeroBitCount
            requires(
                places <= 1,
                "The scroll position \(position) has \(places) places for one axis. Pass one.")
        }
        prepareIfNeeded()
        guard let offset = offset(for: path, at: position) else { return }
        scrollSection(to: path, at: position, animated: animated)
        setContentOffset(offset, animated: animated)
        guard !animated else { return }
        // Sizes that were estimated are measured now.
        layoutIfNeeded()
        if let corrected = self.offset(for: path, at: position), corrected != contentOffset {
            setContentOffset(corrected, animated: false)
        }
    }

    private func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let attributes = storedLayout.layoutAttributesForItem(at: path).map(mirrored) else {
            return nil
        }
        let inset = adjustedContentInset
        var offset = contentOffset
        offset.y = Self.offset(
            offset.y, of: attributes.frame.minY, attributes.frame.maxY, length: bounds.height,
            insets: (inset.top, inset.bottom), content: contentSize.height,
            place: position.intersection(.vertical).place)
        guard attributes.details.scroller == nil else { return offset }
        offset.x = Self.offset(
            offset.x, of: attributes.frame.minX, attributes.frame.maxX, length: bounds.width,
            insets: (inset.left, inset.right), content: contentSize.width,
            place: position.intersection(.horizontal).place)
        return offset
    }

    /// The place of an item in the visible part.
    enum Place { case start, middle, end, anywhere }

    /// Returns an offset along one axis, within the content.
    static func offset(
        _ offset: CGFloat, of start: CGFloat, _ end: CGFloat, length: CGFloat,
        insets: (start: CGFloat, end: CGFloat), content: CGFloat, place: Place
    ) -> CGFloat {
        let visible = length - insets.start - insets.end
        let wanted: CGFloat
        switch place {
        case .start: wanted = start - insets.start
        case .middle: wanted = (start + end) / 2 - insets.start - visible / 2
        case .end: wanted = end + insets.end - length
        case .anywhere:
            if start < offset + insets.start {
                wanted = start - insets.start
            } else if end > offset + length - insets.end {
                wanted = end + insets.end - length
            } else {
                wanted = offset
            }
        }
        let first = -insets.start
        return min(max(wanted, first), max(first, content + insets.end - length))
    }
}

extension UICollectionView.ScrollPosition {
    var place: UICollectionView.Place {
        if contains(.top) || contains(.left) { return .start }
        if contains(.centeredVertically) || contains(.centeredHorizontally) { return .middle }
        if contains(.bottom) || contains(.right) { return .end }
        return .anywhere
    }
}
