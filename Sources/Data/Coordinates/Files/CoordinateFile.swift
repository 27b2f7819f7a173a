public import Foundation

/// A file of places, converted from one system to another as a stream: any length in constant memory.
///
///     try CoordinateFile.convert(
///         "in.geojson", to: "out.geojson", by: SystemConversion(from: .wgs84, to: .gcj02, region: .amap))
///
/// Only the numbers of coordinates change, to nine decimals; every other byte is copied.
public enum CoordinateFile {
    public enum Format: String, CaseIterable, Sendable {
        /// Positions of geometries and corners of boxes (RFC 7946).
        case geojson

        /// Attributes `lat` and `lon`.
        case gpx

        /// Columns `lat` and `lon`, named by the header row.
        case csv

        /// The format that a path's extension names; `json` is GeoJSON.
        public init?(path: String) {
            let pathExtension = (path as NSString).pathExtension.lowercased()
            self.init(rawValue: pathExtension == "json" ? "geojson" : pathExtension)
        }
    }

    /// Converts one open file into another. Both stay the caller's to close.
    ///
    /// - Throws: ``FileError``, with the line and the column where the input makes no sense. What was written by then is no
    ///   whole file.
    public static func convert(
        _ input: FileHandle, to output: FileHandle, format: Format,
        by conversion: SystemConversion
    ) throws(FileError) {
        try convert(
            input.fileDescriptor, to: output.fileDescriptor, format: format, by: conversion)
    }

    /// - Parameter pieceSize: How many bytes are read or written at once, at most.
    static func convert(
        _ input: Int32, to output: Int32, format: Format, by conversion: SystemConversion,
        pieceSize: Int = 1 << 18
    ) throws(FileError) {
        let writer = ByteWriter(descriptor: output, pieceSize: pieceSize)
        switch format {
        case .geojson:
            let text = ByteEditor(input: input, output: writer, pieceSize: pieceSize)
            try GeoJSONConverter(text: text, conversion: conversion).convert()
        case .gpx:
            let text = ByteEditor(input: input, output: writer, pieceSize: pieceSize)
            try GPXConverter(text: text, conversion: conversion).convert()
        case .csv:
            let reader = ByteReader(descriptor: input, pieceSize: pieceSize)
            try CSVConverter(reader: reader, writer: writer, conversion: conversion).convert()
        }
    }

    /// Converts a file into another, which may be the same one.
    ///
    /// The new file takes its place only when it is whole: after an error the old one is as it was.
    ///
    /// - Throws: ``FileError`` with the input's path.
    public static func convert(
        _ inputPath: String, to outputPath: String, format: Format,
        by conversion: SystemConversion
    ) throws(FileError) {
        guard let input = FileHandle(forReadingAtPath: inputPath) else {
            throw FileError(.access(String(cString: strerror(errno))), path: inputPath)
        }
        let unfinishedPath = outputPath + ".part"
        guard FileManager.default.createFile(atPath: unfinishedPath, contents: nil),
            let output = FileHandle(forWritingAtPath: unfinishedPath)
        else {
            throw FileError(.access(String(cString: strerror(errno))), path: outputPath)
        }
        do {
            try convert(input, to: output, format: format, by: conversion)
        } catch {
            unlink(unfinishedPath)
            throw FileError(error.reason, at: error.position, path: inputPath)
        }
        guard rename(unfinishedPath, outputPath) == 0 else {
            throw FileError(.access(String(cString: strerror(errno))), path: outputPath)
        }
    }
}
