public import Foundation

/// Data that can be dragged, in one or several representations, made when it is asked for.
///
///     let provider = NSItemProvider(object: "Tea")
///     provider.loadObject(ofClass: String.self) { text, error in … }
///
/// Handlers are called on the main actor, in a later turn of the main loop.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    /// A closure that makes the data of a representation, and passes it on when it is ready.
    public typealias DataLoadHandler = (
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

    private struct Representation {
        var type: String
        var visibility: NSItemProviderRepresentationVisibility
        var load: DataLoadHandler
    }

    /// The representations, the one with the highest fidelity first.
    private var representations: [Representation] = []

    /// A name for the data, such as that of a file.
    open var suggestedName: String?

    public override init() { super.init() }

    nonisolated deinit {}

    /// Creates a provider of an object: a text, an address, an image, or one of the app.
    public init(object: any NSItemProviderWriting) {
        super.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file's contents and its address; `nil` if the file does not exist.
    public init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
            return nil
        }
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        if let type = ItemType.ofFile(fileURL) {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                do {
                    completion(try Data(contentsOf: fileURL), nil)
                } catch {
                    completion(nil, error)
                }
                return nil
            }
        }
        registerObject(fileURL, visibility: .all)
    }

    // MARK: Registering

    /// Adds the representations of an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
            }
        }
    }

    /// Adds a representation, made when it is asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The uniform type identifier.
    ///   - visibility: The programs that may have it.
    ///   - loadHandler: Makes the bytes.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoadHandler
    ) {
        representations.removeAll { $0.type == typeIdentifier }
        representations.append(
            Representation(type: typeIdentifier, visibility: visibility, load: loadHandler))
    }

    // MARK: Asking

    /// The types of the representations, the one with the highest fidelity first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// The types of the representations that other programs may have.
    package final var outsideTypeIdentifiers: [String] {
        representations.filter { $0.visibility == .all }.map(\.type)
    }

    /// Returns `true` if there is a representation of a type, or of one that is more special.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representations.contains { ItemType.type($0.type, conformsTo: typeIdentifier) }
    }

    /// Returns `true` if objects of a class can be made of one of the representations.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        representation(for: aClass) != nil
    }

    private func representation(
        for aClass: any NSItemProviderReading.Type
    ) -> Representation? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representations.first(where: {
                ItemType.type($0.type, conformsTo: type)
            }) {
                return found
            }
        }
        return nil
    }

    // MARK: Loading

    /// Loads the data of the best representation of a type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(
            representations.first { ItemType.type($0.type, conformsTo: typeIdentifier) },
            else: .noRepresentation(typeIdentifier), completionHandler)
    }

    /// Makes an object of the best representation that its class can read.
    @discardableResult
    public func loadObject<Object: NSItemProviderReading>(
        ofClass aClass: Object.Type,
        completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
    ) -> Progress {
        let representation = representation(for: aClass)
        return load(representation, else: .noRepresentation("\(aClass)")) { data, error in
            guard let data, let representation else { return completionHandler(nil, error) }
            do {
                completionHandler(
                    try aClass.object(
                        withItemProviderData: data, typeIdentifier: representation.type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads the data of a type by one call of its handler, and says whether it is there at once.
    ///
    /// - Parameters:
    ///   - type: The type of a representation.
    ///   - late: Receives data that is not there at once, or `nil` if there is none.
    package final func load(
        _ type: String, late: @escaping @MainActor (Data?) -> Void
    ) -> ItemArrival {
        guard let found = representations.first(where: { $0.type == type }) else {
            return .atOnce(nil)
        }
        let arriving = ArrivingItem()
        _ = found.load { data, _ in
            if arriving.isLate(data) { Task { @MainActor in late(data) } }
        }
        return arriving.arrival()
    }

    private func load(
        _ representation: Representation?, else failure: NSItemProviderError,
        _ completion: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation else {
            Task { @MainActor in completion(nil, failure) }
            return Progress(totalUnitCount: 1)
        }
        let progress = representation.load { data, error in
            Task { @MainActor in completion(data, error) }
        }
        return progress ?? Progress(totalUnitCount: 1)
    }
}

/// The programs that see a representation.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    case all = 0
    case ownProcess = 3
}

/// A reason why an item provider has no object.
public nonisolated enum NSItemProviderError: Error, Hashable, Sendable {
    /// There is no representation of a type or for a class.
    case noRepresentation(String)

    /// The data of a type is damaged.
    case unreadable(type: String)
}

nonisolated extension NSItemProviderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noRepresentation(let wanted):
            "The item has no representation as \(wanted). Ask canLoadObject(ofClass:) first."
        case .unreadable(let type):
            "The item's data of type \(type) is damaged. Try another representation."
        }
    }
}
