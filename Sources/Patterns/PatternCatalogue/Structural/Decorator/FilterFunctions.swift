extension ImageFilters {
    /// The same filters as values: functions that change how a picture is drawn, applied from the
    /// outermost inwards.
    struct StateFilter: Sendable {
        let apply: @Sendable (inout GraphicsState) -> Void

        static func transform(_ transform: Transform) -> StateFilter {
            StateFilter { $0.transform.concatenate(transform) }
        }

        static let shadow = StateFilter { $0.shadow = .standard }
    }

    /// A picture's size with the filters over it.
    struct FilteredImage: Sendable {
        let size: Size
        private var filters: [StateFilter] = []

        init(size: Size) { self.size = size }

        /// The picture with one filter more over all others.
        func filtered(by filter: StateFilter) -> FilteredImage {
            var image = self
            image.filters.insert(filter, at: 0)
            return image
        }

        /// How the picture is drawn, in words.
        var drawing: String {
            var state = GraphicsState()
            for filter in filters { filter.apply(&state) }
            return state.description(of: size)
        }
    }
}
