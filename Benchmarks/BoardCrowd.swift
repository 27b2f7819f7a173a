import Foundation
import PlanBoardCore
import PlanBoardSync
import PostGISCluster
import Synchronization

/// A thousand people in teams of five on one server, each with a program that exchanges its board.
///
/// Each person moves one card, at a random moment within ``seconds``. What is measured is the time
/// from a move that is in the own file until it is in the file of another member: the way through
/// the own program's thread, the server, its announcement, the other's thread and file.
enum BoardCrowd {
    static let report = Report(name: "board: crowd") {
        guard PostGISCluster.isInstalled else {
            return Report.Table(
                introduction: "PostgreSQL is not installed: no crowd of boards.", columns: ["–"])
        }
        var table = Report.Table(
            introduction: """
                \(people) people in teams of \(teamSize) on one PostgreSQL server of this machine, \
                each with a connection and a file. Each moves a card, all within \(seconds) s.
                """,
            columns: [
                "moves", "seen by others", "median", "95th percentile", "99th", "longest",
                "limit", "boards alike", "kept",
            ])
        let crowd = try Crowd()
        try crowd.move()
        let times = crowd.times.sorted()
        let expected = people * (teamSize - 1)
        let alike = try crowd.teamsAlike()
        let late = percentile(0.95, times)
        table.isWithinLimits =
            times.count == expected && alike == people / teamSize && late <= 0.5
        func words(_ time: Double) -> String { String(format: "%.0f ms", time * 1000) }
        table.rows.append([
            "\(people)", "\(times.count) of \(expected)", words(percentile(0.5, times)),
            words(late), words(percentile(0.99, times)), words(times.last ?? 0), "≤ 500 ms",
            "\(alike) of \(people / teamSize)", table.isWithinLimits ? "yes" : "NO",
        ])
        return table
    }

    fileprivate nonisolated static let people = 1_000
    fileprivate nonisolated static let teamSize = 5
    fileprivate nonisolated static let seconds = 20.0

    private static func percentile(_ share: Double, _ times: [Double]) -> Double {
        times.isEmpty ? .infinity : times[min(times.count - 1, Int(Double(times.count) * share))]
    }
}

/// The people, their files and programs, and the server, which is there as long as they are.
private nonisolated final class Crowd {
    private let people: [Person]
    private let log = MoveLog()
    private let cluster: PostGISCluster
    private let folder = BenchmarkFolder.place("crowd")

    /// Founds the teams, and starts everybody's program.
    init() throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        cluster = try PostGISCluster(connections: BoardCrowd.people + 50)
        let address = try cluster.makeDatabase()
        try cluster.execute(
            """
            DO $$ BEGIN FOR number IN 0..\(BoardCrowd.people - 1) LOOP
                EXECUTE format('CREATE ROLE person%s LOGIN', number);
            END LOOP; END $$
            """, at: address)
        _ = try TeamServer(address)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (log, folder) = (log, folder)
        people = try (0..<BoardCrowd.people).map { number in
            let own = address.replacing("user=touchstone", with: "user=person\(number)")
            let path = folder.appendingPathComponent("\(number).db").path
            let team = "team \(number / BoardCrowd.teamSize)"
            if number.isMultiple(of: BoardCrowd.teamSize) {
                try Person.found(team, at: path, own, number)
            }
            return try Person(number, path: path, address: own, team: team, log: log)
        }
        log.waitForPrograms(BoardCrowd.people)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Everybody moves a card, and the others' programs follow.
    func move() throws {
        var random = SystemRandomNumberGenerator()
        let plan = people.map {
            (person: $0, time: Double.random(in: 0..<BoardCrowd.seconds, using: &random))
        }.sorted { $0.time < $1.time }
        let start = log.now
        for (person, time) in plan {
            let pause = start + time - log.now
            if pause > 0 { usleep(UInt32(pause * 1e6)) }
            try person.move(log)
        }
        log.waitForMoves(people.count * (BoardCrowd.teamSize - 1), limit: 60)
    }

    var times: [Double] { log.times }

    /// The number of teams whose members all have the same board.
    func teamsAlike() throws -> Int {
        for person in people { person.end() }
        return try stride(from: 0, to: people.count, by: BoardCrowd.teamSize).count { first in
            let boards = try people[first..<first + BoardCrowd.teamSize].map { try $0.board() }
            return Set(boards).count == 1
        }
    }
}

