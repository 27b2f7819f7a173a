public import Foundation
import TextReading

/// Converts a file of coordinates from one system to another as a stream: any length in constant
/// memory.
///
///     try CoordinateFile.convert(
///         "in.geojson", to: "out.geojson",
///         by: SystemConversion(from: .wgs84, to: .gcj02, region: .amap))
///
/// Only the numbers of coordinates change, to nine decimals; every other byte is copied.
public enum CoordinateFile {
    /// The format of a file.
    public enum Format: String, CaseIterable, Sendable {
        /// Positions of geometries and corners of boxes (RFC 7946).
        case geojson

        /// Attributes `lat` and `lon`.
        case gpx

        /// Places, tracks, views and boxes of KML.
        case kml

        /// Columns `lat` and `lon`, named by the header row.
        case csv

        /// Creates the format for a path's extension; `json`, `geojsonl` and `geojsonseq` are
        /// GeoJSON, `tsv` and `tab` are CSV.
        public init?(path: String) {
            switch (path as NSString).pathExtension.lowercased() {
            case "geojson", "json", "geojsonl", "geojsonseq": self = .geojson
            case "gpx": self = .gpx
            case "kml": self = .kml
            case "csv", "tsv", "tab": self = .csv
            default: return nil
            }
        }

        /// Recognises GeoJSON by the first character of an open file, and GPX and KML by the first
        /// element, without moving the file's position. The result is `nil` for other text, and for
        /// a pipe.
        public init?(contentOf file: FileHandle) {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = pread(file.fileDescriptor, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            var text = bytes[..<count]
            if text.starts(with: "\u{FEFF}".utf8) { text = text.dropFirst(3) }
            switch text.first(where: { $0 > 0x20 }) {
            case UInt8(ascii: "{"): self = .geojson
            case UInt8(ascii: "<"):
                switch Self.rootElement(of: String(decoding: text, as: UTF8.self)) {
                case "gpx": self = .gpx
                case "kml": self = .kml
                default: return nil
                }
            default: return nil
            }
        }

        /// Returns the local name of the first element in the beginning of an XML text.
        private static func rootElement(of text: String) -> Substring? {
            var rest = text[...]
            while let start = rest.firstIndex(of: "<") {
                rest = rest[start...]
                let sections = [("<?", "?>"), ("<!--", "-->"), ("<!", ">")]
                guard let section = sections.first(where: { rest.hasPrefix($0.0) }) else {
                    let name = rest.dropFirst().prefix { !$0.isWhitespace && !"/>".contains($0) }
                    return name.split(separator: ":").last
                }
                guard let end = rest.range(of: section.1) else { return nil }
                rest = rest[end.upperBound...]
            }
            return nil
        }
    }

    /// Converts one open file into another. The caller closes both.
    ///
    /// - Parameters:
    ///   - input: The file to read.
    ///   - output: The file to write.
    ///   - format: The format of both files.
    ///   - conversion: The conversion of each coordinate.
    ///   - columns: The columns of the coordinates in a CSV file.
    ///   - progress: Called periodically with the number of bytes read.
    /// - Returns: The number of places.
    /// - Throws: ``FileError``, with the line and column of invalid input. The output is then
    ///   incomplete.
    /// - Precondition: A GPX or KML file is converted between systems in degrees.
    @discardableResult
    public static func convert(
        _ input: FileHandle, to output: FileHandle, format: Format,
        by conversion: SystemConversion, columns: CSVColumns = .usual,
        progress: ((_ bytesRead: Int) -> Void)? = nil
    ) throws(FileError) -> ConversionReport {
        let pieces = InputPieces(descriptor: input.fileDescriptor, progress: progress)
        return try convert(
            pieces, to: ByteWriter(descriptor: output.fileDescriptor), format: format,
            by: conversion, columns: columns)
    }

    /// - Parameter pieceSize: The maximum number of bytes per read.
    @discardableResult
    static func convert(
        _ input: InputPieces, to output: consuming ByteWriter, format: Format,
        by conversion: SystemConversion, columns: CSVColumns = .usual, pieceSize: Int = 1 << 16
    ) throws(FileError) -> ConversionReport {
        switch format {
        case .geojson:
            let text = ByteEditor(input: input, output: output, pieceSize: pieceSize)
            return try GeoJSONConverter(text: text, conversion: conversion).convert()
        case .gpx:
            Self.checkDegrees(conversion, format)
            let text = ByteEditor(input: input, output: output, pieceSize: pieceSize)
            return try GPXConverter(text: text, conversion: conversion).convert()
        case .kml:
            Self.checkDegrees(conversion, format)
            let text = ByteEditor(input: input, output: output, pieceSize: pieceSize)
            return try KMLConverter(text: text, conversion: conversion).convert()
        case .csv:
            let reader = ByteReader(input, pieceSize: pieceSize)
            let converter = CSVConverter(
                reader: reader, writer: output, conversion: conversion, columns: columns)
            return try converter.convert()
        }
    }

    private static func checkDegrees(_ conversion: SystemConversion, _ format: Format) {
        precondition(
            !conversion.source.isInMetres && !conversion.target.isInMetres,
            """
            \(format.rawValue.uppercased()) files hold degrees. Convert to \(SystemKind.wgs84), or \
            to GeoJSON or CSV.
            """)
    }

    /// Converts an open file, which the caller closes, into a file at a path, which may be the same
    /// one.
    ///
    /// The new file replaces the old one only when it is complete: after an error the old one is
    /// unchanged. Links are followed; a device or a pipe is written directly.
    ///
    /// - Parameters:
    ///   - input: The file to read.
    ///   - outputPath: The path of the new file.
    ///   - format: The format of both files.
    ///   - conversion: The conversion of each coordinate.
    ///   - columns: The columns of the coordinates in a CSV file.
    ///   - progress: Called periodically with the number of bytes read.
    /// - Returns: The number of places.
    /// - Throws: ``FileError``, with a path only for errors of the new file.
    /// - Precondition: A GPX or KML file is converted between systems in degrees.
    @discardableResult
    public static func convert(
        _ input: FileHandle, to outputPath: String, format: Format,
        by conversion: SystemConversion, columns: CSVColumns = .usual,
        progress: ((_ bytesRead: Int) -> Void)? = nil
    ) throws(FileError) -> ConversionReport {
        let output = try UnfinishedFile(for: outputPath)
        let report: ConversionReport
        do {
            report = try convert(
                input, to: output.handle, format: format, by: conversion, columns: columns,
                progress: progress)
        } catch {
            throw error.isAboutOutput ? error.about(outputPath) : error
        }
        try output.finish()
        return report
    }

    /// Converts a file into another, which may be the same one.
    ///
    /// - SeeAlso: ``convert(_:to:format:by:columns:progress:)``
    @discardableResult
    public static func convert(
        _ inputPath: String, to outputPath: String, format: Format,
        by conversion: SystemConversion, columns: CSVColumns = .usual,
        progress: ((_ bytesRead: Int) -> Void)? = nil
    ) throws(FileError) -> ConversionReport {
        let input = try open(inputPath)
        do {
            return try convert(
                input, to: outputPath, format: format, by: conversion, columns: columns,
                progress: progress)
        } catch {
            throw error.about(inputPath)
        }
    }

    /// Opens a file for reading.
    ///
    /// - Throws: ``FileError`` when the system refuses.
    public static func open(_ path: String) throws(FileError) -> FileHandle {
        guard let input = FileHandle(forReadingAtPath: path) else {
            throw FileError(.access(String(cString: strerror(errno))), path: path)
        }
        return input
    }
}
