public import CoreGraphics
public import Foundation
public import QuartzCore
import UIKitControls
import UIKitCore

/// The place and the appearance of one cell, supplementary view or decoration view.
///
/// A layout creates attributes, and the collection view applies them to views. A subclass with
/// properties of its own overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Creates attributes of no element; see ``init(forCellWith:)``.
    public override init() {}

    nonisolated deinit {}

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        adopt(.supplementaryView, elementKind, indexPath)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init()
        adopt(.decorationView, decorationViewKind, indexPath)
    }

    final func adopt(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    // MARK: The element

    /// The path of the element.
    open var indexPath = IndexPath()

    /// The category of the element; cells by default.
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open private(set) var representedElementKind: String?

    // MARK: Geometry

    /// The rectangle in the content's coordinates; with a transform, the smallest one around the
    /// transformed element.
    open var frame: CGRect {
        get {
            if let exactFrame { return exactFrame }
            let rect = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return rect.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            exactFrame = CATransform3DIsIdentity(transform3D) ? newValue : nil
        }
    }

    /// The frame as it was set: sums of halves are not exact.
    private final var exactFrame: CGRect?

    /// The middle, in the content's coordinates.
    open var center = CGPoint.zero { didSet { if center != oldValue { exactFrame = nil } } }

    /// The size in points. Setting it keeps ``center``.
    open var size = CGSize.zero { didSet { if size != oldValue { exactFrame = nil } } }

    /// The rectangle in the element's own coordinates, with the origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform about the center. The identity by default.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform in space. The identity by default.
    open var transform3D = CATransform3DIdentity { didSet { exactFrame = nil } }

    // MARK: Appearance

    /// The opacity, 1 by default.
    open var alpha: CGFloat = 1

    /// The order: elements with higher numbers are in front. 0 by default.
    open var zIndex = 0

    /// `true` if no view is shown. `false` by default.
    open var isHidden = false

    /// The details that the layouts of the system add.
    final var details = LayoutDetails()

    // MARK: Copying and comparing

    /// Returns a copy of the same class.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var result: UICollectionViewLayoutAttributes?
        MainActor.assumeIsolated {
            let copy = makeObject(
                of: type(of: original), as: UICollectionViewLayoutAttributes.self)
            copy.adopt(
                original.representedElementCategory, original.representedElementKind,
                original.indexPath)
            copy.size = original.size
            copy.center = original.center
            copy.transform3D = original.transform3D
            copy.exactFrame = original.exactFrame
            copy.alpha = original.alpha
            copy.zIndex = original.zIndex
            copy.isHidden = original.isHidden
            copy.details = original.details
            result = copy
        }
        return result as Any
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        let this = self
        return MainActor.assumeIsolated { this === other || this.hasValues(of: other) }
    }

    private final func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && size == other.size && center == other.center
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && details == other.details
    }

    nonisolated open override var hash: Int {
        let this = self
        return MainActor.assumeIsolated { this.indexPath.hashValue }
    }

    nonisolated open override var description: String {
        describedOnMainActor(self) {
            let kind = representedElementKind.map { " \($0)" } ?? ""
            return "<\(type(of: self)) \(Array(indexPath))\(kind) \(frame)>"
        }
    }

    /// Returns a copy, as its own class.
    final func copied() -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else {
            fatalError(
                "\(type(of: self)).copy(with:) returned an object of another class.")
        }
        return copy
    }

    final var key: ElementKey {
        ElementKey(
            category: representedElementCategory, kind: representedElementKind ?? "",
            indexPath: indexPath)
    }
}

/// The details of an element that the system's layouts add to an app's.
nonisolated struct LayoutDetails: Hashable {
    /// The section whose own scroller contains the element.
    var scroller: Int?

    /// `true` if the view may choose its width or its height.
    var choosesWidth = true
    var choosesHeight = true

    /// `true` for a supplementary view of one item, which goes where the item goes.
    var followsItem = false

    /// The corners that a list rounds.
    var corners: CACornerMask = []

    /// The look of the list that the element is in.
    var list: UICollectionLayoutListConfiguration.Appearance?

    /// `true` for a list's separator that begins at the text of its item.
    var startsAtText = false

    /// The colour of a list's separator or background.
    var color: UIColor?

    /// The material of a list's separator.
    var effect: UIVisualEffect?
}

/// The identity of an element in a collection view at one time.
nonisolated struct ElementKey: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var indexPath: IndexPath

    static func < (first: ElementKey, second: ElementKey) -> Bool {
        (first.category.rawValue, first.kind, first.indexPath)
            < (second.category.rawValue, second.kind, second.indexPath)
    }
}
