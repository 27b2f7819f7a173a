public import Foundation
import Glibc

/// The space that is left on the disk of a shadow package.
public enum DiskSpace {
    /// The number of bytes below which nothing is begun: a small project takes several times that.
    private static let minimum: UInt64 = 32_000_000

    /// Throws if the disk of a folder is full, or nearly so. SwiftPM itself ends with a crash then.
    public static func check(_ folder: URL) throws(ShadowError) {
        var info = statvfs()
        guard statvfs(folder.path, &info) == 0 else { return }
        let free = UInt64(info.f_bavail) * UInt64(info.f_frsize)
        guard free < minimum else { return }
        throw .diskFull(folder: folder.path, free: Int(free))
    }
}
