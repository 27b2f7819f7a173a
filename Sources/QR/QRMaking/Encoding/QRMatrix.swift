public import QRReading

/// A QR code as squares, dark and light, without any picture.
///
///     let matrix = try QREncoder().matrix(for: "https://example.com")
///     matrix.side            // 25
///     matrix[0, 0]           // true: a finder's corner
public struct QRMatrix: Hashable, Sendable {
    /// What a module is there for.
    public enum Role: Hashable, Sendable {
        case finder
        case separator
        case alignment
        case timing
        case format
        case version
        case data
    }

    /// Modules a side: 21 to 177, or 11 to 17 for Micro QR.
    public let side: Int

    /// From 1 to 40; from 1 to 4 for Micro QR.
    public let version: Int

    /// Whether it is a Micro QR code.
    public let isMicro: Bool

    /// How much of it can be damaged and still be read.
    public let level: CorrectionLevel

    /// The number of the pattern that was laid over the data: 0 to 7, or 0 to 3 for Micro QR.
    public let mask: Int

    /// Which part of a text this is, when the text was spread over several symbols.
    public let part: SymbolPart?

    /// The bytes that the symbol holds: UTF-8, or Shift JIS in the kanji mode.
    public let content: [UInt8]

    private let isDark: [Bool]
    private let roles: [Role]

    init(
        format: SymbolFormat, level: CorrectionLevel, mask: Int, part: SymbolPart?,
        content: [UInt8], isDark: [Bool], roles: [Role]
    ) {
        side = format.side
        version = format.version
        isMicro = format.isMicro
        self.level = level
        self.mask = mask
        self.part = part
        self.content = content
        self.isDark = isDark
        self.roles = roles
    }

    /// Whether the module in a column and a row is dark, counted from the top left.
    ///
    /// - Precondition: Both are from 0 to below ``side``.
    public subscript(x: Int, y: Int) -> Bool { isDark[index(x, y)] }

    /// What the module in a column and a row is there for.
    ///
    /// - Precondition: Both are from 0 to below ``side``.
    public func role(x: Int, y: Int) -> Role { roles[index(x, y)] }

    private func index(_ x: Int, _ y: Int) -> Int {
        precondition(
            0..<side ~= x && 0..<side ~= y,
            "There is no module (\(x), \(y)): columns and rows go from 0 to \(side - 1).")
        return y * side + x
    }

    /// The border of light modules that readers need: 4, or 2 for Micro QR.
    public var leastQuietZone: Int { isMicro ? 2 : 4 }

    /// The top left modules of the finders.
    var finders: [(x: Int, y: Int)] {
        isMicro ? [(0, 0)] : [(0, 0), (side - 7, 0), (0, side - 7)]
    }
}
