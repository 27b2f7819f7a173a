public import CoreGraphics
import Foundation
import ImageIO
public import QRPayloads
import QRReading

/// A styled QR code as PNG, SVG, PDF or text.
///
///     let picture = try QRPicture("https://example.com", style: QRStyle(modules: .liquid))
///     try picture.png(pixels: 600).write(to: url)
///     let page = picture.svg()
///
/// Every code is verified by both decoders of `QRReader` when it is created, and at every
/// requested size in pixels. That takes some milliseconds on the calling thread. Micro QR codes and
/// single parts of a text are verified by ZXing alone, because ZBar does not support them.
public struct QRPicture: Hashable, Sendable {
    /// The symbol's modules.
    public let matrix: QRMatrix

    /// The style, including the quiet zone and the logo.
    public let style: QRStyle

    /// Creates the code of a text.
    ///
    /// With a logo, the smallest version and the lowest level at or above the encoder's are chosen
    /// at which the covered area is at most half of the correction capacity.
    public init(
        _ text: String, encoder: QREncoder = QREncoder(), style: QRStyle = QRStyle()
    ) throws(QRMakingError) {
        guard let logo = style.logo else {
            try self.init(try encoder.matrix(for: text), style: style)
            return
        }
        try self.init(try encoder.matrix(for: text, around: logo), style: style)
    }

    /// Creates the code of a payload such as a network, a contact or a place.
    public init(
        _ payload: QRPayload, encoder: QREncoder = QREncoder(), style: QRStyle = QRStyle()
    ) throws(QRMakingError) {
        try self.init(payload.text, encoder: encoder, style: style)
    }

    /// Creates the image of an existing symbol, such as one of several parts.
    ///
    /// - Throws: ``QRMakingError/largeLogo(share:)`` if the logo covers too much of it.
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

    /// Returns the side in pixels for a number of pixels per module.
    public func pixels(perModule: Int) -> Int { drawing.fullSide * perModule }

    /// The verified sizes in pixels per module: each decoder must read at least one of them,
    /// because both occasionally fail at some sizes.
    private static let trialSizes = [4, 6, 3]

    private func checkReadability() throws(QRMakingError) {
        let sizes = Self.trialSizes.map { pixels(perModule: $0) }
        if let failure = Self.failure(of: drawing, matrix, sizes) {
            throw explained(failure, sizes)
        }
    }

    /// Returns the error if a drawing is read at none of the sizes; `nil` if it is read.
    private static func failure(
        of drawing: QRDrawing, _ matrix: QRMatrix, _ sizes: [Int]
    ) -> QRMakingError? {
        var failure: QRMakingError?
        for pixels in sizes {
            do throws(QRMakingError) {
                try Verification.check(try drawing.image(pixels: pixels), shows: matrix)
                return nil
            } catch {
                failure = failure ?? error
            }
        }
        return failure
    }

    /// Returns the error for these sizes, attributed to the eyes if square ones would be read:
    /// decoders first lose the eyes of large symbols.
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
    /// Returns the code as a bitmap with a side of exactly `pixels`.
    ///
    /// Each module has the same whole number of pixels, and the remainder goes to the border, so
    /// edges are sharp.
    ///
    /// - Throws: ``QRMakingError/smallPicture(pixels:least:)`` with less than a pixel per module,
    ///   and ``QRMakingError/unreadable(decoder:pixels:)`` or
    ///   ``QRMakingError/unreadableEyes(version:)`` if a decoder fails at this size.
    public func image(pixels: Int) throws(QRMakingError) -> CGImage {
        let image = try drawing.image(pixels: pixels)
        do throws(QRMakingError) {
            try Verification.check(image, shows: matrix)
        } catch {
            throw explained(error, [pixels])
        }
        return image
    }

    /// Returns the code as a PNG with a side of exactly `pixels`; see ``image(pixels:)``.
    public func png(pixels: Int) throws(QRMakingError) -> Data {
        PNG.encode(try image(pixels: pixels))
    }
}

// MARK: - A logo's symbol

extension QREncoder {
    /// Returns the smallest symbol of a text with room for a logo.
    func matrix(for text: String, around logo: QRLogo) throws(QRMakingError) -> QRMatrix {
        // Reports errors of the text itself.
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
