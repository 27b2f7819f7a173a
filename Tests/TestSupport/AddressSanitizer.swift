import Foundation

/// The address sanitizer, which makes stack frames larger and keeps memory that was released.
public enum AddressSanitizer {
    /// `true` in a build with it.
    public static var isUsed: Bool { dlsym(nil, "__asan_init") != nil }
}
