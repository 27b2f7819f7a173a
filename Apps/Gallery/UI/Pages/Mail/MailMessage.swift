import UIKit

/// A made message: everything about it follows from its number.
struct MailMessage: Hashable {
    /// The number, from 0 for the newest.
    let id: Int

    /// The number of messages in the example.
    static let count = 100_000

    /// The time of the newest message: the example looks the same on every day.
    private static let newest = Date(timeIntervalSince1970: 1_795_340_000)

    /// Varies from message to message, and is the same in every run.
    private var seed: Int { Int((UInt64(id) &* 0x9E37_79B9_7F4A_7C15) >> 33) }

    var sender: String { MailTexts.senders[senderIndex] }

    var subject: String { MailTexts.subjects[subjectIndex] }

    var senderIndex: Int { seed % MailTexts.senders.count }

    var subjectIndex: Int { seed / 31 % MailTexts.subjects.count }

    /// One to four sentences.
    var text: String {
        let sentences = MailTexts.sentences
        let count = 1 + seed / 7 % 4
        return (0..<count).map { sentences[(seed / 3 + $0 * 5) % sentences.count] }
            .joined(separator: MailTexts.space)
    }

    var date: Date { Self.newest - Double(id) * 1_260 }

    /// `true` if the message was not read when the example starts.
    var isNew: Bool { seed % 6 == 0 }

    /// The date for a list: a time on the newest day, a day and a month before it.
    var dateText: String {
        let isToday = Calendar.current.isDate(date, inSameDayAs: Self.newest)
        return (isToday ? MailTexts.time : MailTexts.day).string(from: date)
    }
}

/// The texts that messages are made of, in the app's language.
enum MailTexts {
    static var senders: [String] { lines("Mail senders") }
    static var subjects: [String] { lines("Mail subjects") }
    static var sentences: [String] { lines("Mail sentences") }

    /// The space between sentences.
    static var space: String { locale.identifier.hasPrefix("zh") ? "" : " " }

    static var time: DateFormatter { formatter("jmm") }
    static var day: DateFormatter { formatter("MMMd") }
    static var full: DateFormatter { formatter("yMMMMdjmm") }

    private static var locale: Locale {
        Locale(identifier: String(localized: "en_US", bundle: .module))
    }

    /// The lists and formatters, made once for each language.
    private static var lists: [String: [String]] = [:]
    private static var formatters: [String: DateFormatter] = [:]

    private static func lines(_ key: String) -> [String] {
        let name = "\(locale.identifier) \(key)"
        if let known = lists[name] { return known }
        let text = NSLocalizedString(key, bundle: .module, comment: "Lines of made messages")
        let made = text.split(separator: "|").map(String.init)
        lists[name] = made
        return made
    }

    private static func formatter(_ template: String) -> DateFormatter {
        let locale = locale
        let name = "\(locale.identifier) \(template)"
        if let known = formatters[name] { return known }
        let made = DateFormatter()
        made.locale = locale
        made.setLocalizedDateFormatFromTemplate(template)
        formatters[name] = made
        return made
    }
}
