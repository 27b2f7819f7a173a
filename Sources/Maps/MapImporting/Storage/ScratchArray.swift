import Foundation

/// Values in a nameless temporary file: first they are appended, then, after ``freeze()``, read.
///
/// The system keeps in memory what is used, and frees it when memory is needed.
final class ScratchArray<Element: BitwiseCopyable> {
    private let descriptor: Int32
    private let folder: String
    private var pending: [Element] = []
    private var frozen: UnsafeMutableBufferPointer<Element>?

    /// The number of values.
    private(set) var count = 0

    init(folder: String) throws(MapImportError) {
        self.folder = folder
        var name = Array("\(folder)/.map-import.XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Self.failure(folder) }
        unlink(name)
    }

    deinit {
        if let frozen { munmap(frozen.baseAddress, frozen.count * MemoryLayout<Element>.stride) }
        close(descriptor)
    }

    private static func failure(_ folder: String) -> MapImportError {
        MapImportError(path: folder, reason: .unwritable(String(cString: strerror(errno))))
    }

    func append(_ element: Element) throws(MapImportError) {
        pending.append(element)
        count += 1
        if pending.count >= 1 << 16 { try flush() }
    }

    func append(contentsOf elements: [Element]) throws(MapImportError) {
        pending += elements
        count += elements.count
        if pending.count >= 1 << 16 { try flush() }
    }

    private func flush() throws(MapImportError) {
        let isWritten = pending.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard written > 0 else { return false }
                rest = rest.dropFirst(written)
            }
            return true
        }
        guard isWritten else { throw Self.failure(folder) }
        pending.removeAll(keepingCapacity: true)
    }

    /// Ends appending.
    func freeze() throws(MapImportError) {
        guard frozen == nil else { return }
        try flush()
        pending = []
        guard count > 0 else {
            frozen = UnsafeMutableBufferPointer(start: nil, count: 0)
            return
        }
        let start = mmap(
            nil, count * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE, MAP_SHARED,
            descriptor, 0)
        guard let start, start != MAP_FAILED else { throw Self.failure(folder) }
        frozen = UnsafeMutableBufferPointer(
            start: start.bindMemory(to: Element.self, capacity: count), count: count)
    }

    subscript(index: Int) -> Element { values[index] }

    /// The frozen values, which live as long as the array.
    var values: UnsafeMutableBufferPointer<Element> {
        guard let frozen else { preconditionFailure("Values are read before freeze().") }
        return frozen
    }
}

extension ScratchArray where Element: Identified {
    /// Returns the value with an id; the values are in the order of their ids.
    ///
    /// - Parameter hint: The index before the probable one, which becomes the index found.
    func value(id: Int64, after hint: inout Int) -> Element? {
        let values = values
        if hint + 1 < values.count, values[hint + 1].id == id {
            hint += 1
            return values[hint]
        }
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle].id < id { low = middle + 1 } else { high = middle }
        }
        guard low < values.count, values[low].id == id else { return nil }
        hint = low
        return values[low]
    }
}

/// A value with a number of OpenStreetMap.
protocol Identified: BitwiseCopyable {
    var id: Int64 { get }
}
