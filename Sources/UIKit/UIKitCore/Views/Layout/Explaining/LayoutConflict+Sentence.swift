import CoreGraphics

extension LayoutConflict {
    /// The conflict in a plain sentence, as in “Title’s width is to be 120 but its leading and
    /// trailing edges leave 84 between them.”
    ///
    /// It names the requirement of the broken relation, and the outcome of the others.
    package var sentence: String { DistinctNames.disambiguating(items) { plainSentence } }

    private var plainSentence: String {
        guard case .constraint(let broken) = broken else {
            let others = members.filter { $0 != self.broken }
            return "\(self.broken) cannot hold together with \(subjects(of: others, for: nil))."
        }
        let others = others(than: broken)
        guard !others.isEmpty else { return "\(broken.requirement) but lengths are never below 0." }
        let subjects = subjects(of: others, for: broken.firstItem)
        let outcome = broken.outcome(
            excess: excess,
            isOfTwoEdges: others.count == 2 && others.allSatisfy(\.relatesPositions),
            isPlural: subjects.contains(" and ") || subjects.contains(" edges"))
        return "\(broken.requirement) but \(subjects) \(outcome)."
    }

    /// The relations that contradict the broken constraint. Frames around the item that it moves
    /// are left out if there are others.
    private func others(than constraint: NSLayoutConstraint) -> [LayoutSource] {
        let others = members.filter { $0 != broken }
        let moved = constraint.movedItem.flatMap(LayoutItem.view)
        let telling = others.filter { other in
            guard case .frame(let view, _) = other, let moved, moved !== view else { return true }
            return !moved.isDescendant(of: view)
        }
        return telling.isEmpty ? others + frames : telling
    }

    /// The subjects of relations, as in “its leading and trailing edges and Avatar’s width”.
    ///
    /// - Parameter owner: The item that is called “its”.
    private func subjects(of sources: [LayoutSource], for owner: AnyObject?) -> String {
        var names: [String] = []
        var nouns: [String: Set<Noun>] = [:]
        for source in sources {
            let subject = source.subject(preferring: owner)
            if nouns[subject.name] == nil { names.append(subject.name) }
            nouns[subject.name, default: []].insert(subject.noun)
        }
        let phrases = names.sorted { $0 == "its" && $1 != "its" }.flatMap { name in
            Words.edgesTogether(nouns[name, default: []].sorted()).map { "\(name) \($0)" }
        }
        let shown = phrases.prefix(Self.maximumSubjects)
        let hidden = phrases.count - shown.count
        return Words.joined(shown + (hidden > 0 ? ["\(hidden) more"] : []))
    }

    /// The most subjects that a sentence names.
    private static var maximumSubjects: Int { 5 }
}

// MARK: - Subjects

extension LayoutSource {
    /// The subject of a relation: an item, as in “Title’s” or “its”, and a part of it.
    ///
    /// - Parameter owner: The item that is called “its”, and that is preferred where the relation
    ///   has two.
    fileprivate func subject(preferring owner: AnyObject?) -> (name: String, noun: Noun) {
        switch self {
        case .constraint(let constraint):
            let isSecond =
                constraint.secondItem != nil && constraint.secondItem === owner
                && constraint.firstItem !== owner
            let item = isSecond ? constraint.secondItem : constraint.firstItem
            let attribute = isSecond ? constraint.secondAttribute : constraint.firstAttribute
            let noun = Noun(order: attribute.rawValue, text: attribute.noun)
            return (Words.possessive(item, preferring: owner), noun)
        case .content(let view, let axis, _):
            let text = axis == .horizontal ? "content’s width" : "content’s height"
            return (Words.possessive(view, preferring: owner), Noun(text: text))
        case .frame(let view, _):
            return (Words.possessive(view, preferring: owner), Noun(text: "frame"))
        case .implicit(let implicit, _, let view):
            return (
                Words.possessive(view, preferring: owner), Noun(text: "“\(implicit.identifier)”")
            )
        }
    }
}

