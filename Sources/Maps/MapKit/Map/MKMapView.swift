import CoreGraphics
import CoreLocation
import FoundationGaps
import MapTiles
@_spi(UIKitInternals) public import UIKit

/// A map of the user's own OpenStreetMap data, or of a small world, with annotations and overlays.
///
///     let map = MKMapView(frame: view.bounds)
///     map.setRegion(MKCoordinateRegion(center: paris, latitudinalMeters: 5_000,
///         longitudinalMeters: 5_000), animated: false)
///     map.addAnnotation(MKPointAnnotation(coordinate: paris, title: "Paris", subtitle: nil))
///
/// The map is moved by touch, mouse and keys: dragging with inertia, pinching, the wheel, double
/// clicks, arrows, plus and minus. North is at the top.
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The delegate, which is not retained.
    open weak var delegate: (any MKMapViewDelegate)?

    /// The kind of map.
    open var mapType = MKMapType.standard { didSet { showViewport() } }

    /// The categories of places that are shown; `nil` for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter? { didSet { showViewport() } }

    /// `true` if the user may move the map.
    open var isScrollEnabled = true { didSet { updateGestures() } }

    /// `true` if the user may zoom.
    open var isZoomEnabled = true { didSet { updateGestures() } }

    /// `true` if the scale of the map is shown at the top left.
    open var showsScale = false { didSet { updateScale() } }

    /// `true` if the user's location is shown, which needs the authorisation of a
    /// `CLLocationManager`.
    open var showsUserLocation = false {
        didSet { if showsUserLocation != oldValue { updateLocating() } }
    }

    /// The user's location. It is not among ``annotations`` before the first one.
    public let userLocation = MKUserLocation()

    /// The way in which the map follows the user’s location.
    open var userTrackingMode: MKUserTrackingMode {
        get { trackingMode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    // MARK: Parts

    let tiles = MapTileView()
    let names = MapLabelView()
    lazy var roadOverlays = OverlayCanvas(.aboveRoads, of: self)
    lazy var labelOverlays = OverlayCanvas(.aboveLabels, of: self)
    let annotationContainer = AnnotationContainer()
    let calloutContainer = AnnotationContainer()
    let licence = UILabel()
    lazy var scaleBar = MapScaleView()
    lazy var gestures = MapGestures(self)
    lazy var motion = MapMotion(self)
    lazy var markers = MapMarkers(self)
    lazy var locating = MapLocating(self)

    var trackingMode = MKUserTrackingMode.none
    var overlayEntries: [OverlayEntry] = []

    /// What is shown; `nil` before the view has a size.
    private(set) var viewport: MapViewport?

    /// The region that was set before the view had a size.
    private var firstRect: MKMapRect?
    private var observations: NotificationTokens?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a map of an archive or a nib file.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    nonisolated deinit {}

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        licence.font = .systemFont(ofSize: 10)
        licence.isUserInteractionEnabled = false
        for part in [
            tiles, roadOverlays, names, labelOverlays, annotationContainer, licence,
            calloutContainer,
        ] { addSubview(part) }
        tiles.isUserInteractionEnabled = false
        tiles.didLoad = { [weak self] in
            guard let self else { return }
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
        gestures.install()
        accessibilityLabel = String(localized: "Map")
        let center = NotificationCenter.default
        observations = NotificationTokens([
            center.addObserver(forName: MapSource.didChange, object: nil, queue: nil) {
                [weak self] _ in
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.reload() } }
            },
            center.addObserver(forName: MKPointAnnotation.didMove, object: nil, queue: nil) {
                [weak self] _ in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.setNeedsLayout() }
                }
            },
        ])
    }

    open override func removeFromSuperview() {
        super.removeFromSuperview()
        motion.stop()
    }

    private func reload() {
        tiles.reload()
        names.reload()
        showViewport()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        for part in [
            tiles, roadOverlays, names, labelOverlays, annotationContainer, calloutContainer,
        ] {
            part.frame = bounds
        }
        guard bounds.width >= 1, bounds.height >= 1 else { return }
        if var viewport {
            viewport.size = bounds.size
            self.viewport = viewport.limited
            showViewport()
        } else {
            viewport = fitting(firstRect ?? Self.startRect, in: bounds.size, insets: .zero)
            firstRect = nil
            delegate?.mapViewWillStartLoadingMap(self)
            showViewport()
        }
    }

    /// The world without most of Antarctica.
    private static let startRect = MKMapRect(
        x: 0, y: MKMapSize.world.height * 0.12, width: MKMapSize.world.width,
        height: MKMapSize.world.height * 0.6)

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showViewport()
    }

    /// The look of the map here and now.
    var style: MapStyle {
        MapStyle(
            isDark: traitCollection.userInterfaceStyle == .dark,
            isMuted: mapType == .mutedStandard,
            language: Language.current.rawValue,
            scale: max(traitCollection.displayScale, 1),
            shownCategories: pointOfInterestFilter?.shownClasses)
    }

    /// Shows the viewport after it or the look of the map changed.
    func showViewport() {
        guard let viewport else { return }
        let style = style
        backgroundColor = style.isDark ? .black : .white
        tiles.isReplaced = overlayEntries.contains { $0.overlay.canReplaceMapContent }
        names.isHidden = tiles.isReplaced
        tiles.show(viewport, style: style)
        names.isZooming = motion.isMoving || gestures.isZooming
        names.show(viewport, style: style)
        setNeedsOverlayDisplay()
        markers.update()
        updateLicence()
        updateScale()
    }

    /// Changes what is shown.
    func move(to new: MapViewport, isAnimated: Bool = false) {
        let new = new.limited
        guard new != viewport else { return }
        viewport = new
        showViewport()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    private func updateLicence() {
        guard let viewport else { return }
        let area = viewport.area
        let names = MapSource.shared.attributions(in: area, zoom: viewport.tileZoom)
        licence.text = names.joined(separator: " · ")
        licence.textColor = .label
        licence.backgroundColor = .systemBackground.withAlphaComponent(0.65)
        let size = licence.sizeThatFits(CGSize(width: bounds.width - 12, height: 40))
        licence.frame = CGRect(
            x: bounds.width - safeAreaInsets.right - size.width - 6,
            y: bounds.height - safeAreaInsets.bottom - size.height - 4, width: size.width,
            height: size.height)
    }

    private func updateScale() {
        guard showsScale, let viewport else { return scaleBar.removeFromSuperview() }
        if scaleBar.superview == nil { addSubview(scaleBar) }
        scaleBar.metresPerPoint =
            MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
            * MKMapSize.world.width / viewport.worldWidth
        scaleBar.frame.origin = CGPoint(x: safeAreaInsets.left + 10, y: safeAreaInsets.top + 10)
    }

    // MARK: The visible part

    /// Moves the map so that a rectangle fits, at once or gradually.
    func show(_ rect: MKMapRect, insets: UIEdgeInsets, animated: Bool) {
        guard viewport != nil else {
            firstRect = rect
            setNeedsLayout()
            return
        }
        show(fitting(rect, in: bounds.size, insets: insets), animated: animated)
    }

    func show(_ new: MapViewport, animated: Bool) {
        motion.stop()
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        if animated, window != nil {
            motion.glide(to: new.limited)
        } else {
            move(to: new)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
        }
    }

    /// The viewport in which a rectangle of the map is in the middle and as large as it can be.
    func fitting(_ rect: MKMapRect, in size: CGSize, insets: UIEdgeInsets) -> MapViewport {
        let world = MKMapSize.world.width
        let width = max(size.width - insets.left - insets.right, 1)
        let height = max(size.height - insets.top - insets.bottom, 1)
        let zoom = min(
            log2(width / 256 / max(rect.width / world, 1e-9)),
            log2(height / 256 / max(rect.height / world, 1e-9)))
        var viewport = MapViewport(
            center: CGPoint(x: rect.midX / world, y: rect.midY / world), zoom: zoom, size: size)
        viewport.zoom = viewport.limited.zoom
        viewport.center.x += (insets.right - insets.left) / 2 / viewport.worldWidth
        viewport.center.y += (insets.bottom - insets.top) / 2 / viewport.worldWidth
        return viewport.limited
    }

    /// The part of the map for code before the view has a size.
    var waitingRect: MKMapRect { firstRect ?? Self.startRect }

    // MARK: Nib files

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { mapTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (view: MKMapView, delegate: any MKMapViewDelegate) in view.delegate = delegate
        }
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? { gestures.keyCommands }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let center = centerCoordinate
        description.add(
            "center", String(format: "%.5f, %.5f", center.latitude, center.longitude))
        if let viewport { description.add("zoom", (viewport.zoom * 100).rounded() / 100) }
    }
}

