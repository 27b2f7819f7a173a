import CYoga
import LayoutWorkloads

/// The workloads that a flexbox engine can express, each made as its users would make it.
extension YogaLayout {
    /// Makes a workload's tree.
    typealias Making = @MainActor (_ system: LayoutSystem) -> YogaLayout

    /// W2: each box grows inside the padding of the one before it.
    static func nested(_ system: LayoutSystem) -> YogaLayout {
        let layout = YogaLayout(rootOf: system)
        var holder = layout.root
        for box in 1..<system.boxCount {
            let isFirst = box == 1
            YGNodeStyleSetPadding(holder, YGEdgeLeft, isFirst ? 0.5 : 1)
            YGNodeStyleSetPadding(holder, YGEdgeTop, isFirst ? 20.5 : 1)
            YGNodeStyleSetPadding(holder, YGEdgeRight, isFirst ? 0.5 : 1)
            YGNodeStyleSetPadding(holder, YGEdgeBottom, isFirst ? 40.5 : 1)
            holder = layout.makeBox(in: holder)
            YGNodeStyleSetFlexGrow(holder, 1)
        }
        return layout
    }

    /// W3: a column of boxes of one height.
    static func chain(_ system: LayoutSystem) -> YogaLayout {
        column(system) { layout, root in
            let node = layout.makeBox(in: root)
            YGNodeStyleSetHeight(node, 44)
            return node
        }
    }

    /// W3i: a column of boxes of their contents' heights.
    static func chainOfLabels(_ system: LayoutSystem) -> YogaLayout {
        column(system) { layout, root in layout.makeContentBox(in: root) }
    }

    private static func column(
        _ system: LayoutSystem, _ makeBox: (YogaLayout, YGNodeRef) -> YGNodeRef
    ) -> YogaLayout {
        let layout = YogaLayout(rootOf: system)
        YGNodeStyleSetPadding(layout.root, YGEdgeHorizontal, 16)
        for _ in 1..<system.boxCount {
            YGNodeStyleSetMargin(makeBox(layout, layout.root), YGEdgeTop, 8)
        }
        return layout
    }

    /// W4: a column of cells with a picture, a column of two labels and a button.
    static func cells(_ system: LayoutSystem) -> YogaLayout {
        let layout = YogaLayout(rootOf: system)
        for _ in system.parts { layout.makeCell() }
        return layout
    }

    private func makeCell() {
        let cell = makeBox(in: root)
        YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow)
        YGNodeStyleSetAlignItems(cell, YGAlignCenter)
        YGNodeStyleSetHeight(cell, 72)
        YGNodeStyleSetPadding(cell, YGEdgeHorizontal, 16)

        let picture = makeBox(in: cell)
        YGNodeStyleSetWidth(picture, 40)
        YGNodeStyleSetHeight(picture, 40)

        let labels = makeNode(in: cell)
        YGNodeStyleSetFlex(labels, 1)
        YGNodeStyleSetAlignSelf(labels, YGAlignStretch)
        YGNodeStyleSetAlignItems(labels, YGAlignFlexStart)
        YGNodeStyleSetMargin(labels, YGEdgeLeft, 12)
        YGNodeStyleSetMargin(labels, YGEdgeRight, 8)
        YGNodeStyleSetPadding(labels, YGEdgeTop, 14)
        let title = makeContentBox(in: cell, wrapper: labels)
        YGNodeStyleSetMargin(title, YGEdgeBottom, 4)
        _ = makeContentBox(in: cell, wrapper: labels)

        _ = makeContentBox(in: cell)
    }

    /// W8: a row of boxes that share the width.
    static func fillEqually(_ system: LayoutSystem) -> YogaLayout {
        let layout = YogaLayout(rootOf: system)
        YGNodeStyleSetFlexDirection(layout.root, YGFlexDirectionRow)
        for box in 1..<system.boxCount {
            let node = layout.makeBox(in: layout.root)
            YGNodeStyleSetFlex(node, 1)
            if box > 1 { YGNodeStyleSetMargin(node, YGEdgeLeft, 8) }
        }
        return layout
    }
}
