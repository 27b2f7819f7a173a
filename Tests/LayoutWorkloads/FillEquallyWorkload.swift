extension LayoutWorkload {
    /// W8: a row of equally wide boxes, 8 points apart, that fills the root.
    public static let fillEqually = LayoutWorkload(
        name: "W8", summary: "N equally wide boxes fill a row",
        makeSystem: { count in
            var system = LayoutSystem(width: Double(count) * 20 + 414)
            let root = system.root
            let first = system.makeBox()
            var previous = first
            system.require(first.left == 0, first.top == 0, first.height == root.height)
            for _ in 1..<max(count, 1) {
                let box = system.makeBox()
                system.require(
                    box.left == previous.right + 8, box.width == first.width,
                    box.top == 0, box.height == root.height)
                previous = box
            }
            system.require(previous.right == root.width)
            return system
        },
        arithmetic: { count, rootWidth, frames in
            frames[0] = LayoutFrame(0, 0, rootWidth, 736)
            let width = (rootWidth - 8 * Double(count - 1)) / Double(count)
            for index in 0..<count {
                frames[index + 1] = LayoutFrame((width + 8) * Double(index), 0, width, 736)
            }
        })
}
