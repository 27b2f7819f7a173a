import CQREncode
import Foundation
import QRReading

/// libqrencode: computes a symbol's modules from its segments.
enum EncoderLibrary {
    /// A symbol in the library's form: a byte per module, whose lowest bit is 1 for dark ones.
    struct Symbol {
        let version: Int
        let modules: [UInt8]
    }

    /// Returns the symbol of an unsplit text.
    static func symbol(
        of segments: Segments, format: SymbolFormat, level: CorrectionLevel
    ) throws(QRMakingError) -> Symbol {
        let input = try input(segments, format, level)
        defer { QRinput_free(input) }
        guard let code = QRcode_encodeInput(input) else { throw failure() }
        defer { QRcode_free(code) }
        return Symbol(code.pointee)
    }

    /// Returns the symbols of a split text.
    ///
    /// - Parameter parity: The exclusive or of all bytes of the text.
    static func symbols(
        of parts: [Segments], parity: UInt8, format: SymbolFormat, level: CorrectionLevel
    ) throws(QRMakingError) -> [Symbol] {
        guard let list = QRinput_Struct_new() else { throw failure() }
        defer { QRinput_Struct_free(list) }
        for part in parts {
            let input = try input(part, format, level)
            // The list owns the appended input.
            guard QRinput_Struct_appendInput(list, input) > 0 else {
                QRinput_free(input)
                throw failure()
            }
        }
        QRinput_Struct_setParity(list, parity)
        guard QRinput_Struct_insertStructuredAppendHeaders(list) == 0,
            let first = QRcode_encodeInputStructured(list)
        else { throw failure() }
        defer { QRcode_List_free(first) }
        var symbols: [Symbol] = []
        var next: UnsafeMutablePointer<QRcode_List>? = first
        while let entry = next {
            if let code = entry.pointee.code { symbols.append(Symbol(code.pointee)) }
            next = entry.pointee.next
        }
        return symbols
    }

    private static func input(
        _ segments: Segments, _ format: SymbolFormat, _ level: CorrectionLevel
    ) throws(QRMakingError) -> OpaquePointer {
        let version = Int32(format.version)
        let made =
            format.isMicro
            ? QRinput_newMQR(version, level.ofLibrary) : QRinput_new2(version, level.ofLibrary)
        guard let made else { throw failure() }
        var isComplete = !segments.isMarkedUTF8 || QRinput_appendECIheader(made, 26) == 0
        for segment in segments.segments where isComplete {
            isComplete =
                QRinput_append(
                    made, segment.mode.ofLibrary, Int32(segment.bytes.count), segment.bytes) == 0
        }
        guard isComplete else {
            let failure = failure()
            QRinput_free(made)
            throw failure
        }
        return made
    }

    private static func failure() -> QRMakingError { .failed(String(cString: strerror(errno))) }
}

extension EncoderLibrary.Symbol {
    fileprivate init(_ code: QRcode) {
        version = Int(code.version)
        let count = Int(code.width) * Int(code.width)
        modules = Array(UnsafeBufferPointer(start: code.data, count: count))
    }

    var isDark: [Bool] { modules.map { $0 & 0x01 != 0 } }

    /// The role of each module, from the upper bits. Separators are marked as finders, and
    /// distinguished by being outside of the seven modules of a finder.
    var roles: [QRMatrix.Role] {
        let side = Int(Double(modules.count).squareRoot())
        let isMicro = side < 21
        let near = 0..<7
        return modules.enumerated().map { index, module in
            let (y, x) = index.quotientAndRemainder(dividingBy: side)
            if module & 0x40 != 0 {
                let far = side - 7..<side
                let isFinder =
                    near.contains(x) && near.contains(y)
                    || !isMicro
                        && (far.contains(x) && near.contains(y)
                            || near.contains(x) && far.contains(y))
                return isFinder ? .finder : .separator
            }
            if module & 0x80 == 0 { return .data }
            if module & 0x20 != 0 { return .alignment }
            if module & 0x10 != 0 { return .timing }
            if module & 0x08 != 0 { return .version }
            return .format
        }
    }
}

extension CorrectionLevel {
    fileprivate var ofLibrary: QRecLevel {
        switch self {
        case .low: QR_ECLEVEL_L
        case .medium: QR_ECLEVEL_M
        case .quartile: QR_ECLEVEL_Q
        case .high: QR_ECLEVEL_H
        }
    }
}

extension SegmentMode {
    fileprivate var ofLibrary: QRencodeMode {
        switch self {
        case .numeric: QR_MODE_NUM
        case .alphanumeric: QR_MODE_AN
        case .byte: QR_MODE_8
        case .kanji: QR_MODE_KANJI
        }
    }
}
