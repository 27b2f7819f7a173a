public import Foundation

extension UIViewController {
    func decodeController(_ nib: NibCoder) {
        type(of: self).propertyTable.decode(nib, into: self)
        nib.adopt(self)
    }

    /// A view for a controller without a nib file. It grows with the view that it is in.
    final func makeDefaultView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Loads the view from the storyboard or the nib file; `false` where there is neither.
    final func loadViewFromNib() -> Bool {
        if let nibCoder, let element = nibCoder.element.child(key: "view"),
            let loaded = nibCoder.builder.object(for: element) as? UIView
        {
            loaded.frame = UIScreen.main.bounds
            view = loaded
            for guide in nibCoder.element.child("layoutGuides")?.children ?? [] {
                let support = guide["type"] == "top" ? topLayoutGuide : bottomLayoutGuide
                nibCoder.builder.set(support, for: guide)
            }
            nibCoder.builder.finish()
            return true
        }
        let bundle = nibBundle ?? .main
        let name = String(describing: type(of: self))
        let names = nibName.map { [$0] } ?? [String(name.dropLast("Controller".count)), name]
        guard let found = names.first(where: { bundle.nibFile($0, "xib") != nil }) else {
            requires(
                nibName == nil, "There is no nib “\(nibName ?? "")” in \(bundle.bundlePath).")
            return false
        }
        _ = UINib(nibName: found, bundle: bundle).instantiate(withOwner: self)
        requires(
            viewIfLoaded != nil,
            "The nib “\(found)” does not connect the outlet “view” of its owner, \(name).")
        return true
    }
}

@_spi(UIKitInternals) extension NibCoder {
    /// Makes the element stand for an object that exists, so that its connections are made.
    public func adopt(_ object: AnyObject) { builder.set(object, for: element) }

    /// Connects what was made after the controller's view was loaded.
    public func connectIfLoaded() {
        if builder.controller?.isViewLoaded == true { builder.finish() }
    }

    /// The controllers that a controller of the storyboard consists of.
    public func related(_ relationship: String) -> [UIViewController] {
        let segues = element.child("connections")?.children ?? []
        return segues.filter { $0["relationship"] == relationship }.compactMap { segue in
            guard let storyboard = builder.storyboard, let id = segue["destination"] else {
                return nil
            }
            if storyboard.isMaking(id) {
                builder.report("the scene “\(id)” contains itself", at: segue)
                return nil
            }
            return storyboard.instantiate(id)
        }
    }
}

extension UIView {
    /// Sets what the coder's element states, if it is of a nib file.
    @_spi(UIKitInternals) public final func decode(from coder: NSCoder) {
        if let nib = coder as? NibCoder { decode(nib) }
    }
}

@_spi(UIKitInternals) extension NibCoder {
    /// Makes the guides of a scroll view stand for their elements.
    public func adoptGuides(content: UILayoutGuide, frame: UILayoutGuide) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "contentLayoutGuide": builder.set(content, for: guide)
            case "frameLayoutGuide": builder.set(frame, for: guide)
            default: break
            }
        }
    }
}
