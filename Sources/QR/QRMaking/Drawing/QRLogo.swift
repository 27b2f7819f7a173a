public import CoreGraphics
import Foundation
import ImageIO

/// An image for the centre of a code, on omitted modules.
public struct QRLogo: Hashable, Sendable {
    /// The image. Its aspect ratio and pixels matter, not its size.
    public let image: CGImage

    /// The longer side of the image as a fraction of the symbol's side, from 0.05 to 0.35.
    public let share: Double

    /// Creates a logo; a `share` outside of the range is clamped.
    public init(image: CGImage, share: Double = 0.2) {
        self.image = image
        self.share = share.isNaN ? 0.2 : min(max(share, 0.05), 0.35)
    }

    /// Reads a picture of any format, upright; of an animation, the first frame.
    ///
    /// - Throws: ``QRMakingError/badLogo(_:)`` for anything else.
    public init(data: Data, share: Double = 0.2) throws(QRMakingError) {
        do {
            let picture = try ImageFile(data).decode(.firstFrame)
            self.init(image: picture.uprightImage, share: share)
        } catch {
            throw .badLogo("\(error)")
        }
    }

    public static func == (left: QRLogo, right: QRLogo) -> Bool {
        left.image === right.image && left.share == right.share
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(share)
    }
}

/// The position of a logo in a symbol, in modules.
struct LogoPlace: Hashable {
    /// The omitted modules.
    let columns: Range<Int>
    let rows: Range<Int>

    /// The frame of the image, with at least half a module of background around it.
    let frame: CGRect

    init(_ logo: QRLogo, side: Int) {
        let size = CGSize(width: logo.image.width, height: logo.image.height)
        let longer = max(size.width, size.height)
        let width = Double(side) * logo.share * size.width / longer
        let height = Double(side) * logo.share * size.height / longer
        columns = Self.modules(for: width, side: side)
        rows = Self.modules(for: height, side: side)
        let middle = Double(side) / 2
        frame = CGRect(
            x: middle - width / 2, y: middle - height / 2, width: width, height: height)
    }

    /// Returns the smallest centred range of whole modules that leaves half a module on each side.
    private static func modules(for length: Double, side: Int) -> Range<Int> {
        var count = Int((length + 1).rounded(.up))
        if !(side - count).isMultiple(of: 2) { count += 1 }
        let first = (side - count) / 2
        return first..<(first + count)
    }

    func covers(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}
