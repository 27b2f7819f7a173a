public import Foundation
import FoundationGaps

/// A nib file, read once, from which objects are made any number of times.
///
///     tableView.register(UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: "book")
///
/// The file is the `.xib` that Xcode writes, among the bundle's resources. What is not known in it
/// is reported on standard error with its line.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let document: NibDocument
    private let bundle: Bundle

    /// Reads a file of a bundle.
    ///
    /// - Precondition: The bundle has a file `nibName.xib` that can be read.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        guard let file = bundle.nibFile(name, "xib") else {
            fatalError(
                """
                There is no nib “\(name)” in \(bundle.bundlePath). Add \(name).xib to the target's \
                resources in Package.swift, and pass Bundle.module.
                """)
        }
        do {
            document = try NibDocument(file, sizes: .ofScreen)
        } catch {
            fatalError("The nib cannot be read: \(error)")
        }
    }

    /// Reads the contents of a nib file.
    ///
    /// - Precondition: `nibData` is the XML of a nib.
    public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        do {
            document = try NibDocument(nibData, path: "nib", sizes: .ofScreen)
        } catch {
            fatalError("The nib cannot be read: \(error)")
        }
        super.init()
    }

    /// The scene that a prototype belongs to.
    private weak var scene: NibBuilder?

    init(_ document: NibDocument, bundle: Bundle, in scene: NibBuilder) {
        self.document = document
        self.bundle = bundle
        self.scene = scene
    }

    nonisolated deinit {}

    /// Makes the file's objects, connects them with each other and with `ownerOrNil`, and returns
    /// those at the top.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let builder = NibBuilder(document, bundle: bundle, in: scene)
        guard let objects = document.root.child("objects") else {
            let object = builder.object(for: document.root)
            builder.finish()
            return object.map { [$0] } ?? []
        }
        var result: [Any] = []
        for element in objects.children {
            if element.name == "placeholder" {
                if element["placeholderIdentifier"] == "IBFilesOwner", let ownerOrNil {
                    builder.set(ownerOrNil as AnyObject, for: element)
                }
            } else if let object = builder.object(for: element) {
                result.append(object)
            }
        }
        builder.finish()
        return result
    }
}

extension Bundle {
    /// Makes the objects of a nib file; `nil` when there is none of that name.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        guard nibFile(name, "xib") != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }

    /// The nib file with a name, also in the folder of the base language.
    nonisolated func nibFile(_ name: String, _ type: String) -> URL? {
        for folder in resourceFolders {
            for place in ["", "Base.lproj/", "base.lproj/", "en.lproj/"] {
                let path = "\(folder)/\(place)\(name).\(type)"
                if FileManager.default.fileExists(atPath: path) {
                    return URL(fileURLWithPath: path)
                }
            }
        }
        return nil
    }

    /// The name of the module whose resources the bundle has.
    nonisolated var moduleName: String? { moduleNames.first }

    /// The names that the module may have: SwiftPM joins those of package and target by `_`, which
    /// both may contain.
    nonisolated var moduleNames: [String] {
        Self.moduleNames(ofResources: bundleURL.lastPathComponent)
            ?? [executableURL?.lastPathComponent].compactMap { $0 }
    }

    /// The names that the module of a bundle of resources may have; `nil` for another folder.
    nonisolated static func moduleNames(ofResources folder: String) -> [String]? {
        guard folder.hasSuffix(".resources") else { return nil }
        let joined = folder.dropLast(".resources".count)
        return joined.indices.filter { joined[$0] == "_" }.map {
            String(joined[joined.index(after: $0)...])
        }
    }
}
