import CoreGraphics
public import Foundation
import QuartzCore

extension UIView.AnimationOptions {
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)

    /// Turns around the vertical axis, from left to right.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Turns around the vertical axis, from right to left.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Moves the old content up and away.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Moves the new content down into place.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns around the horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Turns around the horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The kind of transition among the options.
    fileprivate var transition: UIView.AnimationOptions {
        UIView.AnimationOptions(rawValue: rawValue & (7 << 20))
    }
}

extension UIView {
    /// Changes a view's content with a transition: a picture of the old content gives way to the
    /// new.
    ///
    /// - Parameters:
    ///   - view: The view that changes. It needs a superview; without one nothing is animated.
    ///   - duration: The duration in seconds.
    ///   - options: The kind of transition, such as `.transitionCrossDissolve`, and the curve.
    ///     Pages do not curl: they slide.
    ///   - animations: A closure that changes the view's content. It runs before this call returns.
    ///   - completion: A closure called once when the transition has ended.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let old = view.superview == nil || duration <= 0 ? nil : picture(of: view)
        performWithoutAnimation { animations?() }
        guard let old, let superview = view.superview, options.transition != [] else {
            return animate(
                withDuration: 0, delay: 0, options: options, animations: {}, completion: completion)
        }
        performWithoutAnimation { view.layoutIfNeeded() }
        superview.insertSubview(old, aboveSubview: view)
        replace(
            old, by: view, hides: false, duration: duration, options: options
        ) { finished in
            old.removeFromSuperview()
            completion?(finished)
        }
    }

    /// Replaces a view by another with a transition.
    ///
    /// - Parameters:
    ///   - fromView: The view that disappears, and is removed from its superview.
    ///   - toView: The view that appears in its place.
    ///   - duration: The duration in seconds.
    ///   - options: The kind of transition, such as `.transitionFlipFromLeft`, and the curve. With
    ///     `.showHideTransitionViews` the views stay where they are and are hidden and shown.
    ///   - completion: A closure called once when the transition has ended.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            completion?(true)
            return
        }
        let hides = options.contains(.showHideTransitionViews)
        performWithoutAnimation {
            toView.isHidden = false
            if !hides || toView.superview == nil {
                superview.insertSubview(toView, belowSubview: fromView)
            }
            superview.layoutIfNeeded()
        }
        replace(
            fromView, by: toView, hides: true, duration: duration, options: options
        ) { finished in
            if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// A view that looks as another does now.
    private static func picture(of view: UIView) -> UIView? {
        guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        picture.bounds.size = view.bounds.size
        picture.center = view.center
        picture.transform = view.transform
        picture.alpha = view.alpha
        picture.isUserInteractionEnabled = false
        return picture
    }

    // MARK: Kinds

    private static func replace(
        _ old: UIView, by new: UIView, hides: Bool, duration: TimeInterval,
        options: AnimationOptions, completion: @escaping (Bool) -> Void
    ) {
        switch options.transition {
        case .transitionCrossDissolve:
            dissolve(old, into: new, hides: hides, duration, options, completion)
        case .transitionCurlUp:
            slide(old, fromSelf: true, duration, options, completion)
        case .transitionCurlDown:
            new.superview?.insertSubview(new, aboveSubview: old)
            slide(new, fromSelf: false, duration, options, completion)
        case .transitionFlipFromLeft, .transitionFlipFromRight:
            flip(old, to: new, CGAffineTransform(scaleX: 0.001, y: 1), duration, completion)
        case .transitionFlipFromTop, .transitionFlipFromBottom:
            flip(old, to: new, CGAffineTransform(scaleX: 1, y: 0.001), duration, completion)
        default:
            completion(true)
        }
    }

    private static func dissolve(
        _ old: UIView, into new: UIView, hides: Bool, _ duration: TimeInterval,
        _ options: AnimationOptions, _ completion: @escaping (Bool) -> Void
    ) {
        let alpha = (old: old.alpha, new: new.alpha)
        animate(
            withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 }
        ) { finished in
            if hides { old.alpha = alpha.old }
            completion(finished)
        }
    }

    private static func slide(
        _ view: UIView, fromSelf: Bool, _ duration: TimeInterval, _ options: AnimationOptions,
        _ completion: @escaping (Bool) -> Void
    ) {
        let away = view.transform.translatedBy(x: 0, y: -view.bounds.height)
        let place = view.transform
        if !fromSelf { performWithoutAnimation { view.transform = away } }
        animate(
            withDuration: duration, delay: 0, options: options,
            animations: { view.transform = fromSelf ? away : place }
        ) { finished in
            view.transform = place
            completion(finished)
        }
    }

    /// Turns a view until only its edge is seen, then another one from its edge.
    private static func flip(
        _ old: UIView, to new: UIView, _ edge: CGAffineTransform, _ duration: TimeInterval,
        _ completion: @escaping (Bool) -> Void
    ) {
        let (oldPlace, newPlace) = (old.transform, new.transform)
        performWithoutAnimation { new.transform = edge.concatenating(newPlace) }
        animate(
            withDuration: duration / 2, delay: 0, options: .curveEaseIn,
            animations: { old.transform = edge.concatenating(oldPlace) }
        ) { _ in
            old.isHidden = true
            animate(
                withDuration: duration / 2, delay: 0, options: .curveEaseOut,
                animations: { new.transform = newPlace }
            ) { finished in
                old.isHidden = false
                old.transform = oldPlace
                completion(finished)
            }
        }
    }
}
