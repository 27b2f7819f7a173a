extension LayoutWorkload {
    /// W3: a column of boxes, each below the last and as wide, 44 points high.
    public static let chain = LayoutWorkload(
        name: "W3", summary: "chain: N boxes, each below the last and as wide",
        makeSystem: { chainSystem(count: $0, heights: nil) },
        arithmetic: { count, rootWidth, frames in
            stack(count: count, rootWidth: rootWidth, into: &frames) { _ in 44 }
        })

    /// W3i: the same column, with heights that are content sizes.
    public static let chainOfLabels = LayoutWorkload(
        name: "W3i", summary: "chain of N boxes with content heights",
        makeSystem: { chainSystem(count: $0, heights: labelHeights(count: $0)) },
        arithmetic: { count, rootWidth, frames in
            var random = Xorshift(seed: 7)
            stack(count: count, rootWidth: rootWidth, into: &frames) { _ in
                labelHeight(&random)
            }
        })

    private static func chainSystem(count: Int, heights: [Double]?) -> LayoutSystem {
        var system = LayoutSystem()
        var previous: LayoutBox?
        for index in 0..<count {
            let box = system.makeBox()
            if let previous {
                system.require(
                    box.left == previous.left, box.width == previous.width,
                    box.top == previous.bottom + 8)
            } else {
                system.require(
                    box.left == 16, box.right == system.root.width - 16, box.top == 8)
            }
            if let heights {
                system.setContentSize(nil, heights[index], of: box)
            } else {
                system.require(box.height == 44)
            }
            previous = box
        }
        return system
    }

    private static func labelHeights(count: Int) -> [Double] {
        var random = Xorshift(seed: 7)
        return (0..<count).map { _ in labelHeight(&random) }
    }

    private static func labelHeight(_ random: inout Xorshift) -> Double {
        20 + Double(random.next(below: 30))
    }

    private static func stack(
        count: Int, rootWidth: Double, into frames: inout [LayoutFrame],
        height: (_ index: Int) -> Double
    ) {
        frames[0] = LayoutFrame(0, 0, rootWidth, 736)
        var top = 8.0
        for index in 0..<count {
            let height = height(index)
            frames[index + 1] = LayoutFrame(16, top, rootWidth - 32, height)
            top += height + 8
        }
    }
}
