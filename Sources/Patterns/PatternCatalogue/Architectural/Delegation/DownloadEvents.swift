extension Downloads {
    /// The same download as a sequence: whoever wants to know loops over what happens, and nobody
    /// has to be kept weakly.
    struct Events: Sequence, IteratorProtocol {
        enum Event: Hashable {
            case reached(percent: Int)
            case finished
        }

        private let parts: Int
        private var step = 1

        init(parts: Int) { self.parts = parts }

        mutating func next() -> Event? {
            defer { step += 1 }
            if step <= parts { return .reached(percent: 100 * step / parts) }
            return step == parts + 1 ? .finished : nil
        }
    }
}
