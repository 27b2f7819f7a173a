import LayoutDSL
import UIKit

/// A white box with rounded corners around other views.
final class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }

    /// Creates a card around rows, top to bottom, with hairlines between them.
    convenience init(rows: [UIView]) {
        self.init(frame: .zero)
        var previous: UIView?
        for row in rows {
            addSubview(row)
            row.layout.make {
                $0.leading.trailing.equal(to: self).inset(14)
                if let previous {
                    $0.top.equal(to: previous.bottom).offset(1)
                } else {
                    $0.top.equal(to: self).offset(4)
                }
            }
            if previous != nil { addHairline(above: row) }
            previous = row
        }
        previous?.layout.make { $0.bottom.equal(to: self).offset(-4) }
    }

    private func addHairline(above row: UIView) {
        let line = UIView()
        line.backgroundColor = .separator
        addSubview(line)
        line.layout.make {
            $0.leading.equal(to: self).offset(14)
            $0.trailing.equal(to: self)
            $0.bottom.equal(to: row.top)
            $0.height.equal(to: 0.5)
        }
    }
}
