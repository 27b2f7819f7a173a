import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore

/// Makes the objects of a nib file or of a scene of a storyboard, and connects them.
final class NibBuilder {
    let document: NibDocument
    let bundle: Bundle

    /// The storyboard whose scene is built; `nil` for a `.xib` file.
    let storyboard: UIStoryboard?

    /// The objects made so far, by the identifiers of their elements.
    private var objects: [String: AnyObject] = [:]

    /// The controller of the scene, which retains this object, and its identifier.
    private(set) weak var controller: UIViewController?
    private var controllerID: String?

    /// What was read of the elements.
    let readings = NibReadings()

    /// Views whose constraints are still to be made.
    var constrained: [(element: NibElement, view: UIView)] = []

    /// Makes the controller with an identifier in the file, instead of its `init(coder:)`.
    var creator: (id: String, make: (NSCoder) -> UIViewController?)?

    /// The element of a controller that is not connected yet.
    private var controllerElement: NibElement?

    /// The elements whose objects were made, in that order.
    private var made: [(element: NibElement, object: AnyObject)] = []

    /// The identifiers of elements without an object, which are reported once.
    private var absent: Set<String> = []

    /// The views that a variation excludes: they have no superview.
    var excludedViews: [UIView] = []

    init(_ document: NibDocument, bundle: Bundle, storyboard: UIStoryboard? = nil) {
        self.document = document
        self.bundle = bundle
        self.storyboard = storyboard
    }

    /// Creates a builder of a prototype, whose objects are connected with the controller of its
    /// scene.
    convenience init(_ document: NibDocument, bundle: Bundle, in scene: NibBuilder?) {
        self.init(document, bundle: bundle, storyboard: scene?.storyboard)
        controller = scene?.controller
        controllerID = scene?.controllerID
    }

    /// Makes an element stand for an object that exists, such as the file's owner.
    func set(_ object: AnyObject, for element: NibElement) {
        if storyboard != nil, let object = object as? UIViewController {
            controller = object
            controllerID = element.id
            controllerElement = element
            return
        }
        if let id = element.id {
            guard objects[id] !== object else { return }
            objects[id] = object
        }
        made.append((element, object))
    }

    /// The object with an identifier, if it was made.
    func existing(_ id: String) -> AnyObject? { id == controllerID ? controller : objects[id] }

    // MARK: Making

    /// `true` for an element without an object, which was reported.
    func isAbsent(_ id: String) -> Bool { absent.contains(id) }

    /// The object of an element; `nil`, with a report, for an unknown one.
    func object(for element: NibElement) -> AnyObject? {
        if let id = element.id {
            if let object = existing(id) { return object }
            if isAbsent(id) { return nil }
        }
        guard let object = makeObject(for: element) else {
            if let id = element.id { absent.insert(id) }
            return nil
        }
        set(object, for: element)
        return object
    }

    private func makeObject(for element: NibElement) -> AnyObject? {
        readings.begin(element)
        let coder = NibCoder(element, self)
        let mark = mark(of: element)
        let isEndless = NibRecursion.begin(mark)
        defer { NibRecursion.end(mark) }
        guard let type = isEndless ? plainClass(of: element) : objectClass(of: element) else {
            report(NibClasses.reason(toLeaveOut: element.name), at: element)
            return nil
        }
        let object: AnyObject?
        let created = creator?.id == element.id ? creator?.make(coder) : nil
        switch type {
        case _ where created != nil: object = created
        case let type as UIView.Type: object = type.init(coder: coder)
        case let type as UIViewController.Type: object = type.init(coder: coder)
        case let type as any NibMakeable.Type: object = type.init(coder: coder)
        case let type as UIGestureRecognizer.Type: object = makeRecognizer(of: type, coder)
        case let type as NSObject.Type: object = makeInstance(of: type)
        default: object = nil
        }
        if object == nil { report("\(type).init(coder:) returned nil", at: element) }
        return object
    }

    private func mark(of element: NibElement) -> NibRecursion.Mark {
        NibRecursion.Mark(path: document.path, line: element.line, id: element.id)
    }

    /// The class of UIKit's for an element whose own class loads the element's file in its
    /// initialiser, again and again.
    private func plainClass(of element: NibElement) -> AnyClass? {
        let name = element["customClass"] ?? element.name
        if NibRecursion.report(mark(of: element)) {
            report(
                """
                \(name) loads the nib file that it is a part of, which has no end. A plain view \
                stands for it: make \(name) the class of the File's Owner, not of the view
                """, at: element)
        }
        return NibClasses.type(ofElement: element.name)
    }

