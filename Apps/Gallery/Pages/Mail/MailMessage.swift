import UIKit

/// A made message: everything about it follows from its number.
struct MailMessage {
    /// The number, from 0 for the newest.
    let id: Int

    let texts: MailTexts

    /// The number of messages in the example.
    static let count = 100_000

    /// The time of the newest message: the example looks the same on every day.
    private static let newest = Date(timeIntervalSince1970: 1_795_340_000)

    /// Varies from message to message, and is the same in every run.
    private static func seed(_ id: Int) -> Int {
        Int((UInt64(id) &* 0x9E37_79B9_7F4A_7C15) >> 33)
    }

    private var seed: Int { Self.seed(id) }

    /// `true` if a message was not read when the example starts.
    static func isNew(_ id: Int) -> Bool { seed(id) % 6 == 0 }

    var senderIndex: Int { seed % texts.senders.count }

    var subjectIndex: Int { seed / 31 % texts.subjects.count }

    var sender: String { texts.senders[senderIndex] }

    var subject: String { texts.subjects[subjectIndex] }

    /// One to four sentences.
    var text: String {
        let sentences = texts.sentences
        let count = 1 + seed / 7 % 4
        return (0..<count).map { sentences[(seed / 3 + $0 * 5) % sentences.count] }
            .joined(separator: texts.space)
    }

    private var date: Date { Self.newest - Double(id) * 1_260 }

    /// The date for a list: a time on the newest day, a day and a month before it.
    var dateText: String {
        let isToday = Calendar.current.isDate(date, inSameDayAs: Self.newest)
        return (isToday ? texts.time : texts.day).string(from: date)
    }

    var fullDateText: String { texts.full.string(from: date) }
}

/// The texts that messages are made of, in the language at the time when it is made.
final class MailTexts {
    let senders = MailTexts.lines(String(localized: "Mail senders", bundle: .module))
    let subjects = MailTexts.lines(String(localized: "Mail subjects", bundle: .module))
    let sentences = MailTexts.lines(String(localized: "Mail sentences", bundle: .module))

    /// The space between sentences.
    let space: String

    let time: DateFormatter
    let day: DateFormatter
    let full: DateFormatter

    init() {
        let locale = Locale(identifier: Language.current.rawValue)
        func formatter(_ template: String) -> DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter
        }
        space = locale.identifier.hasPrefix("zh") ? "" : " "
        time = formatter("jmm")
        day = formatter("MMMd")
        full = formatter("yMMMMdjmm")
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "|").map(String.init)
    }
}
