extension Sandwiches {
    /// The same sandwiches as recipes: what differs is data, and the order of the steps is one
    /// computed property.
    struct Recipe: Hashable, Sendable {
        var bread = "prepareBread"
        var meat = "addMeat"
        var condiments = ["addCondiments"]
        var extra: String?

        /// Everything that is done, in order.
        var steps: [String] {
            [bread, "putBreadOnPlate", meat] + condiments + [extra].compactMap { $0 } + ["serve"]
        }

        static let any = Recipe()

        static let hamburger = Recipe(
            bread: "getBurgerBun", meat: "addBeefPatty",
            condiments: ["addKetchup", "addMustard", "addCheese", "addPickles"])

        static let hotdog = Recipe(
            bread: "getHotdogBun", meat: "addWiener",
            condiments: ["addKetchup", "addMustard", "addOnion"])

        static let reuben = Recipe(
            bread: "cutRyeBread", meat: "addCornBeef",
            condiments: ["addSauerkraut", "addThousandIslandDressing", "addSwissCheese"],
            extra: "grillIt")
    }
}
