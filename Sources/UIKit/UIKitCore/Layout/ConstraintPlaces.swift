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
        get {
            switch place {
            case 0: first.0
            case 1: first.1
            case 2: first.2
            case 3: first.3
            case 4: first.4
            case 5: first.5
            default: rest[place - Self.firstCount]
            }
        }
        set {
            switch place {
            case 0: first.0 = newValue
            case 1: first.1 = newValue
            case 2: first.2 = newValue
            case 3: first.3 = newValue
            case 4: first.4 = newValue
            case 5: first.5 = newValue
            default: rest[place - Self.firstCount] = newValue
            }
        }
    }

    /// The constraints, without gaps.
    var constraints: [NSLayoutConstraint] {
        (0..<count).compactMap { self[$0]?.takeUnretainedValue() }
    }

    mutating func append(_ link: Link) {
        if count < Self.firstCount { self[count] = link } else { rest.append(link) }
        count += 1
    }

    /// Takes out a constraint, and puts the last one into its place; nothing happens if it is not here.
    mutating func removeSwapping(_ link: Link) {
        var place = count - 1
        while place >= 0, self[place]?.toOpaque() != link.toOpaque() { place -= 1 }
        guard place >= 0 else { return }
        self[place] = self[count - 1]
        count -= 1
        if count < Self.firstCount { self[count] = nil } else { rest.removeLast() }
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
