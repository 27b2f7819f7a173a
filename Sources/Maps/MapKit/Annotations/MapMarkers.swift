import CoreGraphics
import CoreLocation
import MapTiles
import UIKit

/// The annotations of a map with the views of those in sight: creation, reuse, places, clusters,
/// selection and the callout.
final class MapMarkers {
    private unowned let map: MKMapView

    /// What creates views, by reuse identifiers.
    var factories: [String: @MainActor (any MKAnnotation) -> MKAnnotationView] = [:]

    private(set) var annotations: [any MKAnnotation] = []
    private var known: Set<ObjectIdentifier> = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var clusters: [MKClusterAnnotation: MKAnnotationView] = [:]
    private var reusableViews: [String: [MKAnnotationView]] = [:]
    private(set) var selected: (any MKAnnotation)?
    private var callout: CalloutView?

    /// The distance in points beyond the edges within which annotations have views.
    private static let margin: CGFloat = 60

    init(_ map: MKMapView) { self.map = map }

    // MARK: Annotations

    func add(_ added: [any MKAnnotation]) {
        for annotation in added where known.insert(ObjectIdentifier(annotation)).inserted {
            annotations.append(annotation)
        }
        update()
    }

    func remove(_ removed: [any MKAnnotation]) {
        let removed = Set(removed.map { ObjectIdentifier($0) }).intersection(known)
        if let selected, removed.contains(ObjectIdentifier(selected)) { deselect() }
        known.subtract(removed)
        annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
        for id in removed { views.removeValue(forKey: id).map(release) }
        update()
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        if let cluster = annotation as? MKClusterAnnotation { return clusters[cluster] }
        return views[ObjectIdentifier(annotation)]
    }

    /// The view in front at a point of the map, with a margin for fingers.
    func view(at point: CGPoint) -> MKAnnotationView? {
        let shown = map.annotationContainer.subviews.reversed()
        let hit = shown.first {
            $0.frame.contains(point) && ($0 as? MKAnnotationView)?.isEnabled == true
        }
        if let hit = hit as? MKAnnotationView { return hit }
        return shown.first {
            $0.frame.insetBy(dx: -8, dy: -8).contains(point)
                && ($0 as? MKAnnotationView)?.isEnabled == true
        } as? MKAnnotationView
    }

    // MARK: Creating views

