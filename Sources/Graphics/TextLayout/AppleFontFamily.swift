package import CoreGraphics

/// A family of fonts that iOS has, and the free family that is drawn in its place.
///
/// An app that names a font of iOS gets it with its names, weights and traits. A family of the same
/// name that the app brings along is used instead.
package struct AppleFontFamily: Hashable, Sendable {
    package let name: String

    /// The family that is drawn: one of ``FontSource/required`` or ``FontSource/substitutes``.
    package let substitute: String

    /// The faces, the regular one first.
    package let faces: [Face]

    /// The heights above and below the baseline at one point; `nil` for those of what is drawn.
    let heights: Heights?

    /// The parts of a line's height.
    struct Heights: Hashable, Sendable {
        let ascender: CGFloat
        let descender: CGFloat
        let leading: CGFloat
    }

    /// A font of the family.
    package struct Face: Hashable, Sendable {
        /// The name for programs, such as `AvenirNext-DemiBold`.
        package let postScriptName: String

        /// The style within the family, such as `DemiBold`.
        package let style: String

        /// The weight from 100 to 900.
        package let weight: Int

        package let isItalic: Bool

        package let isCondensed: Bool
    }

    /// `true` if all characters are equally wide.
    package var isMonospaced: Bool {
        ["Courier", "Courier New", "Menlo"].contains(name)
    }

    /// All families, sorted by their names.
    package static let all: [AppleFontFamily] = table.split(separator: "\n")
        .map(AppleFontFamily.init(line:)).sorted { $0.name < $1.name }

    private static let byName = Dictionary(
        uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })

    /// The families and faces by the faces' names for programs and for people, in lower case.
    fileprivate static let byFace: [String: (AppleFontFamily, Face)] = all.reduce(into: [:]) {
        found, family in
        for face in family.faces {
            found[family.fullName(of: face).lowercased()] = (family, face)
        }
        for face in family.faces { found[face.postScriptName.lowercased()] = (family, face) }
    }

    /// Returns the family with a name, ignoring case.
    package static func named(_ name: String) -> AppleFontFamily? { byName[name.lowercased()] }

    /// Returns the name for people, such as `Avenir Next Demi Bold`.
    package func fullName(of face: Face) -> String {
        let words = face.style.reduce(into: "") { text, letter in
            if letter.isUppercase, !text.isEmpty { text += " " }
            text.append(letter)
        }
        return face.style == "Regular" ? name : "\(name) \(words)"
    }

    /// Returns the face nearest to a font's slant, width and weight.
    package func face(nearestTo font: TextFont) -> Face {
        func distance(_ face: Face) -> Int {
            (face.isItalic == font.isItalic ? 0 : 10_000)
                + (face.isCondensed == (font.width < 90) ? 0 : 2000)
                + abs(face.weight - font.weight)
        }
        return faces.min { distance($0) < distance($1) } ?? faces[0]
    }
}

// MARK: - Finding fonts

extension TextFont {
    /// Returns the font of iOS with a name for programs, for people, or of a family, ignoring case;
    /// `nil` if iOS has none.
    package init?(appleName name: String, size: CGFloat) {
        if let family = AppleFontFamily.named(name) {
            self.init(family, family.faces[0], size: size)
        } else if let (family, face) = AppleFontFamily.face(named: name) {
            self.init(family, face, size: size)
        } else {
            return nil
        }
    }

    /// Creates a face of a family of iOS.
    package init(_ family: AppleFontFamily, _ face: AppleFontFamily.Face, size: CGFloat) {
        self.init(
            family: .named(family.name), size: size, weight: face.weight, isItalic: face.isItalic)
        if face.isCondensed { width = 75 }
    }

    /// The family of iOS whose name the font has, unless a family of that name is installed.
    package var appleFamily: AppleFontFamily? {
        guard case .named(let name) = family, let family = AppleFontFamily.named(name),
            FontLibrary.shared.familyName(matching: name) == nil
        else { return nil }
        return family
    }
}

extension AppleFontFamily {
    fileprivate static func face(named name: String) -> (AppleFontFamily, Face)? {
        byFace[name.lowercased()]
    }

    /// Reads a line of ``table``.
    fileprivate init(line: Substring) {
        let parts = line.split(separator: ";").map {
            $0.drop { $0 == " " }
        }
        let name = String(parts[0])
        self.name = name
        substitute = String(parts[2])
        let numbers = parts.count > 4 ? parts[4].split(separator: " ").compactMap { Int($0) } : []
        heights =
            numbers.count < 2
            ? nil
            : Heights(
                ascender: CGFloat(numbers[0]) / 1000, descender: -CGFloat(numbers[1]) / 1000,
                leading: numbers.count > 2 ? CGFloat(numbers[2]) / 1000 : 0)
        faces = parts[3].split(separator: " ").map {
            Face(entry: $0, prefix: parts[1], isCondensed: name.hasSuffix("Condensed"))
        }
    }
}

extension AppleFontFamily.Face {
    /// The weights by the words for them.
    private static let weights = [
        "ultralight": 100, "extralight": 200, "thin": 200, "light": 300, "medium": 500,
        "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800,
        "black": 900,
    ]

    /// Reads a face of ``AppleFontFamily/table``.
    fileprivate init(entry: Substring, prefix: Substring, isCondensed: Bool) {
        let named = entry.split(separator: "=")
        let weighed = named[named.count - 1].split(separator: ":")
        style = String(weighed[0])
        postScriptName = named.count > 1 ? String(named[0]) : "\(prefix)-\(style)"
        var words = style.lowercased()
        var isItalic = false
        for slant in ["italic", "oblique"] where words.hasSuffix(slant) {
            words.removeLast(slant.count)
            isItalic = true
        }
        self.isItalic = isItalic
        self.isCondensed = isCondensed || words.hasPrefix("condensed")
        if words.hasPrefix("condensed") { words.removeFirst("condensed".count) }
        weight = weighed.count > 1 ? Int(weighed[1]) ?? 400 : Self.weights[words] ?? 400
    }
}
