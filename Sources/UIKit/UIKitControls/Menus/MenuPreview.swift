import CoreGraphics
import Foundation
import UIKitCore

/// The card above a context menu that shows a controller's view.
final class MenuPreview: UIView {
    private let controller: UIViewController
    private let clip = UIView()

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        ControlStyle.float(layer)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = ControlStyle.Menu.cornerRadius
        clip.backgroundColor = .systemBackground
        addSubview(clip)
        clip.addSubview(controller.view)
    }

    required init?(coder: NSCoder) { return nil }

    /// Positions the card at the height of `anchor`, leaving room for a menu below.
    func place(near anchor: CGRect, in room: CGRect) {
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = room.width }
        if size.height <= 0 { size.height = room.height * 0.45 }
        size.width = min(size.width, room.width)
        size.height = min(size.height, room.height * 0.55)
        let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
        let limit = room.maxY - size.height - min(220, room.height * 0.4)
        let y = min(max(anchor.midY - size.height / 2, room.minY), max(room.minY, limit))
        frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        controller.view.frame = clip.bounds
    }
}
