import CoreGraphics
import Foundation
import MapKit
import MapTiles
import UIKitTesting

/// Maps: frames while panning, crowds of annotations, the first map, and tiles against Mapnik.
///
/// The map is the file of `TOUCHSTONE_MAP` in the environment, such as one that
/// `touchstone places map` made of a city; by default the town of the tests.
@MainActor
enum MapBenchmark {
    /// The argument that makes this program show one frame with a map and exit.
    static let probeArgument = "--map-probe"

    /// The argument that makes this program show the same frame without a map and exit.
    private static let emptyProbeArgument = "--map-probe-empty"

    private static let size = CGSize(width: 1_280, height: 800)

    static var all: [Benchmark] {
        [
            Benchmark(
                name: "maps: a frame of panning at 1280 × 800, floor: copying it with Pixman",
                limit: .ratio(1.5), rounds: 60, repetitions: 1,
                subject: {
                    let map = try PannedMap(size: size)
                    return { map.nextFrame() }
                },
                floor: {
                    let floor = CairoFloor(width: 1_280, height: 800)
                    return { floor.copy(CGRect(origin: .zero, size: size)) }
                }, clock: .processor),
            Benchmark(
                name: "maps: a frame with 10,000 clustered annotations, floor: with 100",
                limit: .ratio(2), rounds: 60, repetitions: 1,
                subject: {
                    let map = try PannedMap(size: size, annotations: 10_000)
                    return { map.nextFrame() }
                },
                floor: {
                    let map = try PannedMap(size: size, annotations: 100)
                    return { map.nextFrame() }
                }, clock: .processor),
            Benchmark(
                name: "maps: process start to the first map, floor: first frame without it",
                limit: .ratio(1.5), rounds: 10, repetitions: 1,
                subject: { { StartBenchmark.launch(probeArgument) } },
                floor: { { StartBenchmark.launch(emptyProbeArgument) } }),
        ]
    }

    static func runProbe(_ argument: String) -> Never {
        do {
            if argument == probeArgument {
                let map = try PannedMap(size: size)
                precondition(map.app.snapshot().width == 1_280)
            } else {
                let app = HeadlessApp(
                    size: size, scale: 1, rootViewController: UIViewController())
                precondition(app.snapshot().width == 1_280)
            }
        } catch {
            preconditionFailure("The map cannot be opened: \(error)")
        }
        exit(0)
    }

    /// Returns `true` for an argument that starts a probe.
    static func isProbe(_ argument: String?) -> Bool {
        argument == probeArgument || argument == emptyProbeArgument
    }

    // MARK: Tiles against Mapnik

    private static let zoom = 14

    /// The tiles with the most data.
    private static let tileCount = 60

    static let report = Report(name: "maps: tiles") {
        let path = PannedMap.path
        let mapnik = try mapnikTiles(path)
        let theirs = mapnik.map(\.milliseconds)
        let ours = try tileTimes(MBTiles(path: path), mapnik.map(\.index))
        let ratio = percentile(ours) / percentile(theirs)
        return Report.Table(
            introduction: """
                Tiles of 512 pixels at zoom \(zoom) with their names, the \(ours.count) largest of \
                “\(URL(filePath: path).lastPathComponent)”, the least processor time of three of each. Mapnik (python3-mapnik, \
                `Benchmarks/mapnik-tiles`) has the same layers and widths, and may place as many names; its tiles are in memory, ours \
                are read and decoded each time.
                """,
            columns: ["what", "p50", "p95", "limit of p95", "kept"],
            rows: [
                ["Touchstone", text(percentile(ours, 0.5)), text(percentile(ours)), "", ""],
                ["Mapnik", text(percentile(theirs, 0.5)), text(percentile(theirs)), "", ""],
                [
                    "ratio", "", String(format: "%.2f", ratio), "1.00",
                    ratio <= 1 ? "yes" : "no",
                ],
            ], isWithinLimits: ratio <= 1)
    }

    private static func text(_ milliseconds: Double) -> String {
        String(format: "%.1f ms", milliseconds)
    }

