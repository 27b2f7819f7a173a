import CZXing

extension QRDiagnosis {
    /// Diagnoses a picture in which no code was read. Takes about as long as a decoder.
    init(of picture: GreyPicture) {
        guard !picture.isCutOff else {
            self = .cutOff
            return
        }
        let side = min(picture.width, picture.height)
        let shades = ShadeRange(of: picture)
        guard side >= Self.leastSide else {
            self = .tooSmall(side: side)
            return
        }
        guard shades.width >= Self.leastRange else {
            self = .lowContrast(range: shades.width)
            return
        }
        // Larger pictures take long, and have enough pixels when reduced.
        let factor = max(side / 1000, 1)
        let smaller = picture.reduced(by: factor)
        if let other = Self.otherCode(in: smaller) {
            self = .otherCode(format: other)
            return
        }
        let patterns = FinderPattern.all(in: smaller)
        let isCode = CodeOutline.all(of: patterns).contains { $0.isCode(in: smaller) }
        self = Self.judge(
            patterns, pixelsPerPixel: factor, isDamaged: isCode,
            edge: shades.edgePixels(in: smaller))
    }

    private static func judge(
        _ patterns: [FinderPattern], pixelsPerPixel: Int, isDamaged: Bool, edge: Double
    ) -> QRDiagnosis {
        let moduleSizes = patterns.map(\.modulePixels).sorted()
        switch patterns.count {
        case 3...:
            let pixels = moduleSizes[moduleSizes.count / 2] * Double(pixelsPerPixel)
            if pixels < leastModulePixels { return .tooFine(modulePixels: pixels) }
            return isDamaged ? .damaged : .unreadable
        case 1...: return .incomplete(cornerPatterns: patterns.count)
        default:
            return edge >= blurredEdgePixels ? .blurred(edgePixels: edge) : .noCornerPatterns
        }
    }

    /// Returns the name of a code of another kind.
    private static func otherCode(in picture: GreyPicture) -> String? {
        let options = CZXingOptions(
            triesHarder: true, isPure: false, formats: 0)
        let formats = try? ZXingCall.read(picture, options: options) {
            $0.format.map { String(cString: $0) } ?? ""
        }
        return formats?.first { !$0.isEmpty && !$0.hasSuffix("QRCode") }
    }
}
