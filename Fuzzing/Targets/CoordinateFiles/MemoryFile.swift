import Foundation

/// A file that is nowhere but in memory.
struct MemoryFile: ~Copyable, Sendable {
    private let descriptor: Int32

    init() {
        var path = Array("/dev/shm/touchstone-XXXXXX".utf8CString)
        descriptor = mkstemp(&path)
        precondition(descriptor >= 0, "The system gives no file in memory: error \(errno).")
        unlink(path)
    }

    deinit { close(descriptor) }

    var handle: FileHandle { FileHandle(fileDescriptor: descriptor, closeOnDealloc: false) }

    /// Makes `bytes` all that the file holds, and goes to their start.
    func replace(with bytes: UnsafeRawBufferPointer) {
        empty()
        let wrote = pwrite(descriptor, bytes.baseAddress, bytes.count, 0)
        precondition(wrote == bytes.count, "Wrote \(wrote) of \(bytes.count) bytes to memory.")
    }

    func empty() {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
    }

    /// All that the file holds.
    var bytes: [UInt8] {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = pread(descriptor, buffer.baseAddress, size, 0)
        }
    }
}
