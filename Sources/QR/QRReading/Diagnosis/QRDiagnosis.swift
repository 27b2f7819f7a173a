/// What is known about why no code was read in a picture.
///
/// Only what can be told from the picture: most pictures without a code simply have none, and then ``noCornerPatterns`` says no
/// more than that.
public enum QRDiagnosis: Hashable, Sendable {
    /// The picture's file ends too early, and what there is of it shows no code.
    case cutOff

    /// Too few pixels for any symbol, on the shorter side.
    case tooSmall(side: Int)

    /// All pixels have nearly the same grey: the brightest are only so much above the darkest, of 255.
    case lowContrast(range: Int)

    /// There is a code of another kind, for example “EAN-13” or “DataMatrix”.
    case otherCode(format: String)

    /// A QR code was found, and more of it is damaged or covered than can be corrected.
    case damaged

    /// There is what may be a QR code's three corner patterns, with too few pixels a module. Noise can look like that.
    case tooFine(modulePixels: Double)

    /// There is what may be a QR code's three corner patterns, and nothing readable between them.
    case unreadable

    /// There are one or two corner patterns of the three that a QR code has: the rest may lie outside or be covered.
    case incomplete(cornerPatterns: Int)

    /// No edge in the picture is sharper than so many pixels.
    case blurred(edgePixels: Double)

    /// Nothing in the picture looks like a QR code's corner.
    case noCornerPatterns

    /// The smallest symbol has 11 modules, and a module needs two pixels.
    static let leastSide = 22

    /// Below this range of grey, of 255, even a code in full view would drown in noise.
    static let leastRange = 16

    /// Decoders need about two pixels a module.
    static let leastModulePixels = 2.0

    /// Wider edges than this merge the modules of a usual picture.
    static let blurredEdgePixels = 6.0
}

extension QRDiagnosis: CustomStringConvertible {
    /// What is wrong, and what may help.
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
