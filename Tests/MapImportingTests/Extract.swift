import Foundation

/// An extract of OpenStreetMap that a test writes, in a folder of its own.
final class Extract {
    let folder: String
    private var nodes: [String] = []
    private var ways: [String] = []
    private var relations: [String] = []
    private var count = 0

    /// The bounds of the header: south, west, north and east of the town's middle, in thousandths
    /// of a degree.
    var bounds: [Double]?

    /// The path of the extract, once it is written.
    var path: String { folder + "/town.osm.pbf" }
    var output: String { folder + "/town.mbtiles" }

    init() throws {
        folder = NSTemporaryDirectory() + "/extract-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The files in the folder.
    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    private func tags(_ tags: [String: String]) -> String {
        tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }
            .joined()
    }

    /// Adds a node east and north of the town's middle, 48.658° N, 9.59° E, in thousandths of a
    /// degree.
    @discardableResult
    func node(_ east: Double, _ north: Double, _ tags: [String: String] = [:]) -> Int {
        count += 1
        nodes.append(
            """
            <node id="\(count)" version="1" lat="\(48.658 + north / 1000)" \
            lon="\(9.59 + east / 1000)">\(self.tags(tags))</node>
            """)
        return count
    }

    /// Adds a way of nodes.
    @discardableResult
    func way(_ references: [Int], _ tags: [String: String] = [:]) -> Int {
        count += 1
        let list = references.map { "<nd ref=\"\($0)\"/>" }.joined()
        ways.append("<way id=\"\(count)\" version=\"1\">\(list)\(self.tags(tags))</way>")
        return count
    }

    /// Adds a closed way around a rectangle.
    @discardableResult
    func box(
        _ east: Double, _ north: Double, _ side: Double, _ tags: [String: String] = [:]
    ) -> Int {
        let corners = [
            node(east, north), node(east + side, north), node(east + side, north + side),
            node(east, north + side),
        ]
        return way(corners + corners.prefix(1), tags)
    }

    /// Adds a relation of ways.
    func relation(_ members: [(way: Int, role: String)], _ tags: [String: String]) {
        count += 1
        let list = members.map { "<member type=\"way\" ref=\"\($0.way)\" role=\"\($0.role)\"/>" }
            .joined()
        relations.append(
            "<relation id=\"\(count)\" version=\"1\">\(list)\(self.tags(tags))</relation>")
    }

    /// Writes the extract; with its parts in another order if `isSorted` is `false`.
    func write(isSorted: Bool = true) throws {
        let parts = isSorted ? nodes + ways + relations : ways + nodes + relations
        let header = bounds.map {
            """
            <bounds minlat="\(48.658 + $0[0] / 1000)" minlon="\(9.59 + $0[1] / 1000)" \
            maxlat="\(48.658 + $0[2] / 1000)" maxlon="\(9.59 + $0[3] / 1000)"/>
            """
        }
        let text =
            "<osm version=\"0.6\">" + (header ?? "") + parts.joined(separator: "\n") + "</osm>"
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/town.osm"))
        let osmium = Process()
        osmium.executableURL = URL(fileURLWithPath: "/usr/bin/osmium")
        osmium.arguments = ["cat", "--overwrite", "-o", path, folder + "/town.osm"]
        osmium.standardError = FileHandle.nullDevice
        try osmium.run()
        osmium.waitUntilExit()
        try FileManager.default.removeItem(atPath: folder + "/town.osm")
    }
}
