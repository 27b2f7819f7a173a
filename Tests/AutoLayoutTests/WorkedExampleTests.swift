import TestSupport
import Testing
import UIKit
import UIKitCore

@Suite("Worked examples")
struct WorkedExampleTests {
    @Test(
        """
        S0-92: Worked example: three views next to and below each other are where the equations \
        say
        """)
    func threeViews() {
        let root = UIView.root(375, 667)
        let views = ThreeViews(in: root)
        root.layoutIfNeeded()
        #expect(views.first.frame == CGRect(x: 100, y: 100, width: 70, height: 65))
        #expect(views.second.frame == CGRect(x: 190, y: 100, width: 70, height: 65))
        #expect(views.third.frame == CGRect(x: 100, y: 185, width: 160, height: 65))
    }

    @Test("Worked example: the engine shows the equations that it solves", .rows("S0-93"))
    func equations() {
        let root = UIView.root(375, 667)
        _ = ThreeViews(in: root)
        root.layoutIfNeeded()
        let lines = Set(root.layoutSystem.split(separator: "\n").map(String.init))
        let expected = [
            "v1.x - 100 = 0", "v1.y - 100 = 0", "v1.width - 70 = 0", "v1.height - 65 = 0",
            "v2.y - v1.y = 0", "v2.x - v1.x - v1.width - 20 = 0", "v2.width - v1.width = 0",
            "v2.height - v1.height = 0", "v3.x - v1.x = 0",
            "v3.y - v1.y - v1.height - 20 = 0", "v3.height - v1.height = 0",
            "v3.x + v3.width - v2.x - v2.width = 0",
        ]
        #expect(lines == Set(expected))
    }

    @Test(
        """
        S0-98: Worked example: of two labels the right one keeps its content, the left one gives \
        way
        """,
        arguments: [
            (width: 200.0, left: CGRect(x: 2, y: 5, width: 114, height: 40), right: 118.0),
            (300, CGRect(x: 2, y: 5, width: 150, height: 40), 154),
        ])
    func twoLabels(width: Double, left: CGRect, right: Double) {
        let root = UIView.root(width, 50)
        let first = Sized(150, 20)
        let second = Sized(80, 20)
        root.addConstrained(first, second)
        first.setContentHuggingPriority(.required, for: .horizontal)
        first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        second.setContentHuggingPriority(.required, for: .horizontal)
        second.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 2),
            first.heightAnchor.constraint(equalToConstant: 40),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 2),
            second.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            second.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -2),
            second.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == left)
        #expect(second.frame == CGRect(x: right, y: 5, width: 80, height: 40))
    }

    @Test(
        "Worked example: four images stay centred as a group while some have no width",
        .rows("S0-99"),
        arguments: [
            ([true, true, true, true], 123.5, 128.0), ([true, false, true, false], 155.5, 64),
            ([false, false, false, false], 187.5, 0),
        ])
    func centredGroup(isOn: [Bool], x: Double, width: Double) {
        let root = UIView.root(375, 667)
        let group = UIView.constrained(in: root)
        NSLayoutConstraint.activate([
            group.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
            group.heightAnchor.constraint(equalToConstant: 32),
            group.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        var edge = group.leadingAnchor
        var images: [UIView] = []
        var widths: [NSLayoutConstraint] = []
        for _ in isOn {
            let image = UIView.constrained(in: group)
            let constraint = image.widthAnchor.constraint(equalToConstant: 32)
            NSLayoutConstraint.activate([
                image.leadingAnchor.constraint(equalTo: edge),
                image.centerYAnchor.constraint(equalTo: group.centerYAnchor),
                image.heightAnchor.constraint(equalTo: group.heightAnchor), constraint,
            ])
            edge = image.trailingAnchor
            images.append(image)
            widths.append(constraint)
        }
        edge.constraint(equalTo: group.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(group.frame == CGRect(x: 123.5, y: 200, width: 128, height: 32))
        for (constraint, isOn) in zip(widths, isOn) { constraint.constant = isOn ? 32 : 0 }
        root.layoutIfNeeded()
        #expect(group.frame == CGRect(x: x, y: 200, width: width, height: 32))
        #expect(images.map(\.frame.minX) == images.map(\.frame.minX).sorted())
    }

    @Test(
        "Worked example: a view is three quarters as wide as its parent, at every width",
        .rows("S0-100"))
    func threeQuarters() {
        let root = UIView.root(300, 40)
        let view = UIView.constrained(in: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 225, height: 40))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
    }

    @Test(
        "Worked example: a view is after every label and in the right two thirds", .rows("S0-101"),
        arguments: [([50.0, 140, 90], 148.0), ([30.0, 60, 20], 100.0)])
    func inequalities(labels: [Double], expected: Double) {
        let root = UIView.root(300, 100)
        let target = Sized(120, 20)
        root.addConstrained(target)
        target.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            target.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            target.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
            NSLayoutConstraint(
                item: target, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: root,
                attribute: .right, multiplier: 1.0 / 3, constant: 0),
        ])
        for (index, width) in labels.enumerated() {
            let label = Sized(width, 20)
            root.addConstrained(label)
            label.place(x: 0, y: CGFloat(index) * 30)
            target.leftAnchor.constraint(
                greaterThanOrEqualTo: label.rightAnchor, constant: 8
            ).isActive = true
        }
        root.layoutIfNeeded()
        #expect(target.frame.minX >= expected)
        #expect(target.frame.maxX <= 300)
        #expect(target.frame.midY == 50)
    }

    @Test(
        "Worked example: frames and constraints give the same picture, at every size",
        .rows("S0-88"))
    func framesAndConstraints() {
        for width in stride(from: 320.0, through: 1024, by: 64) {
            let root = UIView.root(width, 480)
            let framed = UIView(frame: CGRect(x: 20, y: 30, width: width - 40, height: 60))
            root.addSubview(framed)
            let constrained = UIView.constrained(in: root)
            NSLayoutConstraint.activate([
                constrained.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                root.trailingAnchor.constraint(equalTo: constrained.trailingAnchor, constant: 20),
                constrained.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                constrained.heightAnchor.constraint(equalToConstant: 60),
            ])
            root.layoutIfNeeded()
            #expect(constrained.frame == framed.frame)
        }
    }
}

/// The documents' three views.
private struct ThreeViews {
    let first: UIView
    let second: UIView
    let third: UIView

    init(in root: UIView) {
        first = UIView.constrained(in: root, "v1")
        second = UIView.constrained(in: root, "v2")
        third = UIView.constrained(in: root, "v3")
        first.place(x: 100, y: 100)
        first.fix(width: 70, height: 65)
        NSLayoutConstraint.activate([
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
            third.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20),
            third.leadingAnchor.constraint(equalTo: first.leadingAnchor),
            third.trailingAnchor.constraint(equalTo: second.trailingAnchor),
            third.heightAnchor.constraint(equalTo: first.heightAnchor),
        ])
    }
}
