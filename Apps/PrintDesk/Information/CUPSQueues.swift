import CCUPS
package import Foundation

/// The queues of printers.
///
/// ``CUPSQueues`` has those of the system; tests have queues without paper.
package protocol PrintQueues: Sendable {
    /// The names of the queues. May wait for a print server.
    func names() -> [String]

    /// Gives a PDF to the ticket's queue, and returns the queue's words for the job.
    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> String
}

/// The queues of a CUPS server.
package struct CUPSQueues: PrintQueues {
    private let server: String?

    /// Creates the queues of a server.
    ///
    /// - Parameter server: The server's name or the path of its socket; by default that of the
    ///   system, or the one that the environment's `CUPS_SERVER` names.
    package init(server: String? = nil) {
        self.server = server
    }

    /// Lets the calls of this thread that follow reach the server.
    private func select() { cupsSetServer(server) }

    package func names() -> [String] {
        select()
        var destinations: UnsafeMutablePointer<cups_dest_t>?
        let count = cupsGetDests(&destinations)
        defer { cupsFreeDests(count, destinations) }
        return UnsafeBufferPointer(start: destinations, count: Int(count)).compactMap {
            $0.name.map { String(cString: $0) }
        }
    }

    package func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> String {
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
        var options: UnsafeMutablePointer<cups_option_t>?
        var count: Int32 = 0
        for (name, value) in Self.options(of: ticket) {
            count = cupsAddOption(name, value, count, &options)
        }
        defer { cupsFreeOptions(count, options) }
        select()
        let job = cupsPrintFile(queue, file.path, name, count, options)
        guard job != 0 else {
            throw .printer(reason: cupsLastErrorString().map { String(cString: $0) } ?? queue)
        }
        return "\(queue)-\(job)"
    }

    /// The options of CUPS that a ticket stands for.
    package static func options(of ticket: PrintTicket) -> [(name: String, value: String)] {
        [
            ("copies", String(ticket.copies)),
            ("sides", ticket.isTwoSided ? "two-sided-long-edge" : "one-sided"),
            ("media", ticket.paper),
        ]
    }
}
