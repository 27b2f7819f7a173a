public import Foundation

/// A storyboard file: scenes, each a controller with its view, and the segues between them.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .module)
///     let detail = storyboard.instantiateViewController(withIdentifier: "detail")
///
/// The file is the `.storyboard` that Xcode writes, among the bundle's resources.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let document: NibDocument
    private let bundle: Bundle

    /// The storyboards that references of this one name.
    private var referenced: [String: UIStoryboard] = [:]

    /// The controllers that are being made, the innermost last, by file and identifier.
    private static var making: [[String]] = []

    /// Reads a file of a bundle.
    ///
    /// - Precondition: The bundle has a file `name.storyboard` that can be read.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        bundle = storyboardBundleOrNil ?? .main
        guard let file = bundle.nibFile(name, "storyboard") else {
            fatalError(
                """
                There is no storyboard “\(name)” in \(bundle.bundlePath). Add \(name).storyboard to \
                the target's resources in Package.swift, and pass Bundle.module.
                """)
        }
        do {
            document = try NibDocument(file, sizes: .ofScreen)
        } catch {
            fatalError("The storyboard cannot be read: \(error)")
        }
    }

    nonisolated deinit {}

    /// Makes the controller of the initial scene; `nil` if no scene is initial.
    open func instantiateInitialViewController() -> UIViewController? {
        document.root["initialViewController"].map { instantiate($0) }
    }

    /// Makes the controller with a storyboard identifier.
    ///
    /// - Precondition: A scene's controller has the identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(element(identifier))
    }

    /// The identifier of the element of the controller with a storyboard identifier.
    private func element(_ identifier: String) -> String {
        let element = document.root.all.first { $0["storyboardIdentifier"] == identifier }
        guard let id = element?.id else {
            let known = document.root.all.compactMap { $0["storyboardIdentifier"] }
            fatalError(
                """
                The storyboard “\(document.name)” has no controller with the identifier \
                “\(identifier)”. It has: \(known.isEmpty ? "none" : known.joined(separator: ", ")).
                """)
        }
        return id
    }

    /// Makes the controller of the initial scene by a closure, which calls an initialiser of its
    /// class with the coder; `nil` if no scene is initial.
    ///
    /// - Parameter creator: Makes the controller; `nil` from it means `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        document.root["initialViewController"].flatMap {
            instantiate($0, creator: creator) as? ViewController
        }
    }

    /// Makes the controller with a storyboard identifier by a closure, which calls an initialiser
    /// of its class with the coder.
    ///
    ///     let page = storyboard.instantiateViewController(identifier: "page") { coder in
    ///         PageViewController(coder: coder, book: book)
    ///     }
    ///
    /// - Parameters:
    ///   - identifier: The controller's storyboard identifier.
    ///   - creator: Makes the controller; `nil` from it means `init(coder:)`.
    /// - Precondition: A scene's controller has the identifier, and is of the class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = instantiate(element(identifier), creator: creator)
        guard let controller = made as? ViewController else {
            fatalError("“\(identifier)” is a \(type(of: made)), not a \(ViewController.self).")
        }
        return controller
    }

    /// The file and the identifier of a controller, also in the storyboard that an element refers
    /// to.
    func place(_ id: String) -> [String] {
        let (storyboard, id) = resolved(id)
        return [storyboard.document.path, id]
    }

    /// `true` while the controller is being made, which then cannot be a part of itself.
    func isMaking(_ id: String) -> Bool { Self.making.contains(place(id)) }

    /// The storyboard with a controller: this one, or the one that a reference names.
    private func resolved(_ id: String) -> (storyboard: UIStoryboard, id: String) {
        guard let element = document.element(id), element.name == "viewControllerPlaceholder" else {
            return (self, id)
        }
        let name = element["storyboardName"] ?? document.name
        let other =
            referenced[name]
            ?? (name == document.name ? self : UIStoryboard(name: name, bundle: bundle))
        referenced[name] = other
        let target =
            element["referencedIdentifier"].map(other.element)
            ?? other.document.root["initialViewController"]
        guard let target else {
            fatalError(
                """
                \(document.path):\(element.line): the storyboard “\(name)” has no initial \
                controller. Set the identifier of the controller in the storyboard reference.
                """)
        }
        return (other, target)
    }

    /// Makes the controller of the scene that holds it.
    func instantiate(
        _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        let (storyboard, target) = resolved(id)
        if storyboard !== self || target != id {
            return storyboard.instantiate(target, creator: creator)
        }
        let scenes = document.root.child("scenes")?.children ?? []
        let scene = scenes.first { scene in
            scene.child("objects")?.children.contains { $0.id == id } == true
        }
        guard let scene,
            let element = scene.child("objects")?.children.first(where: { $0.id == id })
        else { fatalError("\(document.path) has no scene with the controller “\(id)”.") }
        let builder = NibBuilder(
            NibDocument(document, root: scene), bundle: bundle, storyboard: self)
        builder.creator = creator.map { (id, $0) }
        Self.making.append([document.path, id])
        defer { Self.making.removeLast() }
        guard let controller = builder.object(for: element) as? UIViewController else {
            // A controller of a kind that does not exist here, which was reported: an empty page,
            // so that the other scenes of the app can be seen.
            return UIViewController()
        }
        controller.awakeFromNib()
        return controller
    }
}
