/// W9 and W10: operations on a whole subtree, after the suite that Apple showed at WWDC 2018
/// (session 220).
public struct HierarchyWorkload: Sendable {
    /// The layout before any operation.
    public let system: LayoutSystem

    /// The subtree's boxes and relations, with those to its panel.
    public let subtree: LayoutSystem.Part

    /// The relations of the subtree to its panel: two insets and two sizes.
    public let ties: Range<Int>

    /// The relations to the other panel, which replace them.
    public let otherTies: [LayoutRelation]

    /// The width of the root, in points.
    public static let rootWidth = 800.0

    /// Two panels side by side, of two and three fifths of the root's width, and a subtree of
    /// `count` cells in the first.
    public init(count: Int) {
        var system = LayoutSystem(width: Self.rootWidth)
        let root = system.root
        let panels = [system.makeBox(), system.makeBox()]
        system.require(
            panels[0].left == 0, panels[0].top == 0, panels[0].height == root.height,
            panels[0].width == 0.4 * root.width)
        system.require(
            panels[1].left == panels[0].right, panels[1].top == 0,
            panels[1].height == root.height, panels[1].right == root.width)
        let firstBox = system.boxCount
        let firstTie = system.relations.count
        let tree = system.makeBox()
        for relation in Self.ties(tree, to: panels[0]) { system.require(relation) }
        let firstOwn = system.relations.count
        for index in 0..<count {
            system.makeCell(index, in: tree, button: .keepsItsSize)
        }
        self.system = system
        subtree = LayoutSystem.Part(
            boxes: firstBox..<system.boxCount, relations: firstTie..<system.relations.count)
        ties = firstTie..<firstOwn
        otherTies = Self.ties(tree, to: panels[1])
    }

    private static func ties(_ tree: LayoutBox, to panel: LayoutBox) -> [LayoutRelation] {
        [
            tree.left == 4, tree.top == 4, tree.width == panel.width - 8,
            tree.height == panel.height - 8,
        ]
    }

    /// Computes the frames by plain arithmetic, with the subtree in the first or the second panel.
    public static func layOut(
        count: Int, inSecondPanel: Bool, into frames: inout [LayoutFrame]
    ) {
        let panelWidths = [rootWidth * 0.4, rootWidth * 0.6]
        frames[0] = LayoutFrame(0, 0, rootWidth, 736)
        frames[1] = LayoutFrame(0, 0, panelWidths[0], 736)
        frames[2] = LayoutFrame(panelWidths[0], 0, panelWidths[1], 736)
        let treeWidth = panelWidths[inSecondPanel ? 1 : 0] - 8
        frames[3] = LayoutFrame(4, 4, treeWidth, 728)
        for index in 0..<count {
            LayoutWorkload.layOutCell(
                index, width: treeWidth, button: .keepsItsSize, firstBox: index * 5 + 4,
                into: &frames)
        }
    }
}
