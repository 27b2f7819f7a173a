import Coordinates
import CoreLocation
public import Foundation
import FoundationGaps
import Places
import Synchronization

/// A search for places by words, in the places of ``LocationServices/places``.
public nonisolated final class MKLocalSearch: NSObject, Sendable {
    /// Receives what was found, or the reason why nothing was.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    /// What is searched.
    public final class Request: NSObject, NSCopying, @unchecked Sendable {
        // Sendable as ``MKShape``.

        /// The words, in any language of the places’ names.
        public var naturalLanguageQuery: String?

        /// The region around whose centre places come first.
        public var region = MKCoordinateRegion()

        /// `true` once ``region`` limits the search.
        var hasRegion: Bool { region.span.latitudeDelta > 0 }

        public override init() { super.init() }

        /// Creates a search for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a search for words around the centre of a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Creates a search for the name of a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }

        /// Returns a request of the same words and region.
        public func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            return copy
        }
    }

    /// What was found, the most probable first.
    public final class Response: NSObject, Sendable {
        /// The places.
        public let mapItems: [MKMapItem]

        /// A region with all items.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            let rect = items.reduce(MKMapRect.null) {
                $0.union(
                    MKMapRect(
                        origin: MKMapPoint($1.placemark.coordinate), size: MKMapSize()))
            }
            boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
        }
    }

    private let request: Request
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Creates a search of a request, which is copied.
    public init(request: Request) {
        self.request = (request.copy() as? Request) ?? request
    }

    /// `true` while the search is under way.
    public var isSearching: Bool { task.withLock { $0 != nil } }

    /// Searches, and calls the handler on the main thread.
    public func start(completionHandler: @escaping CompletionHandler) {
        let work = Task { @MainActor in
            do throws(MKError) {
                let response = try await self.found()
                task.withLock { $0 = nil }
                if Task.isCancelled { throw MKError(.unknown) }
                completionHandler(response, nil)
            } catch {
                task.withLock { $0 = nil }
                completionHandler(nil, error)
            }
        }
        task.withLock { $0 = work }
    }

    /// Searches.
    ///
    /// - Throws: An ``MKError``; ``MKError/Code/placemarkNotFound`` if no place matches.
    public func start() async throws -> Response { try await found() }

    /// Stops the search, whose handler gets an error.
    public func cancel() {
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    private func found() async throws(MKError) -> Response {
        guard let store = LocationServices.shared.places else {
            throw MKError(.placemarkNotFound, "There are no places. Import some before searching.")
        }
        let words = request.naturalLanguageQuery ?? ""
        do {
            let center = request.hasRegion ? request.region.center.wgs84 : nil
            let keyword =
                if let center {
                    try KeywordRequest(words, near: center)
                } else {
                    try KeywordRequest(words)
                }
            let items = try await store.search(keyword).places.map { MKMapItem($0.place) }
            guard !items.isEmpty else { throw MKError(.placemarkNotFound) }
            return Response(items)
        } catch let error as MKError {
            throw error
        } catch let error as PlaceRequestError {
            throw MKError(.placemarkNotFound, "\(error)")
        } catch {
            throw MKError(.serverFailure, "\(error)")
        }
    }
}

/// The reason why a search or a map failed.
public nonisolated struct MKError: Error, LocalizedError, CustomNSError, Sendable {
    /// The kind of the reason, with Apple's number.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
    }

    /// The kind of the reason.
    public let code: Code

    /// The reason in words.
    public let errorDescription: String?

    init(_ code: Code, _ words: String = "No place matches. Try other words, or import places.") {
        self.code = code
        errorDescription = words
    }

    /// Apple’s domain of map errors.
    public static let errorDomain = "MKErrorDomain"

    /// Apple’s number of the reason.
    public var errorCode: Int { Int(code.rawValue) }
}

/// A name that a partially typed text may mean.
public nonisolated final class MKLocalSearchCompletion: NSObject, Sendable {
    /// The name that matches the typed text.
    public let title: String

    /// The address or the city.
    public let subtitle: String

    init(_ tip: PlaceTip) {
        title = tip.matchedName
        subtitle = tip.place.addressLine(in: Language.current.rawValue)
    }
}

/// The object that receives the names of a completer.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Names were found: ``MKLocalSearchCompleter/results``.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)

    /// The places could not be searched.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}

    public func completer(
        _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
    ) {}
}

/// Finds names while a text is typed: Chinese, pinyin, initials, with typing errors.
@preconcurrency @MainActor
public final class MKLocalSearchCompleter {
    /// The receiver of the names, which is not retained.
    public weak var delegate: (any MKLocalSearchCompleterDelegate)?

    /// The typed text. Each change starts a new search and cancels the previous one.
    public var queryFragment = "" { didSet { if queryFragment != oldValue { search() } } }

    /// The region around whose centre places come first.
    public var region = MKCoordinateRegion()

    /// The names of the last search, the likeliest first.
    public private(set) var results: [MKLocalSearchCompletion] = []

    private var task: Task<Void, Never>?

    /// Creates a completer without a text.
    public init() {}

    nonisolated deinit {}

    /// `true` while a search is under way.
    public var isSearching: Bool { task != nil }

    /// Stops the search; the results stay.
    public func cancel() {
        task?.cancel()
        task = nil
    }

    private func search() {
        cancel()
        guard !queryFragment.trimmingCharacters(in: .whitespaces).isEmpty,
            let store = LocationServices.shared.places
        else {
            results = []
            return
        }
        let (text, center) = (queryFragment, region.span.latitudeDelta > 0 ? region.center : nil)
        task = Task { @MainActor [weak self] in
            do {
                let request =
                    if let place = center?.wgs84 {
                        try TipsRequest(text, near: place)
                    } else {
                        try TipsRequest(text)
                    }
                let tips = try await store.tips(request)
                guard let self, !Task.isCancelled else { return }
                task = nil
                results = tips.map { MKLocalSearchCompletion($0) }
                delegate?.completerDidUpdateResults(self)
            } catch {
                guard let self, !Task.isCancelled else { return }
                task = nil
                delegate?.completer(self, didFailWithError: MKError(.serverFailure, "\(error)"))
            }
        }
    }
}
