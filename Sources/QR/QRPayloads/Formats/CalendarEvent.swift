/// A calendar event: a `VEVENT` (RFC 5545).
public struct CalendarEvent: Hashable, Sendable {
    /// A short description.
    public var summary: String

    /// The beginning: a day, or a time.
    public var start: CalendarMoment

    /// The end. For whole days this is the day after the last one, as in calendars.
    public var end: CalendarMoment?

    /// The location as text; empty for none.
    public var location: String

    /// Notes in any number of lines; empty for none.
    public var notes: String

    /// A web address with details; empty for none.
    public var webAddress: String

    /// The recurrence rule in calendar syntax: `FREQ=WEEKLY;COUNT=4`; empty for none.
    public var recurrence: String

    public init(
        summary: String, start: CalendarMoment, end: CalendarMoment? = nil, location: String = "",
        notes: String = "", webAddress: String = "", recurrence: String = ""
    ) {
        self.summary = summary
        self.start = start
        self.end = end
        self.location = location
        self.notes = notes
        self.webAddress = webAddress
        self.recurrence = recurrence
    }

    /// The last day of an all-day event.
    public var lastDay: CalendarDay? {
        guard case .day(let first) = start else { return nil }
        guard case .day(let after)? = end, after > first else { return first }
        return after.adding(days: -1)
    }
}

// MARK: - Text

extension CalendarEvent {
    /// Returns the event as a QR code's text. Line ends in its values become line feeds.
    ///
    /// Time zones are named, not defined: `DTSTART;TZID=Asia/Shanghai:…`. Calendars know these
    /// names.
    ///
    /// - Parameters:
    ///   - wrapsInCalendar: `true` to enclose it in a `VCALENDAR`, as in files. Phones read both.
    ///   - foldsLines: `true` to fold lines of more than 75 bytes, as the standard requires.
    public func text(wrapsInCalendar: Bool = true, foldsLines: Bool = true) -> String {
        var lines = [ContentLine("BEGIN", raw: "VEVENT")]
        func add(_ name: String, _ value: String) {
            if !value.isEmpty { lines.append(ContentLine(name, raw: ContentLine.escape(value))) }
        }
        lines.append(start.line("DTSTART"))
        if let end { lines.append(end.line("DTEND")) }
        // An empty title is written too: an event without one is different.
        lines.append(ContentLine("SUMMARY", raw: ContentLine.escape(summary)))
        add("LOCATION", location)
        add("DESCRIPTION", notes)
        add("URL", webAddress)
        if !recurrence.isEmpty { lines.append(ContentLine("RRULE", raw: recurrence)) }
        lines.append(ContentLine("END", raw: "VEVENT"))
        if wrapsInCalendar {
            let product = ContentLine("PRODID", raw: "-//Touchstone//QR//EN")
            lines =
                [
                    ContentLine("BEGIN", raw: "VCALENDAR"), ContentLine("VERSION", raw: "2.0"),
                    product,
                ]
                + lines + [ContentLine("END", raw: "VCALENDAR")]
        }
        return ContentLine.text(of: lines, folds: foldsLines)
    }

    /// Parses the first event of a text, with or without a calendar; `nil` without an event with a
    /// beginning.
    public init?(parsing text: String) {
        var lines = ContentLine.lines(of: text)[...]
        while let line = lines.first, !line.isMark("BEGIN", "VEVENT") {
            guard line.name != "BEGIN" || line.isMark("BEGIN", "VCALENDAR") else { return nil }
            lines.removeFirst()
        }
        guard !lines.isEmpty else { return nil }
        var fields: [String: ContentLine] = [:]
        var depth = 0
        for line in lines {
            if line.name == "BEGIN" { depth += 1 }
            if line.name == "END" { depth -= 1 }
            if depth == 0 { break }
            // Alarms within an event have their own times and texts.
            if depth == 1, fields[line.name] == nil { fields[line.name] = line }
        }
        guard let start = fields["DTSTART"].flatMap(CalendarMoment.init(_:)) else { return nil }
        let end =
            fields["DTEND"].flatMap(CalendarMoment.init(_:))
            ?? fields["DURATION"].flatMap { Self.seconds($0.raw) }.flatMap(start.adding)
        self.init(
            summary: fields["SUMMARY"]?.text ?? "", start: start, end: end,
            location: fields["LOCATION"]?.text ?? "", notes: fields["DESCRIPTION"]?.text ?? "",
            webAddress: fields["URL"]?.text ?? "",
            recurrence: fields["RRULE"]?.raw.withoutControls ?? "")
    }

