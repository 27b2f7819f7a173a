import CoreGraphics
import Foundation
import FoundationGaps

// The first pass: updating positions and rasters, and collecting damage.
extension Compositor {
    func updateRoot(at time: CFTimeInterval) {
        guard !root.changes.isEmpty || root.subtreeMarks.contains(.change) else { return }
        let style = root.style
        let corner = CGAffineTransform(
            translationX: style.anchorPoint.x * style.bounds.width - style.position.x,
            y: style.anchorPoint.y * style.bounds.height - style.position.y)
        update(
            root, within: nil,
            parent: corner.concatenating(CGAffineTransform(scaleX: scale, y: scale)), clip: extent,
            forced: false, time: time)
    }

    /// Updates the changed parts of a layer and its sublayers.
    ///
    /// - Parameters:
    ///   - enclosing: The superlayer as it is presented.
    ///   - parent: Maps the superlayer's coordinates to pixels.
    ///   - clip: The intersected clips of the superlayers.
    ///   - forced: `true` if a superlayer has moved, so that this layer has too.
    ///   - space: Maps the coordinates of a superlayer that keeps depth to those that `parent` maps
    ///     to pixels; `nil` for another superlayer.
    func update(
        _ layer: CALayer, within enclosing: CALayer?, parent: CGAffineTransform, clip: DeviceRect,
        forced: Bool, time: CFTimeInterval, space: CATransform3D? = nil
    ) {
        let hasChangeBelow = layer.subtreeMarks.contains(.change)
        guard forced || !layer.changes.isEmpty || hasChangeBelow else { return }
        let node = layer.node ?? LayerNode()
        layer.node = node
        var changes = layer.changes
        layer.changes = []
        layer.subtreeMarks.remove(.change)

        // 1. The presented layer: the layer itself, or a copy with its animations applied.
        if layer.animationState != nil {
            layer.adoptAnimations(in: context)
            let copy = layer.presentationCopy(at: time)
            changes.formUnion(layer.changesOfAnimations)
            layer.displayIfAnimationsDraw(copy)
            node.presented = copy
        } else if node.presented != nil {
            node.presented = nil
        }
        let shown = node.presented ?? layer

        // 2. Its position.
        if shown.keepsDepth, shown.canBeShown {
            let place = shown.style.matrixToSuperlayer(parent: enclosing?.style)
            return updateSpace(
                of: layer, node, shown, map: space.map { CATransform3DConcat(place, $0) } ?? place,
                parent: parent, clip: clip, forced: forced, changes: changes, time: time)
        }
        let projection = shown.style.projectionToSuperlayer(parent: enclosing?.style, space)
            .concatenating(Projection(parent))
        let transform = projection.affine
        let wasShown = node.isShown
        guard shown.canBeShown, projection.isUsable, !shown.isTurnedAway(projection) else {
            if wasShown { damage(node.subtreeRect) }
            node.hide()
            return
        }
        if shown.isFlattened(projection, atScale: scale) {
            return updateFlattened(layer, node, shown, projection, clip: clip, time: time)
        }
        let hasMoved = !wasShown || transform != node.transform
        let clipDidChange = !wasShown || clip != node.incomingClip
        node.isShown = true
        node.transform = transform
        node.incomingClip = clip
        if changes.contains(.effects) {
            damage(node.subtreeRect)
            node.opacity = Double(min(max(shown.style.opacity, 0), 1))
        }
        if !wasShown {
            node.opacity = Double(min(max(shown.style.opacity, 0), 1))
            changes.formUnion([.picture, .geometry, .effects])
        }

        // 3. The clip of its sublayers.
        var forcesBelow = forced || hasMoved || changes.contains(.geometry) || clipDidChange
        if hasMoved || clipDidChange || !changes.isDisjoint(with: [.picture, .geometry, .effects]) {
            let oldClip = node.clip
            updateClip(of: node, shown, reuse: !changes.contains(.picture))
            forcesBelow = forcesBelow || oldClip != node.clip
        }

        // 4. Its sublayers.
        let inner = node.clip.map { clip.intersection($0) } ?? clip
        for sublayer in layer.storedSublayers {
            update(
                sublayer, within: shown, parent: transform, clip: inner, forced: forcesBelow,
                time: time)
        }
        if let mask = layer.storedMask {
            update(
                mask, within: shown, parent: transform, clip: clip, forced: forcesBelow, time: time)
        }
        updateOrder(of: layer, node)

        // 5. Its own content.
        let castsSublayers = shown.castsShadowOfSublayers
        if hasMoved || clipDidChange || castsSublayers
            || !changes.isDisjoint(with: [.picture, .geometry, .effects])
        {
            let old = node.ownRect
            updatePieces(
                of: node, shown, clip: clip, reuse: !changes.contains(.picture),
                backingIsWhole: !changes.contains(.backing),
                shadowIsWhole: !changes.contains(.effects))
            if castsSublayers { updateShadowOfSublayers(of: layer, node, shown, clip: clip) }
            damage(old)
            damage(node.ownRect)
        } else if changes.contains(.backing) {
            updateBacking(of: node, shown, clip: clip)
        }
        shown.backing?.damage = .empty

        // 6. The extent of the subtree.
        if hasChangeBelow || forcesBelow || !changes.isEmpty {
            updateExtent(of: layer, node)
        }
        if changes.contains(.effects) { damage(node.subtreeRect) }
    }

