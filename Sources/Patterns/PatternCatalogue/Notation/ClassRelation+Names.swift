extension ClassRelation.Kind {
    /// The relation's name.
    public var name: BilingualText {
        switch self {
        case .generalisation: BilingualText("Generalisation", "泛化")
        case .realisation: BilingualText("Realisation", "实现")
        case .composition: BilingualText("Composition", "组合")
        case .aggregation: BilingualText("Aggregation", "聚合")
        case .association: BilingualText("Association", "关联")
        case .dependency: BilingualText("Dependency", "依赖")
        }
    }

    /// The meaning of the relation, with an example from the legend.
    public var meaning: BilingualText {
        switch self {
        case .generalisation:
            BilingualText(
                "One type is a special kind of another and inherits all that the other is and does: "
                    + "a bird is an animal.",
                "继承关系，表示一般与特殊，子类特化父类的所有特征和行为：鸟是一种动物。")
        case .realisation:
            BilingualText(
                "A type does everything that an interface asks for: a goose can fly.",
                "类与接口的关系，类实现接口的所有特征和行为：大雁会飞翔。")
        case .composition:
            BilingualText(
                "A strict whole and its parts, which live and die together: a bird and its wings.",
                "强的“拥有”关系，整体与部分同生共死：鸟与翅膀。")
        case .aggregation:
            BilingualText(
                "One object has others that are no part of it and may outlive it: a flock and its geese.",
                "弱的“拥有”关系，A 可以包含 B，但 B 不是 A 的一部分：雁群与大雁。")
        case .association:
            BilingualText(
                "One type knows another, with a direction, a name, roles and multiplicities: "
                    + "a penguin and the climate.",
                "一个类知道另一个类，有方向、名字、角色和多重性：企鹅与气候。")
        case .dependency:
            BilingualText(
                "One type uses another for a moment, as a parameter, as a local variable or by a static "
                    + "call: an animal and water.",
                "使用关系：以另一个类的对象作为参数、作为局部变量，或调用其静态方法：动物与水。")
        }
    }
}
