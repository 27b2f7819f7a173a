import CoreGraphics
import CoreLocation
import UIKit

/// The name of views of single annotations that the map creates itself.
public nonisolated let MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationView"

/// The name of views of clusters that the map creates itself.
public nonisolated let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationView"

extension MKMapView {
    /// The annotations, with the user's location once it is known and without clusters.
    public var annotations: [any MKAnnotation] {
        markers.annotations
            + (showsUserLocation && userLocation.location != nil ? [userLocation] : [])
    }

    /// Adds an annotation; one that is on the map already stays.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations, but those that are there already. Overlays may be annotations too.
    public func addAnnotations(_ annotations: [any MKAnnotation]) { markers.add(annotations) }

    /// Removes an annotation.
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        removeAnnotations([annotation])
    }

    /// Removes annotations.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        markers.remove(annotations)
    }

    /// Returns the annotations in a rectangle of the flat map.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        // A rectangle that goes beyond the 180th meridian has places of both sides.
        let world = MKMapSize.world.width
        let found = annotations.filter { annotation in
            let point = MKMapPoint(annotation.coordinate)
            return [-world, 0, world].contains {
                mapRect.contains(MKMapPoint(x: point.x + $0, y: point.y))
            }
        }
        return Set(found.compactMap { $0 as? AnyHashable })
    }

    /// Returns the view of an annotation; `nil` out of sight.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        markers.view(for: annotation)
    }

    /// Moves the map so that all of some annotations are seen.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { $0 !== userLocation })
        var rect = MKMapRect.null
        for annotation in annotations {
            let point = MKMapPoint(annotation.coordinate)
            rect = rect.union(MKMapRect(origin: point, size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        // A single place shows about a kilometre.
        let least = 1_000 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude)
        rect = rect.insetBy(
            dx: -max(least - rect.width, 0) / 2, dy: -max(least - rect.height, 0) / 2)
        show(
            rect, insets: UIEdgeInsets(top: 56, left: 32, bottom: 32, right: 32),
            animated: animated)
    }

    // MARK: Reuse

    /// Names a class of views for ``dequeueReusableAnnotationView(withIdentifier:for:)``, and for
    /// annotations without a view of the delegate's if the name is a default one.
    public func register<View: MKAnnotationView>(
        _ viewClass: View.Type?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {
        guard let viewClass else {
            markers.factories[identifier] = nil
            return
        }
        markers.factories[identifier] = { annotation in
            makeAnnotationView(of: viewClass, annotation, identifier)
        }
    }

    /// Returns a view that is no longer used; `nil` without one and without a registered class.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String
    ) -> MKAnnotationView? { markers.reusable(identifier) }

    /// Returns a view for an annotation.
    ///
    /// - Precondition: A class is registered under the identifier.
    public func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        guard let view = markers.dequeue(identifier, annotation) else {
            preconditionFailure(
                """
                No class is registered for annotation views “\(identifier)”. Call \
                register(_:forAnnotationViewWithReuseIdentifier:) before.
                """)
        }
        return view
    }

    // MARK: Selection

    /// The selected annotations: one at most.
    public var selectedAnnotations: [any MKAnnotation] {
        get { markers.selected.map { [$0] } ?? [] }
        set {
            if let first = newValue.first {
                markers.select(first)
            } else {
                markers.deselect()
            }
        }
    }

    /// Selects an annotation of the map, with its callout once it is in sight.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        markers.select(annotation)
    }

    /// Ends the selection of an annotation, and its callout.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation, annotation === markers.selected { markers.deselect() }
    }

    func layOutAnnotations() { setNeedsLayout() }

    func setNeedsClustering() { setNeedsLayout() }
}

/// A view that takes only the touches of its subviews.
final class AnnotationContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
