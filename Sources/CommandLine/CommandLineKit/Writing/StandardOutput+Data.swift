public import Foundation

extension StandardOutput {
    /// Writes data to an open file, usually ``Console/standardOutput``, without a buffer.
    public static func write(_ data: Data, to descriptor: Int32) throws(Failure) {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(Failure) in try StandardFiles.write(bytes, to: descriptor) }
        }
        try result.get()
    }
}
