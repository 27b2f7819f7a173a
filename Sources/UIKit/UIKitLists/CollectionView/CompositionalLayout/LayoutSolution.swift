import CoreGraphics
import Foundation
import UIKitCore

/// A supplementary or decoration view of a section.
struct PlacedView {
    var key: ElementKey

    /// The frame in the layout, written from the left.
    var frame: CGRect
    var zIndex: Int
    var choosesWidth = false
    var choosesHeight = false

    /// The range along the layout in which the view remains visible; `nil` if it is not pinned.
    var pinned: (start: CGFloat, end: CGFloat, isAtStart: Bool)?
    var list: UICollectionLayoutListConfiguration.Appearance?
    var color: UIColor?
}

/// A section with its place in the layout.
struct PlacedSection {
    var solution: SectionSolution

    /// The range along the layout, with everything that belongs to the section.
    var start: CGFloat = 0
    var end: CGFloat = 0

    /// The origin of the content, written from the left.
    var origin = CGPoint.zero
    var views: [PlacedView] = []
    var scroller: SectionScrollerPlan?

    /// The offset of cells in the order: 1 above decoration views.
    var lift = 0
    var list: ListSection?
}

/// All sections of a compositional layout.
struct LayoutSolution {
    var sections: [PlacedSection] = []
    var contentSize = CGSize.zero

    /// The views at the edges of the layout.
    var views: [PlacedView] = []

    /// `true` if the attributes depend on the offset.
    var followsOffset = false

    /// The container for which the sections were made.
    var container = CGSize(width: -1, height: -1)
    var traits: UITraitCollection?
    var isMirrored = false
}
