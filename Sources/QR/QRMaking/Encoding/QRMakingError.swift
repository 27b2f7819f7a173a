import QRPayloads
public import QRReading

/// A reason why a code or its image cannot be made.
public enum QRMakingError: Error, Hashable, Sendable {
    /// There is no text.
    case emptyText

    /// The text exceeds the capacity; see ``Excess``.
    case tooLong(Excess)

    /// A character that the chosen mode cannot encode.
    case notInMode(Character, QRMode)

    /// A version of Micro QR that lacks this level.
    case noSuchLevel(CorrectionLevel, microVersion: Int)

    /// Micro QR cannot mark its bytes as UTF-8.
    case noMarkInMicro

    /// A text with fewer characters than parts.
    case tooFewCharacters(Int, parts: Int)

    /// The library failed with this reason.
    case failed(String)

    /// Two colours with too little contrast.
    case lowContrast(QRColor, on: QRColor, ratio: Double)

    /// The modules are lighter than the background.
    case inverted

    /// A border narrower than readers need.
    case smallQuietZone(Int, least: Int)

    /// An image with less than a pixel per module.
    case smallPicture(pixels: Int, least: Int)

    /// An image whose side exceeds the maximum.
    case largePicture(pixels: Int, most: Int)

    /// A logo that covers more than can safely be corrected, at any allowed level and version.
    case largeLogo(share: Double)

    /// Micro QR has no correction capacity for a logo.
    case noLogoInMicro

    /// The logo is not a valid image.
    case badLogo(String)

    /// A decoder that does not read the drawing.
    case unreadable(decoder: String, pixels: Int)

    /// A symbol of this version whose eyes decoders do not find; with square ones they read it.
    case unreadableEyes(version: Int)
}

extension QRMakingError {
    /// The amount by which a text exceeds the capacity.
    public struct Excess: Hashable, Sendable {
        /// The number of excess bytes.
        public let bytes: Int

        /// The capacity in bytes.
        public let capacity: Int

        /// The chosen version, or the largest one.
        public let version: Int

        /// `true` for a Micro QR code.
        public let isMicro: Bool

        /// The requested error correction level.
        public let level: CorrectionLevel

        /// The encoding mode of the text.
        public let mode: QRMode

        /// The highest lower level at which the text would fit.
        public let fittingLevel: CorrectionLevel?

        /// The number of symbols into which the text could be split; `nil` for more than 16.
        public let fittingParts: Int?
    }
}

extension QRMakingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyText:
            "There is nothing to say in the code. Pass a text of one character at least."
        case .tooLong(let excess): excess.description
        case .notInMode(let character, let mode):
            """
            “\(VisibleText(String(character)).text)” cannot be written in mode \(mode.rawValue). Use automatic or \
            byte.
            """
        case .noSuchLevel(let level, let version):
            """
            Micro QR M\(version) has no level \(level.rawValue). M1 has L only, M2 and M3 have L and M, M4 has \
            L, M and Q.
            """
        case .noMarkInMicro:
            "Micro QR cannot mark its text as UTF-8. Leave the mark out, or make a standard symbol."
        case .tooFewCharacters(let count, let parts):
            "A text of \(count) \(count == 1 ? "character" : "characters") cannot be spread over \(parts) symbols. Use fewer."
        case .failed(let reason): "The QR library failed: \(reason)."
        case .lowContrast(let color, let ground, let ratio):
            """
            \(color.hexadecimal) on \(ground.hexadecimal) has a contrast of \(Self.rounded(ratio)), and readers \
            need \(Self.rounded(QRStyle.leastContrast)). Make the one darker or the other lighter.
            """
        case .inverted:
            """
            The modules are lighter than the ground, and many readers look for dark ones only. Swap the \
            colours, and put the code on a light card where the page is dark.
            """
        case .smallQuietZone(let modules, let least):
            """
            A quiet zone of \(modules) \(modules == 1 ? "module" : "modules") is too small: readers need \(least) around the code. Leave it \
            at \(least), and crop nothing.
            """
        case .smallPicture(let pixels, let least):
            "The code does not fit into \(pixels) \(pixels == 1 ? "pixel" : "pixels"). Ask for \(least) at least."
        case .largePicture(let pixels, let most):
            "A picture cannot have \(pixels) pixels a side. Ask for \(most) at most, or for SVG or PDF."
        case .largeLogo(let share):
            """
            The logo covers \(Self.rounded(share * 100)) % of the side, which is more than the code can safely \
            repair at the allowed levels and versions. Make it smaller, or leave level and version open.
            """
        case .noLogoInMicro: "Micro QR has no room for a logo. Make a standard symbol."
        case .badLogo(let reason): "The logo cannot be used. \(reason)"
        case .unreadable(let decoder, let pixels):
            """
            \(decoder) cannot read the code as it was drawn at \(pixels) pixels. Plainer shapes, colours with \
            more contrast, more pixels, a smaller logo or a higher level would help.
            """
        case .unreadableEyes(let version):
            """
            A symbol as large as version \(version) cannot be read with eyes of this shape. Square eyes work. For others, \
            shorten the text, lower the level or spread the text over several symbols.
            """
        }
    }

    private static func rounded(_ number: Double) -> String {
        "\((number * 10).rounded() / 10)"
    }
}

extension QRMakingError.Excess: CustomStringConvertible {
    public var description: String {
        let name = isMicro ? "Micro QR M\(version)" : "version \(version)"
        var advice: [String] = []
        if let fittingLevel { advice.append("level \(fittingLevel.rawValue)") }
        if let fittingParts { advice.append("\(fittingParts) symbols in structured append") }
        if isMicro { advice.append("a standard symbol") }
        let help =
            advice.isEmpty
            ? "Shorten it, or put it behind an address."
            : "It would fit with \(advice.joined(separator: ", or with "))."
        return """
            The text is \(bytes) \(bytes == 1 ? "byte" : "bytes") too long for \(name) at level \
            \(level.rawValue) in mode \(mode.rawValue), which holds \(capacity). \(help)
            """
    }
}
