extension LayoutWorkload {
    /// W2: each box inside the one before it, a point from every edge, in a root that has room for
    /// all.
    public static let nested = LayoutWorkload(
        name: "W2", summary: "nested: N boxes, each inside the last",
        makeSystem: { count in
            nestedSystem(
                count: count, width: nestedWidth(count), height: nestedHeight(count))
        },
        arithmetic: { count, rootWidth, frames in
            var holder = LayoutFrame(0, 0, rootWidth, nestedHeight(count))
            frames[0] = holder
            for index in 0..<count {
                let inset = index == 0 ? firstInset : otherInset
                holder = LayoutFrame(
                    inset.left, inset.top, holder.width - inset.left - inset.right,
                    holder.height - inset.top - inset.bottom)
                frames[index + 1] = holder
            }
        })

    /// The nested layout in a root of any size. If the root is too small, relations contradict
    /// each other.
    public static func nestedSystem(count: Int, width: Double, height: Double) -> LayoutSystem {
        var system = LayoutSystem(width: width, height: height)
        var holder = system.root
        for index in 0..<count {
            let inset = index == 0 ? firstInset : otherInset
            let box = system.makeBox()
            system.require(
                box.left == inset.left, box.top == inset.top,
                box.bottom == holder.height - inset.bottom,
                box.right == holder.width - inset.right)
            holder = box
        }
        return system
    }

    /// A width that is enough for every nested box.
    public static func nestedWidth(_ count: Int) -> Double { Double(count) * 2 + 500 }

    private static func nestedHeight(_ count: Int) -> Double { Double(count) * 2 + 700 }

    private typealias Inset = (left: Double, top: Double, bottom: Double, right: Double)

    private static let firstInset: Inset = (left: 0.5, top: 20.5, bottom: 40.5, right: 0.5)

    private static let otherInset: Inset = (left: 1, top: 1, bottom: 1, right: 1)
}
