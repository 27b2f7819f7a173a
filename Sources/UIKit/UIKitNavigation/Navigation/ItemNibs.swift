import UIKitControls
@_spi(UIKitInternals) package import UIKitCore

extension UINavigationItem: NibDescribed {
    /// Sets what the element of a storyboard states.
    package func decode(_ nib: NibCoder) {
        if let title = nib.string("title") { self.title = title }
        if let prompt = nib.string("prompt") { self.prompt = prompt }
        func items(_ side: String) -> [UIBarButtonItem] {
            let coders = nib.coders(in: "\(side)BarButtonItems")
            return ((nib.coder(key: "\(side)BarButtonItem").map { [$0] } ?? []) + coders)
                .compactMap { $0.object() as? UIBarButtonItem }
        }
        let (left, right) = (items("left"), items("right"))
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        backBarButtonItem = items("back").first ?? backBarButtonItem
        if let view = nib.coder(key: "titleView")?.object() as? UIView { titleView = view }
        if let mode = nib.choice(
            "largeTitleDisplayMode",
            [
                "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always,
                "never": .never,
            ])
        {
            largeTitleDisplayMode = mode
        }
        nib.adopt(self)
        nib.connectIfLoaded()
    }
}