    /// Returns the seconds of a duration such as `P1DT2H30M`; `nil` for an invalid one, or one of
    /// more than a thousand years.
    private static func seconds(_ duration: String) -> Int? {
        guard let rest = duration.withoutTrailingSpace.rest(after: "p") else { return nil }
        let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3600, "M": 60, "S": 1]
        var (sum, number) = (0, 0)
        for character in rest.uppercased() where character != "T" {
            if let digit = character.wholeNumberValue, character.isASCII {
                number = number * 10 + digit
            } else if let unit = units[character] {
                sum += number * unit
                number = 0
            } else {
                return nil
            }
            guard number < 1 << 30, sum < 1 << 35 else { return nil }
        }
        return sum
    }
}

extension ContentLine {
    fileprivate func isMark(_ name: String, _ kind: String) -> Bool {
        self.name == name && raw.withoutTrailingSpace.uppercased() == kind
    }
}

extension CalendarMoment {
    fileprivate func line(_ name: String) -> ContentLine {
        switch self {
        case .day(let day): ContentLine(name, [("VALUE", "DATE")], raw: day.digits)
        case .local(let day, let time): ContentLine(name, raw: "\(day.digits)T\(time.digits)")
        case .universal(let day, let time):
            ContentLine(name, raw: "\(day.digits)T\(time.digits)Z")
        case .zoned(let day, let time, let zone):
            ContentLine(
                name, [("TZID", ContentLine.parameter(zone))],
                raw: "\(day.digits)T\(time.digits)")
        }
    }

    /// Parses `20260301`, `20260301T093000` and `20260301T013000Z`.
    fileprivate init?(_ line: ContentLine) {
        let parts = line.raw.withoutTrailingSpace.uppercased().parts(separatedBy: "T")
        let digits = Array(parts[0].utf8)
        guard digits.count == 8, let year = Self.number(digits[0..<4]),
            let month = Self.number(digits[4..<6]), let dayNumber = Self.number(digits[6..<8]),
            let day = CalendarDay(year: year, month: month, day: dayNumber)
        else { return nil }
        guard parts.count == 2 else {
            self = .day(day)
            return
        }
        let isUniversal = parts[1].hasSuffix("Z")
        let clock = Array(parts[1].utf8.dropLast(isUniversal ? 1 : 0))
        guard clock.count == 6 || clock.count == 4, let hour = Self.number(clock[0..<2]),
            let minute = Self.number(clock[2..<4]), let second = Self.number(clock[4...]),
            let time = ClockTime(hour: hour, minute: minute, second: second)
        else { return nil }
        if isUniversal {
            self = .universal(day, time)
        } else if let zone = line.value("TZID") {
            self = .zoned(day, time, zone: zone.withoutControls)
        } else {
            self = .local(day, time)
        }
    }

    /// Returns the number of some digits; 0 for none.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0) { sum, byte in
            sum.flatMap { 0x30...0x39 ~= byte ? $0 * 10 + Int(byte - 0x30) : nil }
        }
    }
}

extension CalendarDay {
    fileprivate var digits: String { year.padded(to: 4) + month.padded(to: 2) + day.padded(to: 2) }
}

extension ClockTime {
    fileprivate var digits: String {
        hour.padded(to: 2) + minute.padded(to: 2) + second.padded(to: 2)
    }
}

extension Int {
    /// Returns the number with leading zeros.
    func padded(to count: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(count - digits.count, 0)) + digits
    }
}
