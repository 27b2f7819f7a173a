/// A job that was given to a queue of a print server.
package struct QueuedJob: Hashable, Sendable, Codable {
    /// The name of the queue.
    package let queue: String

    /// The job's own name, which the server keeps. It is made before the job is sent: a job whose
    /// number was not noted is found by it, and a number that the server gives a second time is
    /// told from the first.
    package let token: String

    /// The server's number of the job; `nil` while it is unknown.
    package var number: Int?

    /// `true` if the user has cancelled the job at this desk.
    package var isCancelledHere: Bool?

    package init(queue: String, token: String, number: Int? = nil) {
        self.queue = queue
        self.token = token
        self.number = number
    }
}

/// What a print server knows of a job.
package enum QueueAnswer: Hashable, Sendable {
    case status(QueueStatus)

    /// The server has the queue, but no such job.
    case noJob

    /// The server has neither the job nor its queue.
    case noQueue
}

/// Where a job stands at a print server, as IPP (RFC 8011) describes it.
package struct QueueStatus: Hashable, Sendable, Codable {
    /// The states of a job (`job-state`).
    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        case pending, held, processing, stopped, canceled, aborted, completed
    }

    package var number: Int
    package var state: State

    /// The keywords of `job-state-reasons`, without `none`.
    package var reasons: [String]

    /// The server's words for the job, in the server's language; may be empty.
    package var message: String

    /// `true` if the queue takes jobs, but prints none (`printer-state` is `stopped`).
    package var isPrinterStopped: Bool

    /// The keywords of `printer-state-reasons`, without `none`, such as `media-empty-error`.
    package var printerReasons: [String]

    /// The server's words for the printer, in the server's language; may be empty.
    package var printerMessage: String

    /// The server's words for an obstacle that is gone, which many printers leave standing; `nil`
    /// if there are none.
    package private(set) var staleMessage: String?

    package init(
        number: Int, state: State, reasons: [String] = [], message: String = "",
        isPrinterStopped: Bool = false, printerReasons: [String] = [], printerMessage: String = ""
    ) {
        self.number = number
        self.state = state
        self.reasons = reasons
        self.message = message
        self.isPrinterStopped = isPrinterStopped
        self.printerReasons = printerReasons
        self.printerMessage = printerMessage
    }

    /// The server's words that say how things are now; may be empty.
    package var currentMessage: String {
        [printerMessage, message].first { !$0.isEmpty && $0 != staleMessage } ?? ""
    }

    /// Marks the printer's message as stale if it belongs to an obstacle that has gone since
    /// `earlier`.
    package mutating func follow(_ earlier: QueueStatus) {
        guard !hasObstacle else { return }
        staleMessage = earlier.hasObstacle ? earlier.currentMessage : earlier.staleMessage
    }

    /// `true` if the printer needs a person. A reason that ends with `-report` needs none.
    private var hasObstacle: Bool {
        printerReasons.contains { !$0.hasSuffix("-report") && $0 != "connecting-to-device" }
    }
}

/// Where the pages of a job went.
package enum PrintPlace: Hashable, Sendable {
    /// They are in a file.
    case file(path: String)

    /// They are nowhere, as the desk keeps nothing.
    case nowhere

    /// A queue has taken them, and gave the job this number. Nothing is printed yet.
    case queue(number: Int)
}
