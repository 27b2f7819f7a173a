import Coordinates
import Foundation
import Places
import PostgreSQL

/// A place as a row of the table `places`.
enum PlaceRow {
    /// The columns of a place, in the order read by ``place(in:row:)``.
    static let columns = """
        id, name, english_name, other_names, latitude_e7, longitude_e7, category, address, city, \
        region, attributes
        """

    /// The number of ``columns``.
    static let columnCount = 11

    /// Returns the place in a row of a query for ``columns``.
    ///
    /// - Throws: ``PostgresFailure`` when the row has values that this library cannot have written.
    static func place(
        in result: borrowing PostgresResult, row: Int
    ) throws(PostgresFailure) -> Place {
        func number<Number: FixedWidthInteger>(_ column: Int) -> Number? {
            result.text(row, column).flatMap { Number($0) }
        }
        guard let id: Int64 = number(0), let name = result.text(row, 1),
            let y: Int32 = number(4), let x: Int32 = number(5),
            let point = GridPoint(x: x, y: y),
            let category = number(6).flatMap(PlaceCategory.init(rawValue:)),
            let attributes = attributes(result.text(row, 10) ?? "")
        else {
            throw PostgresFailure(
                code: "XX001",
                message: "the row of place \(result.text(row, 0) ?? "") makes no sense")
        }
        return Place(
            id: id, name: name, englishName: result.text(row, 2),
            otherNames: result.texts(row, 3), coordinate: point.coordinate, category: category,
            address: result.text(row, 7) ?? "", city: result.text(row, 8) ?? "",
            region: result.text(row, 9) ?? "", attributes: attributes)
    }

    private static func attributes(_ json: String) -> [String: String]? {
        json == "{}" ? [:] : try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    }

    // MARK: Writing

    /// The columns of ``append(_:to:)``.
    static let writtenColumns = columns + ", name_keys"

    /// Returns places in COPY's format, the last of several with one number, in the order of their
    /// numbers. Computed on all processors.
    static func rows(of places: [Place]) async -> [UInt8] {
        let last = Dictionary(places.map { ($0.id, $0) }) { _, later in later }
        let places = last.values.sorted { $0.id < $1.id }
        let count = max(places.count / ProcessInfo.processInfo.activeProcessorCount, 1_000)
        return await withTaskGroup(of: (Int, [UInt8]).self) { group in
            for start in stride(from: 0, to: places.count, by: count) {
                group.addTask {
                    var bytes: [UInt8] = []
                    for place in places[start..<min(start + count, places.count)] {
                        append(place, to: &bytes)
                    }
                    return (start, bytes)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
                .flatMap(\.1)
        }
    }

    /// Appends a place in COPY's format: a line of columns separated by tabs.
    private static func append(_ place: Place, to bytes: inout [UInt8]) {
        let point = GridPoint(place.coordinate)
        append("\(place.id)\t", to: &bytes)
        append(field: place.name, to: &bytes)
        if let name = place.englishName {
            append(field: name, to: &bytes)
        } else {
            append("\\N\t", to: &bytes)
        }
        append(field: PostgresArray.text(place.otherNames), to: &bytes)
        append("\(point.y)\t\(point.x)\t\(place.category.rawValue)\t", to: &bytes)
        for text in [place.address, place.city, place.region] { append(field: text, to: &bytes) }
        append(field: json(place.attributes), to: &bytes)
        var keys: Set<UInt32> = []
        NameKeys.visit(place) { keys.insert($0) }
        append(PostgresArray.text(of: keys) + "\n", to: &bytes)
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Appends a text with COPY's escapes, and a tab.
    private static func append(field text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"): append("\\\\", to: &bytes)
            case UInt8(ascii: "\t"): append("\\t", to: &bytes)
            case UInt8(ascii: "\n"): append("\\n", to: &bytes)
            case UInt8(ascii: "\r"): append("\\r", to: &bytes)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\t"))
    }

    /// Returns attributes as a JSON object.
    private static func json(_ attributes: [String: String]) -> String {
        let members = attributes.map { "\(quoted($0.key)):\(quoted($0.value))" }
        return "{\(members.joined(separator: ","))}"
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                quoted.append("\\")
                quoted.unicodeScalars.append(scalar)
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
