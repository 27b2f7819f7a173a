import Foundation
import PlanBoardCore
import PlanBoardSync
import PlanBoardUI
import PostGISCluster
import UIKit
import UIKitTesting

/// Plan Board: dragging, opening, storing, and the exchange with a team.
@MainActor
enum BoardBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "board: a frame of a drag over 10 columns of 1,000 cards",
                limit: .seconds(0.004), rounds: 200, repetitions: 1,
                subject: {
                    let drag = LongDrag()
                    return { drag.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "board: the first frame of 10,000 cards",
                limit: .seconds(0.1), rounds: 10, repetitions: 1,
                subject: {
                    let path = BoardFile.path(columns: 10, cards: 1_000)
                    return { _ = BoardFile.open(path) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "board: a move among 10,000 cards, durable",
                limit: .seconds(0.005), rounds: 100, repetitions: 1,
                subject: {
                    let mover = CardMover()
                    return { mover.moveNext() }
                }, floor: nil, clock: .wall),
        ] + (PostGISCluster.isInstalled ? [exchange] : [])
    }

    private static var exchange: Benchmark {
        let rounds = 2
        return Benchmark(
            name: "board: sending 10,000 edits to a server and receiving them",
            limit: .seconds(2), rounds: rounds, repetitions: 1,
            subject: {
                // Each round, also of the warm-up, needs files that are not exchanged yet.
                var exchanges = (0..<2 * rounds).map { _ in TeamExchange(edits: 10_000) }
                return { exchanges.removeLast().run() }
            }, floor: nil, clock: .wall)
    }
}

/// Files with made-up cards.
@MainActor
private enum BoardFile {
    /// Makes a file, and returns its path.
    static func path(columns: Int, cards: Int) -> String {
        let path = BenchmarkFolder.place("board", ending: ".db").path
        do {
            let session = try BoardSession(store: BoardStore(path: path), titles: ["Column 0"])
            let parts = (0..<columns).map { column in
                BoardOutline.Part(
                    title: "Column \(column)",
                    cards: (0..<cards).map { row in
                        var item = BoardOutline.Item(title: "Card \(row) of column \(column)")
                        if row % 5 == 0 { item.labels = ["home"] }
                        if row % 7 == 0 { item.isImportant = true }
                        return item
                    })
            }
            try session.add(BoardOutline(columns: parts))
        } catch {
            preconditionFailure("A board cannot be made in \(path): \(error)")
        }
        return path
    }

    static func open(_ path: String) -> HeadlessApp {
        let size = CGSize(width: 1280, height: 800)
        let app = HeadlessApp(
            size: size, scale: 1, delegate: PlanBoardApp(size: size, content: .file(path)))
        app.advance(by: 1.0 / 60)
        return app
    }
}

/// A card that a finger carries to and fro, up and down.
@MainActor
private final class LongDrag {
    private let app = BoardFile.open(BoardFile.path(columns: 10, cards: 1_000))
    private var frame = 0

    init() {
        app.finger.down(at: CGPoint(x: 500, y: 300))
        app.advance(by: 0.75)
    }

    func nextFrame() {
        frame += 1
        let angle = CGFloat(frame) / 40
        app.finger.move(
            to: CGPoint(x: 740 + 480 * sin(angle), y: 400 + 260 * sin(angle * 1.7)),
            duration: 1.0 / 60)
    }
}

/// Moves the last card of a column to its top, again and again.
private final class CardMover {
    private let session: BoardSession

    init() {
        do {
            session = try BoardSession(
                store: BoardStore(path: BoardFile.path(columns: 10, cards: 1_000)))
        } catch {
            preconditionFailure("The board cannot be opened: \(error)")
        }
    }

    func moveNext() {
        do {
            let last = try session.card(at: CardPlace(column: 0, row: 999))
            try session.move(last.id, to: CardPlace(column: 0, row: 0))
        } catch {
            preconditionFailure("The card cannot be moved: \(error)")
        }
    }
}

/// Two files of a team, of which one has edits that the other lacks.
private final class TeamExchange {
    private static let cluster = Result { try PostGISCluster() }

    private let address: String
    private let stores: [BoardStore]

    init(edits: Int) {
        do {
            address = try Self.cluster.get().makeDatabase()
            let paths = (0..<2).map { _ in BenchmarkFolder.place("board", ending: ".db").path }
            stores = try paths.map { try BoardStore(path: $0) }
            try TeamServer(address).found("team")
            let columns = 50
            let session = try BoardSession(
                store: stores[0], titles: (0..<columns).map { "Column \($0)" })
            for number in 0..<edits {
                try session.addCard(titled: "\(number)", toColumn: number % columns)
            }
        } catch {
            preconditionFailure("There is nothing to exchange: \(error)")
        }
    }

    func run() {
        do {
            for store in stores { _ = try BoardSync.run(store, address: address) }
        } catch {
            preconditionFailure("The exchange failed: \(error)")
        }
    }
}
