import PrintDeskServices
import UIKit

extension Job {
    /// The state in words, and where the paper went or why it did not.
    var stateText: String { note.isEmpty ? state.title : "\(state.title) · \(note)" }
}

extension Job.State {
    /// The state in words.
    var title: String {
        switch self {
        case .waiting: String(localized: "Waiting", bundle: .module)
        case .printing: String(localized: "Printing", bundle: .module)
        case .done: String(localized: "Printed", bundle: .module)
        case .failed: String(localized: "Failed", bundle: .module)
        case .cancelled: String(localized: "Cancelled", bundle: .module)
        }
    }

    /// The symbol next to a job.
    var symbol: String {
        switch self {
        case .waiting: "clock"
        case .printing: "printer"
        case .done: "checkmark.circle"
        case .failed: "exclamationmark.triangle"
        case .cancelled: "xmark.circle"
        }
    }

    /// The color of the symbol.
    var color: UIColor {
        switch self {
        case .waiting, .printing: .systemOrange
        case .done: .systemGreen
        case .failed: .systemRed
        case .cancelled: .secondaryLabel
        }
    }
}
