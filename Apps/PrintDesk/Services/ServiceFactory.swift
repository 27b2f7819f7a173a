package import Foundation
package import PrintDeskData

/// Owns the services. A new one is registered, and clients find it by its kind.
@MainActor
package final class ServiceFactory {
    /// The app's services.
    package static let shared = ServiceFactory(data: .shared)

    private var services: [any DeskService] = []

    /// The jobs of all services.
    package let jobs: JobList

    /// The scanned pages that were not submitted.
    package let scans: ScanTray

    /// What the user may do.
    package let rules: DeskRules

    /// Creates a factory with printing and copying.
    ///
    /// - Parameter now: The clock that the pages of a day are counted by.
    package init(
        data: DataAccessFactory, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        rules = DeskRules(access: data.policyAccess, now: now)
        jobs = JobList(
            jobAccess: data.jobAccess, printAccess: data.printAccess, rules: rules)
        scans = ScanTray(access: data.scanAccess, rules: rules)
        register(PrintService(access: data.printAccess))
        register(CopyService(access: data.copyAccess))
    }

    /// Creates a factory whose jobs are kept nowhere.
    package static func forgetful() -> ServiceFactory { ServiceFactory(data: .forgetful) }

    /// The kinds of services, in the order of their registration.
    package var kinds: [String] { services.map(\.kind) }

    /// Adds a service.
    ///
    /// - Precondition: No service of its kind is registered.
    package func register(_ service: any DeskService) {
        precondition(
            !kinds.contains(service.kind),
            "A service “\(service.kind)” is registered already. Register it under another kind.")
        services.append(service)
    }

    /// The service of a kind.
    package func service(of kind: String) throws(DeskError) -> any DeskService {
        guard let service = services.first(where: { $0.kind == kind }) else {
            throw .unknownKind(kind)
        }
        return service
    }
}

/// A reason why the desk did not do what the user asked for.
package enum DeskError: Error, Hashable, Sendable {
    /// No service has the name.
    case unknownKind(String)

    /// A job without a page.
    case nothingToPrint

    /// The file is missing, or not what its name says.
    case unreadableFile(name: String)

    /// The PDF needs a password.
    case encryptedFile(name: String)

    case fileTooLarge(name: String)

    /// The list of jobs cannot be read. It stays as it is until it can be replaced.
    case notLoaded(reason: String)

    /// The list of jobs was damaged, and is kept under another name. Some jobs could be read.
    case damaged(keptAt: String, readable: Int)

    /// The texts that were not submitted made no sense, and are kept under another name.
    case damagedDrafts(keptAt: String)

    /// Scanned pages made no sense, and are kept under other names.
    case damagedPages(keptAt: [String])

    /// The list of jobs could not be saved; it is complete on the screen.
    case notSaved(reason: String)

    /// The print server did not cancel a job.
    case notCancelled(reason: String)

    /// The print server did not release a job, or start its printer.
    case notResumed(reason: String)

    /// The print server does not permit it to the user.
    case forbiddenByServer

    /// No page was scanned, or none after the first ones, which are kept.
    case notScanned(ScanningProblem)

    /// The desk's rules do not permit it to the user.
    case notPermitted(DeskPermission)

    /// The job has more pages than the user may still print today.
    case quotaUsedUp(wanted: Int, left: Int)

    /// The desk's rules make no sense, so that nothing is permitted.
    case rulesNotRead(reason: String)

    /// A scanned page could not be saved; it is on the screen.
    case pageNotSaved(reason: String)
}
