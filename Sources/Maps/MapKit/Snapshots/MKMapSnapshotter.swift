public import CoreGraphics
public import CoreLocation
import FoundationGaps
import MapTiles
public import UIKit

/// Draws a part of the map as an image, with the licence of its data.
@preconcurrency @MainActor
public final class MKMapSnapshotter {
    /// Receives the picture, or the reason why there is none.
    public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

    /// What is drawn.
    public final class Options {
        public var region = MKCoordinateRegion(MKMapRect.world) {
            didSet { mapRect = region.mapRect }
        }

        /// The rectangle that is drawn, as large as it fits.
        public var mapRect = MKMapRect.world

        /// The kind of map.
        public var mapType = MKMapType.standard

        /// The categories of places that are shown; `nil` for all.
        public var pointOfInterestFilter: MKPointOfInterestFilter?

        /// The size of the image in points.
        public var size = CGSize(width: 256, height: 256)

        /// The pixels of a point.
        public var scale: CGFloat = 1

        /// The appearance and the scale of the picture.
        public var traitCollection = UITraitCollection.current

        /// Creates options of the whole world.
        public init() {}

        nonisolated deinit {}
    }

    /// An image of a part of the map.
    public final class Snapshot {
        /// The map with its licence.
        public let image: UIImage

        /// The appearance and the scale of the picture.
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport

        init(_ image: UIImage, _ viewport: MapViewport, _ traits: UITraitCollection) {
            self.image = image
            self.viewport = viewport
            traitCollection = traits
        }

        nonisolated deinit {}

        /// Returns the point of the image at which a coordinate is shown.
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            viewport.point(of: MKMapPoint(coordinate))
        }
    }

    private let options: Options
    private var turn = 0

    /// `true` while a picture is being drawn.
    public private(set) var isLoading = false

    /// Creates a snapshotter with options.
    public init(options: Options) { self.options = options }

    nonisolated deinit {}

    /// Draws off the main thread, and calls the handler on it. Until then the snapshotter is kept.
    public func start(completionHandler: @escaping CompletionHandler) {
        turn += 1
        isLoading = true
        let (turn, traits) = (turn, options.traitCollection)
        let viewport = viewport
        let style = MapStyle(
            isDark: traits.userInterfaceStyle == .dark,
            isMuted: options.mapType == .mutedStandard,
            language: Language.current.rawValue, scale: max(options.scale, 0.1),
            shownCategories: options.pointOfInterestFilter?.shownClasses)
        DispatchQueue.global(qos: .userInitiated).async {
            let image = MapPicture.image(of: viewport, from: .shared, style: style)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard turn == self.turn, self.isLoading else { return }
                    self.isLoading = false
                    guard let image else {
                        return completionHandler(
                            nil, MKError(.unknown, "An image of this size cannot be drawn."))
                    }
                    let picture = UIImage(cgImage: image, scale: style.scale, orientation: .up)
                    completionHandler(Snapshot(picture, viewport, traits), nil)
                }
            }
        }
    }

    /// Ends the work. The handler is not called.
    public func cancel() { isLoading = false }

    private var viewport: MapViewport {
        let world = MKMapSize.world.width
        let rect = options.mapRect
        let zoom = min(
            log2(options.size.width / 256 / max(rect.width / world, 1e-9)),
            log2(options.size.height / 256 / max(rect.height / world, 1e-9)))
        return MapViewport(
            center: CGPoint(x: rect.midX / world, y: rect.midY / world), zoom: zoom,
            size: options.size
        ).limited
    }
}
