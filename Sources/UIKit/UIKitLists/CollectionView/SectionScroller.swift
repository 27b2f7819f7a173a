import CoreGraphics
import Foundation
import UIKitCore
@_spi(UIKitInternals) import UIKitScrolling

/// The plan of a layout for a section that scrolls on its own.
struct SectionScrollerPlan: Hashable {
    var section: Int

    /// The visible part of the section, in the content of the collection view.
    var frame: CGRect

    /// The length of the section's content along its own axis.
    var length: CGFloat
    var isHorizontal: Bool
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The distance from one group to the next.
    var stride: CGFloat

    /// The length of a group.
    var groupLength: CGFloat

    var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// `true` if the section begins at the right.
    var isMirrored: Bool

    /// The distance by which the content scrolls.
    var room: CGFloat { max(0, length - (isHorizontal ? frame.width : frame.height)) }
}

/// The scroll view of a section that scrolls across the direction of its collection view.
///
/// Its cells keep the coordinates of the collection view: at rest the origin of its bounds is that
/// of its frame.
final class SectionScroller: UIScrollView {
    private(set) var plan: SectionScrollerPlan

    /// The offset at which the drag began, from the start.
    private var dragStart: CGFloat = 0
    private let reporter = Reporter()

    init(_ plan: SectionScrollerPlan) {
        self.plan = plan
        super.init(frame: plan.frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
        alwaysBounceHorizontal = plan.isHorizontal
        alwaysBounceVertical = !plan.isHorizontal
        reporter.scroller = self
        delegate = reporter
        adopt(plan, isNew: true)
    }

    required init?(coder: NSCoder) { return nil }

    /// How far the section is scrolled from the left or the top.
    var travel: CGFloat {
        plan.isHorizontal ? bounds.minX - plan.frame.minX : bounds.minY - plan.frame.minY
    }

    /// Follows a new plan and keeps the travel.
    func adopt(_ new: SectionScrollerPlan, isNew: Bool = false) {
        guard isNew || new != plan else { return }
        // The distance from the leading edge stays as it is.
        let lead = plan.isMirrored ? plan.room - travel : travel
        plan = new
        let visible = new.isHorizontal ? new.frame.width : new.frame.height
        let extra = centering(visible)
        let start = isNew ? -extra : min(max(lead, -extra), new.room + extra)
        let travel = new.isMirrored ? new.room - start : start
        reporter.isEnabled = false
        frame = new.frame
        contentInset = UIEdgeInsets(
            top: -new.frame.minY + (new.isHorizontal ? 0 : extra),
            left: -new.frame.minX + (new.isHorizontal ? extra : 0),
            bottom: new.isHorizontal ? 0 : extra, right: new.isHorizontal ? extra : 0)
        contentSize = CGSize(
            width: new.frame.minX + (new.isHorizontal ? new.length : new.frame.width),
            height: new.frame.minY + (new.isHorizontal ? new.frame.height : new.length))
        contentOffset = offset(travel)
        decelerationRate =
            switch new.properties.decelerationRate {
            case .automatic: new.behavior.isPaging ? .fast : .normal
            case .normal: .normal
            case .fast: .fast
            }
        bounces = new.properties.bounce != .never
        reporter.isEnabled = true
    }

    /// The space before the first group that centres it.
    private func centering(_ visible: CGFloat) -> CGFloat {
        plan.behavior == .groupPagingCentered ? max(0, (visible - plan.groupLength) / 2) : 0
    }

    private func offset(_ travel: CGFloat) -> CGPoint {
        CGPoint(
            x: plan.frame.minX + (plan.isHorizontal ? travel : 0),
            y: plan.frame.minY + (plan.isHorizontal ? 0 : travel))
    }

    /// Scrolls to a distance from the start.
    func scroll(toTravel travel: CGFloat, animated: Bool) {
        let visible = plan.isHorizontal ? plan.frame.width : plan.frame.height
        let room = max(0, plan.length - visible)
        let extra = centering(visible)
        setContentOffset(offset(min(max(travel, -extra), room + extra)), animated: animated)
    }

    override func targetContentOffset(
        forProposed offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let proposed = plan.isHorizontal ? offset.x - plan.frame.minX : offset.y - plan.frame.minY
        let speed = plan.isHorizontal ? velocity.x : velocity.y
        let visible = plan.isHorizontal ? plan.frame.width : plan.frame.height
        let room = max(0, plan.length - visible)
        let extra = centering(visible)
        guard proposed > -extra, proposed < room + extra,
            let target = snapped(proposed, speed: speed, visible: visible, room: room)
        else { return offset }
        return self.offset(min(max(target, -extra), room + extra))
    }

    /// Returns the travel at which a drag rests; `nil` where it may rest anywhere.
    private func snapped(
        _ proposed: CGFloat, speed: CGFloat, visible: CGFloat, room: CGFloat
    ) -> CGFloat? {
        // In a mirrored section the groups begin at the far end.
        let base = plan.isMirrored ? room : 0
        func snap(_ step: CGFloat, origin: CGFloat, isPaging: Bool) -> CGFloat {
            guard step > 0 else { return proposed }
            guard isPaging else { return origin + ((proposed - origin) / step).rounded() * step }
            let page = ((dragStart - origin) / step).rounded()
            var next = ((travel - origin) / step).rounded()
            if next == page, abs(speed) > 0.2 { next = page + (speed > 0 ? 1 : -1) }
            return origin + min(max(next, page - 1), page + 1) * step
        }
        switch plan.behavior {
        case .none, .continuous: return nil
        case .continuousGroupLeadingBoundary:
            return snap(plan.stride, origin: base, isPaging: false)
        case .paging: return snap(visible, origin: base, isPaging: true)
        case .groupPaging: return snap(plan.stride, origin: base, isPaging: true)
        case .groupPagingCentered:
            let extra = centering(visible)
            return snap(
                plan.stride, origin: plan.isMirrored ? room + extra : -extra, isPaging: true)
        }
    }

    /// Notifies the collection view of the scroller's movements.
    private final class Reporter: UIScrollViewDelegate {
        weak var scroller: SectionScroller?
        var isEnabled = true

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard isEnabled, let list = scroller?.superview as? UICollectionView else { return }
            list.sectionDidScroll()
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            guard let scroller else { return }
            scroller.dragStart = scroller.travel
        }
    }
}

