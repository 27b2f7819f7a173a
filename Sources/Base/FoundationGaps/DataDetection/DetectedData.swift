public import Foundation

extension NSTextCheckingResult {
    /// The URL of a link that a data detector found.
    public var url: URL? {
        if case .link(let url) = (self as? DetectedData)?.value { url } else { nil }
    }

    /// The phone number that a data detector found, as it is written.
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = (self as? DetectedData)?.value { number } else { nil }
    }

    /// The date that a data detector found, in the present time zone; noon without a time.
    public var date: Date? {
        if case .date(let date) = (self as? DetectedData)?.value { date } else { nil }
    }

    /// The parts of a postal address that a data detector found.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = (self as? DetectedData)?.value { parts } else { nil }
    }
}

// Foundation's own names of these keys are not public.
extension NSTextCheckingKey {
    /// The street of an address, with its number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state or province of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}

/// Data in a text.
final class DetectedData: NSTextCheckingResult {
    enum Value {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
        case address([NSTextCheckingKey: String])
    }

    /// The bits of the types of data. Foundation marks its constants as deprecated, because its
    /// own results never have them.
    static let date: NSTextCheckingTypes = 1 << 4
    static let address: NSTextCheckingTypes = 1 << 5
    static let link: NSTextCheckingTypes = 1 << 6
    static let phoneNumber: NSTextCheckingTypes = 1 << 11

    let value: Value
    private let place: NSRange
    private let type: NSTextCheckingTypes

    init(_ type: NSTextCheckingTypes, _ value: Value, _ place: NSRange) {
        self.type = type
        self.value = value
        self.place = place
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }

    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange {
        precondition(index == 0, "Found data has one range. Ask for range(at: 0), not \(index).")
        return place
    }

    override var resultType: NSTextCheckingResult.CheckingType {
        NSTextCheckingResult.CheckingType(rawValue: type)
    }

    // MARK: Finding

    static let allTypes = link | phoneNumber | date | address

    /// Returns the data of some types in a range, in order. Of two that overlap, the kind that is
    /// named first here is found: links, addresses, dates, phone numbers.
    static func find(
        _ types: NSTextCheckingTypes, in string: String,
        options: NSRegularExpression.MatchingOptions, range: NSRange
    ) -> [DetectedData] {
        var found: [DetectedData] = []
        func add(
            _ type: NSTextCheckingTypes, _ expression: NSRegularExpression,
            _ read: (NSTextCheckingResult, String) -> (Value, NSRange)?
        ) {
            for match in expression.matches(in: string, options: options, range: range) {
                guard let (value, place) = read(match, string),
                    !found.contains(where: { $0.range.intersection(place) != nil })
                else { continue }
                found.append(DetectedData(type, value, place))
            }
        }
        if types & link != 0 { add(link, LinkPattern.expression, LinkPattern.read) }
        // The kinds below have digits.
        guard types != link, string.utf8.contains(where: { (48...57).contains($0) }) else {
            return found
        }
        if types & address != 0 {
            add(address, AddressPattern.english, AddressPattern.read)
            add(address, AddressPattern.chinese, AddressPattern.read)
        }
        if types & (date | phoneNumber) != 0 {
            // Dates are looked for even if they are not wanted: they are not phone numbers.
            for pattern in DatePattern.all { add(date, pattern.expression, pattern.read) }
        }
        if types & phoneNumber != 0 {
            add(phoneNumber, PhonePattern.expression, PhonePattern.read)
        }
        if types & date == 0 { found.removeAll { $0.type == date } }
        return found.sorted { $0.range.location < $1.range.location }
    }
}