    func reusable(_ identifier: String) -> MKAnnotationView? {
        guard let view = reusableViews[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func dequeue(_ identifier: String, _ annotation: any MKAnnotation) -> MKAnnotationView? {
        if let view = reusable(identifier) {
            view.annotation = annotation
            return view
        }
        return factories[identifier]?(annotation)
    }

    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = map.delegate?.mapView(map, viewFor: annotation) {
            view.annotation = annotation
            return view
        }
        if annotation is MKUserLocation {
            return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        let isCluster = annotation is MKClusterAnnotation
        let identifier =
            isCluster
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            : MKMapViewDefaultAnnotationViewReuseIdentifier
        if let view = dequeue(identifier, annotation) { return view }
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        marker.canShowCallout = !isCluster
        return marker
    }

    private func release(_ view: MKAnnotationView) {
        view.removeFromSuperview()
        view.map = nil
        if let identifier = view.reuseIdentifier {
            reusableViews[identifier, default: []].append(view)
        }
    }

    // MARK: Laying out

    /// Gives a view to each annotation in sight, places them and joins those that lie over others.
    func update() {
        guard let viewport = map.viewport else { return }
        let sight = CGRect(origin: .zero, size: viewport.size)
            .insetBy(dx: -Self.margin, dy: -Self.margin)
        var shown: [(view: MKAnnotationView, point: CGPoint)] = []
        var added: [MKAnnotationView] = []
        var kept: Set<ObjectIdentifier> = []
        for annotation in map.annotations {
            let coordinate = annotation.coordinate
            guard CLLocationCoordinate2DIsValid(coordinate) else { continue }
            let point = viewport.point(of: MKMapPoint(coordinate))
            guard sight.contains(point) else { continue }
            let id = ObjectIdentifier(annotation)
            kept.insert(id)
            let view: MKAnnotationView
            if let existing = views[id] {
                view = existing
            } else {
                view = makeView(annotation)
                view.map = map
                views[id] = view
                added.append(view)
            }
            shown.append((view, point))
        }
        for (id, view) in views where !kept.contains(id) {
            if let selected, ObjectIdentifier(selected) == id { continue }
            views[id] = nil
            release(view)
        }
        added += place(join(shown), viewport)
        for view in added { view.prepareForDisplay() }
        if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
        updateCallout()
    }

    /// Adds and moves views; returns those of new clusters.
    private func place(
        _ groups: [[(view: MKAnnotationView, point: CGPoint)]], _ viewport: MapViewport
    ) -> [MKAnnotationView] {
        var old = clusters
        var added: [MKAnnotationView] = []
        clusters = [:]
        var front: [(view: MKAnnotationView, point: CGPoint)] = []
        for group in groups {
            guard group.count > 1 else {
                group[0].view.cluster = nil
                front.append(group[0])
                continue
            }
            let members = group.compactMap(\.view.annotation)
            let ids = members.map { ObjectIdentifier($0) }
            let same = old.keys.first { $0.memberAnnotations.map { ObjectIdentifier($0) } == ids }
            let cluster: MKClusterAnnotation
            let view: MKAnnotationView
            if let same, let existing = old.removeValue(forKey: same) {
                (cluster, view) = (same, existing)
            } else {
                cluster =
                    map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: members)
                    ?? MKClusterAnnotation(memberAnnotations: members)
                view = makeView(cluster)
                view.map = map
                if view.accessibilityLabel == "\(members.count)" {
                    view.accessibilityLabel = String(localized: "\(members.count) places")
                }
                added.append(view)
            }
            clusters[cluster] = view
            for member in group {
                member.view.cluster = view
                member.view.removeFromSuperview()
            }
            front.append((view, viewport.point(of: MKMapPoint(cluster.coordinate))))
        }
        for view in old.values { release(view) }
        // What is farther south stands in front.
        for (view, point) in front.sorted(by: { $0.point.y < $1.point.y }) {
            if view !== map.gestures.draggedView {
                view.center = CGPoint(
                    x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
            }
            map.annotationContainer.addSubview(view)
        }
        if let selected, let view = self.view(for: selected), view.superview != nil {
            map.annotationContainer.bringSubviewToFront(view)
        }
        return added
    }

    /// Joins views of one clustering identifier that would lie over each other, the most important
    /// ones first.
    private func join(
        _ shown: [(view: MKAnnotationView, point: CGPoint)]
    ) -> [[(view: MKAnnotationView, point: CGPoint)]] {
        guard shown.contains(where: { $0.view.clusteringIdentifier != nil }) else {
            return shown.map { [$0] }
        }
        struct Cell: Hashable {
            let name: String
            let column, row: Int
        }
        let side: CGFloat = 60
        var groups: [[(view: MKAnnotationView, point: CGPoint)]] = []
        var cells: [Cell: [Int]] = [:]
        let sorted = shown.enumerated().sorted {
            let (first, second) = ($0.element.view, $1.element.view)
            return (-first.displayPriority.rawValue, $0.offset)
                < (-second.displayPriority.rawValue, $1.offset)
        }
        for (_, item) in sorted {
            guard let name = item.view.clusteringIdentifier,
                item.view.annotation !== selected, item.view.collisionMode != .none
            else {
                groups.append([item])
                continue
            }
            let (column, row) = (
                Int((item.point.x / side).rounded(.down)), Int((item.point.y / side).rounded(.down))
            )
            let near = (-1...1).flatMap { dx in
                (-1...1).flatMap { dy in
                    cells[Cell(name: name, column: column + dx, row: row + dy)] ?? []
                }
            }
            if let group = near.first(where: { collide(groups[$0][0], item) }) {
                groups[group].append(item)
            } else {
                cells[Cell(name: name, column: column, row: row), default: []].append(groups.count)
                groups.append([item])
            }
        }
        return groups
    }

    private func collide(
        _ first: (view: MKAnnotationView, point: CGPoint),
        _ second: (view: MKAnnotationView, point: CGPoint)
    ) -> Bool {
        func size(_ view: MKAnnotationView) -> CGSize {
            CGSize(width: min(view.bounds.width, 60), height: min(view.bounds.height, 60))
        }
        let (one, other) = (size(first.view), size(second.view))
        let (dx, dy) = (abs(first.point.x - second.point.x), abs(first.point.y - second.point.y))
        if first.view.collisionMode == .circle, second.view.collisionMode == .circle {
            return hypot(dx, dy) < (max(one.width, one.height) + max(other.width, other.height)) / 2
        }
        return dx < (one.width + other.width) / 2 && dy < (one.height + other.height) / 2
    }

    // MARK: Selection

    func tapped(at point: CGPoint) {
        if let view = view(at: point), let annotation = view.annotation {
            select(annotation)
        } else {
            deselect()
        }
    }

    func select(_ annotation: any MKAnnotation) {
        guard annotation !== selected else { return }
        deselect()
        let isHere =
            known.contains(ObjectIdentifier(annotation)) || annotation === map.userLocation
            || annotation is MKClusterAnnotation
        guard isHere else { return }
        selected = annotation
        map.delegate?.mapView(map, didSelect: annotation)
        update()
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: true)
        showCallout(of: view)
        map.delegate?.mapView(map, didSelect: view)
    }

    func deselect() {
        guard let old = selected else { return }
        selected = nil
        callout?.removeFromSuperview()
        callout = nil
        map.delegate?.mapView(map, didDeselect: old)
        if let view = view(for: old) {
            view.setSelected(false, animated: true)
            map.delegate?.mapView(map, didDeselect: view)
        }
        update()
    }

    private func showCallout(of view: MKAnnotationView) {
        guard view.canShowCallout, let title = view.annotation?.title, !title.isEmpty else {
            return
        }
        let callout = CalloutView(for: view, title: title)
        callout.accessoryTapped = { [weak map, weak view] control in
            guard let map, let view else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        map.calloutContainer.addSubview(callout)
        self.callout = callout
        updateCallout()
    }

    private func updateCallout() {
        guard let callout, let selected, let view = view(for: selected) else { return }
        callout.isHidden = view.superview == nil
        callout.place(
            above: CGPoint(
                x: view.frame.midX + view.calloutOffset.x,
                y: view.frame.minY + view.calloutOffset.y), in: map.bounds)
    }
}
