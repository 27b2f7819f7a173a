import PrintDeskServices
import UIKit

extension Job {
    /// The state in words, what holds the job up, and where the paper went or why it did not.
    var stateText: String { ([stateTitle] + details).joined(separator: " · ") }

    private var stateTitle: String {
        switch state {
        case .waiting: String(localized: "Waiting", bundle: .module)
        case .printing: printingTitle
        case .done where isKeptNowhere: String(localized: "Done", bundle: .module)
        case .done where settings?.queue == nil: String(localized: "Saved", bundle: .module)
        case .done: String(localized: "Printed", bundle: .module)
        case .failed: String(localized: "Failed", bundle: .module)
        case .cancelled: String(localized: "Cancelled", bundle: .module)
        case .unknown: String(localized: "Outcome unknown", bundle: .module)
        }
    }

    private var printingTitle: String {
        if queued == nil { return String(localized: "Saving", bundle: .module) }
        if problem == .unreachable {
            return String(localized: "No news of this job", bundle: .module)
        }
        return switch status?.state {
        case nil: String(localized: "Sending to the printer", bundle: .module)
        case .pending: String(localized: "In the printer’s queue", bundle: .module)
        case .held: String(localized: "Held", bundle: .module)
        case .stopped: String(localized: "Stopped", bundle: .module)
        case .processing, .canceled, .aborted, .completed:
            String(localized: "Printing", bundle: .module)
        }
    }

    /// `true` if the pages were made into a file that the desk does not keep.
    private var isKeptNowhere: Bool { settings?.queue == nil && note.isEmpty }

    /// What is known besides the state, each only once.
    private var details: [String] {
        var texts: [String] = []
        switch state {
        case .waiting: break
        case .printing where problem == .unreachable:
            texts = [
                String(
                    localized: "The print server does not answer. The desk keeps asking.",
                    bundle: .module)
            ]
        case .printing: texts = status?.obstacles ?? []
        case .done where isKeptNowhere:
            texts = [String(localized: "This desk keeps no files.", bundle: .module)]
        case .done:
            texts = [note]
            if status?.reasons.contains("job-completed-with-errors") == true {
                texts.append(
                    String(
                        localized:
                            "The printer reports errors. See whether all pages are there.",
                        bundle: .module))
            }
        case .cancelled where status?.state == .canceled && queued?.isCancelledHere != true:
            texts = [
                String(
                    localized: "It was cancelled at the print server, not here.", bundle: .module)
            ]
        case .cancelled: texts = [note]
        case .failed where problem == .queueDeleted:
            texts = [String(localized: "The queue was deleted.", bundle: .module)]
        case .failed where note.isEmpty:
            texts = [
                String(localized: "The printer gave the job up.", bundle: .module),
                status?.message ?? "",
            ]
        case .failed: texts = [note]
        case .unknown:
            texts = [
                String(
                    localized:
                        "The print server has no record of it any more. See whether the paper is there.",
                    bundle: .module)
            ]
        }
        return texts.filter { !$0.isEmpty }
    }

    /// The symbol next to a job.
    var symbol: String {
        switch state {
        case .waiting: "clock"
        case .printing where canResume: "pause.circle"
        case .printing where problem != nil: "questionmark.circle"
        case .printing: "printer"
        case .done: "checkmark.circle"
        case .failed: "exclamationmark.triangle"
        case .cancelled: "xmark.circle"
        case .unknown: "questionmark.circle"
        }
    }

    /// The color of the symbol.
    var color: UIColor {
        switch state {
        case .waiting, .printing, .unknown: .systemOrange
        case .done: .systemGreen
        case .failed: .systemRed
        case .cancelled: .secondaryLabel
        }
    }
}

extension QueueStatus {
    /// What holds a job up: the printer's and the job's reasons in words, then the server's words.
    fileprivate var obstacles: [String] {
        var keywords = printerReasons
        // It concerns jobs that come, and not one that was let go on.
        if state != .held { keywords.removeAll { $0 == "hold-new-jobs" } }
        if isPrinterStopped, !keywords.contains("paused") { keywords.append("paused") }
        var texts: [String] = []
        for text in (keywords + reasons).compactMap(Self.words) where !texts.contains(text) {
            texts.append(text)
        }
        return texts + [currentMessage]
    }

    /// The words for a keyword of `printer-state-reasons` or `job-state-reasons` that a user can do
    /// something about, or has to know; `nil` for all others.
    private static func words(for keyword: String) -> String? {
        let name =
            ["-report", "-warning", "-error"].first(where: keyword.hasSuffix)
            .map { String(keyword.dropLast($0.count)) } ?? keyword
        return switch name {
        case "media-empty", "media-needed":
            String(localized: "The printer is out of paper.", bundle: .module)
        case "media-low": String(localized: "The paper runs low.", bundle: .module)
        case "media-jam": String(localized: "Paper is stuck in the printer.", bundle: .module)
        case "paused", "moving-to-paused", "printer-stopped", "printer-stopped-partly",
            "stopped-partly", "stopping":
            String(localized: "The printer is paused.", bundle: .module)
        case "connecting-to-device":
            String(localized: "Connecting to the printer…", bundle: .module)
        case "offline", "shutdown", "power-down", "timed-out":
            String(localized: "The printer does not answer. Is it switched on?", bundle: .module)
        case "door-open", "cover-open", "interlock-open":
            String(localized: "The printer is open.", bundle: .module)
        case "toner-empty", "marker-supply-empty":
            String(localized: "The printer is out of toner or ink.", bundle: .module)
        case "toner-low", "marker-supply-low":
            String(localized: "Toner or ink runs low.", bundle: .module)
        case "output-area-full", "output-tray-missing":
            String(localized: "The output tray is full or missing.", bundle: .module)
        case "spool-area-full":
            String(localized: "The printer’s memory is full.", bundle: .module)
        case "cups-held-for-authentication", "cups-waiting-for-credentials":
            String(localized: "The printer wants a password.", bundle: .module)
        case "hold-new-jobs", "job-held-on-create":
            String(localized: "The queue holds new jobs until they are resumed.", bundle: .module)
        case "job-hold-until-specified":
            String(localized: "It waits until it is resumed.", bundle: .module)
        case "resources-are-not-ready":
            String(
                localized: "The printer did not take it and will be tried again.", bundle: .module)
        default: nil
        }
    }
}
