import CoreGraphics

/// The characters of symbols such as `a.circle`, `7.square.fill` and `01.circle`, which exist only
/// within circles and squares: lines on a grid of 24 by 24.
nonisolated struct SymbolCharacters: Sendable {
    private let text: String

    /// Finds the characters before `.circle` or `.square`: a letter, a number up to 50, one of two
    /// digits from 00 to 09, and `dot` in a square; `nil` for others.
    init?(_ name: Substring, inSquare: Bool) {
        guard Self.isKnown(name) || inSquare && name == "dot" else { return nil }
        text = String(name)
    }

    private static func isKnown(_ name: Substring) -> Bool {
        guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return name.utf8.count == 1 && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        }
        return (1...2).contains(name.utf8.count) && Int(name).map { $0 <= 50 } == true
    }

    /// The names before `.circle` and `.square`.
    static let names: [String] =
        (0...50).map { "\($0)" } + (0...9).map { "0\($0)" }
        + (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }

    /// The lines, to be drawn with a round pen.
    var path: CGPath {
        let path = CGMutablePath()
        if text == "dot" {
            path.addEllipse(in: CGRect(x: 10.8, y: 10.8, width: 2.4, height: 2.4))
            return path
        }
        // Two digits are narrower, and lie on both sides of the middle.
        let places: [(x: CGFloat, width: CGFloat)] =
            text.utf8.count == 1 ? [(12, 1)] : [(6.6, 0.78), (17.4, 0.78)]
        for (character, place) in zip(text, places) {
            guard let lines = Self.lines[character] else { continue }
            let transform = CGAffineTransform(translationX: place.x, y: 0)
                .scaledBy(x: place.width, y: 1).translatedBy(x: -12, y: 0)
            path.addPath(SVGPath(lines[...]).path, transform: transform)
        }
        return path
    }

    private static let lines: [Character: String] = [
        "0": "M7.5 9.5a4.5 4.5 0 0 1 9 0v5a4.5 4.5 0 0 1 -9 0z",
        "1": "M9 7.5l4 -2.5v14",
        "2": "M7.5 9.2a4.4 4.2 0 0 1 8.8 0c0 3 -3.3 5.2 -8.8 9.8h9",
        "3": "M8 5h8l-4.6 5.3a4.4 4.4 0 1 1 -4.2 6",
        "4": "M14 19v-14l-7 9.5h10.5",
        "5": "M16 5h-7l-0.9 6.6a4.4 4.4 0 1 1 -0.4 5.2",
        "6": "M14.8 5c-4.4 3 -7.3 6.6 -7.3 9.8a4.5 4.3 0 1 0 9 0a4.5 4.3 0 0 0 -9 0",
        "7": "M7.5 5h9l-5.5 14",
        "8": "M8.1 8.4a3.9 3.4 0 1 0 7.8 0a3.9 3.4 0 1 0 -7.8 0z"
            + "M7.4 15.4a4.6 3.6 0 1 0 9.2 0a4.6 3.6 0 1 0 -9.2 0z",
        "9": "M9.2 19c4.4 -3 7.3 -6.6 7.3 -9.8a4.5 4.3 0 1 0 -9 0a4.5 4.3 0 0 0 9 0",
        "a": "M6.5 19l5.5 -14l5.5 14M8.6 14h6.8",
        "b": "M8 5v14h4.8a4 3.8 0 0 0 0 -7.6h-4.8h4.2a3.4 3.2 0 0 0 0 -6.4z",
        "c": "M17 8.2a5.2 5.6 0 0 0 -9.8 3.8a5.2 7 0 0 0 9.8 3.8",
        "d": "M7.5 5v14h3.5a5.8 7 0 0 0 0 -14z",
        "e": "M16 5h-7.5v14h7.5M8.5 12h6.5",
        "f": "M16 5h-7.5v14M8.5 12h6.5",
        "g": "M16.8 8.2a5.2 5.6 0 0 0 -9.8 3.8a5.2 7 0 0 0 10 2.5v-2h-4",
        "h": "M7.5 5v14M16.5 5v14M7.5 12h9",
        "i": "M12 5v14M9.5 5h5M9.5 19h5",
        "j": "M15 5v9.8a4 4.2 0 0 1 -7.8 0.6",
        "k": "M8 5v14M16.5 5l-8.5 8.2M11.2 10.4l5.6 8.6",
        "l": "M8.5 5v14h7.5",
        "m": "M6 19v-14l6 9l6 -9v14",
        "n": "M7.5 19v-14l9 14v-14",
        "o": "M6.5 12a5.5 7 0 1 0 11 0a5.5 7 0 1 0 -11 0z",
        "p": "M8 19v-14h4.4a4.2 4 0 0 1 0 8h-4.4",
        "q": "M6.5 12a5.5 7 0 1 0 11 0a5.5 7 0 1 0 -11 0zM13.5 15.5l3.5 4",
        "r": "M8 19v-14h4.4a4.2 3.8 0 0 1 0 7.6h-4.4M12.4 12.6l4.2 6.4",
        "s": "M16.3 7.8a4.3 3.4 0 1 0 -4.3 4.2a4.6 3.6 0 1 1 -4.6 4.2",
        "t": "M6.5 5h11M12 5v14",
        "u": "M7.5 5v9.5a4.5 4.5 0 0 0 9 0v-9.5",
        "v": "M6.5 5l5.5 14l5.5 -14",
        "w": "M5 5l3.5 14l3.5 -10l3.5 10l3.5 -14",
        "x": "M7 5l10 14M17 5l-10 14",
        "y": "M6.8 5l5.2 7.5l5.2 -7.5M12 12.5v6.5",
        "z": "M7.5 5h9l-9 14h9",
    ]
}
