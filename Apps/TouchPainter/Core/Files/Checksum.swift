import Foundation

/// The CRC-32 of PNG and gzip, which finds all damage of up to four bytes in a row.
enum Checksum {
    static func of(_ data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            var sum: UInt32 = ~0
            for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
            return ~sum
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in
            sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
        }
    }
}
