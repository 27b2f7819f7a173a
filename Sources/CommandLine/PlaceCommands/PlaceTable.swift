import FoundationGaps
import Places

/// Found places as lines of a terminal, with columns that stay in line whatever script they are in.
struct PlaceTable {
    private static let gap = "  "
    private static let mostColumns = 44

    private var rows: [[String]] = []

    mutating func add(_ row: [String]) { rows.append(row.map(Self.shortened)) }

    /// - Parameters:
    ///   - found: What a search found.
    ///   - language: The language of categories and countries.
    init(_ found: [FoundPlace], in language: Language) {
        for found in found {
            let place = found.place
            add([
                found.distance.map(Self.text) ?? "", place.name, place.englishName ?? "",
                place.category.name(in: language.rawValue),
                place.addressLine(in: nil), place.country(in: language.rawValue) ?? "",
                "\(place.coordinate.latitude),\(place.coordinate.longitude)",
            ])
        }
    }

    init() {}

    /// The lines, without columns that nothing is in. The first column with metres or kilometres is
    /// aligned to the right.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().compactMap { column, cell -> String? in
                let (text, width) = cell
                guard width > 0 else { return nil }
                let padding = String(repeating: " ", count: width - TextWidth.columns(of: text))
                return column == 0 ? padding + text : text + padding
            }
            return cells.joined(separator: Self.gap).withoutSpacesAtEnd + "\n"
        }.joined()
    }

    /// Metres up to a kilometre, then kilometres.
    static func text(_ metres: Double) -> String {
        guard metres >= 999.5 else { return "\(Int(metres.rounded())) m" }
        let tenths = Int((metres / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) km"
    }

    /// A text that leaves room for the other columns.
    private static func shortened(_ text: String) -> String {
        let line = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
        guard TextWidth.columns(of: String(line)) > mostColumns else { return String(line) }
        var kept = ""
        for character in line {
            guard TextWidth.columns(of: kept) + TextWidth.columns(of: character) < mostColumns
            else { break }
            kept.append(character)
        }
        return kept + "…"
    }
}

extension String {
    fileprivate var withoutSpacesAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
