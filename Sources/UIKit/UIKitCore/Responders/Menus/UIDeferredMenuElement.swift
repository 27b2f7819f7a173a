import Foundation

/// A placeholder in a menu whose elements are provided when the menu opens.
///
/// The menu shows a spinner until the provider calls its completion, at once or later.
///
///     UIDeferredMenuElement { completion in
///         library.loadAlbums { albums in completion(albums.map(action)) }
///     }
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that provides elements by calling its argument once.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var cache: [UIMenuElement]?

    private init(isCached: Bool, _ provider: @escaping Provider) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", image: nil)
    }

    nonisolated deinit {}

    /// Creates an element whose provider is called once; its elements are kept.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(isCached: true, elementProvider)
    }

    /// Creates an element whose provider is called each time the menu opens.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// Provides the elements, from the cache where there is one.
    package final func provideElements(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let cache { return completion(cache) }
        var isProvided = false
        provider { [weak self] elements in
            guard !isProvided else { return }
            isProvided = true
            if let self, self.isCached { self.cache = elements }
            completion(elements)
        }
    }
}
