/// The known reasons why no code was read in a picture.
///
/// Only facts that the picture shows: most pictures without a result simply contain no code, and
/// ``noCornerPatterns`` means only that.
public enum QRDiagnosis: Hashable, Sendable {
    /// The picture's file is truncated, and its readable part shows no code.
    case cutOff

    /// The shorter side has too few pixels for any symbol.
    case tooSmall(side: Int)

    /// All pixels have nearly the same grey level: the range between darkest and brightest, of 255.
    case lowContrast(range: Int)

    /// There is a code of another kind, for example “EAN-13” or “DataMatrix”.
    case otherCode(format: String)

    /// A QR code was found whose damage exceeds its correction capacity.
    case damaged

    /// There are possibly three finder patterns, with too few pixels per module. Noise can look
    /// like that.
    case tooFine(modulePixels: Double)

    /// There are possibly three finder patterns, but no readable contents between them.
    case unreadable

    /// There are one or two of a QR code's three finder patterns: the others may be outside or
    /// covered.
    case incomplete(cornerPatterns: Int)

    /// No edge in the picture is sharper than this number of pixels.
    case blurred(edgePixels: Double)

    /// Nothing in the picture looks like a finder pattern.
    case noCornerPatterns

    /// The minimum side in pixels: the smallest symbol has 11 modules, and a module needs two
    /// pixels.
    static let leastSide = 22

    /// The minimum range of grey levels, of 255; below it, even a complete code would be hidden in
    /// noise.
    static let leastRange = 16

    /// The minimum number of pixels per module that decoders need.
    static let leastModulePixels = 2.0

    /// The minimum edge width in pixels that merges the modules of a typical picture.
    static let blurredEdgePixels = 6.0
}

extension QRDiagnosis {
    /// The diagnosis of a picture for which not every pass was tried; `nil` if it would blame the
    /// code for not being read.
    var withoutTriedPasses: QRDiagnosis? {
        switch self {
        case .damaged, .unreadable: nil
        default: self
        }
    }
}

extension QRDiagnosis: CustomStringConvertible {
    /// The problem, and possible remedies.
    public var description: String {
        switch self {
        case .cutOff:
            "The picture’s file is cut off: it ends before the picture does. Get a whole copy of the file."
        case .tooSmall(let side):
            """
            The picture is \(side) \(side == 1 ? "pixel" : "pixels") on its shorter side, and the smallest code needs \(Self.leastSide). Take a \
            larger one.
            """
        case .lowContrast(let range):
            """
            The picture has nearly one shade only (\(range) of 255 between dark and light). Is the lens covered, or the \
            light off?
            """
        case .otherCode(let format):
            "There is a code, but it is no QR code: \(format)."
        case .damaged:
            """
            There is a QR code, but more of it is damaged or covered than can be corrected. Take the picture again \
            without shadows and reflections, or find an unspoilt copy.
            """
        case .tooFine(let pixels):
            """
            If there is a QR code, its modules are only about \(tenths(pixels)) pixels wide. Go nearer, or take a larger \
            picture.
            """
        case .unreadable:
            """
            There is what looks like the three corners of a QR code, but what is between them cannot be read. Hold the \
            camera still and straight above the code.
            """
        case .incomplete(let count):
            """
            There \(count == 1 ? "is one corner" : "are two corners") of a QR code, which has three. Get the whole code \
            into the picture, with a light margin.
            """
        case .blurred(let pixels):
            "The picture is blurred: no edge is sharper than \(tenths(pixels)) pixels. Focus, or hold still."
        case .noCornerPatterns:
            """
            Nothing in the picture looks like the corner of a QR code. If there is one, go nearer, and keep a light \
            margin round it.
            """
        }
    }

    private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