    /// Fills a view that exists.
    func adopt(_ view: UIView, _ element: NibElement) {
        set(view, for: element)
        readings.begin(element)
        view.decode(NibCoder(element, self))
    }

    /// The class of an element: the app's own where the file names one.
    private func objectClass(of element: NibElement) -> AnyClass? {
        if let name = element["customClass"] {
            let modules = modules(of: element)
            for module in modules + NibClasses.modules {
                if let found = NSClassFromString("\(module).\(name)") { return found }
            }
            if name == "NSObject" { return NSObject.self }
            report(
                "there is no class “\(name)”\(modules.first.map { " in \($0)" } ?? "")",
                at: element)
        }
        return NibClasses.type(ofElement: element.name)
    }

    /// The modules that may have the class of an element: the one that it names, which may be old,
    /// the bundle's, and that of the object that loads the file.
    private func modules(of element: NibElement) -> [String] {
        let owner = document.root.child("objects")?.children.lazy
            .first { $0["placeholderIdentifier"] == "IBFilesOwner" }
            .flatMap { $0.id.flatMap(self.existing) }
        let loading = [controller, owner].compactMap { $0 }.compactMap { object in
            String(reflecting: type(of: object)).split(separator: ".").first.map(String.init)
        }
        let named = element["customModule"].map { [$0, $0.replacing(" ", with: "_")] } ?? []
        return named + bundle.moduleNames + document.moduleNames + loading
    }

    // MARK: Connecting

    /// Makes the constraints, and connects and awakens the objects.
    func finish() {
        addConstraints()
        connect()
    }

    /// Connects everything that was made, sets runtime attributes, and awakens the objects.
    func connect() {
        var connected: [(element: NibElement, object: AnyObject)] = []
        // Outlets make further objects, such as gesture recognisers at the top of a scene.
        while !made.isEmpty || controllerElement != nil {
            var made = self.made
            self.made = []
            if let element = controllerElement {
                controllerElement = nil
                if let controller { made.append((element, controller)) }
            }
            for (element, object) in made { connect(element, object) }
            connected += made
        }
        for (element, _) in connected where readings.isReading(element) { reportUnread(element) }
        for (element, object) in connected where object !== controller {
            let mark = mark(of: element)
            _ = NibRecursion.begin(mark)
            (object as? UIResponder)?.awakeFromNib()
            NibRecursion.end(mark)
        }
    }

    private func connect(_ element: NibElement, _ object: AnyObject) {
        var collections: [(name: String, objects: [AnyObject])] = []
        for connection in element.child("connections")?.children ?? [] {
            switch connection.name {
            case "outlet":
                guard let name = connection["property"], let target = target(of: connection) else {
                    continue
                }
                connectOutlet(name, of: object, to: target, at: connection)
            case "outletCollection":
                guard let name = connection["property"], let target = target(of: connection) else {
                    continue
                }
                if let known = collections.firstIndex(where: { $0.name == name }) {
                    collections[known].objects.append(target)
                } else {
                    collections.append((name, [target]))
                }
            case "action": connectAction(connection, of: object)
            case "segue": connectSegue(connection, of: object)
            default: report("“\(connection.name)” is not connected", at: connection)
            }
        }
        for (name, objects) in collections {
            connectOutlet(name, of: object, to: objects, at: element)
        }
        if let attributes = element.child("userDefinedRuntimeAttributes") {
            for attribute in attributes.children { setRuntimeAttribute(attribute, object) }
        }
    }

    private func target(of connection: NibElement) -> AnyObject? {
        guard let id = connection["destination"] ?? connection["target"] else { return nil }
        if let object = existing(id) { return object }
        guard let element = document.element(id) else {
            report("there is no object “\(id)”", at: connection)
            return nil
        }
        return element.name == "placeholder" ? nil : object(for: element)
    }

    private func connectOutlet(
        _ name: String, of owner: AnyObject, to value: Any, at element: NibElement
    ) {
        guard let connectable = owner as? any NibConnectable else {
            report("outlets of \(type(of: owner)) are not connected", at: element)
            return
        }
        guard let setter = type(of: connectable).nibConnections.outlets[name] else {
            // A property of UIKit's own, such as a cell's `accessoryView`.
            if let responder = owner as? UIResponder,
                responder.codedKey(named: name)?.isWritable == true
            {
                return responder.setValue(value, forKey: name)
            }
            report("\(type(of: owner)) has no outlet “\(name)”", at: element)
            return
        }
        if !setter(owner, value) {
            report("outlet “\(name)” of \(type(of: owner)) is no \(type(of: value))", at: element)
        }
    }

