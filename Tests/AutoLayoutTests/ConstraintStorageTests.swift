import Glibc
import Testing
import UIKit

@Suite("Constraint ownership")
struct ConstraintStorageTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let first = UIView()
    let second = UIView()

    init() {
        root.addSubview(first)
        root.addSubview(second)
    }

    @Test(
        """
        Constraint ownership: siblings' constraints are owned by their superview, in the order \
        of activation
        """)
    func siblings() {
        let below = second.topAnchor.constraint(equalTo: first.bottomAnchor)
        let beside = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
        NSLayoutConstraint.activate([beside, below])
        #expect(root.constraints == [beside, below])
        #expect(beside.isActive)
    }

    @Test("Constraint ownership: a view owns the constraints of its own size and shape")
    func sizes() {
        let width = first.widthAnchor.constraint(equalToConstant: 40)
        let shape = first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2)
        NSLayoutConstraint.activate([width, shape])
        #expect(first.constraints == [width, shape])
        #expect(root.constraints.isEmpty)
    }

    @Test("Constraint ownership: an ancestor owns the constraints to its descendants")
    func descendants() {
        let inner = UIView()
        first.addSubview(inner)
        let constraint = inner.topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
    }

    @Test("Constraint ownership: the closest common ancestor owns the constraints of cousins")
    func cousins() {
        let left = UIView()
        let right = UIView()
        first.addSubview(left)
        second.addSubview(right)
        let constraint = left.widthAnchor.constraint(equalTo: right.widthAnchor)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
    }

    @Test("Constraint ownership: a constraint is deactivated when a view that it references leaves")
    func leaving() {
        let inner = UIView()
        first.addSubview(inner)
        let inside = inner.topAnchor.constraint(equalTo: first.topAnchor)
        let across = inner.leadingAnchor.constraint(equalTo: second.leadingAnchor)
        let width = first.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([inside, across, width])
        first.removeFromSuperview()
        #expect(inside.isActive && width.isActive)
        #expect(!across.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test(
        """
        Constraint ownership: repeated activation adds a constraint once, and deactivation \
        removes it
        """)
    func twice() {
        let constraint = first.widthAnchor.constraint(equalToConstant: 10)
        constraint.isActive = true
        NSLayoutConstraint.activate([constraint])
        first.addConstraint(constraint)
        #expect(first.constraints == [constraint])
        NSLayoutConstraint.deactivate([constraint, constraint])
        #expect(first.constraints.isEmpty)
    }

    @Test("Constraint ownership: removing constraints keeps the order of the others")
    func order() {
        let all = (0..<9).map {
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat($0))
        }
        NSLayoutConstraint.activate(all)
        NSLayoutConstraint.deactivate([all[0], all[3], all[4], all[5], all[8], all[7]])
        #expect(root.constraints == [all[1], all[2], all[6]])
        all[0].isActive = true
        #expect(root.constraints == [all[1], all[2], all[6], all[0]])
        root.removeConstraints(root.constraints)
        #expect(all.allSatisfy { !$0.isActive })
    }

    @Test("Constraint ownership: a constraint does not retain its views")
    func lifetime() {
        weak var gone: UIView?
        let constraint: NSLayoutConstraint
        do {
            let view = UIView()
            let inner = UIView()
            view.addSubview(inner)
            constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
            constraint.isActive = true
            gone = view
        }
        #expect(gone == nil)
        #expect(!constraint.isActive)
        #expect(constraint.firstItem == nil)
    }

    @Test("Constraint: has the parts that it was created with")
    func parts() {
        let constraint = NSLayoutConstraint(
            item: first, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: second,
            attribute: .trailing, multiplier: 2, constant: 12)
        #expect(constraint.firstItem === first)
        #expect(constraint.secondItem === second)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 12)
        #expect(constraint.priority == .required)
        #expect(constraint.firstAnchor == NSLayoutConstraint.leading(of: first))
        #expect(constraint.secondAnchor != nil)
        #expect(!constraint.isActive)
        #expect(!constraint.shouldBeArchived)
    }

    @Test("Constraint: takes no more memory than the system allocates quickly")
    func size() throws {
        let constraint = first.leadingAnchor.constraint(equalTo: second.trailingAnchor)
        typealias Measuring = @convention(c) (UnsafeRawPointer) -> Int
        let symbol = try #require(dlsym(nil, "malloc_usable_size"))
        let size = unsafeBitCast(symbol, to: Measuring.self)
        withExtendedLifetime(constraint) {
            #expect(size(Unmanaged.passUnretained(constraint).toOpaque()) <= 120)
        }
        constraint.identifier = "gap"
        constraint.shouldBeArchived = true
        #expect(constraint.identifier == "gap")
        #expect(constraint.shouldBeArchived)
    }

    @Test("Constraint: prints its relation, identifier, priority and state")
    func text() {
        first.accessibilityIdentifier = "title"
        second.accessibilityIdentifier = "avatar"
        let constraint = first.leadingAnchor.constraint(
            equalTo: second.trailingAnchor, constant: 12)
        #expect("\(constraint)" == "<NSLayoutConstraint title.leading == avatar.trailing + 12>")
        constraint.identifier = "gap"
        constraint.isActive = true
        #expect(
            "\(constraint)"
                == "<NSLayoutConstraint 'gap' title.leading == avatar.trailing + 12   (active)>")
        let share = first.widthAnchor.constraint(
            lessThanOrEqualTo: root.widthAnchor, multiplier: 0.75, constant: -4)
        share.priority = .defaultHigh
        #expect("\(share)" == "<NSLayoutConstraint title.width <= 0.75*UIView.width - 4 @750>")
        #expect(
            "\(first.heightAnchor.constraint(equalToConstant: 40))"
                == "<NSLayoutConstraint title.height == 40>")
    }
}

extension NSLayoutConstraint {
    /// The first anchor of a constraint.
    fileprivate static func leading(of view: UIView) -> NSLayoutAnchor<AnyObject> {
        view.leadingAnchor.constraint(equalTo: view.trailingAnchor).firstAnchor
    }
}