    private static func percentile(_ times: [Double], _ share: Double = 0.95) -> Double {
        let sorted = times.sorted()
        return sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * share)]
    }

    private static func tileTimes(_ file: MBTiles, _ tiles: [TileIndex]) -> [Double] {
        let style = MapStyle(scale: 2)
        return tiles.map { index in
            var best = Double.infinity
            for _ in 0..<3 {
                // A source keeps tiles that it has read.
                let source = MapSource()
                source.add(file)
                let viewport = MapViewport(
                    center: CGPoint(x: index.frame.midX, y: index.frame.midY),
                    zoom: Double(zoom), size: CGSize(width: 256, height: 256))
                let start = Benchmark.Clock.processor.now
                let image = MapPicture.image(of: viewport, from: source, style: style)
                best = min(best, (Benchmark.Clock.processor.now - start) * 1_000)
                precondition(image?.width == 512, "A tile was not drawn.")
            }
            return best
        }
    }

    private static func mapnikTiles(
        _ path: String
    ) throws -> [(index: TileIndex, milliseconds: Double)] {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "mapnik-tiles")
        let process = Process()
        process.executableURL = script
        process.arguments = [path, "\(zoom)", "\(tileCount)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        precondition(
            process.terminationStatus == 0,
            "Mapnik drew nothing. Is python3-mapnik installed?")
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, let column = Int(words[0]), let row = Int(words[1]),
                let milliseconds = Double(words[2])
            else { return nil }
            return (TileIndex(zoom: zoom, column: column, row: row), milliseconds)
        }
    }
}

/// A map that goes to and fro by less than it has tiles for.
@MainActor
private final class PannedMap {
    static let path =
        ProcessInfo.processInfo.environment["TOUCHSTONE_MAP"]
        ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Tests/MapTilesTests/Data/town.mbtiles").path

    /// The middle of the tests' town in the world's unit square; its file names no bounds.
    private static let middleOfTown = CGPoint(x: 8628.45 / 16384, y: 5650.27 / 16384)

    let app: HeadlessApp
    private let map = MKMapView()
    private let start: MKMapRect
    private var frames = 0

    init(size: CGSize, annotations: Int = 0) throws {
        let file = try MBTiles(path: Self.path)
        MapSource.shared.add(file)
        let page = UIViewController()
        app = HeadlessApp(size: size, scale: 1, rootViewController: page)
        map.frame = page.view.bounds
        page.view.addSubview(map)
        let world = MKMapSize.world.width
        let middle =
            file.bounds.map { CGPoint(x: $0.midX, y: $0.midY) } ?? Self.middleOfTown
        // Zoom 14: 256 points for a square.
        let point = world / exp2(14) / 256
        let (width, height) = (size.width * point, size.height * point)
        let rect = MKMapRect(
            x: middle.x * world - width / 2, y: middle.y * world - height / 2,
            width: width, height: height)
        map.visibleMapRect = rect
        start = map.visibleMapRect
        map.addAnnotations(
            (0..<annotations).map { number in
                // In rows, beyond the edges too.
                let (column, row) = (number % 100, number / 100)
                let point = MKMapPoint(
                    x: rect.minX + rect.width * Double(column) / 80,
                    y: rect.minY + rect.height * Double(row) / 80)
                return MKPointAnnotation(
                    coordinate: point.coordinate, title: "\(number)", subtitle: nil)
            })
        if annotations > 0 { map.delegate = clustering }
        app.settle()
    }

    private let clustering = Clustering()

    /// Shows the next frame, two points further.
    func nextFrame() {
        frames += 1
        let step = Double(abs(frames % 40 - 20) - 10) * 2
        let point = start.width / map.bounds.width
        map.visibleMapRect = start.offsetBy(dx: step * point, dy: 0)
        app.advance(by: 1.0 / 60)
    }
}

/// Gives all annotations views that join.
private final class Clustering: MKMapViewDelegate {
    func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
        guard annotation is MKPointAnnotation else { return nil }
        let view =
            mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.annotation = annotation
        view.clusteringIdentifier = "pins"
        return view
    }
}
