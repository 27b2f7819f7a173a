import Coordinates
import Foundation
import TextEncodings
import XMLReading

/// Writes the places of KML and GPX files as features of GeoJSON: placemarks with their data, and
/// waypoints.
struct PlacemarkExport {
    /// Returns a nameless temporary file with the places as features of GeoJSON, each on the line
    /// of its element, so that messages have the right lines.
    ///
    /// - Throws: ``FileError`` where the file is no XML, or neither KML nor GPX.
    static func features(
        of file: FileHandle, _ format: PlaceImport.Format, encoding: TextEncoding?
    ) throws(FileError) -> FileHandle {
        var export = PlacemarkExport(features: try SourceText.temporaryFile())
        try export.read(reader(of: file, encoding: encoding), format)
        guard lseek(export.features.fileDescriptor, 0, SEEK_SET) == 0 else {
            throw FileError(.access(String(cString: strerror(errno))))
        }
        return export.features
    }

    private let features: FileHandle

    /// The text that is not yet written.
    private var text = Data()

    /// The line of the features file.
    private var line = 1

    /// The place that is being read.
    private var feature: Placemark?

    /// The names of the open elements.
    private var path: [String] = []

    /// The text of the innermost open element.
    private var content = ""

    private static let mostHeldBytes = 1 << 18

    private init(features: FileHandle) { self.features = features }

    // MARK: Reading

    private static func reader(
        of file: FileHandle, encoding: TextEncoding?
    ) throws(FileError) -> XMLReader {
        do throws(XMLError) {
            return try XMLReader(file.fileDescriptor, encoding: encoding?.name)
        } catch {
            throw FileError(.access(error.reason))
        }
    }

    private static func nextPart(of reader: inout XMLReader) throws(FileError) -> XMLReader.Part? {
        do throws(XMLError) {
            return try reader.next()
        } catch {
            throw FileError(
                .unexpected(found: "a mistake", expected: "XML"),
                at: FileError.Position(line: error.line, column: 1))
        }
    }

    private mutating func read(
        _ reader: consuming XMLReader, _ format: PlaceImport.Format
    ) throws(FileError) {
        while let part = try Self.nextPart(of: &reader) {
            switch part {
            case .start(let name, let attributes):
                if path.isEmpty, name != format.rawValue {
                    throw FileError(
                        .unexpected(
                            found: "the element “\(name)”",
                            expected: format.rawValue.uppercased()),
                        at: FileError.Position(line: reader.line, column: 1))
                }
                begin(name, attributes, at: reader.line)
            case .text(let text): if feature != nil { content += text }
            case .end(let name): try end(name)
            }
        }
        try write()
    }

    private mutating func begin(_ name: String, _ attributes: [String: String], at line: Int) {
        switch name {
        case "Placemark": feature = Placemark(line: line, id: attributes["id"])
        case "wpt":
            feature = Placemark(line: line, id: nil)
            let numbers = [attributes["lon"], attributes["lat"]].map { Double($0 ?? "") }
            feature?.add([numbers.compactMap(\.self)], as: "wpt")
        case "Data", "SimpleData": feature?.key = attributes["name"]
        default: break
        }
        path.append(name)
        content = ""
    }

    private mutating func end(_ name: String) throws(FileError) {
        defer { content = "" }
        if path.last == name { path.removeLast() }
        guard feature != nil else { return }
        if name == "Placemark" || name == "wpt" {
            try write(feature)
            feature = nil
        } else {
            feature?.end(name, in: path.last ?? "", content)
        }
    }

    private mutating func write(_ feature: Placemark?) throws(FileError) {
        guard let feature else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let data: Data
        do {
            data = try encoder.encode(feature.geoJSON)
        } catch {
            throw FileError(.access("its places cannot be written: \(error)"))
        }
        let breaks = max(feature.line - line, 0)
        text += Data(repeating: UInt8(ascii: "\n"), count: breaks) + data + Data(" ".utf8)
        line += breaks
        if text.count > Self.mostHeldBytes { try write() }
    }

    private mutating func write() throws(FileError) {
        do {
            try features.write(contentsOf: text)
        } catch {
            throw FileError(.writing("the temporary copy: \(error.localizedDescription)"))
        }
        text.removeAll(keepingCapacity: true)
    }
}
