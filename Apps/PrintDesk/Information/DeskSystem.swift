package import Foundation

/// What the desk stands on: printers, scanners, the tray of originals and the disk.
///
/// The lowest of four layers. ``FolderSystem`` is the one that apps use, tests use one that fails.
package protocol DeskSystem: Sendable {
    /// The texts that lie in the tray for copying.
    func originals() -> [String]

    /// The names of the printers' queues. May wait for a print server.
    func queues() -> [String]

    /// Gives a PDF to the ticket's queue, or writes it into a file.
    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> PrintPlace

    /// Asks a print server where a job stands.
    func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer

    /// Cancels a job of a queue.
    func cancel(_ job: QueuedJob) throws(DeskSystemError)

    /// Lets a job and its printer go on that are held or stopped.
    func resume(_ job: QueuedJob) throws(DeskSystemError)

    /// The scanners that answer now. May wait for the network.
    func scanners() throws(DeskSystemError) -> [ScannerDevice]

    /// Scans pages, as ``Scanners/scan(_:progress:page:)`` does.
    func scan(
        _ ticket: ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError)

    /// The scanned pages that were not submitted, in the order of their numbers.
    func savedScans() -> [SavedScan]

    /// Adds or replaces the scanned page of a number.
    func saveScan(_ page: Data, number: Int) throws(DeskSystemError)

    /// Removes the scanned page of a number, if there is one.
    func removeScan(number: Int) throws(DeskSystemError)

    /// The last texts that were not submitted, or `nil` if there are none.
    func savedDrafts() -> Data?

    /// Replaces the texts that were not submitted.
    func saveDrafts(_ drafts: Data) throws(DeskSystemError)

    /// The name of the user who runs the program.
    var userName: String { get }

    /// The rules of the desk, or `nil` if there are none.
    func policy() throws(DeskSystemError) -> Data?

    /// The last count of pages, or `nil` if there is none.
    func savedUsage() -> Data?

    /// Replaces the count of pages.
    func saveUsage(_ usage: Data) throws(DeskSystemError)

    /// The last list of jobs, or `nil` if there is none.
    func savedJobs() throws(DeskSystemError) -> Data?

    /// Keeps a file that makes no sense under another name.
    ///
    /// - Returns: The path that it is kept at.
    func setAside(_ file: DeskFile) throws(DeskSystemError) -> String

    /// Runs a closure while no other process changes the files of the desk.
    func exclusively<T>(_ body: () throws(DeskSystemError) -> T) throws(DeskSystemError) -> T

    /// Replaces the list of jobs, or leaves it as it was.
    func saveJobs(_ jobs: Data) throws(DeskSystemError)
}

/// A file of the desk.
package enum DeskFile: Hashable, Sendable {
    case jobs, drafts

    /// The scanned page of a number.
    case scan(Int)
}

/// The contents of a scanned page's file.
package struct SavedScan: Hashable, Sendable {
    package let number: Int
    package let page: Data

    package init(number: Int, page: Data) {
        self.number = number
        self.page = page
    }
}

/// What a printer has to know besides the pages.
package struct PrintTicket: Hashable, Sendable {
    /// The name of a queue, or `nil` for a PDF file.
    package var queue: String?

    package var copies: Int
    package var isTwoSided: Bool

    /// The name of the paper's size as CUPS has it, such as `A4`.
    package var paper: String

    /// The job's own name, which the queue keeps; see ``QueuedJob/token``.
    package var token: String?

    package init(
        queue: String? = nil, copies: Int = 1, isTwoSided: Bool = false, paper: String = "A4",
        token: String? = nil
    ) {
        self.token = token
        self.queue = queue
        self.copies = copies
        self.isTwoSided = isTwoSided
        self.paper = paper
    }
}

/// A reason why the system did not do what it should.
package enum DeskSystemError: Error, Hashable, Sendable {
    /// The printer does not answer, or its folder cannot be written.
    case printer(reason: String)

    case disk(reason: String)

    /// The print server does not permit it to the user.
    case forbidden

    /// The page was not scanned.
    case scanner(ScanningProblem)
}
