import Foundation
import FoundationGaps

/// The kinds of data that a text view finds in its text.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Phone numbers, whose links have the scheme `tel`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)

    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)

    /// Postal addresses, whose links have the scheme `geo`: maps open them.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)

    /// Dates, whose links have the scheme `x-apple-data-detectors`: the app decides what they do.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)

    /// Every kind.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// The kinds as those of a detector; 0 without any.
    var checkingTypes: NSTextCheckingTypes {
        // Foundation marks the names of these bits as deprecated.
        let bits: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
            (.phoneNumber, 1 << 11), (.link, 1 << 6), (.address, 1 << 5), (.calendarEvent, 1 << 4),
        ]
        return bits.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
    }
}

extension UITextView {
    func updateLinkDetector() {
        let types = isEditable ? 0 : dataDetectorTypes.checkingTypes
        guard types != layoutManager.dataDetector?.checkingTypes ?? 0 else { return }
        layoutManager.dataDetector = types == 0 ? nil : try? NSDataDetector(types: types)
        layoutManager.rebuild()
    }
}

extension NSTextCheckingResult {
    /// The link of data that a detector found.
    var detectedLink: URL? {
        if let url { return url }
        if let phoneNumber {
            return URL(string: "tel:" + phoneNumber.filter { $0.isNumber || $0 == "+" })
        }
        if let date {
            return URL(string: "x-apple-data-detectors://event/\(Int(date.timeIntervalSince1970))")
        }
        guard let parts = addressComponents else { return nil }
        let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
        var geo = URLComponents()
        geo.scheme = "geo"
        geo.path = "0,0"
        geo.queryItems = [
            URLQueryItem(name: "q", value: keys.compactMap { parts[$0] }.joined(separator: ", "))
        ]
        return geo.url
    }
}
