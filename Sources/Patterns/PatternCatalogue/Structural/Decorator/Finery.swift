/// People who put on clothes, one over the other.
enum Finery {
    /// A person who can be shown: the component.
    protocol Showable: AnyObject {
        func show()
    }

    /// A person without clothes.
    final class Person: Showable {
        private let name: String
        private let stage: Stage

        init(_ name: String, stage: Stage) {
            self.name = name
            self.stage = stage
        }

        func show() {
            stage.call(self) { stage.say("装扮的\(name)") }
        }
    }

    /// A piece of clothing over whoever wears it: the decorator. It shows itself and then what it
    /// covers.
    class Garment: Showable {
        private let wearer: any Showable
        private let stage: Stage

        /// The name of the piece.
        var name: String { preconditionFailure("\(type(of: self)) has no name. Override it.") }

        /// Puts the piece on. There is no other way to have one, so none can be put on itself.
        init(over wearer: any Showable, stage: Stage) {
            self.wearer = wearer
            self.stage = stage
        }

        func show() {
            stage.call(self) {
                stage.say(name)
                wearer.show()
            }
        }
    }

    final class BigTShirt: Garment { override var name: String { "大T恤" } }
    final class BaggyTrousers: Garment { override var name: String { "垮裤" } }
    final class WornSneakers: Garment { override var name: String { "破球鞋" } }
    final class LeatherShoes: Garment { override var name: String { "皮鞋" } }
    final class Tie: Garment { override var name: String { "领带" } }
    final class Suit: Garment { override var name: String { "西装" } }
}
