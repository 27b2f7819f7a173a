import Coordinates
import MapKit
import MapTiles
import PlacesAppCore
import Toasts
import UIKit

/// The map with the pins of searches and saved places, tracks and measurements.
final class MapController: UIViewController {
    let services: PlacesServices
    let mapView = MKMapView()
    let bar = MapBar()
    let location = CLLocationManager()

    /// The line of the measurement; `nil` while nothing is measured.
    private(set) var measuredLine: MKPolyline?
    private var trackLines: [MKPolyline] = []
    private var recordedLine: MKPolyline?

    /// The points of the measurement; `nil` while nothing is measured.
    var measured: [Coordinate<WGS84>]?

    /// The track that is shown, with its name and file; `nil` for none.
    var track: (track: MeasuredTrack, name: String, file: URL?)?

    /// The track that is recorded; `nil` while none is.
    var recording: TrackRecording?

    /// `true` once the user asked for the location.
    private var wantsLocation = false
    private let measureTap = UITapGestureRecognizer()

    init(services: PlacesServices) {
        self.services = services
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Map", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(MapController.savedChanged), name: SavedPlaces.didChange,
            object: services.saved)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        mapView.delegate = self
        mapView.showsScale = true
        mapView.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "place")
        mapView.register(MKAnnotationView.self, forAnnotationViewWithReuseIdentifier: "point")
        location.delegate = self
        for part in [mapView, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safeArea = view.safeAreaLayoutGuide
        let width = bar.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -24)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 44),
            bar.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            bar.widthAnchor.constraint(lessThanOrEqualToConstant: 420), width,
        ])
        measureTap.addTarget(self, action: MapController.mapTapped)
        measureTap.isEnabled = false
        measureTap.delegate = self
        mapView.addGestureRecognizer(measureTap)
        let hold = UILongPressGestureRecognizer()
        hold.addTarget(self, action: MapController.mapHeld)
        mapView.addGestureRecognizer(hold)
        setUpButtons()
        showSavedPlaces()
    }

    private func setUpButtons() {
        let locate = UIBarButtonItem(
            image: UIImage(systemName: "location"), style: .plain, target: self,
            action: MapController.locate)
        locate.accessibilityLabel = String(localized: "Show my location", bundle: .module)
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
        more.accessibilityLabel = String(localized: "More", bundle: .module)
        navigationItem.rightBarButtonItems = [more, locate]
    }

    private var menu: UIMenu {
        func action(
            _ title: String, _ symbol: String, _ work: @escaping (MapController) -> Void
        ) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
                self.map(work)
            }
        }
        return UIMenu(children: [
            action(String(localized: "Measure", bundle: .module), "ruler") { $0.measure() },
            action(String(localized: "Mark the middle", bundle: .module), "mappin") {
                if let place = $0.center { $0.mark(place) }
            },
            action(String(localized: "Print this part", bundle: .module), "printer") {
                $0.printPart()
            },
            action(String(localized: "Remove the pins", bundle: .module), "xmark") {
                $0.removePins()
            },
        ])
    }

    // MARK: What is shown

    /// The place in the middle; `nil` while most of the world is shown.
    var center: Coordinate<WGS84>? {
        let region = mapView.region
        guard region.span.latitudeDelta < 20 else { return nil }
        return services.place(at: region.center)
    }

    /// The region near which suggestions come first; an empty one while the world is shown.
    var searchRegion: MKCoordinateRegion {
        guard let center else { return MKCoordinateRegion() }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(center), span: mapView.region.span)
    }

    private var places: [PlaceAnnotation] {
        mapView.annotations.compactMap { $0 as? PlaceAnnotation }
    }

    private func annotation(
        _ kind: PlaceAnnotation.Kind, _ details: PlaceDetails
    ) -> PlaceAnnotation? {
        details.coordinate.map { PlaceAnnotation(kind, details, at: services.onMap($0)) }
    }

    private func remove(_ kinds: Set<PlaceAnnotation.Kind>) {
        mapView.removeAnnotations(places.filter { kinds.contains($0.kind) })
    }

    /// Shows the places of a search in place of those of the one before.
    func show(_ found: [PlaceDetails]) {
        loadViewIfNeeded()
        remove([.found, .mark])
        let new = found.compactMap { annotation(.found, $0) }
        guard !new.isEmpty else { return }
        mapView.showAnnotations(new, animated: true)
    }

    /// Moves the map to a place, and selects its pin.
    func focus(on details: PlaceDetails) {
        loadViewIfNeeded()
        guard let place = details.coordinate else { return }
        remove([.mark])
        var pin = places.first { $0.details == details && $0.kind != .measured }
        if pin == nil, let mark = annotation(.mark, details) {
            mapView.addAnnotation(mark)
            pin = mark
        }
        let side = min(
            max(mapView.region.span.latitudeDelta * 111_000, 300), 2_000)
        mapView.setRegion(
            MKCoordinateRegion(
                center: services.onMap(place), latitudinalMeters: side,
                longitudinalMeters: side), animated: true)
        if let pin { mapView.selectAnnotation(pin, animated: true) }
    }

    /// Shows a region that was imported.
    func show(_ region: MapRegion) {
        loadViewIfNeeded()
        let file = MapSource.shared.files.first { $0.path == region.file.path }
        guard let area = file?.bounds else { return }
        let world = MKMapSize.world.width
        mapView.setVisibleMapRect(
            MKMapRect(
                x: area.minX * world, y: area.minY * world, width: area.width * world,
                height: area.height * world), animated: true)
    }

    private func removePins() { remove([.found, .mark]) }

    private func savedChanged(_ notification: Notification) {
        if isViewLoaded { showSavedPlaces() }
    }

    private func showSavedPlaces() {
        remove([.saved])
        mapView.addAnnotations(
            services.saved.places.compactMap { annotation(.saved, $0.details) })
    }

    /// Moves everything after the system of the maps has changed.
    func systemChanged() {
        guard isViewLoaded else { return }
        let others = places.filter { [.found, .mark].contains($0.kind) }
        mapView.removeAnnotations(others)
        mapView.addAnnotations(others.compactMap { annotation($0.kind, $0.details) })
        showSavedPlaces()
        showLines()
    }

    // MARK: Marking

    private func mapHeld(_ hold: UIGestureRecognizer) {
        guard hold.state == .began, measured == nil else { return }
        let point = mapView.convert(hold.location(in: mapView), toCoordinateFrom: mapView)
        if let place = services.place(at: point) { mark(place) }
    }

    /// Puts a pin at a place, and shows its card.
    private func mark(_ place: Coordinate<WGS84>) {
        let name = String(localized: "Marked point", bundle: .module)
        let details = PlaceDetails(name: name, place)
        remove([.mark])
        if let mark = annotation(.mark, details) { mapView.addAnnotation(mark) }
        root?.showCard(of: details, from: self)
    }

    // MARK: Measuring

    /// Begins a measurement.
    func measure() {
        loadViewIfNeeded()
        measured = []
        measureTap.isEnabled = true
        showMeasurement()
    }

    private func mapTapped(_ tap: UIGestureRecognizer) {
        let point = mapView.convert(tap.location(in: mapView), toCoordinateFrom: mapView)
        if let place = services.place(at: point) { addMeasured(place) }
    }

    /// Adds a point to the measurement.
    func addMeasured(_ place: Coordinate<WGS84>) {
        measured?.append(place)
        showMeasurement()
    }

    /// Takes the last point of the measurement back.
    func removeLastMeasured() {
        _ = measured?.popLast()
        showMeasurement()
    }

    /// Ends the measurement.
    func endMeasuring() {
        measured = nil
        measureTap.isEnabled = false
        showMeasurement()
    }

    private var measuringActions: [UIAction] {
        [
            UIAction(title: String(localized: "Add the middle", bundle: .module)) {
                [weak self] _ in
                guard let self else { return }
                if let place = services.place(at: mapView.centerCoordinate) {
                    addMeasured(place)
                }
            },
            UIAction(title: String(localized: "Undo", bundle: .module)) { [weak self] _ in
                self?.removeLastMeasured()
            },
            UIAction(title: String(localized: "Done", bundle: .module)) { [weak self] _ in
                self?.endMeasuring()
            },
        ]
    }

    // MARK: Lines

    /// Shows a track, and moves the map to it.
    func show(_ track: MeasuredTrack, named name: String, of file: URL? = nil) {
        loadViewIfNeeded()
        self.track = (track, name, file)
        showTrack()
        let rect = mapView.overlays.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
        guard !rect.isNull else { return }
        mapView.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 130, left: 32, bottom: 32, right: 32),
            animated: true)
    }

    /// Draws the lines of the track, of the recording and of the measurement, and says how long one
    /// of them is.
    func showLines() {
        showTrack()
        showRecording()
        showMeasurement()
    }

    /// Draws the lines of the track.
    func showTrack() {
        mapView.removeOverlays(trackLines)
        trackLines = (track?.track.track.segments ?? []).map { line($0.map(\.coordinate)) }
        mapView.addOverlays(trackLines)
        updateBar()
    }

    /// Draws the line of the recording.
    func showRecording() {
        if let recordedLine { mapView.removeOverlay(recordedLine) }
        recordedLine = recording.flatMap {
            $0.points.isEmpty ? nil : line($0.points.map(\.coordinate))
        }
        if let recordedLine { mapView.addOverlay(recordedLine) }
        updateBar()
    }

    private func showMeasurement() {
        if let measuredLine { mapView.removeOverlay(measuredLine) }
        measuredLine = nil
        remove([.measured])
        if let measured {
            let line = line(measured)
            measuredLine = line
            mapView.addOverlay(line)
            mapView.addAnnotations(
                measured.compactMap {
                    annotation(
                        .measured,
                        PlaceDetails(
                            name: String(localized: "Measured point", bundle: .module), $0))
                })
        }
        updateBar()
    }

    private func line(_ places: [Coordinate<WGS84>]) -> MKPolyline {
        let world = MKMapSize.world.width
        var points: [MKMapPoint] = []
        for place in places {
            var point = MKMapPoint(services.onMap(place))
            // A line over the 180th meridian takes the short way.
            if let last = points.last { point.x -= ((point.x - last.x) / world).rounded() * world }
            points.append(point)
        }
        return MKPolyline(points: points, count: points.count)
    }

    private func updateBar() {
        if let measured {
            let length = zip(measured, measured.dropFirst()).reduce(0) {
                $0 + $1.0.geodesicDistance(to: $1.1)
            }
            bar.show(
                measured.count < 2
                    ? String(localized: "Touch the points of the way.", bundle: .module)
                    : distanceText(length), about: .measuring, measuringActions)
        } else if let recording {
            let length = distanceText(recording.length)
            bar.show(
                String(localized: "Recording: \(length)", bundle: .module), about: .recording,
                [
                    UIAction(title: String(localized: "Stop", bundle: .module)) {
                        [weak self] _ in self?.stopRecording()
                    }
                ])
        } else if let track {
            bar.show(
                [track.name, distanceText(track.track.length), durationText(of: track.track)]
                    .filter { !$0.isEmpty }.joined(separator: " · "), about: .track(track.file),
                actions(of: track.file))
        } else {
            bar.hide()
        }
    }

    private func actions(of file: URL?) -> [UIAction] {
        let export = UIAction(title: String(localized: "Export", bundle: .module)) {
            [weak self] _ in if let file { self?.export(file) }
        }
        let done = UIAction(title: String(localized: "Done", bundle: .module)) {
            [weak self] _ in
            self?.track = nil
            self?.showTrack()
        }
        return file == nil ? [done] : [export, done]
    }

    private func export(_ file: URL) {
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func durationText(of track: MeasuredTrack) -> String {
        guard let duration = track.duration else { return "" }
        let minutes = Int((duration / 60).rounded())
        return minutes < 60
            ? String(localized: "\(minutes) min", bundle: .module)
            : String(localized: "\(minutes / 60) h \(minutes % 60) min", bundle: .module)
    }

    // MARK: Location

    /// Shows where the user is, and follows.
    func locate() {
        loadViewIfNeeded()
        wantsLocation = true
        location.requestWhenInUseAuthorization()
        followIfAllowed()
    }

    private func followIfAllowed() {
        guard wantsLocation else { return }
        switch location.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse:
            wantsLocation = false
            mapView.setUserTrackingMode(.none, animated: false)
            mapView.setUserTrackingMode(.follow, animated: true)
        case .denied, .restricted:
            wantsLocation = false
            tell(
                String(localized: "Places may not use your location.", bundle: .module),
                message: String(
                    localized: "Allow it in the privacy settings of your desktop.",
                    bundle: .module))
        default: break
        }
    }
}