    private func updateOrder(of layer: CALayer, _ node: LayerNode) {
        let children = layer.storedSublayers
        let depth = { (child: CALayer) in (child.node?.presented ?? child).style.depth }
        let order =
            children.contains { depth($0) != 0 } ? Array(children).inOrder(ofDepth: depth) : nil
        guard order != node.childrenInDepthOrder else { return }
        // A transform moves a layer to the front without a change of its pixels.
        node.childrenInDepthOrder = order
        damage(node.subtreeRect)
    }

    func updateExtent(of layer: CALayer, _ node: LayerNode) {
        var extent = node.ownRect
        var hasShownChild = false
        var isReplaced = false
        for sublayer in layer.storedSublayers {
            guard let below = sublayer.node, below.isShown else { continue }
            hasShownChild = true
            if below.blendMode == .sourceIn { isReplaced = true }
            extent = extent.union(below.subtreeRect)
        }
        if let mask = layer.storedMask {
            extent = extent.intersection(mask.node?.subtreeRect ?? .empty)
        }
        let isGroup =
            layer.storedMask != nil || layer.blendMode != .normal || isReplaced
            || (node.opacity < 1 && layer.style.allowsGroupOpacity
                && (hasShownChild || node.pieceCount > 1))
        if isGroup != node.isGroup {
            // Blending twice rounds differently from blending once.
            damage(node.subtreeRect)
            damage(extent)
        }
        node.isGroup = isGroup
        node.blendMode = layer.blendMode
        node.subtreeRect = extent
    }

    /// Collects the damage of the backing bitmap since the last composition.
    private func updateBacking(of node: LayerNode, _ shown: CALayer, clip: DeviceRect) {
        guard let backing = shown.backing else { return }
        if let direct = node.backing, direct.surface === backing.surface {
            let changed = backing.damage.offset(x: direct.extent.minX, y: direct.extent.minY)
            damage(changed.intersection(node.ownRect))
            return
        }
        let old = node.ownRect
        updatePieces(
            of: node, shown, clip: clip, reuse: false, backingIsWhole: false, shadowIsWhole: false)
        damage(old)
        damage(node.ownRect)
    }
}

// MARK: - Layers in the compositor's terms

extension LayerChanges {
    /// The changes that an animation may cause.
    @MainActor
    init(of animation: CAAnimation) {
        if let group = animation as? CAAnimationGroup {
            self = (group.animations ?? []).reduce([]) { $0.union(Self(of: $1)) }
            return
        }
        let path = (animation as? CAPropertyAnimation)?.keyPath
        self =
            switch path?.prefix(while: { $0 != "." }) {
            case nil: [.geometry, .picture, .effects]
            case "position", "transform", "sublayerTransform", "anchorPoint", "anchorPointZ":
                .geometry
            case "bounds": [.geometry, .picture]
            case "opacity", "hidden", "zPosition", "shadowColor", "shadowOpacity", "shadowOffset",
                "shadowRadius", "shadowPath", "mask":
                .effects
            case "cornerRadius", "masksToBounds": [.picture, .effects]
            default: .picture
            }
    }
}

extension CALayer {
    /// `true` if the property values allow the layer to be visible.
    fileprivate var canBeShown: Bool {
        !style.isHidden && style.opacity > 0 && style.bounds.origin.x.isFinite
            && style.bounds.origin.y.isFinite && style.bounds.width.isFinite
            && style.bounds.height.isFinite
    }

    /// The changes that running animations may cause.
    fileprivate var changesOfAnimations: LayerChanges {
        animationState?.entries.reduce([]) { $0.union($1.changes) } ?? []
    }

    /// Redraws the copy if the property of a running animation requires it.
    fileprivate func displayIfAnimationsDraw(_ copy: CALayer) {
        guard drawsAnimations else { return }
        copy.displayContents()
        backing = copy.backing
    }

    /// `true` if the shadow includes the sublayers, because there is no shadow path or background
    /// to cast it.
    fileprivate var castsShadowOfSublayers: Bool {
        castsShadow && style.shadowPath == nil && (style.backgroundColor?.alpha ?? 0) <= 0
    }

    /// `true` if there is a shadow. A layer that masks to its bounds clips its own shadow away.
    var castsShadow: Bool {
        style.shadowOpacity > 0 && (style.shadowColor?.alpha ?? 0) > 0 && !style.masksToBounds
    }
}

extension Projection {
    /// `true` if the map is finite and not singular.
    fileprivate nonisolated var isUsable: Bool {
        if hasPerspective { return inverse != nil }
        let determinant = affine.a * affine.d - affine.b * affine.c
        return determinant.isFinite && determinant != 0 && affine.tx.isFinite
            && affine.ty.isFinite
    }
}
