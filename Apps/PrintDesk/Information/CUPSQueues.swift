import CCUPS
package import Foundation

/// The queues of a CUPS server.
package struct CUPSQueues: PrintQueues {
    /// The name of the attribute that ``QueuedJob/token`` is kept in.
    private static let tokenName = "printdesk-job"

    private let server: String?

    /// Creates the queues of a server.
    ///
    /// - Parameter server: The server's name or the path of its socket; by default that of the
    ///   system, or the one that the environment's `CUPS_SERVER` names.
    package init(server: String? = nil) {
        self.server = server
    }

    package func names() -> [String] {
        guard let server = try? CUPSServer(server) else { return [] }
        return server.queueNames()
    }

    package func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> Int {
        guard let queue = ticket.queue else { throw .printer(reason: "") }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(name)-\(UUID().uuidString).pdf")
        do {
            try pdf.write(to: file)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
        // The server has its own copy then.
        defer { try? FileManager.default.removeItem(at: file) }
        return try CUPSServer(server).print(
            file, named: name, in: queue, options: Self.options(of: ticket))
    }

    package func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer {
        let server = try CUPSServer(server)
        guard let number = try number(of: job, at: server),
            let found = try server.job(number, attributes: Self.jobAttributes),
            found.string(Self.tokenName) == job.token,
            let state = found.integer("job-state").flatMap(QueueStatus.State.init(ipp:))
        else { return try server.hasQueue(job.queue) ? .noJob : .noQueue }
        var status = QueueStatus(
            number: number, state: state, reasons: found.keywords("job-state-reasons"),
            message: found.string("job-printer-state-message") ?? "")
        // What the printer does concerns the job while it waits or is printed.
        if !state.isFinal, let uri = found.string("job-printer-uri"),
            let printer = try server.printer(uri)
        {
            status.isPrinterStopped = printer.integer("printer-state") == 5
            status.printerReasons = printer.keywords("printer-state-reasons")
            status.printerMessage = printer.string("printer-state-message") ?? ""
        }
        return .status(status)
    }

    package func cancel(_ job: QueuedJob) throws(DeskSystemError) {
        let server = try CUPSServer(server)
        guard let number = try number(of: job, at: server) else {
            throw .printer(reason: "\(job.queue)?")
        }
        try server.change(number, by: IPP_OP_CANCEL_JOB)
    }

    package func resume(_ job: QueuedJob) throws(DeskSystemError) {
        let server = try CUPSServer(server)
        guard let number = try number(of: job, at: server),
            let found = try server.job(number, attributes: Self.jobAttributes)
        else { throw .printer(reason: "\(job.queue)?") }
        switch found.integer("job-state").flatMap(QueueStatus.State.init(ipp:)) {
        case .held: try server.change(number, by: IPP_OP_RELEASE_JOB)
        // One that has stopped, as after a filter has failed, is not held.
        case .stopped: try server.change(number, by: IPP_OP_RESTART_JOB)
        default: break
        }
        if let uri = found.string("job-printer-uri"),
            try server.printer(uri)?.integer("printer-state") == 5
        {
            try server.resume(printer: uri)
        }
    }

    /// The number of a job, which is searched for by its token if it was not noted.
    private func number(
        of job: QueuedJob, at server: CUPSServer
    ) throws(DeskSystemError) -> Int? {
        if let number = job.number { return number }
        return try server.jobs(attributes: ["job-id", Self.tokenName])
            .first { $0.string(Self.tokenName) == job.token }?.integer("job-id")
    }

    private static let jobAttributes = [
        "job-id", "job-state", "job-state-reasons", "job-printer-uri",
        "job-printer-state-message", tokenName,
    ]

    /// The options of CUPS that a ticket stands for.
    package static func options(of ticket: PrintTicket) -> [(name: String, value: String)] {
        [
            ("copies", String(ticket.copies)),
            ("sides", ticket.isTwoSided ? "two-sided-long-edge" : "one-sided"),
            ("media", ticket.paper),
        ] + (ticket.token.map { [(tokenName, $0)] } ?? [])
    }
}

extension QueueStatus.State {
    /// The state with a number of IPP.
    fileprivate init?(ipp number: Int) {
        guard (3...9).contains(number) else { return nil }
        self = Self.allCases[number - 3]
    }

    /// `true` if the job does not change any more.
    package var isFinal: Bool { [.canceled, .aborted, .completed].contains(self) }
}
