public import Foundation

/// A file that is nowhere but in memory.
public struct MemoryFile: ~Copyable, Sendable {
    private let descriptor: Int32

    public init() {
        var path = Array("/dev/shm/touchstone-XXXXXX".utf8CString)
        descriptor = mkstemp(&path)
        precondition(descriptor >= 0, "The system gives no file in memory: error \(errno).")
        unlink(path)
    }

    deinit { close(descriptor) }

    public var handle: FileHandle {
        FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    }

    /// Where this process can open the file once more.
    public var path: String { "/proc/self/fd/\(descriptor)" }

    /// Makes `bytes` all that the file holds, and goes to their start.
    public func replace(with bytes: UnsafeRawBufferPointer) {
        empty()
        let wrote = pwrite(descriptor, bytes.baseAddress, bytes.count, 0)
        precondition(wrote == bytes.count, "Wrote \(wrote) of \(bytes.count) bytes to memory.")
    }

    public func empty() {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
    }

    /// All that the file holds.
    public var bytes: [UInt8] {
        let size = Int(lseek(descriptor, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = pread(descriptor, buffer.baseAddress, size, 0)
        }
    }
}
