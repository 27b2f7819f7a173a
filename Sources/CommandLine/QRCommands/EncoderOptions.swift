import CommandLineKit
import QR

/// How a text becomes a symbol.
enum EncoderOptions {
    static let options = [
        ToolOption("--level", wanted: "L, M, Q or H"),
        ToolOption("--version", wanted: "a version from 1 to 40, or from 1 to 4 with --micro"),
        ToolOption(
            "--mode", wanted: QRMode.allCases.map(\.rawValue).joined(separator: ", ")),
        ToolOption("--mask", wanted: "a number from 0 to 7, or from 0 to 3 with --micro"),
        ToolOption("--eci"), ToolOption("--micro"),
        ToolOption("--parts", wanted: "a number from 2 to 16, without --micro"),
    ]

    static func encoder(_ arguments: ToolArgumentList) throws(ToolMistake) -> QREncoder {
        let isMicro = arguments.has("--micro")
        let level = try arguments.choice("--level", among: CorrectionLevel.self)
        return QREncoder(
            family: isMicro ? .micro : .standard,
            // The smallest Micro QR codes have level L only.
            level: level ?? (isMicro ? .low : .medium),
            version: try arguments.whole("--version", in: isMicro ? 1...4 : 1...40),
            mode: try arguments.choice("--mode", among: QRMode.self) ?? .automatic,
            mask: try arguments.whole("--mask", in: isMicro ? 0...3 : 0...7),
            marksUTF8: arguments.has("--eci"))
    }

    /// Over how many symbols the text is spread; `nil` for one.
    static func parts(_ arguments: ToolArgumentList) throws(ToolMistake) -> Int? {
        guard !arguments.has("--micro") else {
            return try arguments.value("--parts") { _ in nil }
        }
        return try arguments.whole("--parts", in: 2...QREncoder.mostParts)
    }
}
