public import Coordinates
import Foundation
import Harness

/// Converts a file made to break the reader.
public struct HostileFile: ~Copyable, Sendable {
    private let format: CoordinateFile.Format
    private let input = MemoryFile()
    private let output = MemoryFile()

    public init(_ format: CoordinateFile.Format) {
        self.format = format
    }

    /// Converts a file, which may fail but not trap. Where it does not fail, a conversion between a
    /// system and itself must give a file that the same conversion leaves as it is.
    public func test(_ bytes: UnsafeRawBufferPointer) {
        guard convert(bytes, .gcj02) else { return }
        precondition(convert(bytes, .wgs84), "Only a conversion to WGS-84 fails.")
        let first = output.bytes
        let isConverted = first.withUnsafeBytes { convert($0, .wgs84) }
        precondition(isConverted && output.bytes == first, "A converted file is not as it was.")
    }

    /// Returns whether the file made sense.
    private func convert(_ bytes: UnsafeRawBufferPointer, _ target: SystemKind) -> Bool {
        input.replace(with: bytes)
        output.empty()
        do throws(FileError) {
            try CoordinateFile.convert(
                input.handle, to: output.handle, format: format,
                by: SystemConversion(from: .wgs84, to: target, region: .amap))
            return true
        } catch {
            precondition(!error.description.isEmpty)
            return false
        }
    }
}
