/// How a code looks.
///
///     var style = QRStyle()
///     style.modules = .liquid
///     style.eyes = .rounded
///     style.fill = .linear(from: QRColor(hexadecimal: "#0050A0")!, to: .black, angle: 45)
///
/// The usual style is plain black squares on white.
public struct QRStyle: Hashable, Sendable {
    /// The form of the modules.
    public enum ModuleShape: String, CaseIterable, Sendable {
        case square

        /// Squares with gaps between them.
        case tile

        /// Squares with round corners.
        case rounded
        case dot
        case diamond

        /// Round where a group of modules ends.
        case connected

        /// Round where a group ends, and filled where it turns.
        case liquid
        case horizontalBars
        case verticalBars
    }

    /// The form of the three large squares, or of the smaller ones in them.
    public enum EyeShape: String, CaseIterable, Sendable {
        case square
        case rounded

        /// Nearly a circle. Decoders lose track of a true one.
        case circle

        /// Two opposite corners round.
        case leaf

        /// All corners round but the one toward the middle of the code.
        case drop
    }

    /// What an area is painted with.
    public enum Fill: Hashable, Sendable {
        case color(QRColor)

        /// Changing across the symbol, in degrees clockwise: 0 is from left to right, 90 from top to bottom.
        case linear(from: QRColor, to: QRColor, angle: Double)

        /// Changing from the symbol's middle to its corners.
        case radial(center: QRColor, edge: QRColor)

        var colors: [QRColor] {
            switch self {
            case .color(let color): [color]
            case .linear(let from, let to, _): [from, to]
            case .radial(let center, let edge): [center, edge]
            }
        }
    }

    /// The least ratio of luminances between what is dark and what is light.
    ///
    /// By experience 2 is read on a screen and fails on worn or badly lit paper; 3 leaves room for both.
    public static let leastContrast = 3.0

    /// What each dark module, or what hangs together of them, looks like.
    public var modules: ModuleShape

    /// The large squares in the corners. The one of a Micro QR code stays a square: readers need its corners.
    public var eyes: EyeShape

    /// The small squares in the corners.
    public var pupils: EyeShape

    /// What the dark modules are painted with.
    public var fill: Fill

    /// What the large squares are painted with; `nil` for the same as the modules.
    public var eyeFill: Fill?

    /// What the small squares are painted with; `nil` for the same as the large ones.
    public var pupilFill: Fill?

    /// `nil` for a transparent ground, which is judged as white.
    public var background: QRColor?

    /// The border in modules; `nil` for the least that readers need: 4, or 2 for Micro QR.
    public var quietZone: Int?

    /// A picture in the middle.
    public var logo: QRLogo?

    public init(
        modules: ModuleShape = .square, eyes: EyeShape = .square, pupils: EyeShape = .square,
        fill: Fill = .color(.black), eyeFill: Fill? = nil, pupilFill: Fill? = nil,
        background: QRColor? = .white, quietZone: Int? = nil, logo: QRLogo? = nil
    ) {
        self.modules = modules
        self.eyes = eyes
        self.pupils = pupils
        self.fill = fill
        self.eyeFill = eyeFill
        self.pupilFill = pupilFill
        self.background = background
        self.quietZone = quietZone
        self.logo = logo
    }

    /// Throws unless every dark colour stands out from the ground, and the border is wide enough for `matrix`.
    public func check(for matrix: QRMatrix) throws(QRMakingError) {
        let ground = background ?? .white
        let fills = [fill, eyeFill, pupilFill].compactMap(\.self)
        for color in fills.flatMap(\.colors) {
            let ratio = color.contrast(with: ground)
            guard ratio >= Self.leastContrast else {
                throw .lowContrast(color, on: ground, ratio: ratio)
            }
            guard color.luminance < ground.luminance else { throw .inverted }
        }
        if let quietZone, quietZone < matrix.leastQuietZone {
            throw .smallQuietZone(quietZone, least: matrix.leastQuietZone)
        }
    }
}