extension UICollectionView {
    /// Creates, moves and removes the scrollers of sections.
    func placeSectionScrollers() {
        let plans = storedLayout.scrollers
        guard !plans.isEmpty || !sectionScrollers.isEmpty else { return }
        var old = sectionScrollers
        sectionScrollers = [:]
        for plan in plans {
            if let scroller = old.removeValue(forKey: plan.section) {
                scroller.adopt(plan)
                sectionScrollers[plan.section] = scroller
            } else {
                let scroller = UIView.performingWithoutAnimation { SectionScroller(plan) }
                sectionScrollers[plan.section] = scroller
                addScroller(scroller)
            }
        }
        for scroller in old.values {
            for view in scroller.subviews where view is UICollectionReusableView {
                addSubview(view)
            }
            scroller.removeFromSuperview()
        }
    }

    /// Adds a scroller behind cells and headers, in front of the backgrounds of sections.
    private func addScroller(_ scroller: SectionScroller) {
        let background = stack.last {
            $0.appliedAttributes?.representedElementCategory == .decorationView
        }
        if let background {
            insertSubview(scroller, aboveSubview: background)
        } else if let backgroundView, backgroundView.superview === self {
            insertSubview(scroller, aboveSubview: backgroundView)
        } else {
            insertSubview(scroller, at: 0)
        }
    }

    /// Keeps the scrollers in front of a decoration view that was inserted.
    func raiseScrollers(above view: UIView) {
        for scroller in sectionScrollers.values { insertSubview(scroller, aboveSubview: view) }
    }

    /// Gives the scrollers to the sections' new indexes after a batch.
    func remapSectionScrollers(_ newSection: (Int) -> Int?) {
        var result: [Int: SectionScroller] = [:]
        for (section, scroller) in sectionScrollers {
            if let new = newSection(section) {
                result[new] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
        sectionScrollers = result
    }

    func sectionDidScroll() {
        query = nil
        setNeedsLayout()
        storedLayout.sectionScrollerDidScroll()
    }

    /// Scrolls the section of an item, if it scrolls on its own.
    func scrollSection(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let scroller = sectionScrollers[path.section],
            let attributes = storedLayout.layoutAttributesForItem(at: path)
        else { return }
        let plan = scroller.plan
        let isHorizontal = plan.isHorizontal
        let start =
            isHorizontal
            ? attributes.frame.minX - plan.frame.minX : attributes.frame.minY - plan.frame.minY
        let length = isHorizontal ? attributes.frame.width : attributes.frame.height
        let travel = Self.offset(
            scroller.travel, of: start, start + length,
            length: isHorizontal ? plan.frame.width : plan.frame.height, insets: (0, 0),
            content: plan.length,
            place: position.intersection(isHorizontal ? .horizontal : .vertical).place)
        scroller.scroll(toTravel: travel, animated: animated)
    }
}

extension UIView {
    /// Returns the result of a closure that runs without animations.
    static func performingWithoutAnimation<Result>(_ make: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = make() }
        guard let result else { fatalError("The closure was not run.") }
        return result
    }
}
