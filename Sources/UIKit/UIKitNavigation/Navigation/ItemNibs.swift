import UIKitControls
@_spi(UIKitInternals) import UIKitCore

extension UINavigationItem {
    /// Sets what the element of a storyboard states.
    func decode(_ nib: NibCoder) {
        if let title = nib.string("title") { self.title = title }
        if let prompt = nib.string("prompt") { self.prompt = prompt }
        if let item = nib.coder(key: "leftBarButtonItem") {
            leftBarButtonItem = item.object() as? UIBarButtonItem
        }
        if let item = nib.coder(key: "rightBarButtonItem") {
            rightBarButtonItem = item.object() as? UIBarButtonItem
        }
        nib.adopt(self)
        nib.connectIfLoaded()
    }
}

extension UITabBarItem {
    /// Sets what the element of a storyboard states.
    func decode(_ nib: NibCoder) {
        if let title = nib.string("title") { self.title = title }
        if let image = nib.image("image") { self.image = image }
        if let image = nib.image("selectedImage") { selectedImage = image }
        nib.adopt(self)
    }
}
