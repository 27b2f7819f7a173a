/// Words that people type for a category of places.
struct CategoryWords: Sendable {
    static let shared = CategoryWords()

    /// The categories of each word, normalised like a keyword's.
    private var categories: [[Unicode.Scalar]: [PlaceCategory]] = [:]

    /// The kind of place that a word means, by its value in OpenStreetMap.
    private var kinds: [[Unicode.Scalar]: String] = [:]

    private init() {
        for (kind, words) in Self.wordsOfKinds {
            for word in words.split(whereSeparator: \.isWhitespace) {
                kinds[NameText(String(word)).scalars] = kind
            }
        }
        for (category, words) in Self.words {
            for word in words.split(whereSeparator: \.isWhitespace) { add(String(word), category) }
        }
        for category in PlaceCategory.allCases {
            add(category.chineseName, category)
            for word in category.englishName.split(whereSeparator: { !$0.isLetter })
            where !Self.vagueWords.contains(word.lowercased()) {
                add(String(word), category)
            }
        }
    }

    private mutating func add(_ word: String, _ category: PlaceCategory) {
        let key = NameText(word).scalars
        guard categories[key]?.contains(category) != true else { return }
        categories[key, default: []].append(category)
    }

    /// Returns `true` if a word means the category of a place, and its kind where both are known:
    /// “coffee” a café, but no other restaurant.
    func mean(_ word: [Unicode.Scalar], _ place: Place) -> Bool {
        guard categories(of: word).contains(place.category) else { return false }
        guard let kind = kinds[word] else { return true }
        let own = PlaceKind.values(of: place)
        return own.isEmpty || own.contains(kind[...])
    }

    /// Returns the kind of place that a word means, by its value in OpenStreetMap.
    func kind(of word: String) -> String? { kinds[NameText(word).scalars] }

    /// Returns the categories that a word means; none for a word of names.
    func categories(of word: [Unicode.Scalar]) -> [PlaceCategory] { categories[word] ?? [] }

    /// Words of categories' names that mean none of them alone.
    private static let vagueWords: Set = [
        "service", "social", "group", "public", "name", "place", "science", "culture", "house",
        "address", "life", "daily", "commercial", "organization", "road", "auto",
    ]

    private static let wordsOfKinds = [
        ("cafe", "cafe cafes coffee 咖啡 咖啡馆 咖啡店"), ("bar", "bar bars 酒吧"),
        ("supermarket", "supermarket supermarkets 超市"), ("convenience", "便利店"),
        ("hairdresser", "hairdresser 理发"), ("laundry", "laundry 洗衣"),
        ("cinema", "cinema 电影院"), ("hospital", "hospital hospitals"),
        ("pharmacy", "pharmacy 药店"), ("dentist", "dentist 牙医"), ("park", "park parks 公园"),
        ("museum", "museum museums 博物馆"), ("library", "library 图书馆"),
        ("kindergarten", "kindergarten 幼儿园"), ("parking", "parking 停车场"),
        ("atm", "atm 取款机"), ("toilets", "toilet toilets wc 厕所 卫生间 公厕"),
    ]

    private static let words: [(PlaceCategory, String)] = [
        (
            .food,
            """
            restaurant restaurants cafe cafes coffee bar bars pub pubs eat dinner lunch breakfast
            餐厅 餐馆 饭馆 饭店 美食 咖啡 咖啡馆 咖啡店 酒吧 小吃 面馆 火锅
            """
        ),
        (
            .shopping,
            """
            shop shops store stores supermarket supermarkets mall malls market bookshop
            商店 超市 商场 便利店 购物 市场 书店
            """
        ),
        (.dailyLife, "post hairdresser laundry 邮局 理发 洗衣 美容"),
        (.sportsAndRecreation, "cinema theatre gym sport sports swimming 电影院 剧院 健身 体育 游泳"),
        (
            .medicalService,
            "hospital hospitals pharmacy doctor doctors clinic dentist 医院 药店 诊所 牙医"
        ),
        (.accommodation, "hotel hotels hostel hostels inn motel 酒店 宾馆 旅馆 饭店 住宿"),
        (
            .touristAttraction,
            "attraction attractions sight sights park parks monument temple 景点 公园 名胜 寺庙 纪念碑"
        ),
        (.commercialHouse, "office offices building apartment apartments 写字楼 大厦 公寓 小区"),
        (.government, "police embassy consulate 警察 派出所 公安 政府 大使馆 领事馆"),
        (
            .education,
            """
            school schools university college museum museums library kindergarten gallery
            学校 大学 小学 中学 幼儿园 博物馆 图书馆 美术馆
            """
        ),
        (
            .transportation,
            "station metro subway bus parking ferry airport 车站 地铁 地铁站 公交 停车场 码头 机场"
        ),
        (.finance, "bank banks atm 银行 取款机"),
        (.autoService, "fuel petrol gas charging 加油站 充电站"),
        (.publicFacility, "toilet toilets wc 厕所 卫生间 公厕"),
    ]
}
