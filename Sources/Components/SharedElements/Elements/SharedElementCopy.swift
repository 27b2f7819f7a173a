import UIKit

/// The two views of one element.
final class SharedElementPair {
    let key: String
    private(set) weak var source: UIView?
    private(set) weak var destination: UIView?

    /// The opacity of each end where it is visible; 1 for one that was transparent.
    let sourceOpacity: CGFloat
    let destinationOpacity: CGFloat

    init(key: String, source: UIView, destination: UIView) {
        self.key = key
        self.source = source
        self.destination = destination
        sourceOpacity = source.alpha > 0 ? source.alpha : 1
        destinationOpacity = destination.alpha > 0 ? destination.alpha : 1
    }

    func hide() {
        source?.alpha = 0
        destination?.alpha = 0
    }

    func show(at end: SharedElementEvent.End) {
        source?.alpha = end == .source ? sourceOpacity : 0
        destination?.alpha = end == .destination ? destinationOpacity : 0
    }

    func showBoth() {
        source?.alpha = sourceOpacity
        destination?.alpha = destinationOpacity
    }
}

/// The copy that moves between the two views: pictures of both, one fading into the other.
final class SharedElementCopy: UIView {
    private let pair: SharedElementPair
    private var start: SharedElementShape
    private var end: SharedElementShape
    private let endPicture: UIView

    /// Clips the pictures to the corners, inside of the shadow.
    private let content = UIView()

    /// Measures both ends, draws both, and is at the source.
    init(pair: SharedElementPair, container: UIView) {
        self.pair = pair
        start = SharedElementShape(of: pair.source, in: container) ?? SharedElementShape()
        end = SharedElementShape(of: pair.destination, in: container) ?? start
        endPicture = Self.picture(of: pair.destination)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        accessibilityElementsHidden = true
        content.isOpaque = false
        content.clipsToBounds = true
        addSubview(content)
        start.apply(to: self, clipping: content)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for picture in [Self.picture(of: pair.source), endPicture] {
            picture.frame = bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            content.addSubview(picture)
        }
        container.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the copy at a share of the way. Beyond 0…1 it goes too far.
    func show(_ share: Double, moves: Bool) {
        guard let superview else { return }
        start = SharedElementShape(of: pair.source, in: superview) ?? start
        end = SharedElementShape(of: pair.destination, in: superview) ?? end
        // Without moving it fades at the end where it was, then at the other one.
        let place = moves ? share : share < 0.5 ? 0 : 1
        start.mixed(with: end, share: place).apply(to: self, clipping: content)
        endPicture.alpha = min(max(place, 0), 1)
        let opacities = (pair.sourceOpacity, pair.destinationOpacity)
        let opacity = min(max(opacities.0 + (opacities.1 - opacities.0) * place, 0), 1)
        alpha = moves ? opacity : opacity * min(abs(2 * share - 1), 1)
    }

    /// `true` for a view that is nothing but its background, which needs no picture: scaling one in
    /// every frame takes most of a transition's time.
    private static func isPlain(_ view: UIView) -> Bool {
        type(of: view) == UIView.self && view.layer.sublayers?.isEmpty != false
            && view.layer.contents == nil && view.layer.mask == nil && view.mask == nil
            && view.layer.borderWidth == 0
    }

    /// A picture of an end with square corners: the copy rounds them.
    private static func picture(of view: UIView?) -> UIView {
        guard let view else { return UIView() }
        if isPlain(view) {
            let plain = UIView(frame: view.bounds)
            plain.backgroundColor = view.backgroundColor?
                .resolvedColor(with: view.traitCollection)
            return plain
        }
        let (alpha, radius) = (view.alpha, view.layer.cornerRadius)
        defer {
            view.alpha = alpha
            view.layer.cornerRadius = radius
        }
        view.alpha = 1
        view.layer.cornerRadius = 0
        return view.snapshotView(afterScreenUpdates: true) ?? UIView()
    }
}
