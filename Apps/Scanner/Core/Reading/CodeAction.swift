package import Foundation
package import QRPayloads

/// What the user may do with a code. Nothing is done without the user's touch.
package enum CodeAction: Hashable, Sendable {
    /// Opens a page of the web.
    case openPage(URL)

    /// Starts another program with an address.
    case startProgram(URL)

    /// Writes a message, or calls a number.
    case write(URL)

    /// Shows a place on a map.
    case showPlace(URL)

    /// Joins a wireless network.
    case join(WiFiNetwork)

    /// Gives a contact to the desktop's address book.
    case addContact(Contact)

    /// Gives an event to the desktop's calendar.
    case saveEvent(CalendarEvent)

    /// Puts the text on the clipboard.
    case copy(String)
}

extension QRPayload {
    /// What may be done with the code, the usual thing first.
    ///
    /// An address that runs code, unpacks content or opens a file of this device can only be
    /// copied, as can a number that may change settings of a phone.
    package var actions: [CodeAction] {
        let copy = CodeAction.copy(text)
        switch self {
        case .webAddress(let address): return [Self.action(of: address), copy].compactMap(\.self)
        case .network(let network):
            // Without a password there is only the text to copy.
            let password = CodeAction.copy(network.password)
            return [.join(network), network.password.isEmpty ? copy : password]
        case .contact(let contact):
            // A card without a name, a number or anything else is not worth a contact.
            return contact == Contact() ? [copy] : [.addContact(contact), copy]
        case .event(let event): return [.saveEvent(event), copy]
        case .location:
            return [URL(string: text).map(CodeAction.showPlace), copy].compactMap(\.self)
        case .message, .mail, .telephone:
            let isSafe = !preview().warnings.contains { warning in
                if case .controlCode = warning { true } else { false }
            }
            let url = isSafe ? URL(string: text) : nil
            return [url.map(CodeAction.write), copy].compactMap(\.self)
        case .plain: return [copy]
        }
    }

    private static func action(of address: WebAddress) -> CodeAction? {
        let isBare = address.text.lowercased().hasPrefix("www.")
        switch address.scheme {
        case "http", "https":
            return URL(string: isBare ? "http://" + address.text : address.text)
                .map(CodeAction.openPage)
        case "javascript", "vbscript", "data", "file", "blob", "about": return nil
        default: return URL(string: address.text).map(CodeAction.startProgram)
        }
    }
}
