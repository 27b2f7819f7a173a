/// A kind of places within a category, such as cafés within food.
///
///     let (categories, kinds) = try PlaceKind.list("cafe|住宿服务")
///     var request = try AroundRequest(center: gps, radius: 500, categories: categories)
///     request.kinds = kinds
///
/// Kinds are told by OpenStreetMap's attributes, such as `amenity=cafe`; places of other sources
/// have none unless these have such attributes.
public struct PlaceKind: Hashable, Sendable {
    /// The value in OpenStreetMap, such as `cafe`.
    public let value: String

    /// The name in Chinese, such as `咖啡馆`.
    public let chineseName: String

    /// The category of places of this kind.
    public let category: PlaceCategory

    private init(value: String, chineseName: String, category: PlaceCategory) {
        self.value = value
        self.chineseName = chineseName
        self.category = category
    }

    /// Creates the kind with this value, ignoring case and with spaces for underscores, or this
    /// name in Chinese or word for it, such as `coffee`; `nil` for none.
    public init?(name: String) {
        let wanted = name.lowercased().map { $0 == " " ? "_" : $0 }
        let word = CategoryWords.shared.kind(of: name)
        let found = Self.all.first {
            $0.chineseName == name || Array($0.value) == wanted || $0.value == word
        }
        guard let found else { return nil }
        self = found
    }

    /// Returns `true` if a place is of this kind.
    public func contains(_ place: Place) -> Bool {
        place.category == category && Self.values(of: place).contains(value[...])
    }

    /// The values of a place that tell its kind.
    static func values(of place: Place) -> [Substring] {
        keys.compactMap { place.attributes[$0] }.flatMap { $0.split(separator: ";") }
    }

    private static let keys = [
        "amenity", "shop", "tourism", "leisure", "railway", "aeroway", "office", "historic",
        "highway", "kind",
    ]
}

// MARK: - Lists

extension PlaceKind {
    /// Returns the categories and kinds in a text, separated by vertical bars: `cafe|住宿服务`. The
    /// categories of kinds are among the categories; the kinds do not include those whose whole
    /// category is named.
    ///
    /// - Throws: ``PlaceRequestError/category(_:)`` with the first unknown name.
    public static func list(
        _ types: String
    ) throws(PlaceRequestError) -> (categories: [PlaceCategory], kinds: Set<PlaceKind>) {
        var categories: [PlaceCategory] = []
        var whole: Set<PlaceCategory> = []
        var kinds: Set<PlaceKind> = []
        for part in types.split(separator: "|", omittingEmptySubsequences: true) {
            let name = String(part)
            if let category = PlaceCategory(name: name) {
                categories.append(category)
                whole.insert(category)
            } else if let kind = PlaceKind(name: name) {
                categories.append(kind.category)
                kinds.insert(kind)
            } else {
                throw .category(name)
            }
        }
        return (categories.withoutRepetition, kinds.filter { !whole.contains($0.category) })
    }

    /// Every kind, in the order of categories.
    public static let all: [PlaceKind] = {
        let words = names.split(whereSeparator: \.isWhitespace).map(String.init)
        return stride(from: 0, to: words.count, by: 2).map { index in
            guard let category = OSMCategories.category(ofKind: words[index]) else {
                preconditionFailure("“\(words[index])” has no category. Add it to OSMCategories.")
            }
            return PlaceKind(
                value: words[index], chineseName: words[index + 1], category: category)
        }.sorted { $0.category.rawValue < $1.category.rawValue }
    }()

    /// Pairs of a value in OpenStreetMap and a name in Chinese.
    private static let names = """
        fuel 加油站 charging_station 充电站 car_wash 洗车店 car_rental 租车店
        restaurant 餐厅 cafe 咖啡馆 fast_food 快餐店 bar 酒吧 pub 酒馆 ice_cream 冰淇淋店
        food_court 美食广场 bakery 面包店
        supermarket 超市 convenience 便利店 mall 购物中心 department_store 百货商店
        marketplace 市场 clothes 服装店 shoes 鞋店 books 书店 electronics 电器店
        mobile_phone 手机店 florist 花店 greengrocer 果蔬店 butcher 肉店 jewelry 珠宝店
        toys 玩具店 furniture 家具店 optician 眼镜店 alcohol 酒类商店 kiosk 报亭
        post_office 邮局 hairdresser 理发店 laundry 洗衣店 beauty 美容院
        travel_agency 旅行社 estate_agent 房产中介
        cinema 电影院 theatre 剧院 nightclub 夜总会 fitness_centre 健身房
        swimming_pool 游泳池 sports_centre 体育中心 stadium 体育场 golf_course 高尔夫球场
        playground 游乐场
        hospital 医院 clinic 诊所 pharmacy 药店 dentist 牙医 doctors 医生诊室
        veterinary 兽医
        hotel 酒店 hostel 青年旅舍 guest_house 民宿 motel 汽车旅馆 camp_site 露营地
        attraction 景点 park 公园 garden 花园 monument 纪念碑 memorial 纪念地
        viewpoint 观景台 zoo 动物园 theme_park 主题公园 aquarium 水族馆
        place_of_worship 宗教场所
        police 警察局 embassy 大使馆 townhall 市政厅 fire_station 消防站
        museum 博物馆 gallery 美术馆 library 图书馆 school 学校 university 大学
        college 学院 kindergarten 幼儿园
        station 车站 subway_entrance 地铁口 bus_stop 公交站 bus_station 汽车站
        parking 停车场 ferry_terminal 渡轮码头 aerodrome 机场 taxi 出租车站
        bank 银行 atm 取款机 bureau_de_change 外币兑换处
        toilets 厕所 drinking_water 饮水处
        """
}
