/// What the compositor knows about a layer.
final class LayerNode {
    var subtreeRect = DeviceRect.empty
}
extension CALayer {
    func forgetComposition() {}
    func noteRemoval(of layer: CALayer) {}
}
