import PatternKit

extension Thumbnails {
    /// The same thumbnail with a ready-made proxy, which loads once however many threads look at
    /// it.
    struct LazyThumbnail: Sendable {
        private let picture: VirtualProxy<String>

        init(_ load: @escaping @Sendable () -> String) {
            picture = VirtualProxy(load)
        }

        /// The present picture, without loading anything.
        var current: String { picture.isMade ? picture.subject : "占位图 90×130" }

        /// The picture, loaded now if it was not before.
        var loaded: String { picture.subject }
    }
}
