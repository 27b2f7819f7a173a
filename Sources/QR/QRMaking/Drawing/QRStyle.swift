/// The appearance of a code.
///
///     var style = QRStyle()
///     style.modules = .liquid
///     style.eyes = .rounded
///     style.fill = .linear(from: QRColor(hexadecimal: "#0050A0")!, to: .black, angle: 45)
///
/// The default style is plain black squares on white.
public struct QRStyle: Hashable, Sendable {
    /// The shape of the modules.
    public enum ModuleShape: String, CaseIterable, Sendable {
        case square

        /// Squares with gaps between them.
        case tile

        /// Squares with round corners.
        case rounded
        case dot
        case diamond

        /// Round at the ends of a group of modules.
        case connected

        /// Round at the ends of a group, with filled concave corners.
        case liquid
        case horizontalBars
        case verticalBars
    }

    /// The shape of the three large squares, or of the smaller ones inside them.
    public enum EyeShape: String, CaseIterable, Sendable {
        case square
        case rounded

        /// Almost a circle. Decoders fail on an exact one.
        case circle

        /// Two opposite corners are round.
        case leaf

        /// All corners are round, except the one toward the centre of the code.
        case drop
    }

    /// The paint of an area.
    public enum Fill: Hashable, Sendable {
        case color(QRColor)

        /// A gradient across the symbol, in degrees clockwise: 0 is from left to right, 90 from top
        /// to bottom.
        case linear(from: QRColor, to: QRColor, angle: Double)

        /// A gradient from the symbol's centre to its corners.
        case radial(center: QRColor, edge: QRColor)

        var colors: [QRColor] {
            switch self {
            case .color(let color): [color]
            case .linear(let from, let to, _): [from, to]
            case .radial(let center, let edge): [center, edge]
            }
        }
    }

    /// The minimum contrast ratio between dark and light.
    ///
    /// By experience 2 is read on a screen and fails on worn or badly lit paper; 3 leaves a margin
    /// for both.
    public static let leastContrast = 3.0

    /// The shape of the dark modules, or of connected groups of them.
    public var modules: ModuleShape

    /// The shape of the large squares in the corners. A Micro QR code's stays square: readers need
    /// its corners.
    public var eyes: EyeShape

    /// The shape of the small squares in the corners.
    public var pupils: EyeShape

    /// The paint of the dark modules.
    public var fill: Fill

    /// The paint of the large squares; `nil` for that of the modules.
    public var eyeFill: Fill?

    /// The paint of the small squares; `nil` for that of the large ones.
    public var pupilFill: Fill?

    /// The background; `nil` for a transparent one, which counts as white.
    public var background: QRColor?

    /// The border in modules; `nil` for the minimum that readers need: 4, or 2 for Micro QR.
    public var quietZone: Int?

    /// An image in the centre.
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

    /// Throws unless every dark colour has enough contrast to the background, and the border is
    /// wide enough for `matrix`.
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
