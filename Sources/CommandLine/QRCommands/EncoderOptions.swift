import CommandLineKit
import QR

/// The options that say how a text becomes a symbol.
enum EncoderOptions {
    private static let level = CommandOption.choice(
        "--level", "L", of: CorrectionLevel.self,
        help: .localized("L, M, Q or H: about 7, 15, 25 or 30 % may be damaged; by default M."))
    private static let version = CommandOption.whole(
        "--version", in: 1...40,
        wanted: .localized("a version from 1 to 40, or from 1 to 4 with --micro"),
        help: .localized("1 to 40, or 1 to 4 with --micro; by default the smallest that fits."))
    private static let mode = CommandOption.choice(
        "--mode", "M", of: QRMode.self,
        help: LocalizedText(verbatim: QRMode.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    )
    private static let mask = CommandOption.whole(
        "--mask", in: 0...7,
        wanted: .localized("a number from 0 to 7, or from 0 to 3 with --micro"),
        help: .localized("0 to 7, or 0 to 3 with --micro."))
    private static let eci = CommandOption.flag(
        "--eci", help: .localized("Marks text beyond ASCII as UTF-8."))
    private static let micro = CommandOption.flag(
        "--micro",
        help: .localized("Makes a Micro QR code, for a few characters."))
    private static let partCount = CommandOption.whole(
        "--parts", in: 2...QREncoder.mostParts,
        wanted: .localized("a number from 2 to 16, without --micro"),
        help: .localized("Spreads the text over 2 to 16 codes: code-1.svg, code-2.svg …"))

    static let group = Command.OptionGroup(
        .localized("SYMBOL"), [level, version, mode, mask, eci, micro, partCount])

    static func encoder(_ arguments: Arguments) throws(UsageError) -> QREncoder {
        let isMicro = arguments.has(micro)
        return QREncoder(
            family: isMicro ? .micro : .standard,
            // The smallest Micro QR codes have level L only.
            level: arguments[level] ?? (isMicro ? .low : .medium),
            version: try arguments.value(version, atMost: isMicro ? 4 : 40),
            mode: arguments[mode] ?? .automatic,
            mask: try arguments.value(mask, atMost: isMicro ? 3 : 7),
            marksUTF8: arguments.has(eci))
    }

    /// The number of symbols that the text is spread over; `nil` for one.
    static func parts(_ arguments: Arguments) throws(UsageError) -> Int? {
        try arguments.value(partCount, atMost: arguments.has(micro) ? 0 : QREncoder.mostParts)
    }
}

extension Arguments {
    /// The value of an option whose greatest value depends on other options.
    fileprivate func value(
        _ option: CommandOption<Int>, atMost limit: Int
    ) throws(UsageError) -> Int? {
        guard let value = self[option], value > limit else { return self[option] }
        throw .badValue(of: option.form.name, value: "\(value)", wanted: option.form.wanted)
    }
}
