import AssociatedValues
public import Foundation

/// The types of data that a responder takes from the pasteboard.
///
///     imageView.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The uniform type identifiers of the data. Data of a more special type is taken too.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that takes data of these types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that takes what a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that takes nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    nonisolated deinit {}

    /// Adds types that are taken.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that a class can be read from.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }
}

/// An object that takes what is pasted.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of data that the object takes; `nil` for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Takes the items of the pasteboard.
    func paste(itemProviders: [NSItemProvider])

    /// Returns `true` if the object takes these items.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {
    /// Returns the items of the general pasteboard, whose module stands above.
    package static var itemsOfPasteboard: () -> [NSItemProvider] = { [] }

    /// `true` if the pasteboard has items that the responder's configuration takes.
    final var canPasteItems: Bool {
        pasteConfiguration != nil && canPaste(Self.itemsOfPasteboard())
    }

    /// Gives the responder the items of the pasteboard, if it takes them.
    final func pasteItems() {
        guard pasteConfiguration != nil else { return }
        let items = Self.itemsOfPasteboard()
        if canPaste(items) { paste(itemProviders: items) }
    }

    /// `true` if each of some items has a type that the configuration takes.
    final func acceptsTypes(of items: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return !items.isEmpty
            && items.allSatisfy { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }

    final var storedPasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, &configurationKey) as? UIPasteConfiguration }
        set {
            objc_setAssociatedObject(self, &configurationKey, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}

private var configurationKey: UInt8 = 0
