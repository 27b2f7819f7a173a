/// The importance of a message, with the raw values of Apple's unified log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Messages for most purposes.
    public static let `default` = OSLogType(0)

    /// Details that help to understand a problem.
    public static let info = OSLogType(1)

    /// Details for the development of the program.
    public static let debug = OSLogType(2)

    /// A failure within the program.
    public static let error = OSLogType(0x10)

    /// A failure that several programs share, or a defect.
    public static let fault = OSLogType(0x11)

    /// The word of the level in a line of the log.
    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }

    /// The place among the levels, the least important first.
    var rank: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }
}
