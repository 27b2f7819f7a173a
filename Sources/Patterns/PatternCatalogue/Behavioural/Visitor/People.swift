/// People who react to feelings.
enum People {
    /// An element that can be visited.
    protocol Element: AnyObject {
        func accept(_ visitor: any Visitor)
    }

    /// An operation on all kinds of elements.
    protocol Visitor: AnyObject {
        func visit(_ man: Man)
        func visit(_ woman: Woman)
    }

    final class Man: Element {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func accept(_ visitor: any Visitor) {
            stage.call(self) { visitor.visit(self) }
        }
    }

    final class Woman: Element {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func accept(_ visitor: any Visitor) {
            stage.call(self) { visitor.visit(self) }
        }
    }

    final class Joy: Visitor {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func visit(_ man: Man) {
            stage.call(self, "visit(man)") { stage.say("男人接收到喜这个visitor============我要飞") }
        }

        func visit(_ woman: Woman) {
            stage.call(self, "visit(woman)") { stage.say("女人接收到喜这个visitor============我要跳") }
        }
    }

    final class Anger: Visitor {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }

        func visit(_ man: Man) {
            stage.call(self, "visit(man)") { stage.say("男人接收到怒这个visitor============我要叫") }
        }

        func visit(_ woman: Woman) {
            stage.call(self, "visit(woman)") { stage.say("女人接收到怒这个visitor============我要苦") }
        }
    }

    /// Keeps the elements and takes visitors round.
    final class ObjectStructure {
        private var elements: [any Element] = []
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func attach(_ element: any Element) {
            stage.call(self, "attach(_:)") { elements.append(element) }
        }

        func detach(_ element: any Element) {
            stage.call(self, "detach(_:)") { elements.removeAll { $0 === element } }
        }

        /// Takes a visitor to the present elements. One that leaves during the visit is still
        /// visited.
        func accept(_ visitor: any Visitor) {
            stage.call(self) { for element in elements { element.accept(visitor) } }
        }
    }
}
