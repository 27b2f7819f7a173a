import CYoga
import ConstraintSolver
import LayoutWorkloads

/// A layout as a tree of Yoga's nodes, with those of a workload's boxes in the boxes' order.
final class YogaLayout {
    /// What a measuring node says that it wants: the context that Yoga hands on.
    struct Content {
        var width: Float
        var height: Float
    }

    let root: YGNodeRef

    /// The size of the root, in points.
    private var rootSize: (width: Float, height: Float)

    /// The node of each box, the root first.
    private var nodes: [YGNodeRef]

    /// The node that lies between a box's node and that of the box that holds it, where there is
    /// one.
    private var wrappers: [YGNodeRef?]

    private let config: YGConfigRef

    /// What each box wants. A box that wants nothing measures nothing.
    private let contents: UnsafeMutableBufferPointer<Content>

    /// An empty root, and what the boxes of `system` want.
    init(rootOf system: LayoutSystem) {
        config = YGConfigNew()
        // Nothing is rounded, as in the solver.
        YGConfigSetPointScaleFactor(config, 0)
        root = YGNodeNewWithConfig(config)
        let frame = system.rootFrame
        rootSize = (Float(frame.width), Float(frame.height))
        nodes = [root]
        nodes.reserveCapacity(system.boxCount)
        wrappers = [nil]
        wrappers.reserveCapacity(system.boxCount)
        contents = .allocate(capacity: system.boxCount)
        contents.initialize(repeating: Content(width: 0, height: 0))
        for relation in system.relations where relation.isHugging {
            let quantity = Int(relation.terms[0].quantity)
            let length = Float(-relation.constant)
            if quantity % 4 == 2 {
                contents[quantity / 4].width = length
            } else {
                contents[quantity / 4].height = length
            }
        }
    }

    isolated deinit {
        YGNodeFreeRecursive(root)
        YGConfigFree(config)
        contents.deallocate()
    }

    /// Makes the node of the next box.
    ///
    /// - Parameter wrapper: A node that is no box's and lies between it and the box that holds it.
    func makeBox(in holder: YGNodeRef, wrapper: YGNodeRef? = nil) -> YGNodeRef {
        let node = makeNode(in: wrapper ?? holder)
        nodes.append(node)
        wrappers.append(wrapper)
        return node
    }

    /// Makes the node of the next box, which has a content size.
    func makeContentBox(in holder: YGNodeRef, wrapper: YGNodeRef? = nil) -> YGNodeRef {
        let node = makeBox(in: holder, wrapper: wrapper)
        YGNodeSetContext(node, contents.baseAddress! + (nodes.count - 1))
        YGNodeSetMeasureFunc(node, measure)
        return node
    }

    /// Makes a node that is no box's.
    func makeNode(in holder: YGNodeRef) -> YGNodeRef {
        let node = YGNodeNewWithConfig(config)!
        YGNodeInsertChild(holder, node, YGNodeGetChildCount(holder))
        return node
    }

    // MARK: Changing

    /// Gives the root another width.
    func setRootWidth(_ width: Double) { rootSize.width = Float(width) }

    /// Gives a box another content width.
    func setContentWidth(_ width: Double, ofBox box: Int) {
        contents[box].width = Float(width)
        YGNodeMarkDirty(nodes[box])
    }

    // MARK: Laying out

    /// Finds all frames.
    func layOut() { YGNodeCalculateLayout(root, rootSize.width, rootSize.height, YGDirectionLTR) }

    /// The frame of a box in the box that holds it.
    func frame(ofBox box: Int) -> LayoutFrame {
        let node = nodes[box]
        var frame = LayoutFrame(
            Double(YGNodeLayoutGetLeft(node)), Double(YGNodeLayoutGetTop(node)),
            Double(YGNodeLayoutGetWidth(node)), Double(YGNodeLayoutGetHeight(node)))
        if let wrapper = wrappers[box] {
            frame.x += Double(YGNodeLayoutGetLeft(wrapper))
            frame.y += Double(YGNodeLayoutGetTop(wrapper))
        }
        return frame
    }

    /// Reads every box's frame, the root's first.
    func readFrames(into frames: inout [LayoutFrame]) {
        for box in frames.indices { frames[box] = frame(ofBox: box) }
    }
}

extension LayoutRelation {
    /// Whether it keeps a content size from being exceeded.
    fileprivate var isHugging: Bool { tie < 0 && relation == .lessThanOrEqual }
}

/// The size of a node's content in the room that there is.
private nonisolated let measure: YGMeasureFunc = { node, width, widthMode, height, heightMode in
    let content = YGNodeGetContext(node)!.assumingMemoryBound(to: YogaLayout.Content.self)
    return YGSize(
        width: length(content.pointee.width, in: width, widthMode),
        height: length(content.pointee.height, in: height, heightMode))
}

private nonisolated func length(
    _ wanted: Float, in room: Float, _ mode: YGMeasureMode
) -> Float {
    switch mode {
    case YGMeasureModeExactly: room
    case YGMeasureModeAtMost: min(wanted, room)
    default: wanted
    }
}
