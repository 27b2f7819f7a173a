extension LayoutWorkload {
    /// W1: boxes of 10 by 10 in one container, each tied at priority 500 to random earlier ones.
    ///
    /// The protocol is Draveness's, “从 Auto Layout 的布局算法谈性能”, 2016.
    public static let flat = LayoutWorkload(
        name: "W1", summary: "flat: N boxes tied by random offsets",
        makeSystem: { flatSystem(count: $0) }, arithmetic: nil)

    /// The flat layout for a seed.
    public static func flatSystem(count: Int, seed: UInt64 = 1) -> LayoutSystem {
        var random = Xorshift(seed: seed)
        var system = LayoutSystem()
        let root = system.root
        var boxes: [LayoutBox] = []
        for index in 0..<count {
            let besides = index > 0 ? boxes[random.next(below: index)] : nil
            let below = index > 0 ? boxes[random.next(below: index)] : nil
            let offsetX = Double(random.next(below: 414))
            let offsetY = Double(random.next(below: 568))
            let box = system.makeBox()
            boxes.append(box)
            system.require(
                box.left >= 0, box.right <= root.width,
                box.top >= 20, box.bottom <= root.height - 40)
            system.prefer(
                box.left == (besides?.left ?? LayoutExpression(0)) + offsetX, priority: 500)
            system.prefer(
                box.top == (below?.top ?? LayoutExpression(0)) + offsetY, priority: 500)
            system.require(box.width == 10, box.height == 10)
        }
        return system
    }
}
