import Coordinates
import Foundation

/// Reads OpenStreetMap's own files with the program `osmium`, which builds areas of their parts.
enum OSMExport {
    /// Returns a nameless temporary file with the objects of a file as features of GeoJSON, one on
    /// each line.
    ///
    /// - Throws: ``FileError`` when `osmium` is missing or cannot read the file.
    static func features(of path: String) async throws(FileError) -> FileHandle {
        let features = try SourceText.temporaryFile()
        let messages = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "osmium", "export", "--no-progress", "--output-format=geojsonseq",
            "--format-option=print_record_separator=false", "--attributes=type,id",
            URL(fileURLWithPath: path).path,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = features
        process.standardError = messages
        let status: Int32
        do {
            status = try await run(process)
        } catch {
            throw FileError(.access("osmium cannot be started: \(error.localizedDescription)"))
        }
        guard status == 0 else {
            let said = messages.fileHandleForReading.readDataToEndOfFile()
            throw FileError(.access(reason(status, String(decoding: said, as: UTF8.self))))
        }
        return try PlaceImport.rewound(features)
    }

    /// Waits for a process; a cancelled task ends it.
    private static func run(_ process: Process) async throws -> Int32 {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = {
                    continuation.resume(returning: $0.terminationStatus)
                }
                do {
                    try process.run()
                } catch {
                    process.terminationHandler = nil
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            if process.isRunning { process.terminate() }
        }
    }

    private static func reason(_ status: Int32, _ words: String) -> String {
        if status == 127 {
            return "files of OpenStreetMap are read by osmium; install osmium-tool"
        }
        let line = words.split(separator: "\n").last.map(String.init) ?? ""
        return "osmium says: \(line.isEmpty ? "exit code \(status)" : line)"
    }
}
