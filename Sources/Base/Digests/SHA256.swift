import CCrypto
package import Foundation

/// The hash of FIPS 180-4 with 256 bits.
package enum SHA256 {
    /// Returns the hash of bytes as 64 hexadecimal digits.
    package static func hexadecimal(of data: Data) -> String {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        let isDone = data.withUnsafeBytes { bytes in
            EVP_Digest(bytes.baseAddress, bytes.count, &digest, &count, EVP_sha256(), nil)
        }
        precondition(isDone == 1, "The library has no SHA-256.")
        let digits = Array("0123456789abcdef")
        return String(
            digest.prefix(Int(count)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
