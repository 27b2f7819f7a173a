public import QRReading

/// The dark and light modules of a QR code, independent of any image.
///
///     let matrix = try QREncoder().matrix(for: "https://example.com")
///     matrix.side            // 25
///     matrix[0, 0]           // true: a finder's corner
public struct QRMatrix: Hashable, Sendable {
    /// The role of a module.
    public enum Role: Hashable, Sendable {
        case finder
        case separator
        case alignment
        case timing
        case format
        case version
        case data
    }

    /// The side in modules: 21 to 177, or 11 to 17 for Micro QR.
    public let side: Int

    /// From 1 to 40; from 1 to 4 for Micro QR.
    public let version: Int

    /// `true` for a Micro QR code.
    public let isMicro: Bool

    /// The error correction level.
    public let level: CorrectionLevel

    /// The number of the mask: 0 to 7, or 0 to 3 for Micro QR.
    public let mask: Int

    /// The symbol's part of a split text, `nil` for an unsplit one.
    public let part: SymbolPart?

    /// The symbol's bytes: UTF-8, or Shift JIS in the kanji mode.
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

    /// `true` if the module in a column and a row is dark, counted from the top left.
    ///
    /// - Precondition: Both are from 0 to below ``side``.
    public subscript(x: Int, y: Int) -> Bool { isDark[index(x, y)] }

    /// Returns the role of the module in a column and a row.
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
