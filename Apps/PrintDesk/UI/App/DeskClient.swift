import PrintDeskServices
import Toasts
import UIKit

/// The screens that lead a user through one service, chosen by its kind.
struct DeskClient {
    let service: any DeskService
    let factory: ServiceFactory

    /// Finds the service of a kind.
    ///
    /// - Throws: ``DeskError/unknownKind(_:)`` if there is none.
    init(kind: String, factory: ServiceFactory) throws(DeskError) {
        service = try factory.service(of: kind)
        self.factory = factory
    }

    /// The name of the service. One that was registered by others has its kind for a name.
    var title: String {
        switch service.kind {
        case "print": String(localized: "Print", bundle: .module)
        case "copy": String(localized: "Copy", bundle: .module)
        default: service.kind.capitalized
        }
    }

    /// The symbol next to the name.
    var symbol: String {
        switch service.kind {
        case "print": "printer"
        case "copy": "doc.on.doc"
        default: "tray"
        }
    }

    /// `true` if the service takes scanned pages.
    var scans: Bool { service.kind == "copy" }

    /// Prints a job that waits.
    func print(_ job: Job) async throws(DeskError) {
        try await factory.jobs.print(job.id, by: service) { models, settings in
            let composer = PageComposer(models, settings: settings)
            return PrintedPages(pdf: composer.pdf(), count: composer.sheetCount)
        }
    }
}

extension DeskError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .unknownKind(let kind):
            String(localized: "The desk has no service “\(kind)”.", bundle: .module)
        case .nothingToPrint:
            String(localized: "There is nothing to print.", bundle: .module)
        case .unreadableFile(let name):
            String(localized: "“\(name)” cannot be read.", bundle: .module)
        case .encryptedFile(let name):
            String(localized: "“\(name)” needs a password.", bundle: .module)
        case .fileTooLarge(let name):
            String(localized: "“\(name)” is too large.", bundle: .module)
        case .notSaved(let reason):
            String(localized: "The jobs could not be saved: \(reason)", bundle: .module)
        case .notCancelled(let reason):
            String(
                localized: "The print server did not cancel the job: \(reason)", bundle: .module)
        case .notResumed(let reason):
            String(
                localized: "The print server did not resume the job: \(reason)", bundle: .module)
        case .forbiddenByServer:
            String(
                localized:
                    "The print server does not permit this to you. Ask the person who runs the printer.",
                bundle: .module)
        case .notScanned(let problem): problem.text
        case .pageNotSaved(let reason):
            String(localized: "The scanned page could not be saved: \(reason)", bundle: .module)
        case .notPermitted(let permission):
            String(
                localized: "Your role does not permit this: \(permission.title).",
                bundle: .module)
        case .quotaUsedUp(let wanted, let left):
            String(
                localized:
                    "This job has \(wanted) pages, and you may print \(left) more today. Print a range of pages, or try again tomorrow.",
                bundle: .module)
        case .rulesNotRead(let reason):
            String(
                localized:
                    "The rules of the desk cannot be read, so nothing is permitted. Tell whoever runs it: \(reason)",
                bundle: .module)
        case .notLoaded(let reason):
            String(localized: "The saved jobs could not be read: \(reason)", bundle: .module)
        case .damaged(let path, 0):
            String(
                localized: "The list of jobs was damaged. It was kept as “\(path)”.",
                bundle: .module)
        case .damaged(let path, let count):
            String(
                localized:
                    "The list of jobs was damaged. Jobs that could be read: \(count). The damaged list was kept as “\(path)”.",
                bundle: .module)
        case .damagedDrafts(let path):
            String(
                localized: "The text that was not submitted was damaged. It was kept as “\(path)”.",
                bundle: .module)
        case .damagedPages(let paths):
            String(
                localized:
                    "Scanned pages were damaged. They were kept as “\(paths.joined(separator: "”, “"))”.",
                bundle: .module)
        }
    }
}

extension DeskPermission {
    /// The first of the permissions, in words.
    @MainActor fileprivate var title: String {
        let titles: [(DeskPermission, String)] = [
            (.print, String(localized: "printing", bundle: .module)),
            (.copy, String(localized: "copying", bundle: .module)),
            (.scan, String(localized: "scanning", bundle: .module)),
            (.paper, String(localized: "printing on paper", bundle: .module)),
        ]
        return titles.first { contains($0.0) }?.1 ?? ""
    }
}

extension ScanningProblem {
    /// The sentence for the user.
    @MainActor fileprivate var text: String {
        switch self {
        case .cancelled: String(localized: "The scan was stopped.", bundle: .module)
        case .gone:
            String(
                localized: "The scanner does not answer. Check its cable and switch it on.",
                bundle: .module)
        case .busy:
            String(localized: "Another program uses the scanner.", bundle: .module)
        case .jammed:
            String(localized: "A page is stuck in the feeder.", bundle: .module)
        case .coverOpen: String(localized: "The scanner’s cover is open.", bundle: .module)
        case .feederEmpty: String(localized: "No page is in the feeder.", bundle: .module)
        case .noFeeder:
            String(localized: "The scanner has no feeder. Use the glass.", bundle: .module)
        case .denied:
            String(localized: "You may not use this scanner.", bundle: .module)
        case .other(let reason):
            String(localized: "The page was not scanned. \(reason)", bundle: .module)
        }
    }
}

extension UIViewController {
    /// Shows why the desk did not do what the user asked for.
    func report(_ error: DeskError) {
        let alert = UIAlertController(title: error.text, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        present(alert, animated: true)
    }

    /// Says what was deleted, for some seconds with a button that brings it back.
    func offerUndo(
        _ message: String, undo: @escaping @MainActor () throws(DeskError) -> Void
    ) {
        let title = String(localized: "Undo", bundle: .module)
        (view.window ?? view).makeToast(
            message,
            action: UIAction(title: title) { [weak self] _ in
                do throws(DeskError) {
                    try undo()
                } catch {
                    self?.report(error)
                }
            })
    }
}