extension LayoutSource {
    /// `true` for a constraint between positions.
    fileprivate var relatesPositions: Bool {
        guard case .constraint(let constraint) = self else { return false }
        return !constraint.firstAttribute.isDimension
    }
}

/// The part of an item that a relation references, in the order of a sentence.
private struct Noun: Hashable, Comparable {
    var order = Int.max
    let text: String

    static func < (left: Noun, right: Noun) -> Bool {
        (left.order, left.text) < (right.order, right.text)
    }
}

extension NSLayoutConstraint {
    /// The requirement of the constraint, as in “Title’s width is to be at least 120”.
    fileprivate var requirement: String {
        let subject = "\(Words.possessive(firstItem, preferring: nil)) \(firstAttribute.noun)"
        return "\(subject) is to be \(limit)\(target(Double(constant)))"
    }

    private var limit: String {
        switch relation {
        case .lessThanOrEqual: "at most "
        case .equal: ""
        case .greaterThanOrEqual: "at least "
        }
    }

    /// The outcome, as in “leave 84 between them”.
    ///
    /// - Parameter excess: The points by which the first side exceeds the requirement.
    fileprivate func outcome(excess: Double, isOfTwoEdges: Bool, isPlural: Bool) -> String {
        let actual = target(Double(constant) + excess)
        if firstAttribute.isDimension, secondItem == nil, isOfTwoEdges {
            return "leave \(actual) between them"
        }
        return "\(isPlural ? "make" : "makes") it \(actual)"
    }

    /// A value of the first side in words: a number, or a distance from the second side.
    ///
    /// - Parameter offset: The points added to the second side.
    private func target(_ offset: Double) -> String {
        let number = Self.text(CGFloat(abs(offset)))
        guard let secondItem else { return Self.text(CGFloat(offset)) }
        var other = "\(Words.possessive(secondItem, preferring: nil)) \(secondAttribute.noun)"
        if multiplier != 1 { other = "\(Self.text(multiplier)) × \(other)" }
        if firstAttribute.isDimension {
            if offset == 0 { return other }
            return "\(number) \(offset > 0 ? "more" : "less") than \(other)"
        }
        if offset == 0 { return "at \(other)" }
        return "\(number) \(firstAttribute.side(offset > 0)) \(other)"
    }
}

// MARK: - Words

extension NSLayoutConstraint.Attribute {
    fileprivate var noun: String {
        switch self {
        case .left: "left edge"
        case .right: "right edge"
        case .top: "top edge"
        case .bottom: "bottom edge"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .width: "width"
        case .height: "height"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .lastBaseline: "last baseline"
        case .firstBaseline: "first baseline"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        case .centerXWithinMargins: "horizontal centre within margins"
        case .centerYWithinMargins: "vertical centre within margins"
        case .notAnAttribute: "constant"
        }
    }

    /// The word for a position after or before the attribute on its axis.
    fileprivate func side(_ isForward: Bool) -> String {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: isForward ? "after" : "before"
        default:
            axis == .vertical
                ? (isForward ? "below" : "above") : (isForward ? "right of" : "left of")
        }
    }
}

private enum Words {
    /// “Title’s”, or “its” for the preferred item.
    static func possessive(_ item: AnyObject?, preferring owner: AnyObject?) -> String {
        if let owner, item === owner { return "its" }
        let name = NSLayoutConstraint.name(of: item)
        return name.hasSuffix("s") ? "\(name)’" : "\(name)’s"
    }

    /// Two edges share their noun: “leading and trailing edges”.
    static func edgesTogether(_ nouns: [Noun]) -> [String] {
        let texts = nouns.map(\.text)
        let edges = texts.filter { $0.hasSuffix(" edge") }
        guard edges.count > 1 else { return texts }
        let names = edges.map { String($0.dropLast(" edge".count)) }
        return ["\(joined(names)) edges"] + texts.filter { !$0.hasSuffix(" edge") }
    }

    /// “a, b and c”.
    static func joined(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing else" }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }
}
