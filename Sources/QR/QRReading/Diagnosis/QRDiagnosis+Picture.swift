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
            triesHarder: true, isPure: false, readsAllFormats: true, readsGoods: false)
        let formats = try? ZXingCall.read(picture, options: options) {
            $0.format.map { String(cString: $0) } ?? ""
        }
        return formats?.first { !$0.isEmpty && !$0.hasSuffix("QRCode") }
    }
}

/// The range of grey levels of a picture, without outliers.
struct ShadeRange: Hashable, Sendable {
    /// The grey level that 0.1 % of the pixels are below.
    let dark: Int

    /// The grey level that 0.1 % of the pixels are above.
    let light: Int

    var width: Int { light - dark }

    init(of picture: GreyPicture) {
        var counts = [Int](repeating: 0, count: 256)
        picture.withRows { rows in
            for y in 0..<rows.height {
                let row = rows[y]
                var x = 0
                while x < rows.width {
                    counts[Int(row[x])] += 1
                    x &+= 1
                }
            }
        }
        let few = picture.pixels.count / 1000
        dark = Self.index(of: few, in: counts)
        light = 255 - Self.index(of: few, in: counts.reversed())
    }

    /// Returns the index at which the cumulative count exceeds `count`.
    private static func index(of count: Int, in counts: [Int]) -> Int {
        var seen = 0
        for (index, more) in counts.enumerated() {
            seen += more
            if seen > count { return index }
        }
        return counts.count - 1
    }

    /// Returns the width in pixels of the sharpest edges of a picture, from the steepest 0.1 % of
    /// steps.
    func edgePixels(in picture: GreyPicture) -> Double {
        var counts = [Int](repeating: 0, count: 256)
        picture.withRows { rows in
            for y in 0..<rows.height {
                let row = rows[y]
                var x = 1
                while x < rows.width {
                    counts[abs(Int(row[x]) - Int(row[x - 1]))] += 1
                    x &+= 1
                }
            }
        }
        let steepest = 255 - Self.index(of: picture.pixels.count / 1000, in: counts.reversed())
        return Double(width) / Double(max(steepest, 1))
    }
}
