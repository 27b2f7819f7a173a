/// Lengths that are drawn and left out in turn.
struct DashPattern {
    private let lengths: [CGFloat]

    /// How far into the pattern a path starts, from 0 to its length.
    private let phase: CGFloat

    /// Of one repetition.
    private let total: CGFloat

    /// More dashes than this are not worth telling apart.
    private static let mostDashes: CGFloat = 1_000_000

    /// Creates a pattern, or nothing if the lengths make none.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, !lengths.isEmpty,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite })
        else { return nil }
        // An odd number of lengths swaps drawn and left out at every repetition.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        total = self.lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        let rest = phase.truncatingRemainder(dividingBy: total)
        self.phase = rest < 0 ? rest + total : rest
    }

    /// The drawn parts of `path`, as straight lines. A path with far too many dashes stays solid.
    func dashes(of path: PathStorage) -> PathStorage {
        let box = path.box.rect
        let size = max(box.width, box.height)
        guard !path.box.hasUnusableNumbers else { return PathStorage() }
        let tolerance = max(min(0.01, size / 1000), size * 1e-7)
        var length: CGFloat = 0
        PathFlattener.forEachSegment(of: path, tolerance: tolerance, closing: false) {
            length += CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y).length
        }
        guard length / total < Self.mostDashes else { return path }

        var result = PathStorage()
        var subpath = PathStorage()
        func finish() {
            add(subpath, tolerance: tolerance, to: &result)
            subpath = PathStorage()
        }
        path.forEach { element in
            if case .move = element { finish() }
            subpath.add(element)
            if element == .closeSubpath {
                let start = subpath.subpathStart
                finish()
                subpath.move(to: start)
            }
        }
        finish()
        return result
    }

    /// Adds the drawn parts of one subpath.
    private func add(_ subpath: PathStorage, tolerance: CGFloat, to result: inout PathStorage) {
        var (index, left) = place
        let startsDrawn = index % 2 == 0
        var dashes: [[CGPoint]] = []
        var isDrawing = false
        PathFlattener.forEachSegment(of: subpath, tolerance: tolerance, closing: false) {
            start, end in
            let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let length = way.length
            var done: CGFloat = 0
            if !isDrawing, index % 2 == 0, left > 0 {
                dashes.append([start])
                isDrawing = true
            }
            while length - done > left {
                done += left
                let point = start + CGVector(dx: way.dx * done / length, dy: way.dy * done / length)
                if isDrawing {
                    dashes[dashes.count - 1].append(point)
                } else if index % 2 == 0 {
                    dashes.append([point, point])
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                isDrawing = index % 2 == 0 && left > 0
                if isDrawing { dashes.append([point]) }
            }
            left -= length - done
            if isDrawing { dashes[dashes.count - 1].append(end) }
        }
        // On a closed subpath, the last dash runs on into the first.
        if subpath.kinds.last == .closeSubpath, startsDrawn, isDrawing, dashes.count > 1 {
            let last = dashes.removeLast()
            dashes[0] = last + dashes[0].dropFirst()
        }
        for dash in dashes {
            result.move(to: dash[0])
            for point in dash.dropFirst() { result.line(to: point) }
        }
    }

    /// Which length a path starts in, and how much of it is left.
    private var place: (index: Int, left: CGFloat) {
        var rest = phase
        for (index, length) in lengths.enumerated() {
            if rest < length { return (index, length - rest) }
            rest -= length
        }
        return (0, lengths[0])
    }
}
