// The properties of gesture recognisers, each declared once; see ``PropertyTable``.

extension UIGestureRecognizer {
    static let recognizerTable = PropertyTable(
        of: UIGestureRecognizer.self,
        [
            .row("state", \.state, observed: .value),
            .row("enabled", \.isEnabled, nib: .same),
            .row("cancelsTouchesInView", \.cancelsTouchesInView, nib: .same),
            .row("delaysTouchesBegan", \.delaysTouchesBegan, nib: .same),
            .row("delaysTouchesEnded", \.delaysTouchesEnded, nib: .same),
            .row("delegate", \.delegate),
            .row("name", \.name),
            .row("allowedTouchTypes", \.allowedTouchTypes),
            .row("requiresExclusiveTouchType", \.requiresExclusiveTouchType),
        ])
}

extension UITapGestureRecognizer {
    static let tapTable = PropertyTable(
        of: UITapGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("numberOfTapsRequired", \.numberOfTapsRequired, nib: .same),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
            .row("buttonMaskRequired", \.buttonMaskRequired),
        ])
}

extension UILongPressGestureRecognizer {
    static let pressTable = PropertyTable(
        of: UILongPressGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("allowableMovement", \.allowableMovement, nib: .same),
            .row("minimumPressDuration", \.minimumPressDuration, nib: .same),
            .row("numberOfTapsRequired", \.numberOfTapsRequired, nib: .same),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
        ])
}

extension UISwipeGestureRecognizer {
    static let swipeTable = PropertyTable(
        of: UISwipeGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row(
                "direction", \.direction,
                nib: .words(["right": .right, "left": .left, "up": .up, "down": .down])),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
        ])
}

extension UIPanGestureRecognizer {
    static let panTable = PropertyTable(
        of: UIPanGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("minimumNumberOfTouches", \.minimumNumberOfTouches, nib: .same),
            .row("maximumNumberOfTouches", \.maximumNumberOfTouches, nib: .same),
            .row("allowedScrollTypesMask", \.allowedScrollTypesMask),
        ])
}

extension UIScreenEdgePanGestureRecognizer {
    static let edgePanTable = PropertyTable(
        of: UIScreenEdgePanGestureRecognizer.self, after: UIPanGestureRecognizer.propertyTable,
        [.row("edges", \.edges, nib: .same)])
}
