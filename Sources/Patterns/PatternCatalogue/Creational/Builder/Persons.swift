/// People drawn from parts, by builders under a director.
enum Persons {
    /// A part of a person.
    class Part {
        /// How thick it is drawn, in points.
        let girth: Double

        /// The line that says that the part was made.
        var report: String { preconditionFailure("\(type(of: self)) has no report. Override it.") }

        init(girth: Double) { self.girth = girth }
    }

    final class Head: Part { override var report: String { "成功构建了头-----HCDHead" } }
    final class Body: Part { override var report: String { "成功构建了身体-----HCDBody" } }
    final class Arm: Part { override var report: String { "成功构建了手臂------HCDArm" } }
    final class Leg: Part { override var report: String { "成功构建了腿------HCDLeg" } }

    /// The product. Until all steps are done, parts are missing.
    final class Person {
        var head: Head?
        var body: Body?
        var leftArm: Arm?
        var rightArm: Arm?
        var leftLeg: Leg?
        var rightLeg: Leg?

        var isComplete: Bool {
            [head, body, leftArm, rightArm, leftLeg, rightLeg].allSatisfy { $0 != nil }
        }
    }

    /// The steps of building a person.
    protocol PersonBuilder: AnyObject {
        func buildHead()
        func buildBody()
        func buildLeftArm()
        func buildRightArm()
        func buildLeftLeg()
        func buildRightLeg()

        /// The person built so far. The builder begins a new one.
        func takeResult() -> Person
    }

    /// Builds any figure; subclasses say which.
    class FigureBuilder: PersonBuilder {
        /// The name of the figure.
        var figure: String { preconditionFailure("\(type(of: self)) has no figure. Override it.") }

        /// How thick its parts are, in points.
        var girth: Double { preconditionFailure("\(type(of: self)) has no girth. Override it.") }

        private var person = Person()
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func buildHead() {
            stage.call(self) { person.head = add("头部", Head(girth: girth)) }
        }

        func buildBody() {
            stage.call(self) { person.body = add("身体", Body(girth: girth)) }
        }

        func buildLeftArm() {
            stage.call(self) { person.leftArm = add("左手", Arm(girth: girth)) }
        }

        func buildRightArm() {
            stage.call(self) { person.rightArm = add("右手", Arm(girth: girth)) }
        }

        func buildLeftLeg() {
            stage.call(self) { person.leftLeg = add("左脚", Leg(girth: girth)) }
        }

        func buildRightLeg() {
            stage.call(self) { person.rightLeg = add("右脚", Leg(girth: girth)) }
        }

        func takeResult() -> Person {
            stage.call(self) {
                defer { person = Person() }
                return person
            }
        }

        private func add<P: Part>(_ name: String, _ part: P) -> P {
            stage.say("建造\(figure)的\(name)")
            stage.say(part.report)
            return part
        }
    }

    final class FatPersonBuilder: FigureBuilder {
        override var figure: String { "胖子" }
        override var girth: Double { 20 }
    }

    final class ThinPersonBuilder: FigureBuilder {
        override var figure: String { "瘦子" }
        override var girth: Double { 8 }
    }

    /// Knows the order of the steps, and nothing of the figures.
    final class Director {
        private let builder: any PersonBuilder
        private let stage: Stage

        init(builder: any PersonBuilder, stage: Stage) {
            self.builder = builder
            self.stage = stage
        }

        func buildPerson() -> Person {
            stage.call(self) {
                builder.buildHead()
                builder.buildBody()
                builder.buildLeftArm()
                builder.buildRightArm()
                builder.buildLeftLeg()
                builder.buildRightLeg()
                return builder.takeResult()
            }
        }
    }
}
