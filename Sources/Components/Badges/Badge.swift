public import UIKit

/// A mark on a view, a layer or a tab that says how much is new in it: a number, a text or a dot.
///
///     inboxButton.badge.number = 5
///     inboxButton.badge.setNumber(6, animated: true)
///     avatar.badge.style = .corner
///     avatar.badge.showsDot = true
///     tabBarItem.badge.number = 3
///
/// A text wins over a number, and a number over the dot. Without any the badge is hidden. Every
/// view, layer and tab item has one badge, made when it is first used; a bar item's badge is that
/// of its view.
@preconcurrency @MainActor
public final class Badge {
    private var host: (any BadgeHost)?
    private var counting: CADisplayLink?

    init(host: (any BadgeHost)?) {
        self.host = host
    }

    // MARK: Content

    /// The number; hidden when 0 (the default) or below.
    public var number: Int {
        get { target }
        set { setNumber(newValue, animated: false) }
    }

    /// The number that is reached when counting ends.
    private var target = 0

    /// The number that is shown now.
    private var shownNumber = 0

    /// `true` to show a dot when there is neither text nor number; `false` by default.
    public var showsDot = false { didSet { if showsDot != oldValue { update() } } }

    /// A text in place of a number; `nil` by default. An empty one counts as none.
    public var text: String? { didSet { if text != oldValue { update() } } }

    /// The look; ``BadgeStyle/standard`` by default.
    public var style: BadgeStyle {
        get { ownStyle ?? .standard }
        set {
            ownStyle = newValue
            update()
        }
    }

    private var ownStyle: BadgeStyle?

    /// Sets ``number``; if `animated`, the badge counts to it and pops.
    public func setNumber(_ number: Int, animated: Bool) {
        guard number != target || counting != nil else { return }
        target = number
        stopCounting()
        guard animated, host?.isOnScreen == true, max(shownNumber, 0) != max(number, 0) else {
            shownNumber = number
            return update()
        }
        count(from: max(shownNumber, 0))
        pop()
    }

    /// Removes text, number and dot.
    public func clear() {
        stopCounting()
        text = nil
        showsDot = false
        target = 0
        shownNumber = 0
        update()
    }

    /// The content of the badge, by ``text``, ``number`` and ``showsDot``.
    public var content: BadgeContent {
        BadgeContent(text: text, number: shownNumber, showsDot: showsDot)
    }

    /// Moves the badge to another view, as when a bar item gets a new custom view.
    fileprivate func attach(to view: UIView) {
        let old = host as? ViewBadgeHost
        guard view !== old?.host else { return }
        old?.badgeView?.removeFromSuperview()
        old?.host?.ownBadge = nil
        host = ViewBadgeHost(view)
        view.ownBadge = self
        update()
    }

    /// Shows what another badge shows, unless this one shows something itself, and clears that.
    fileprivate func takeContent(of other: Badge) {
        defer { other.clear() }
        guard content == .none, other.content != .none else { return }
        ownStyle = ownStyle ?? other.ownStyle
        (text, showsDot) = (other.text, other.showsDot)
        setNumber(other.number, animated: false)
        update()
    }

    private func update() { host?.show(content, style: style) }

    /// Moves the badge of a layer to where it belongs after the layer's size changed. Badges of
    /// views and tabs follow by themselves.
    public func updatePlace() { update() }

    // MARK: Motion

    private static let countingTime: CFTimeInterval = 0.35

    private func count(from first: Int) {
        let start = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let share = min((link.timestamp - start) / Self.countingTime, 1)
            let distance = Double(self.target) - Double(first)
            self.shownNumber = share == 1 ? self.target : first + Int(distance * share)
            if share == 1 { self.stopCounting() }
            self.update()
        }
        counting = link
        link.add(to: .main, forMode: .common)
    }

    private func stopCounting() {
        counting?.invalidate()
        counting = nil
    }

    private func pop() {
        let isNew = host?.badgeView?.isHidden != false
        // A badge that has nothing to show yet has no view to pop.
        if content == .none, target > 0 { shownNumber = 1 }
        update()
        guard let view = host?.badgeView, !style.reducesMotion,
            !UIAccessibility.isReduceMotionEnabled
        else { return }
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        pop.values = [isNew ? 0 : 1, 1.25, 0.95, 1]
        pop.keyTimes = [0, 0.4, 0.75, 1]
        pop.duration = Self.countingTime
        view.layer.add(pop, forKey: "pop")
    }
}

extension UIView {
    /// The view's badge, made when it is first used. It does not clip: the host's `clipsToBounds`
    /// is turned off when the badge appears.
    public var badge: Badge {
        if let ownBadge { return ownBadge }
        let badge = Badge(host: ViewBadgeHost(self))
        ownBadge = badge
        return badge
    }

    fileprivate var ownBadge: Badge? {
        get { objc_getAssociatedObject(self, badgeKey) as? Badge }
        set {
            objc_setAssociatedObject(self, badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

extension CALayer {
    /// The layer's badge, made when it is first used. It does not clip: the layer's
    /// `masksToBounds` is turned off when the badge appears.
    ///
    /// It follows the layer's size when it changes next, or by ``Badge/updatePlace()``.
    @MainActor public var badge: Badge {
        if let badge = objc_getAssociatedObject(self, badgeKey) as? Badge { return badge }
        let badge = Badge(host: LayerBadgeHost(self))
        objc_setAssociatedObject(self, badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return badge
    }
}

extension UITabBarItem {
    /// The tab's badge, made when it is first used. The bar places and draws it: of its style, the
    /// colours, the font and the limit count.
    public var badge: Badge {
        if let badge = objc_getAssociatedObject(self, badgeKey) as? Badge { return badge }
        let badge = Badge(host: TabBadgeHost(self))
        objc_setAssociatedObject(self, badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return badge
    }
}

extension UIBarButtonItem {
    /// The badge of the item's custom view: the view's own, if it has one. An item with a title or
    /// an image shows it on the button that its bar makes.
    ///
    /// Set before there is a view, it is kept until one appears; it follows the item to another
    /// view.
    public var badge: Badge {
        let stored = objc_getAssociatedObject(self, badgeKey) as? Badge
        let badge: Badge
        let view = customView ?? shownView
        if let own = view?.ownBadge {
            badge = own
            if let stored, stored !== own { own.takeContent(of: stored) }
        } else {
            badge = stored ?? Badge(host: nil)
            if let view { badge.attach(to: view) }
        }
        guard badge !== stored else { return badge }
        objc_setAssociatedObject(self, badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if stored == nil { shownViewDidChange = { [weak self] in _ = self?.badge } }
        return badge
    }
}

/// The key of associated badges: the address of memory that is never released.
private let badgeKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