/// A member of a team: a file of boards, and the program that exchanges it.
private nonisolated final class Person {
    private let number: Int
    private let session: BoardSession
    private let live: LiveSync

    /// Makes a team with its board of five cards in a file.
    static func found(_ team: String, at path: String, _ address: String, _ first: Int) throws {
        let server = try TeamServer(address)
        try server.found(team)
        for member in first + 1..<first + BoardCrowd.teamSize {
            try server.invite("person\(member)", into: team)
        }
        let session = try BoardSession(store: BoardStore(path: path), titles: ["Today", "Next"])
        for card in 0..<BoardCrowd.teamSize {
            try session.addCard(titled: "Card \(card)", toColumn: 0)
        }
    }

    init(_ number: Int, path: String, address: String, team: String, log: MoveLog) throws {
        self.number = number
        let store = try BoardStore(path: path)
        _ = try BoardSync.run(store, address: address)
        session = try BoardSession(store: store)
        let board = session.id
        // Read by the program's thread alone.
        let seen = SeenEdits(path: path, board: board)
        live = LiveSync(path: path, address: address, team: team) { state in
            if state == .upToDate { log.arrive(seen.new(), at: number) }
        }
    }

    /// Moves the own card, of the five that the team has.
    func move(_ log: MoveLog) throws {
        try session.refresh()
        let own = "Card \(number % BoardCrowd.teamSize)"
        let cards = session.board.allCards
        guard let card = cards.first(where: { $0.title == own }) else {
            preconditionFailure("“\(own)” was lost.")
        }
        try session.move(card.id, to: CardPlace(column: 1, row: 0))
        // Its time is later than that of every edit before it.
        guard let move = try session.store.edits(of: session.id).last else {
            preconditionFailure("The move was not stored.")
        }
        log.begin(move.id, by: number)
        live.wake()
    }

    func end() { live.end() }

    func board() throws -> Board { try session.store.load(session.id) }
}

/// The edits of a file that were not there before.
///
/// Unchecked: one thread alone uses it.
private nonisolated final class SeenEdits: @unchecked Sendable {
    private let path: String
    private let board: UUID
    private var store: BoardStore?
    private var known: Set<UUID> = []

    init(path: String, board: UUID) {
        self.path = path
        self.board = board
    }

    func new() -> [UUID] {
        do {
            let store = try store ?? BoardStore(path: path)
            self.store = store
            let ids = try store.edits(of: board).map(\.id)
            let new = ids.filter { !known.contains($0) }
            known.formUnion(new)
            return new
        } catch {
            preconditionFailure("The board cannot be read: \(error)")
        }
    }
}

/// When moves were made, and when others had them.
private nonisolated final class MoveLog: Sendable {
    private struct State {
        var programs: Set<Int> = []
        var starts: [UUID: (time: Double, maker: Int)] = [:]
        var times: [Double] = []

        /// What arrived before its beginning was noted.
        var early: [UUID: [(time: Double, person: Int)]] = [:]
    }

    private let state = Mutex(State())

    var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    var times: [Double] { state.withLock { $0.times } }

    /// A move is in its maker's file.
    func begin(_ edit: UUID, by maker: Int) {
        let now = now
        state.withLock { state in
            state.starts[edit] = (now, maker)
            for arrival in state.early[edit] ?? [] where arrival.person != maker {
                state.times.append(max(arrival.time - now, 0))
            }
        }
    }

    /// Edits are in a file: those that were measured already begin at their makers.
    func arrive(_ edits: [UUID], at person: Int) {
        let now = now
        state.withLock { state in
            state.programs.insert(person)
            for edit in edits {
                guard let start = state.starts[edit] else {
                    state.early[edit, default: []].append((now, person))
                    continue
                }
                if start.maker != person { state.times.append(now - start.time) }
            }
        }
    }

    /// Waits until each program has made its first exchange.
    func waitForPrograms(_ count: Int) {
        while state.withLock({ $0.programs.count }) < count { usleep(50_000) }
        // Announcements of the first exchanges are over.
        usleep(2_000_000)
    }

    func waitForMoves(_ count: Int, limit: Double) {
        let start = now
        while times.count < count, now - start < limit { usleep(50_000) }
    }
}
