public import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CGFont {
    /// Reads a font file; `nil` if it has no glyphs.
    public convenience init?(_ provider: CGDataProvider) {
        guard let face = FontFace(data: provider.bytes) else { return nil }
        self.init(face)
    }

    /// Finds an installed font by its name for programs or for people; `nil` if there is none.
    public convenience init?(_ name: CFString) {
        guard let font = UIFont(name: name, size: 12), let face = font.textFont.face else {
            return nil
        }
        self.init(face)
    }
}

/// The programs that see a registered font. All scopes have the same effect: the fonts are there
/// while this program runs.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3

    public static let user = persistent
}

/// The domain of the errors of the font manager.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The key of the addresses of fonts in the information of an error.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// What was wrong with a font.
public enum CTFontManagerError: CFIndex, Hashable, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201

    fileprivate var explanation: String {
        switch self {
        case .fileNotFound: "The font file does not exist."
        case .insufficientPermissions: "The font file may not be read."
        case .unrecognizedFormat: "The file is not a font."
        case .invalidFontData: "The font has no names by which text could use it."
        case .alreadyRegistered: "The font is registered already."
        case .notRegistered: "The font is not registered."
        }
    }
}

/// Makes the fonts of a file available by their names, to this program.
///
///     CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
///     label.font = UIFont(name: "Lobster-Regular", size: 24)
///
/// - Returns: `false`, with an error, if the file cannot be read, is not a font, or is registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    change(fontURL as URL, register, error)
}

/// Registers the fonts of several files.
///
/// - Parameter errors: Set to the errors of those that failed.
/// - Returns: `false` if one of them failed.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    changeAll(fontURLs, register, errors)
}

/// Registers the fonts of several files, and calls `registrationHandler` with the errors and
/// `true`.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(NSArray(array: failures(of: fontURLs, register)), true)
}

/// Makes the fonts of a file unavailable. Text that has them keeps them.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    change(fontURL as URL, unregister, error)
}

/// Makes the fonts of several files unavailable.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    changeAll(fontURLs, unregister, errors)
}

/// Makes a font that was read from bytes available by its names, to this program.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    var problem: CTFontManagerError?
    if let path = (font.source as? FontFace)?.path {
        switch TextFont.install(file: path) {
        case nil: problem = .invalidFontData
        case []: problem = .alreadyRegistered
        default: notifyOfChange()
        }
    } else {
        problem = .alreadyRegistered
    }
    return report(problem, to: error)
}

/// Makes a font that was registered unavailable.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let path = (font.source as? FontFace)?.path
    let isDone = path.map { TextFont.uninstall(file: $0) } ?? false
    if isDone { notifyOfChange() }
    return report(isDone ? nil : .notRegistered, to: error)
}

/// Returns the names of the families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    UIFont.familyNames as NSArray
}

/// Returns the names of all fonts for programs, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    TextFont.installedFonts.map(\.postScriptName) as NSArray
}

/// Returns the description of the font in a file, which need not be registered; `nil` if it is not
/// a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: fileURL as URL) else { return nil }
    return CTFontManagerCreateFontDescriptorFromData(NSData(data: data)).map { [$0] as NSArray }
}

/// Returns the description of a font that is read from bytes; `nil` if they are not a font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontFace(data: Data(referencing: data))?.font(size: 12).map { UIFont($0).fontDescriptor }
}

/// Posted after fonts were registered or unregistered.
public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
    "CTFontManagerFontChangedNotification"

// MARK: - Files

private func register(_ url: URL) -> CTFontManagerError? {
    let path = url.standardizedFileURL.path
    guard url.isFileURL, FileManager.default.fileExists(atPath: path) else { return .fileNotFound }
    guard FileManager.default.isReadableFile(atPath: path) else { return .insufficientPermissions }
    switch TextFont.install(file: path) {
    case nil: return .unrecognizedFormat
    case []: return .alreadyRegistered
    default:
        notifyOfChange()
        return nil
    }
}

private func unregister(_ url: URL) -> CTFontManagerError? {
    guard TextFont.uninstall(file: url.standardizedFileURL.path) else { return .notRegistered }
    notifyOfChange()
    return nil
}

/// Registers or unregisters a file; `false`, with an error, if that fails.
private func change(
    _ url: URL, _ action: (URL) -> CTFontManagerError?,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(action(url), url, to: error)
}

/// Passes an error to the caller, who owns it; `true` if there is none.
private func report(
    _ problem: CTFontManagerError?, _ url: URL? = nil,
    to error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = problem.map { .passRetained(failure($0, url)) }
    return problem == nil
}

/// Registers or unregisters several files; `false`, with the errors, if one of them fails.
private func changeAll(
    _ urls: CFArray, _ action: (URL) -> CTFontManagerError?,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let problems = failures(of: urls, action)
    errors?.pointee = problems.isEmpty ? nil : .passRetained(NSArray(array: problems))
    return problems.isEmpty
}

private func failures(
    of urls: CFArray, _ change: (URL) -> CTFontManagerError?
) -> [CFError] {
    urls.compactMap { element in
        let url = element as? URL ?? (element as? NSURL).map { $0 as URL }
        return url.flatMap { url in change(url).map { failure($0, url) } }
    }
}

private func failure(_ problem: CTFontManagerError, _ url: URL?) -> CFError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: problem.explanation]
    if let url { information[kCTFontManagerErrorFontURLsKey] = [url] }
    return NSError(
        domain: kCTFontManagerErrorDomain, code: problem.rawValue, userInfo: information)
}

private func notifyOfChange() {
    NotificationCenter.default.post(
        name: Notification.Name(kCTFontManagerRegisteredFontsChangedNotification), object: nil)
}
