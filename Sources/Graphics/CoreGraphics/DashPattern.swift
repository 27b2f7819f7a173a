/// Alternating lengths of dashes and gaps.
struct DashPattern {
    private let lengths: [CGFloat]

    /// The offset into the pattern at which a path starts, from 0 to ``total``.
    private let phase: CGFloat

    /// The length of one repetition.
    private let total: CGFloat

    /// The maximum number of dashes; a path with more stays solid.
    private static let maximumDashCount: CGFloat = 1_000_000

    /// Creates a pattern, or `nil` if the lengths are unusable.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, !lengths.isEmpty,
            lengths.allSatisfy({ $0 >= 0 && $0.isFinite })
        else { return nil }
        // An odd number of lengths swaps dashes and gaps at every repetition.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        total = self.lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return nil }
        let rest = phase.truncatingRemainder(dividingBy: total)
        self.phase = rest < 0 ? rest + total : rest
    }

    /// Returns the dashes of `path` as straight lines. A path with too many dashes stays solid.
    func dashes(of path: PathStorage) -> PathStorage {
        let box = path.box.rect
        let size = max(box.width, box.height)
        guard !path.box.hasUnusableCoordinates else { return PathStorage() }
        let tolerance = max(min(0.01, size / 1000), size * 1e-7)
        var length: CGFloat = 0
        PathFlattener.forEachSegment(of: path, tolerance: tolerance, closing: false) {
            length += CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y).length
        }
        guard length / total < Self.maximumDashCount else { return path }

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

    /// Adds the dashes of one subpath.
    private func add(_ subpath: PathStorage, tolerance: CGFloat, to result: inout PathStorage) {
        var (index, left) = startPosition
        let startsDrawn = index % 2 == 0
        var dashes: [[CGPoint]] = []
        var isDrawing = false
        PathFlattener.forEachSegment(of: subpath, tolerance: tolerance, closing: false) {
            start, end in
            let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let length = direction.length
            var done: CGFloat = 0
            if !isDrawing, index % 2 == 0, left > 0 {
                dashes.append([start])
                isDrawing = true
            }
            while length - done > left {
                done += left
                let point =
                    start
                    + CGVector(dx: direction.dx * done / length, dy: direction.dy * done / length)
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
        // On a closed subpath, the last dash continues into the first.
        if subpath.kinds.last == .closeSubpath, startsDrawn, isDrawing, dashes.count > 1 {
            let last = dashes.removeLast()
            dashes[0] = last + dashes[0].dropFirst()
        }
        for dash in dashes {
            result.move(to: dash[0])
            for point in dash.dropFirst() { result.line(to: point) }
        }
    }

    /// The length in which a path starts, and how much of it remains.
    private var startPosition: (index: Int, left: CGFloat) {
        var rest = phase
        for (index, length) in lengths.enumerated() {
            if rest < length { return (index, length - rest) }
            rest -= length
        }
        return (0, lengths[0])
    }
}
