import TestSupport
import Testing
import UIKit
import UIKitCore

@Suite("Invalid constraints")
struct BadInputTests {
    @Test(
        "Constraint: a relation without a meaning is refused with advice",
        arguments: Mistake.allCases)
    func advice(mistake: Mistake) async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [mistake] in
            await MainActor.run { mistake.make() }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says(mistake.advice))
    }

    @Test("Constraint: a multiplier of zero between lengths leaves the constant")
    func zeroMultiplier() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 12).on()
        root.layoutIfNeeded()
        #expect(view.frame.width == 12)
    }

    @Test("Constraint: negative and enormous numbers lay out without a trap")
    func extremes() {
        let root = UIView.root(300, 200)
        for constant in [-1e300, 1e300, -5, 1e-300] as [CGFloat] {
            let view = UIView.constrained(in: root)
            view.place(x: constant, y: constant)
            view.widthAnchor.constraint(equalToConstant: constant).on()
        }
        _ = conflicts { root.layoutIfNeeded() }
        let frames = root.subviews.map(\.frame)
        #expect(frames.allSatisfy { !$0.minX.isNaN && !$0.width.isNaN })
        #expect(frames[2].minX == -5)
    }

    @Test(
        """
        Conflict log: reports the first of thousands of conflicts one by one, and counts the \
        others
        """,
        arguments: Contradiction.allCases)
    func manyConflicts(contradiction: Contradiction) {
        let root = UIView.root(300, 200)
        let count = 2_000
        let broken = contradiction.activate(count, in: root)
        let reportOthers = LayoutLog.reportOthers
        defer { LayoutLog.reportOthers = reportOthers }
        var others: [Int] = []
        LayoutLog.reportOthers = { others.append($0) }
        let found = conflicts { root.layoutIfNeeded() }
        #expect(found.count == 10)
        #expect(others == [broken - 10])
        #expect(root.layoutConflicts.count == broken)
    }
}

/// Many constraints that contradict each other.
enum Contradiction: CaseIterable, Sendable {
    /// Two widths for each of many views.
    case widthsOfPairs

    /// As many widths for one view.
    case widthsOfOneView

    /// Greater and smaller widths for one view.
    case rangesOfOneView

    /// Activates `count` constraints.
    ///
    /// - Returns: How many of them have to be broken.
    @MainActor
    func activate(_ count: Int, in root: UIView) -> Int {
        switch self {
        case .widthsOfPairs:
            for index in 0..<(count / 2) {
                let view = UIView.constrained(in: root)
                view.widthAnchor.constraint(equalToConstant: 10).on()
                view.widthAnchor.constraint(equalToConstant: CGFloat(11 + index)).on()
            }
            return count / 2
        case .widthsOfOneView:
            let view = UIView.constrained(in: root)
            for index in 0..<count {
                view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index)).on()
            }
            return count - 1
        case .rangesOfOneView:
            let view = UIView.constrained(in: root)
            for index in 0..<(count / 2) {
                view.widthAnchor.constraint(
                    greaterThanOrEqualToConstant: CGFloat(count + index)
                ).on()
                view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(index)).on()
            }
            return count / 2
        }
    }
}

/// What a program may do wrong, and what it is told.
enum Mistake: String, CaseIterable, Codable, Sendable {
    case constantOfNaN
    case infiniteConstant
    case multiplierOfNaN
    case locationAlone
    case locationTimesZero
    case mixedKinds
    case mixedSides
    case strangeItem
    case strangers
    case priorityZero
    case priorityTooHigh
    case priorityOfNaN
    case requiredWhileActive
    case contentPriority
    case infiniteMargin
    case directionalMarginOfNaN

    var advice: String {
        switch self {
        case .constantOfNaN, .infiniteConstant, .multiplierOfNaN: "is not finite"
        case .locationAlone: "Locations come in pairs"
        case .locationTimesZero: "a multiplier of 0"
        case .infiniteMargin, .directionalMarginOfNaN: "The margins of title are not finite"
        case .mixedKinds: "top and height cannot be paired"
        case .mixedSides: "pairs leading or trailing with left or right"
        case .strangeItem: "Pass a UIView or a UILayoutGuide"
        case .strangers: "title and avatar have no common ancestor"
        case .priorityZero, .priorityTooHigh, .priorityOfNaN, .contentPriority:
            "greater than 0 and at most 1000"
        case .requiredWhileActive: "while it is active"
        }
    }

    /// Makes the mistake.
    @MainActor
    func make() {
        let title = UIView()
        title.accessibilityIdentifier = "title"
        let avatar = UIView()
        avatar.accessibilityIdentifier = "avatar"
        let width = title.widthAnchor.constraint(equalToConstant: 1)
        switch self {
        case .constantOfNaN: _ = title.widthAnchor.constraint(equalToConstant: .nan)
        case .infiniteConstant: width.constant = .infinity
        case .multiplierOfNaN:
            _ = title.widthAnchor.constraint(equalTo: title.heightAnchor, multiplier: .nan)
        case .locationAlone: relate(title, .top, nil, .notAnAttribute)
        case .locationTimesZero: relate(title, .top, avatar, .top, multiplier: 0)
        case .mixedKinds: relate(title, .top, avatar, .height)
        case .mixedSides: relate(title, .left, avatar, .leading)
        case .strangeItem: relate("title", .left, avatar, .left)
        case .strangers:
            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor).isActive = true
        case .priorityZero: width.priority = UILayoutPriority(0)
        case .priorityTooHigh: width.priority = .required + 1
        case .priorityOfNaN: width.priority = UILayoutPriority(.nan)
        case .requiredWhileActive:
            width.isActive = true
            width.priority = .defaultLow
        case .contentPriority:
            title.setContentHuggingPriority(UILayoutPriority(-1), for: .vertical)
        case .infiniteMargin: title.layoutMargins.left = .infinity
        case .directionalMarginOfNaN: title.directionalLayoutMargins.leading = .nan
        }
    }

    @MainActor
    private func relate(
        _ first: Any, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: Any?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
    ) {
        _ = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
            attribute: secondAttribute, multiplier: multiplier, constant: 5)
    }
}
