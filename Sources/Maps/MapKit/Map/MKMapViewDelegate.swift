import CoreLocation
public import UIKit

/// The object that chooses views and renderers, and is notified of changes. All methods are
/// optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
    /// The region is about to change, by the user or the app.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)

    /// The region has changed and stays.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

    /// The region changes: called for each frame of a movement.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    /// Squares of the map are about to be drawn.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)

    /// All visible squares are there.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)

    /// All visible squares and names are drawn.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    /// Returns the view of an annotation; `nil`, the default, for a marker, or the blue dot.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

    /// Views of annotations came onto the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

    /// The user activated a control of a callout.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)

    /// The user or the app selected a view.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)

    /// The user or the app selected an annotation.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)

    /// A view is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)

    /// An annotation is no longer selected.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)

    /// Dragging of a view went on to another step.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)

    /// Returns the annotation of views that join; by default a plain cluster.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations members: [any MKAnnotation]
    ) -> MKClusterAnnotation

    /// The map begins to follow the user’s location.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)

    /// The map no longer follows the user’s location.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)

    /// There is a new location of the user.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)

    /// The user’s location is not known, or must not be.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)

    /// The way of following the user changed.
    func mapView(
        _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    /// Returns the renderer of an overlay; by default one that draws nothing.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer

    /// Overlays came onto the map, with these renderers.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}

    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}

    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}

    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}

    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}

    /// Returns `nil`.
    public func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? { nil }

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}

    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}

    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}

    /// Returns a plain cluster.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations members: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: members) }

    /// Does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}

    /// Does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}

    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, didFailToLocateUserWithError error: any Error
    ) {}

    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
    ) {}

    /// Returns a renderer that draws nothing.
    public func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }

    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}

/// How the map follows the user. Raw values are Apple's; a desktop knows no heading.
public nonisolated enum MKUserTrackingMode: Int, Sendable {
    /// The map does not move with the user.
    case none

    /// The user stays in the middle.
    case follow
}

/// The kind of map. Raw values are Apple's; there are no satellite pictures.
public nonisolated enum MKMapType: UInt, Sendable {
    /// Streets, borders and names.
    case standard = 0

    /// The same in pale colours, for an app's own data on top.
    case mutedStandard = 5
}
