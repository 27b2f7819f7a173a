import CoreGraphics
import CoreLocation
public import UIKit

/// The importance of an annotation where views would lie over each other.
public nonisolated struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The importance, from 0 to 1000.
    public let rawValue: Float

    /// Creates an importance from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates an importance from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Always shown.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)

    /// Hidden by required ones only.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)

    /// Hidden by all others.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The view of an annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The steps of dragging. Raw values are Apple's.
    public enum DragState: UInt, Sendable {
        case none
        case starting
        case dragging
        case canceling
        case ending
    }

    /// The shape that must not lie over another view. Raw values are Apple's.
    public enum CollisionMode: Int, Sendable {
        case rectangle
        case circle
        case none
    }

    /// The name under which the map keeps the view for other annotations.
    public let reuseIdentifier: String?

    /// The annotation; `nil` while the view waits for one.
    open var annotation: (any MKAnnotation)? {
        didSet { updateAccessibility() }
    }

    /// The picture, whose size becomes that of the view.
    open var image: UIImage? {
        didSet {
            imageView.image = image
            if let image { bounds.size = image.size }
            imageView.frame = bounds
        }
    }

    /// The distance in points from the annotation's place to the middle of the view.
    open var centerOffset = CGPoint.zero {
        didSet { if centerOffset != oldValue { map?.layOutAnnotations() } }
    }

    /// The distance in points from the usual place of the callout, above the middle of the top.
    open var calloutOffset = CGPoint.zero

    /// `true` if the callout is shown while the view is selected.
    open var canShowCallout = false

    /// The view at the left of the callout’s texts; taps on a control are reported.
    open var leftCalloutAccessoryView: UIView?

    /// The view at the right of the callout’s texts; taps on a control are reported.
    open var rightCalloutAccessoryView: UIView?

    /// The view below the title, in place of the subtitle.
    open var detailCalloutAccessoryView: UIView?

    /// `false` if taps do not reach the view.
    open var isEnabled = true

    /// `true` while the view is pressed.
    open var isHighlighted = false

    /// `true` if a long press drags the view. The coordinate of an ``MKPointAnnotation`` follows;
    /// for other classes the map's delegate, which receives the states, sets it.
    open var isDraggable = false

    /// The step of dragging.
    open var dragState = DragState.none

    /// The name of views that join in a cluster; `nil` for none.
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { map?.setNeedsClustering() } }
    }

    /// The importance where views would lie over each other.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// The shape that must not lie over another view.
    open var collisionMode = CollisionMode.rectangle

    /// The cluster's view while the view is a part of a cluster.
    open internal(set) weak var cluster: MKAnnotationView?

    weak var map: MKMapView?
    private let imageView = UIImageView()
    private var storedSelected = false

    /// Creates a view of an annotation, kept for others under a name.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(imageView)
        isAccessibilityElement = true
        updateAccessibility()
    }

    /// Creates a view of an archive, without a name.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    nonisolated deinit {}

    /// `true` while the annotation is selected.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the view or not; the map’s ``MKMapView/selectAnnotation(_:animated:)`` calls it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedSelected = selected
        updateAccessibility()
    }

    /// Goes on to another step of dragging. A subclass that animates calls it again at the end.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

    /// Prepares the view for another annotation.
    open func prepareForReuse() {
        setSelected(false, animated: false)
        cluster = nil
    }

    /// Prepares the view to be shown with its annotation.
    open func prepareForDisplay() {}

    /// The name of the annotation, as it is read out.
    private func updateAccessibility() {
        let count = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
        accessibilityLabel = annotation?.title ?? count.map { "\($0)" }
        accessibilityValue = annotation?.subtitle
        accessibilityTraits = storedSelected ? [.button, .selected] : .button
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let title = annotation?.title { description.add("title", title) }
        if isSelected { description.add("selected", true) }
    }
}

/// The blue dot at the user's location.
public final class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
        backgroundColor = .clear
        canShowCallout = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
        UIColor.systemBlue.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
    }
}
