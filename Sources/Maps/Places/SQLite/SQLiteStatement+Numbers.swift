import SQLite

extension SQLiteStatement {
    /// Binds the bytes of numbers, little-endian.
    func bind(numbers: [some FixedWidthInteger], at index: Int32) {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: numbers)
        bind(bytes, at: index)
    }

    /// Returns the numbers in a column's bytes.
    func numbers<Number: FixedWidthInteger>(_ column: Int32, as: Number.Type) -> [Number] {
        withBytes(column) { Array(littleEndian: $0) }
    }
}

extension Array where Element: FixedWidthInteger {
    /// Decodes little-endian numbers.
    init(littleEndian bytes: UnsafeRawBufferPointer) {
        let count = bytes.count / MemoryLayout<Element>.size
        self.init(unsafeUninitializedCapacity: count) { numbers, initializedCount in
            UnsafeMutableRawBufferPointer(numbers).copyMemory(
                from: UnsafeRawBufferPointer(
                    rebasing: bytes.prefix(count * MemoryLayout<Element>.size)))
            initializedCount = count
        }
        #if _endian(big)
            self = map { Element(littleEndian: $0) }
        #endif
    }
}

extension [UInt8] {
    /// Appends the bytes of a number, little-endian.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// Appends the bytes of numbers, little-endian.
    mutating func append(littleEndian numbers: [some FixedWidthInteger]) {
        #if _endian(little)
            numbers.withUnsafeBytes { append(contentsOf: $0) }
        #else
            for number in numbers { append(littleEndian: number) }
        #endif
    }
}
