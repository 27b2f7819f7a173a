import Coordinates
import Foundation

/// Builds places from records of files.
struct PlaceBuilder {
    /// The result for a record.
    enum Outcome {
        case place(Place)

        /// Not a searchable place, as words that follow “it is”.
        case leftOut(String)

        /// An invalid place, with the position of the error.
        case bad(String, at: FileError.Position)
    }

    /// The file's name, which distinguishes its numbers from those of other files.
    let source: String

    /// `true` if numbers are OpenStreetMap's.
    let isOpenStreetMap: Bool

    /// The conversion from the file's coordinate system to WGS-84.
    let conversion: SystemConversion

    /// The default city of the places.
    let city: String

    private static let mainNames = ["name", "name:zh", "name:zh-Hans", "name:zh-Hant", "name:en"]
    private static let otherNames = [
        "name:zh", "name:zh-Hans", "name:zh-Hant", "name:zh-yue", "alt_name", "alt_name:zh",
        "alt_name:en", "short_name", "short_name:en", "official_name", "official_name:en",
        "loc_name", "int_name", "old_name", "old_name:en",
    ]

    /// The maximum length of a name in UTF-8 bytes.
    private static let mostNameBytes = 1024

    func outcome(of record: SourceRecord) -> Outcome {
        let point: MapPoint
        switch record.shape {
        case .point(let found): point = found
        case .line(let points, let words):
            guard OSMCategories.isStreet(record.tags) else { return .leftOut(words) }
            return street(of: record, along: points)
        case .other(let words): return .leftOut(words)
        case .wrong(let words): return .bad(words, at: record.position)
        }
        let coordinate: Coordinate<WGS84>
        do {
            coordinate = try self.coordinate(of: point)
        } catch {
            let isLatitude = if case .latitude = error { true } else { false }
            let positions = record.coordinatePositions
            let position = isLatitude ? positions?.latitude : positions?.longitude
            return .bad(error.description, at: position ?? record.position)
        }
        return place(of: record, at: coordinate)
    }

    private func coordinate(
        of point: MapPoint
    ) throws(CoordinateError) -> Coordinate<WGS84> {
        let numbers = try conversion.apply(latitude: point.latitude, longitude: point.longitude)
        return try Coordinate(latitude: numbers.latitude, longitude: numbers.longitude)
    }

    private func street(of record: SourceRecord, along points: [MapPoint]) -> Outcome {
        let line: StreetLine?
        do {
            line = StreetLine(try points.map { point in try coordinate(of: point) })
        } catch {
            return .bad("\(error)", at: record.position)
        }
        guard let line else { return .bad("It has no point.", at: record.position) }
        var record = record
        record.tags[StreetLine.attribute] = line.text
        record.tags["category"] = PlaceCategory.placeNames.code
        return place(of: record, at: line.middle)
    }

    private func place(of record: SourceRecord, at coordinate: Coordinate<WGS84>) -> Outcome {
        var tags = record.tags.withoutNull
        guard let name = takeName(from: &tags) ?? houseNumber(in: tags) else {
            return .leftOut("without a name")
        }
        guard let category = takeCategory(from: &tags) else {
            return .bad("“\(tags["category"] ?? "")” is no category.", at: record.position)
        }
        let englishName = tags.take("name:en").flatMap { $0 == name ? nil : $0 }
        let otherNames = takeOtherNames(from: &tags).filter { $0 != name && $0 != englishName }
        for name in [name, englishName ?? ""] + otherNames
        where name.utf8.count > Self.mostNameBytes {
            return .bad("A name of \(name.count) characters is none.", at: record.position)
        }
        let id = takeIdentity(from: &tags, fallback: "\(name)@\(coordinate)")
        return .place(
            Place(
                id: id, name: name, englishName: englishName, otherNames: otherNames,
                coordinate: coordinate, category: category, address: takeAddress(from: &tags),
                city: tags.take("addr:city") ?? tags.take("city") ?? city,
                region: tags.take("addr:district") ?? tags.take("region") ?? "",
                attributes: tags))
    }

    // MARK: Parts

    /// Returns the street and the number of a building without a name; `nil` if it has none.
    private func houseNumber(in tags: [String: String]) -> String? {
        guard tags["addr:housenumber"] != nil,
            tags["addr:street"] != nil || tags["addr:place"] != nil
        else { return nil }
        var tags = tags
        return takeAddress(from: &tags)
    }

    private func takeName(from tags: inout [String: String]) -> String? {
        for key in Self.mainNames {
            if let name = tags.take(key) { return name }
        }
        return nil
    }

    /// Returns the category named by a file, or that of its tags; places without any have at least
    /// a name. Returns `nil` for an unknown category name.
    private func takeCategory(from tags: inout [String: String]) -> PlaceCategory? {
        let text = tags["category"]
        if let category = text.flatMap({ PlaceCategory(name: $0) }) {
            tags["category"] = nil
            return category
        }
        if let category = OSMCategories.category(of: tags) { return category }
        return text.map { OSMCategories.category(ofKind: $0) } ?? .placeNames
    }

    private func takeOtherNames(from tags: inout [String: String]) -> [String] {
        Self.otherNames.flatMap { key -> [String] in
            (tags.take(key) ?? "").split(separator: ";")
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                .filter { !$0.isEmpty }
        }.withoutRepetition
    }

    private func takeIdentity(from tags: inout [String: String], fallback: String) -> Int64 {
        let text = tags["@id"] ?? tags["osm_id"] ?? tags["osm_way_id"] ?? tags["id"]
        guard isOpenStreetMap, let text else {
            return PlaceIdentity(text ?? fallback, source: source).number
        }
        let type = tags["@type"] ?? tags["osm_type"] ?? (tags["osm_way_id"] == text ? "way" : nil)
        guard let identity = PlaceIdentity(openStreetMap: text, type: type) else {
            return PlaceIdentity(text, source: source).number
        }
        for key in ["@id", "@type", "osm_type", "osm_way_id"] { tags[key] = nil }
        if tags["id"] == text { tags["id"] = nil }
        tags["osm_id"] = identity.text
        return identity.number
    }

    private func takeAddress(from tags: inout [String: String]) -> String {
        if let whole = tags.take("addr:full") ?? tags.take("address") { return whole }
        // Houses of a village without streets belong to a place.
        let street =
            tags.take("addr:street") ?? tags.take("addr_street") ?? tags.take("addr:place")
        let number = tags.take("addr:housenumber") ?? tags.take("addr_housenumber")
        let isChinese = street?.unicodeScalars.contains(where: \.isUnifiedHan) ?? false
        return (isChinese ? [street, number] : [number, street]).compactMap(\.self)
            .joined(separator: " ")
    }
}

extension [String: String] {
    /// Removes and returns a non-empty value, without surrounding spaces.
    fileprivate mutating func take(_ key: String) -> String? {
        guard let text = removeValue(forKey: key) else { return nil }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
