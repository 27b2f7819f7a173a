package import Foundation

extension Bundle {
    /// Adds the entries of a property list to the `infoDictionary` of the main bundle.
    ///
    /// Foundation reads an `Info.plist` next to the program only, where a build has no place for
    /// one. Afterwards `Bundle.main.infoDictionary`, `object(forInfoDictionaryKey:)` and
    /// `bundleIdentifier` have the entries.
    ///
    /// - Throws: An error of Foundation's for data that is not a property list; it has the line.
    package static func addToMainInfo(_ data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard list is [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        guard let core = CoreFoundation.shared, let bundle = core.mainBundle(),
            let info = core.info(bundle)
        else { return }
        let object = NSData(data: data)
        let entries = withExtendedLifetime(object) {
            core.readList(nil, Unmanaged.passUnretained(object).toOpaque(), 0, nil, nil)
        }
        guard let entries else { return }
        core.apply(entries, { CoreFoundation.shared?.setValue($2, $0, $1) }, info)
    }
}

/// Functions of CoreFoundation, which Foundation on Linux contains and does not declare.
private struct CoreFoundation: Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Getter = @Sendable @convention(c) () -> Object?
    typealias Part = @Sendable @convention(c) (Object) -> Object?
    typealias Reader = @Sendable @convention(c) (Object?, Object, UInt, Object?, Object?) -> Object?
    typealias Entry = @convention(c) (Object?, Object?, Object?) -> Void
    typealias Loop = @Sendable @convention(c) (Object, Entry, Object?) -> Void
    typealias Setter = @Sendable @convention(c) (Object?, Object?, Object?) -> Void

    let mainBundle: Getter
    let info: Part
    let readList: Reader
    let apply: Loop
    let setValue: Setter

    /// The functions; `nil` in a process that does not have them.
    static let shared = CoreFoundation()

    private init?() {
        guard let mainBundle = dlsym(nil, "CFBundleGetMainBundle"),
            let info = dlsym(nil, "CFBundleGetInfoDictionary"),
            let readList = dlsym(nil, "CFPropertyListCreateWithData"),
            let apply = dlsym(nil, "CFDictionaryApplyFunction"),
            let setValue = dlsym(nil, "CFDictionarySetValue")
        else { return nil }
        self.mainBundle = unsafeBitCast(mainBundle, to: Getter.self)
        self.info = unsafeBitCast(info, to: Part.self)
        self.readList = unsafeBitCast(readList, to: Reader.self)
        self.apply = unsafeBitCast(apply, to: Loop.self)
        self.setValue = unsafeBitCast(setValue, to: Setter.self)
    }
}
