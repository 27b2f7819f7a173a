import CommandLineKit
import QR

/// The options that say how a text becomes a symbol.
enum EncoderOptions {
    private static let level = CommandOption.choice(
        "--level", "L", of: CorrectionLevel.self,
        help: Wording(
            "L, M, Q or H: about 7, 15, 25 or 30 % may be damaged; by default M.",
            "L、M、Q 或 H：约 7、15、25 或 30% 损坏时仍可识读；默认为 M。"))
    private static let version = CommandOption.whole(
        "--version", in: 1...40,
        wanted: Wording(
            "a version from 1 to 40, or from 1 to 4 with --micro", "从 1 到 40 的版本，用 --micro 时从 1 到 4"
        ),
        help: Wording(
            "1 to 40, or 1 to 4 with --micro; by default the smallest that fits.",
            "1 到 40，用 --micro 时 1 到 4；默认为能容纳内容的最小版本。"))
    private static let mode = CommandOption.choice(
        "--mode", "M", of: QRMode.self,
        help: Wording(QRMode.allCases.map(\.rawValue).joined(separator: ", ") + "."))
    private static let mask = CommandOption.whole(
        "--mask", in: 0...7,
        wanted: Wording(
            "a number from 0 to 7, or from 0 to 3 with --micro", "从 0 到 7 的数，用 --micro 时从 0 到 3"),
        help: Wording("0 to 7, or 0 to 3 with --micro.", "0 到 7，用 --micro 时 0 到 3。"))
    private static let eci = CommandOption.flag(
        "--eci", help: Wording("Marks text beyond ASCII as UTF-8.", "把 ASCII 以外的文本标记为 UTF-8。"))
    private static let micro = CommandOption.flag(
        "--micro",
        help: Wording("Makes a Micro QR code, for a few characters.", "生成 Micro QR 码，只能容纳少量字符。"))
    private static let partCount = CommandOption.whole(
        "--parts", in: 2...QREncoder.mostParts,
        wanted: Wording("a number from 2 to 16, without --micro", "从 2 到 16 的数，不能与 --micro 同用"),
        help: Wording(
            "Spreads the text over 2 to 16 codes: code-1.svg, code-2.svg …",
            "把文本分到 2 到 16 个二维码中：code-1.svg、code-2.svg……"))

    static let group = Command.OptionGroup(
        Wording("SYMBOL", "符号"), [level, version, mode, mask, eci, micro, partCount])

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
