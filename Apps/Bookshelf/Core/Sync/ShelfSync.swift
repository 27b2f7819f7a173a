import BookshelfSync
package import Foundation
import Reconnecting

/// Keeps a shelf and its server the same: edits are sent when the server can be reached, and wait
/// on the shelf until then.
///
/// It sends soon after an edit, and asks twice a minute for what other clients have changed while
/// ``polls`` is set. After a failure it tries again after a second, and later ever less often, at
/// least once a minute; ``tryNow()`` and the return of the network end a pause.
@MainActor
package final class ShelfSync {
    /// Posted when ``status`` has changed.
    package nonisolated static let statusDidChange = Notification.Name("ShelfSync.statusDidChange")

    package enum Status: Hashable, Sendable {
        /// There is no account.
        case off

        /// Nothing is under way.
        case resting

        case running

        /// The last attempt failed; edits wait for the next one.
        case failed(ServerError)
    }

    /// The seconds from an edit until it is sent.
    package static let delay = 1.0

    /// The seconds from one question about other clients' changes to the next.
    package static let pollInterval = 30.0

    /// The most changes in one request.
    private static let batch = 500

    package private(set) var status = Status.off {
        didSet {
            guard status != oldValue else { return }
            NotificationCenter.default.post(name: Self.statusDidChange, object: self)
        }
    }

    /// The reason why the last exchange failed; `nil` after a success.
    package private(set) var failure: ServerError?

    /// `true` to ask for other clients' changes without an edit, as while the user sees the shelf;
    /// `false` by default.
    package var polls = false {
        didSet {
            guard polls != oldValue, status == .resting else { return }
            if polls { schedule(after: Self.pollInterval) } else if !hasEdits { timer?.cancel() }
        }
    }

    /// The account whose server is used.
    package private(set) var account: BookAccount?

    private let api: BookAPI
    private let accountFile: URL?
    private let connect: @Sendable (BookAccount) -> any BookServer
    private var retries = RetrySchedule()
    private var hasEdits = false

    /// Reports that the network is back, while the server cannot be reached.
    private var network: AnyObject?
    private let watchNetwork: (@escaping @Sendable () -> Void) -> AnyObject?

    /// The server of ``account``: one session for all exchanges.
    private var server: (any BookServer)?
    private var timer: Task<Void, Never>?
    private var isRunning = false

    /// Creates the synchroniser, which begins at once if there is an account.
    ///
    /// - Parameters:
    ///   - accountFile: The file of the account.
    ///   - connect: Makes the server of an account.
    ///   - watchNetwork: Makes an object that calls a closure whenever the network is back.
    package init(
        api: BookAPI, accountFile: URL?,
        connect: @escaping @Sendable (BookAccount) -> any BookServer = {
            HTTPBookServer(account: $0)
        },
        watchNetwork: @escaping (@escaping @Sendable () -> Void) -> AnyObject? = {
            NetworkMonitor(report: $0)
        }
    ) {
        self.api = api
        self.accountFile = accountFile
        self.watchNetwork = watchNetwork
        self.connect = connect
        account = BookAccount(file: accountFile)
        _ = NotificationCenter.default.addObserver(
            forName: BookAPI.booksDidChange, object: api, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.booksChanged() }
        }
        guard account != nil else { return }
        status = .resting
        // Whether the file can be written shows at the first edit.
        try? api.setSynchronises(true)
        schedule(after: 0)
    }

    /// Uses an account from now on, or none.
    package func setAccount(_ account: BookAccount?) throws {
        if let accountFile {
            if let account {
                try account.save(to: accountFile)
            } else if FileManager.default.fileExists(atPath: accountFile.path) {
                try FileManager.default.removeItem(at: accountFile)
            }
        }
        self.account = account
        server = nil
        failure = nil
        network = nil
        retries.reset()
        timer?.cancel()
        status = account == nil ? .off : .resting
        try api.setSynchronises(account != nil)
        if account != nil { schedule(after: 0) }
    }

    /// The number of books with edits that the server does not have yet.
    package var pendingCount: Int { api.pendingChanges.count }

    /// Ends a pause: the user asks, the app becomes active, or the network is back.
    package func tryNow() {
        retries.reset()
        schedule(after: 0)
    }

    private func networkReturned() {
        if failure != nil { tryNow() }
    }

    private func booksChanged() {
        hasEdits = true
        switch failure {
        case nil, .unknownToken, .overQuota: schedule(after: Self.delay)
        // An edit does not bring back a server that is away.
        case .unreachable, .timedOut, .badAnswer: break
        }
    }

    private func schedule(after seconds: Double) {
        guard account != nil, !isRunning else { return }
        timer?.cancel()
        timer = Task { [weak self] in
            if seconds > 0 { try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
            guard !Task.isCancelled else { return }
            await self?.run()
        }
    }

    /// Sends and receives until both sides are the same, or an attempt fails.
    package func run() async {
        guard let account, !isRunning else { return }
        isRunning = true
        hasEdits = false
        status = .running
        let server = server ?? connect(account)
        self.server = server
        let failure = await exchange(with: server, of: account)
        isRunning = false
        guard self.account == account else {
            if self.account != nil { schedule(after: 0) }
            return
        }
        self.failure = failure
        if let failure {
            status = .failed(failure)
            if network == nil {
                network = watchNetwork { [weak self] in
                    Task { @MainActor in self?.networkReturned() }
                }
            }
            let pause = retries.pauseAfterFailure()
            // Another token or a smaller shelf is needed: time alone does not help.
            if ![.unknownToken, .overQuota].contains(failure) { schedule(after: pause) }
        } else {
            status = .resting
            network = nil
            retries.reset()
            hasEdits = !api.pendingChanges.isEmpty
            if hasEdits {
                schedule(after: Self.delay)
            } else if polls {
                schedule(after: Self.pollInterval)
            }
        }
    }

    private func exchange(
        with server: any BookServer, of account: BookAccount
    ) async -> ServerError? {
        do {
            var hasMore = true
            while hasMore {
                let sent = api.books
                let changes = api.pendingChanges
                let part = changes.prefix(Self.batch)
                let fields = [
                    "since": String(api.synced?.revision ?? 0),
                    "changes": JSONValue.array(part.map(\.json)).json,
                ]
                let answer = try await inTime { try await server.post("sync/books", fields) }
                let read = try SyncAnswer(answer)
                // The answer belongs to an account that the user has left.
                guard self.account == account else { return nil }
                try api.receive(read, sent: sent)
                retries.reset()
                hasMore = read.hasMore || changes.count > part.count
            }
            return nil
        } catch {
            return error as? ServerError ?? .badAnswer
        }
    }
}

/// The result of a request, or an error after ``BookAPI/patience``.
@MainActor
func inTime(_ request: @escaping @Sendable () async throws -> Data) async throws -> Data {
    try await withThrowingTaskGroup(of: Data.self) { group in
        group.addTask { try await request() }
        group.addTask {
            try await Task.sleep(nanoseconds: UInt64(BookAPI.patience * 1e9))
            throw ServerError.timedOut
        }
        defer { group.cancelAll() }
        return try await group.next() ?? Data()
    }
}
