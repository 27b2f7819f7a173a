import COSMFiles
import Foundation

/// Reads an extract once, and gives its objects with their places to a collector.
final class ExtractReader {
    private let path: String
    private let file: OSMFile
    private let collector: MapCollector
    private let nodes: ScratchArray<NodePlace>
    private let ways: ScratchArray<WayEntry>
    private let wayPoints: ScratchArray<WorldPoint>

    /// The kind of the objects that are being read.
    private var kind = COSMNode

    private var lastID = Int64.min
    private var nodeBounds = DegreeBounds()

    private var sea = SeaAssembly()

    /// The levels of borders that ways are parts of, by their ids.
    private var borders: [Int64: Int] = [:]

    /// The areas that were left out.
    private(set) var brokenAreas = 0

    init(path: String, folder: String, into collector: MapCollector) throws(MapImportError) {
        self.path = path
        self.collector = collector
        file = try OSMFile(path: path)
        nodes = try ScratchArray(folder: folder)
        ways = try ScratchArray(folder: folder)
        wayPoints = try ScratchArray(folder: folder)
    }

    /// The area of the extract: the named one, or that of its nodes.
    var bounds: DegreeBounds { file.bounds ?? nodeBounds }

    /// Reads everything.
    func read(progress: (Double) -> Void) throws(MapImportError) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = max((attributes?[.size] as? Int) ?? 1, 1)
        while let block = try file.next() {
            if Task.isCancelled { throw MapImportError(path: path, reason: .cancelled) }
            try addNodes(UnsafeBufferPointer(start: block.places, count: block.placeCount))
            for object in UnsafeBufferPointer(start: block.objects, count: block.objectCount) {
                switch object.kind {
                case COSMNode: try addNode(object)
                case COSMWay: try addWay(object)
                default: try addRelation(object)
                }
            }
            progress(min(Double(block.position) / Double(size), 1))
        }
        try enter(COSMRelation)
        try addBorders()
        try addSea()
    }

    // MARK: Nodes

    private func addNodes(_ places: UnsafeBufferPointer<COSMPlace>) throws(MapImportError) {
        guard !places.isEmpty else { return }
        try enter(COSMNode)
        for place in places {
            guard
                let point = WorldPoint(longitude: place.longitude, latitude: place.latitude)
            else { continue }
            try check(place.id)
            nodeBounds.add(longitude: place.longitude, latitude: place.latitude)
            try nodes.append(NodePlace(id: place.id, point: point))
        }
    }

    private func addNode(_ object: COSMObject) throws(MapImportError) {
        guard let point = WorldPoint(longitude: object.longitude, latitude: object.latitude)
        else { return }
        let node = TaggedObject(type: "node", id: object.id, tags: object.dictionary)
        try collector.places?.add(
            node, longitude: object.longitude, latitude: object.latitude)
        try collector.addPoint(node, at: point)
    }

    /// Begins a kind of objects: those before it are complete.
    private func enter(_ kind: COSMKind) throws(MapImportError) {
        guard kind != self.kind else { return }
        guard kind.rawValue > self.kind.rawValue else {
            throw MapImportError(path: path, reason: .unsorted)
        }
        self.kind = kind
        lastID = .min
        try nodes.freeze()
        guard kind == COSMRelation else { return }
        try ways.freeze()
        try wayPoints.freeze()
    }

    private func check(_ id: Int64) throws(MapImportError) {
        guard id > lastID else { throw MapImportError(path: path, reason: .unsorted) }
        lastID = id
    }

    // MARK: Ways

    private func addWay(_ object: COSMObject) throws(MapImportError) {
        try enter(COSMWay)
        try check(object.id)
        var points: [WorldPoint] = []
        points.reserveCapacity(object.referenceCount)
        var hint = -1
        // Nodes that an extract leaves out at its edge are missing in ways that leave it.
        for node in object.members {
            if let place = nodes.value(id: node, after: &hint) { points.append(place.point) }
        }
        guard points.count > 1, let first = object.members.first, let last = object.members.last
        else { return }
        try ways.append(
            WayEntry(
                id: object.id, start: wayPoints.count, count: Int32(clamping: points.count),
                firstNode: first, lastNode: last))
        try wayPoints.append(contentsOf: points)
        guard object.tagCount > 0 else { return }
        let way = TaggedObject(type: "way", id: object.id, tags: object.dictionary)
        if way.tags["natural"] == "coastline" { sea.add(points, from: first, to: last) }
        if first == last, points.count > 3, MapFeatureRules.isArea(way.tags) {
            try collector.addArea(way, rings: [points.dropLast()], isInner: [false])
        } else {
            try collector.addLine(way, points)
        }
    }

    private func points(of way: WayEntry) -> [WorldPoint] {
        Array(wayPoints.values[way.start..<way.start + Int(way.count)])
    }

    // MARK: Relations

    private func addRelation(_ object: COSMObject) throws(MapImportError) {
        try enter(COSMRelation)
        let tags = object.dictionary
        if tags["boundary"] == "administrative", let level = Int(tags["admin_level"] ?? ""),
            level <= 4
        {
            for way in wayIDs(of: object) { borders[way] = min(borders[way] ?? level, level) }
        }
        guard ["multipolygon", "boundary"].contains(tags["type"]),
            MapFeatureRules.hasArea(tags)
        else { return }
        var assembly = RingAssembly()
        var hint = -1
        let kinds = UnsafeBufferPointer(start: object.memberKinds, count: object.referenceCount)
        let roles = UnsafeBufferPointer(start: object.roles, count: object.referenceCount)
        for (index, id) in object.members.enumerated() where kinds[index] == COSMWay.rawValue {
            guard let way = ways.value(id: id, after: &hint) else { continue }
            assembly.add(
                points(of: way), from: way.firstNode, to: way.lastNode,
                isInner: String(roles[index]) == "inner")
        }
        let (rings, isInner, isBroken) = assembly.rings()
        if isBroken { brokenAreas += 1 }
        if isInner.contains(false) {
            try collector.addArea(
                TaggedObject(type: "relation", id: object.id, tags: tags), rings: rings,
                isInner: isInner)
        }
    }

    private func wayIDs(of object: COSMObject) -> [Int64] {
        let kinds = UnsafeBufferPointer(start: object.memberKinds, count: object.referenceCount)
        return object.members.enumerated().compactMap {
            kinds[$0.offset] == COSMWay.rawValue ? $0.element : nil
        }
    }

    /// Adds the sea within the bounds of the extract.
    private func addSea() throws(MapImportError) {
        guard let box = bounds.box else { return }
        let (rings, isInner, isBroken) = sea.rings(in: box)
        if isBroken { brokenAreas += 1 }
        guard isInner.contains(false) else { return }
        try collector.addArea(
            TaggedObject(type: "way", id: 0, tags: ["natural": "water"]), rings: rings,
            isInner: isInner)
    }

    private func addBorders() throws(MapImportError) {
        var hint = -1
        for (id, level) in borders.sorted(by: { $0.key < $1.key }) {
            guard let way = ways.value(id: id, after: &hint) else { continue }
            try collector.addBorder(level: level, points(of: way))
        }
    }
}
