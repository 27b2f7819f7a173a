/// Places for constraints, which whoever has the list keeps or knows to be kept.
///
/// The first places need no memory of their own: a short list, as nearly all are, has none. A constraint can be taken out
/// without moving the others: it leaves a gap.
nonisolated struct ConstraintPlaces {
    typealias Link = Unmanaged<NSLayoutConstraint>

    // Neither `InlineArray` nor a generic type, which are copied and destroyed by looking up a type at run time.
    private var first: (Link?, Link?, Link?, Link?, Link?, Link?) = (nil, nil, nil, nil, nil, nil)
    private var rest: [Link?] = []
    private static var firstCount: Int { 6 }

    /// How many places there are, gaps included.
    private(set) var count = 0

    /// The constraint at a place; `nil` for a gap.
    subscript(place: Int) -> Link? {
        @inline(__always) get {
            guard place < Self.firstCount else { return rest[place - Self.firstCount] }
            precondition(place >= 0)
            return withUnsafeBytes(of: first) { $0.assumingMemoryBound(to: Link?.self)[place] }
        }
        @inline(__always) set {
            guard place < Self.firstCount else {
                rest[place - Self.firstCount] = newValue
                return
            }
            precondition(place >= 0)
            // A tuple has no index, and a switch over its elements takes five times as long.
            withUnsafeMutableBytes(of: &first) {
                $0.assumingMemoryBound(to: Link?.self)[place] = newValue
            }
        }
    }

    /// The constraints, without gaps.
    var constraints: [NSLayoutConstraint] {
        (0..<count).compactMap { self[$0]?.takeUnretainedValue() }
    }

    @inline(__always)
    mutating func append(_ link: Link) {
        if count < Self.firstCount { self[count] = link } else { appendToRest(link) }
        count += 1
    }

    @inline(never)
    private mutating func appendToRest(_ link: Link) {
        if rest.isEmpty { rest.reserveCapacity(Self.usualRestCount) }
        rest.append(link)
    }

    /// The room that is made for those after the first: as much as the quickly allocated memory has.
    private static var usualRestCount: Int { 10 }

    /// Takes out a constraint, and puts the last one into its place; nothing happens if it is not here.
    mutating func removeSwapping(_ link: Link) {
        var place = count - 1
        while place >= 0, self[place]?.toOpaque() != link.toOpaque() { place -= 1 }
        guard place >= 0 else { return }
        self[place] = self[count - 1]
        count -= 1
        if count >= Self.firstCount { rest.removeLast() }
    }

    /// Takes out all constraints.
    mutating func removeAll() {
        count = 0
        if !rest.isEmpty { rest = [] }
    }

    /// Moves the constraints together, so that there are no gaps.
    mutating func closeGaps() {
        var closed = ConstraintPlaces()
        for place in 0..<count {
            if let link = self[place] { closed.append(link) }
        }
        self = closed
    }
}
