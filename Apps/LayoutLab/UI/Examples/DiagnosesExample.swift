import LayoutDSL
import UIKit

/// A layout with one solution, with several and with none, with the engine's diagnosis.
final class DiagnosesExample: Example {
    private let first = Tile("A", .systemBlue)
    private let second = Tile("B", .systemGreen)
    private let verdict = UILabel()
    private let details = UILabel()

    private enum Kind: Int {
        case sufficient
        case ambiguous
        case conflict
    }

    private var kind = Kind.sufficient

    override func build() {
        layoutKey = "stage"
        [first, second, verdict, details].forEach(addSubview)
        verdict.accessibilityIdentifier = "Verdict"
        details.accessibilityIdentifier = "Details"
        verdict.font = .systemFont(ofSize: 17, weight: .semibold)
        details.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        details.numberOfLines = 0
        details.semanticContentAttribute = .forceLeftToRight
        verdict.layout.make {
            $0.leading.equal(to: self).offset(16)
            $0.top.equal(to: self).offset(120)
        }
        details.layout.make {
            $0.leading.trailing.equal(to: self).inset(16)
            $0.top.equal(to: verdict.bottom).offset(8)
        }
        show()
    }

    override var wrappingLabels: [UILabel] { [details] }

    private func show() {
        first.layout.remake {
            $0.top.leading.equal(to: self).inset(20)
            $0.height.equal(to: 72)
            $0.width.equal(to: 90)
            if kind == .conflict { $0.width.equal(to: 140) }
        }
        second.layout.remake {
            $0.top.height.width.equal(to: first)
            if kind != .ambiguous { $0.leading.equal(to: first.trailing).offset(20) }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch kind {
        case .sufficient:
            report(
                String(localized: "Sufficient", bundle: .module), .systemGreen,
                [first, second].flatMap(\.layout.constraints).map(name))
        case .ambiguous:
            report(
                String(localized: "Ambiguous", bundle: .module), .systemOrange,
                [first, second].flatMap(freeUnknowns))
        case .conflict:
            report(String(localized: "Conflict", bundle: .module), .systemRed, conflictLines)
        }
    }

    private func report(_ word: String, _ color: UIColor, _ lines: [String]) {
        verdict.text = word
        verdict.textColor = color
        details.text = lines.joined(separator: "\n")
    }

    private func name(_ constraint: NSLayoutConstraint) -> String {
        constraint.identifier ?? "\(constraint)"
    }

    /// The undetermined unknowns of a tile.
    private func freeUnknowns(of tile: Tile) -> [String] {
        guard tile.hasAmbiguousLayout else { return [] }
        return [("x", NSLayoutConstraint.Axis.horizontal), ("y", .vertical)]
            .filter { unknown in
                !tile.constraintsAffectingLayout(for: unknown.1).contains {
                    $0.firstItem === tile && $0.firstAttribute != .width
                        && $0.firstAttribute != .height
                }
            }
            .map { "\(tile.name).\($0.0) = ?" }
    }

    /// The conflicting constraints, the one that was broken last and marked.
    ///
    /// UIKit only logs them; inside this package the engine can be queried.
    private var conflictLines: [String] {
        layoutConflicts.flatMap { conflict in
            let others = conflict.members.filter { $0 != conflict.broken }
            return others.map { "  " + name($0) } + ["✗ " + name(conflict.broken)]
        }
    }

    private func name(_ source: LayoutSource) -> String {
        guard case .constraint(let constraint) = source else { return "\(source)" }
        return name(constraint)
    }

    override func makeControls() -> [UIView] {
        [
            Segments([
                ControlName(localized: "Sufficient"), ControlName(localized: "Ambiguous"),
                ControlName(localized: "Conflict"),
            ]) {
                [weak self] index in
                self?.kind = Kind(rawValue: index) ?? .sufficient
                self?.codeDidChange()
                self?.show()
            }
        ]
    }

    override var code: String {
        switch kind {
        case .sufficient:
            """
            b.layout.make {
                $0.top.height.width.equal(to: a)
                $0.leading.equal(to: a.trailing).offset(20)
            }
            """
        case .ambiguous:
            """
            b.layout.make {
                $0.top.height.width.equal(to: a)
                // nothing says where b begins
            }
            """
        case .conflict:
            """
            a.layout.make {
                $0.width.equal(to: 90)
                $0.width.equal(to: 140)   // conflict
            }
            """
        }
    }
}
