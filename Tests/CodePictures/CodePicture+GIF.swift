package import Foundation
import QRMaking

extension CodePicture {
    /// A GIF of frames that show a code each, or none for `nil`, with any delay and loop count.
    package static func gif(
        _ texts: [String?], delay: UInt8 = 10, loops: [UInt8]? = [0, 0]
    ) throws -> Data {
        let side = 80
        var gif: [UInt8] = Array("GIF89a".utf8) + [UInt8(side), 0, UInt8(side), 0, 0xF0, 0, 0]
        // Two colours, black and white.
        gif += [0, 0, 0, 255, 255, 255]
        if let loops {
            gif += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + loops + [0]
        }
        for text in texts {
            gif += [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
            gif += [0x2C, 0, 0, 0, 0, UInt8(side), 0, UInt8(side), 0, 0, 2]
            let code = try text.map { try QREncoder().matrix(for: $0) }
            // Pixels of three bits each: two colours and a code that forgets the table.
            var bits: [Bool] = []
            for y in 0..<side {
                for x in 0..<side {
                    let (column, row) = (x / 2 - 4, y / 2 - 4)
                    let modules = 0..<(code?.side ?? 0)
                    let isInside = modules.contains(column) && modules.contains(row)
                    let isLight = !isInside || code?[column, row] == false
                    if (y * side + x).isMultiple(of: 2) { bits += [false, false, true] }
                    bits += [isLight, false, false]
                }
            }
            bits += [true, false, true]
            let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
                bits[start..<min(start + 8, bits.count)].reversed().reduce(UInt8(0)) {
                    $0 << 1 | ($1 ? 1 : 0)
                }
            }
            for start in stride(from: 0, to: bytes.count, by: 255) {
                let block = bytes[start..<min(start + 255, bytes.count)]
                gif += [UInt8(block.count)] + block
            }
            gif.append(0)
        }
        return Data(gif + [0x3B])
    }
}