extension MapController: UIGestureRecognizerDelegate {
    /// A touch that measures is one of the map, too.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}

extension MapController: UIDocumentPickerDelegate {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { view.makeToast(String(localized: "The track was written.", bundle: .module)) }
}

extension MapController: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        followIfAllowed()
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) { record(locations) }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard recording != nil else { return }
        say(error.localizedDescription)
    }
}

extension MapController: MKMapViewDelegate {
    func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
        guard let place = annotation as? PlaceAnnotation else { return nil }
        if place.kind == .measured {
            let view = mapView.dequeueReusableAnnotationView(
                withIdentifier: "point", for: annotation)
            view.image = Self.dot
            return view
        }
        let view = mapView.dequeueReusableAnnotationView(
            withIdentifier: "place", for: annotation)
        view.canShowCallout = true
        view.clusteringIdentifier = "place"
        let button = UIButton(type: .detailDisclosure)
        button.accessibilityLabel = String(localized: "Show the card", bundle: .module)
        view.rightCalloutAccessoryView = button
        if let marker = view as? MKMarkerAnnotationView {
            marker.markerTintColor = place.kind == .saved ? .systemOrange : .systemRed
            marker.glyphImage = UIImage(systemName: place.symbol)
        }
        return view
    }

    /// The picture of a measured point.
    private static let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12))
        .image { context in
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
            UIColor.systemBlue.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 8, height: 8))
        }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        guard let place = view.annotation as? PlaceAnnotation else { return }
        root?.showCard(of: place.details, from: self)
    }

    func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer {
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = overlay === measuredLine ? .systemBlue : .systemPurple
        renderer.lineWidth = 4
        renderer.lineJoin = .round
        renderer.lineCap = .round
        return renderer
    }

    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        view.makeToast(error.localizedDescription)
    }
}