/// Observations of notifications, which end with it.
private nonisolated final class NotificationTokens {
    private let tokens: [any NSObjectProtocol]

    init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

extension MKMapView {
    private static let mapTable = PropertyTable(
        of: MKMapView.self, after: UIView.propertyTable,
        [
            .row("zoomEnabled", \.isZoomEnabled, nib: .same),
            .row("scrollEnabled", \.isScrollEnabled, nib: .same),
            .row("showsUserLocation", \.showsUserLocation, nib: .same),
            .row("showsScale", \.showsScale, nib: .same),
        ])
}

extension MapViewport {
    /// The deepest zoom of a view: a window of 40 metres.
    static var mostZoom: Double { 20.5 }

    /// The nearest viewport that shows nothing beyond the poles.
    var limited: MapViewport {
        var limited = self
        let least = log2(max(size.height, 1) / 256)
        limited.zoom = min(max(zoom.isNaN ? least : zoom, least), max(Self.mostZoom, least))
        let half = size.height / limited.worldWidth / 2
        let y = center.y.isNaN ? 0.5 : center.y
        limited.center.y = half >= 0.5 ? 0.5 : min(max(y, half), 1 - half)
        let x = center.x.isFinite ? center.x : 0.5
        limited.center.x = x - x.rounded(.down)
        return limited
    }

    /// Returns the viewport with another zoom that shows the same place at a point.
    func zoomed(by steps: Double, around point: CGPoint) -> MapViewport {
        let place = place(at: point)
        var zoomed = self
        zoomed.zoom += steps
        zoomed.zoom = zoomed.limited.zoom
        let after = zoomed.place(at: point)
        zoomed.center.x += place.x - after.x
        zoomed.center.y += place.y - after.y
        return zoomed
    }

    /// Returns the viewport after its content moved by points.
    func moved(by translation: CGPoint) -> MapViewport {
        var moved = self
        moved.center.x -= translation.x / worldWidth
        moved.center.y -= translation.y / worldWidth
        return moved
    }
}
