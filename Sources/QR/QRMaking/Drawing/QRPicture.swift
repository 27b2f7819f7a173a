public import CoreGraphics
import Foundation
import ImageIO
public import QRPayloads
import QRReading

/// A QR code in a style, as PNG, SVG, PDF or text.
///
///     let picture = try QRPicture("https://example.com", style: QRStyle(modules: .liquid))
///     try picture.png(pixels: 600).write(to: url)
///     let page = picture.svg()
///
/// Every picture has been read again by both decoders of ``QRReader`` before it exists, and by whatever size it is asked for in
/// pixels. That takes some milliseconds, during which the calling thread is held. Micro QR codes and single parts of a text are read
/// by ZXing alone: ZBar cannot.
public struct QRPicture: Hashable, Sendable {
    /// The symbol's modules.
    public let matrix: QRMatrix

    /// How they are drawn; the quiet zone and the logo are part of it.
    public let style: QRStyle

    /// Makes the code of a text.
    ///
    /// With a logo, the smallest version and the lowest level are chosen, from the encoder's on, at which what is covered is half
    /// of what can be repaired at most.
    public init(
        _ text: String, encoder: QREncoder = QREncoder(), style: QRStyle = QRStyle()
    ) throws(QRMakingError) {
        guard let logo = style.logo else {
            try self.init(try encoder.matrix(for: text), style: style)
            return
        }
        try self.init(try encoder.matrix(for: text, around: logo), style: style)
    }

    /// Makes the code of a network, a contact, a place …
    public init(
        _ payload: QRPayload, encoder: QREncoder = QREncoder(), style: QRStyle = QRStyle()
    ) throws(QRMakingError) {
        try self.init(payload.text, encoder: encoder, style: style)
    }

    /// Draws a symbol that was made before, such as one of several parts.
    ///
    /// - Throws: ``QRMakingError/largeLogo(share:)`` where the logo covers too much of it.
    public init(_ matrix: QRMatrix, style: QRStyle = QRStyle()) throws(QRMakingError) {
        try style.check(for: matrix)
        if let logo = style.logo {
            guard !matrix.isMicro else { throw .noLogoInMicro }
            let place = LogoPlace(logo, side: matrix.side)
            guard LogoDamage(of: place, in: matrix).worst <= LogoDamage.most else {
                throw .largeLogo(share: logo.share)
            }
        }
        self.matrix = matrix
        self.style = style
        try checkReadability()
    }

    var drawing: QRDrawing { QRDrawing(matrix, style) }

    /// The pixels that a side has at a number of pixels for each module.
    public func pixels(perModule: Int) -> Int { drawing.fullSide * perModule }

    /// Sizes at which the code has to be read by both decoders, in pixels a module: it is enough if each reads one of them,
    /// as both stumble over some sizes now and then.
    private static let trialSizes = [4, 6, 3]

    private func checkReadability() throws(QRMakingError) {
        let sizes = Self.trialSizes.map { pixels(perModule: $0) }
        if let failure = Self.failure(of: drawing, matrix, sizes) {
            throw explained(failure, sizes)
        }
    }

    /// Why a drawing is read at none of the sizes; `nil` when it is read.
    private static func failure(
        of drawing: QRDrawing, _ matrix: QRMatrix, _ sizes: [Int]
    ) -> QRMakingError? {
        var failure: QRMakingError?
        for pixels in sizes {
            do throws(QRMakingError) {
                try Verification.check(
                    try QRRaster(drawing, pixels: pixels), pixels: pixels, shows: matrix)
                return nil
            } catch {
                failure = failure ?? error
            }
        }
        return failure
    }

    /// A failure at these sizes, said to be due to the eyes where square ones would be read: decoders lose track of the eyes of large
    /// symbols first.
    private func explained(_ failure: QRMakingError, _ sizes: [Int]) -> QRMakingError {
        var plain = style
        (plain.eyes, plain.pupils) = (.square, .square)
        let isDueToEyes =
            plain != style && Self.failure(of: QRDrawing(matrix, plain), matrix, sizes) == nil
        return isDueToEyes ? .unreadableEyes(version: matrix.version) : failure
    }
}

// MARK: - Bitmaps

extension QRPicture {
    /// The code as a bitmap of exactly `pixels` a side.
    ///
    /// Each module has the same whole number of pixels, and what is left over goes into the border, so edges are sharp.
    ///
    /// - Throws: ``QRMakingError/smallPicture(pixels:least:)`` with less than a pixel for a module, and
    ///   ``QRMakingError/unreadable(decoder:pixels:)`` or ``QRMakingError/unreadableEyes(version:)`` where a decoder fails at this size.
    public func image(pixels: Int) throws(QRMakingError) -> CGImage {
        let raster = try QRRaster(drawing, pixels: pixels)
        do throws(QRMakingError) {
            try Verification.check(raster, pixels: pixels, shows: matrix)
        } catch {
            throw explained(error, [pixels])
        }
        return try raster.image()
    }

    /// The code as a PNG of exactly `pixels` a side; see ``image(pixels:)``.
    public func png(pixels: Int) throws(QRMakingError) -> Data {
        PNG.encode(try image(pixels: pixels))
    }
}

// MARK: - A logo's symbol

extension QREncoder {
    /// The smallest symbol of a text that bears a logo.
    func matrix(for text: String, around logo: QRLogo) throws(QRMakingError) -> QRMatrix {
        // Says what is wrong with the text by itself.
        let plain = try matrix(for: text)
        guard family == .standard else { throw .noLogoInMicro }
        for version in plain.version...(version ?? 40) {
            let place = LogoPlace(logo, side: SymbolFormat.standard[version - 1].side)
            for level in CorrectionLevel.allCases where level >= self.level {
                let encoder = QREncoder(
                    level: level, version: version, mode: mode, mask: mask, marksUTF8: marksUTF8)
                guard let matrix = try? encoder.matrix(for: text) else { break }
                if LogoDamage(of: place, in: matrix).worst <= LogoDamage.most { return matrix }
            }
        }
        throw .largeLogo(share: logo.share)
    }
}