    private func connectAction(_ connection: NibElement, of sender: AnyObject) {
        guard let name = connection["selector"] else { return }
        let id = connection["destination"] ?? ""
        if document.element(id)?["placeholderIdentifier"] == "IBFirstResponder" {
            (sender as? any NibSegueSender)?.connectNibSegue(event: connection["eventType"]) {
                Self.send(name, from: $0)
            }
            return
        }
        guard let receiver = target(of: connection) else { return }
        guard let connectable = receiver as? any NibConnectable,
            let selector = type(of: connectable).nibConnections.actions[name]
        else {
            report("there is no action “\(name)”", at: connection)
            return
        }
        (sender as? any NibActionSender)?.connectNibAction(
            selector, of: connectable, event: connection["eventType"])
    }

    /// Calls an action on the first in the chain that has it: from the first responder on, or from
    /// the sender.
    private static func send(_ name: String, from sender: Any?) {
        let start =
            UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder
            ?? (sender as? UIGestureRecognizer)?.view
        guard let start else { return }
        for responder in sequence(first: start, next: \.next) {
            guard let action = type(of: responder).nibConnections.actions[name] else { continue }
            action.perform(on: responder, sender: sender)
            return
        }
    }

    private func setRuntimeAttribute(_ attribute: NibElement, _ object: AnyObject) {
        guard let path = attribute["keyPath"] else { return }
        let element = attribute.child(key: "value") ?? attribute
        let value: Any? =
            switch attribute["type"] {
            case "boolean": element["value"] == "YES"
            case "number": element.double("value")
            case "string", "localizedString": attribute["value"] ?? element.text
            case "color": color(element)
            case "image": image("value", of: attribute)
            case "size": CGSize(width: element.double("width"), height: element.double("height"))
            case "point": CGPoint(x: element.double("x"), y: element.double("y"))
            case "rect":
                CGRect(
                    x: element.double("x"), y: element.double("y"), width: element.double("width"),
                    height: element.double("height"))
            default: nil
            }
        guard let value else { return }
        if let layer = (object as? UIView)?.layer, path.hasPrefix("layer.") {
            if Self.set(String(path.dropFirst(6)), of: layer, to: value) { return }
        } else if let connectable = object as? any NibConnectable,
            type(of: connectable).nibConnections.set(path, of: connectable, to: value)
        {
            return
        } else if let responder = object as? UIResponder,
            responder.codedKey(named: path)?.isWritable == true
        {
            return responder.setValue(value, forKey: path)
        }
        report("\(type(of: object)) has no attribute “\(path)”", at: attribute)
    }

    private static func set(_ name: String, of layer: CALayer, to value: Any) -> Bool {
        switch (name, value) {
        case ("cornerRadius", let value as CGFloat): layer.cornerRadius = value
        case ("borderWidth", let value as CGFloat): layer.borderWidth = value
        case ("masksToBounds", let value as Bool): layer.masksToBounds = value
        case ("opacity", let value as CGFloat): layer.opacity = Float(value)
        case ("shadowOpacity", let value as CGFloat): layer.shadowOpacity = Float(value)
        case ("shadowRadius", let value as CGFloat): layer.shadowRadius = value
        case ("shadowOffset", let value as CGSize): layer.shadowOffset = value
        case ("shouldRasterize", let value as Bool): layer.shouldRasterize = value
        case ("zPosition", let value as CGFloat): layer.zPosition = value
        default: return false
        }
        return true
    }

    // MARK: Reports

    /// Reports on standard error what is not read, with file and line.
    func report(_ text: String, at element: NibElement) {
        Self.write("\(document.path):\(element.line): \(text).")
    }

    /// Writes a line of a report. A test replaces it.
    static var write: (String) -> Void = { line in
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// The text in the current language: the file's strings lie in `.strings` next to it.
    func localized(_ key: String, _ text: String) -> String {
        let found = bundle.localizedText(forKey: key, value: text, table: document.name)
        // Foundation answers an empty text with the key.
        return text.isEmpty && found == key ? "" : found
    }

    /// A nib of one element of this file.
    func nib(of element: NibElement) -> UINib {
        UINib(NibDocument(document, root: element), bundle: bundle, in: self)
    }
}
