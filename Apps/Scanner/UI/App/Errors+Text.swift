import AVFoundation
import Foundation
import ScannerCore
import UIKit

extension CodeFileError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .noCode(""):
            String(localized: "No code was found in the picture.", bundle: .module)
        case .noCode(let name):
            String(localized: "No code was found in “\(name)”.", bundle: .module)
        case .unreadable(let name, _):
            String(
                localized: "“\(name)” is no picture, PDF or film that can be read.",
                bundle: .module)
        case .encrypted(let name): String(localized: "“\(name)” needs a password.", bundle: .module)
        }
    }
}

extension ScreenPickingError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .noService:
            String(
                localized:
                    "This desktop gives no pictures of the screen. Take one with its own tool, and paste it here.",
                bundle: .module)
        case .failed(let reason):
            String(localized: "There is no picture of the screen. \(reason)", bundle: .module)
        }
    }
}

extension ScanHistoryError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .damaged(let path):
            String(
                localized: "The history was damaged. It was kept as “\(path)”.", bundle: .module)
        case .unreadable(let reason):
            String(
                localized: "The history cannot be read, and is not changed: \(reason)",
                bundle: .module)
        case .notSaved(let reason):
            String(localized: "The history could not be saved: \(reason)", bundle: .module)
        }
    }
}

extension JoiningError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .noService:
            String(
                localized:
                    "NetworkManager does not run here. Copy the password, and join in the desktop’s settings.",
                bundle: .module)
        case .noDevice:
            String(localized: "This computer has no wireless network.", bundle: .module)
        case .needsAccount:
            String(
                localized:
                    "This network needs an account. Join it in the desktop’s settings.",
                bundle: .module)
        case .refused(let reason):
            String(localized: "The system does not permit it. \(reason)", bundle: .module)
        case .notConnected:
            String(
                localized:
                    "The network did not answer. Is it in reach, and is the password right?",
                bundle: .module)
        case .failed(let reason):
            String(localized: "The network was not joined. \(reason)", bundle: .module)
        }
    }
}

/// What is wrong with the camera.
enum CameraFault: Hashable {
    case absent, denied, busy, unplugged, other(String)

    init(_ error: AVError?) {
        self =
            switch error?.code {
            case .deviceNotConnected: .absent
            case .applicationIsNotAuthorizedToUseDevice: .denied
            case .deviceInUseByAnotherApplication: .busy
            case .deviceWasDisconnected: .unplugged
            default: .other(error?.localizedDescription ?? "")
            }
    }

    /// What happened.
    var title: String {
        switch self {
        case .absent: String(localized: "There is no camera", bundle: .module)
        case .denied: String(localized: "The camera may not be used", bundle: .module)
        case .busy: String(localized: "Another program uses the camera", bundle: .module)
        case .unplugged: String(localized: "The camera was disconnected", bundle: .module)
        case .other: String(localized: "The camera shows nothing", bundle: .module)
        }
    }

    /// What would help.
    var advice: String {
        switch self {
        case .absent:
            String(localized: "Connect one, or read a picture instead.", bundle: .module)
        case .denied:
            String(
                localized: "Add yourself to the group “video”, and log in again.",
                bundle: .module)
        case .busy:
            String(localized: "Close it: scanning goes on by itself.", bundle: .module)
        case .unplugged:
            String(localized: "Connect it again: scanning goes on by itself.", bundle: .module)
        case .other(let reason): reason
        }
    }
}
