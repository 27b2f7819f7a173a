/// The category of a place: the twenty top-level categories of AMap, in the order of its guide.
///
/// Raw values are the two leading digits of AMap's codes (edition of 2017). Classes that AMap added
/// later, such as events and indoor facilities, are not included.
public enum PlaceCategory: Int, CaseIterable, Codable, Sendable {
    case autoService = 1
    case autoDealers
    case autoRepair
    case motorcycleService
    case food
    case shopping
    case dailyLife
    case sportsAndRecreation
    case medicalService
    case accommodation
    case touristAttraction
    case commercialHouse
    case government
    case education
    case transportation
    case finance
    case enterprises
    case roadFurniture
    case placeNames
    case publicFacility
}

// MARK: - Sets

extension PlaceCategory {
    /// The default categories of searches around a place: food, daily life, and commercial and
    /// residential buildings.
    ///
    /// In the order of AMap's guide: 餐饮服务, 商务住宅, 生活服务.
    public static let usual: [PlaceCategory] = [.food, .commercialHouse, .dailyLife]
}

// MARK: - Names

extension PlaceCategory {
    /// AMap's code of six digits, such as `050000`.
    public var code: String {
        (rawValue < 10 ? "0" : "") + "\(rawValue)0000"
    }

    /// AMap's name in Chinese, such as `餐饮服务`.
    public var chineseName: String { names.chinese }

    /// AMap's name in English, such as `Food & Beverages`.
    public var englishName: String { names.english }

    /// Creates the category with this Chinese or English name, ignoring case, or this code. Codes
    /// of subcategories, such as `050301`, give their top-level category.
    public init?(name: String) {
        if name.utf8.count == 6, name.utf8.allSatisfy({ (48...57).contains($0) }),
            let number = Int(name.prefix(2))
        {
            self.init(rawValue: number)
            return
        }
        let wanted = name.lowercased()
        let found = Self.allCases.first {
            $0.chineseName == name || $0.englishName.lowercased() == wanted
        }
        guard let found else { return nil }
        self = found
    }

    private var names: (chinese: String, english: String) {
        switch self {
        case .autoService: ("汽车服务", "Auto Service")
        case .autoDealers: ("汽车销售", "Auto Dealers")
        case .autoRepair: ("汽车维修", "Auto Repair")
        case .motorcycleService: ("摩托车服务", "Motorcycle Service")
        case .food: ("餐饮服务", "Food & Beverages")
        case .shopping: ("购物服务", "Shopping")
        case .dailyLife: ("生活服务", "Daily Life Service")
        case .sportsAndRecreation: ("体育休闲服务", "Sports & Recreation")
        case .medicalService: ("医疗保健服务", "Medical Service")
        case .accommodation: ("住宿服务", "Accommodation Service")
        case .touristAttraction: ("风景名胜", "Tourist Attraction")
        case .commercialHouse: ("商务住宅", "Commercial House")
        case .government: ("政府机构及社会团体", "Governmental Organization & Social Group")
        case .education: ("科教文化服务", "Science/Culture & Education Service")
        case .transportation: ("交通设施服务", "Transportation Service")
        case .finance: ("金融保险服务", "Finance & Insurance Service")
        case .enterprises: ("公司企业", "Enterprises")
        case .roadFurniture: ("道路附属设施", "Road Furniture")
        case .placeNames: ("地名地址信息", "Place Name & Address")
        case .publicFacility: ("公共设施", "Public Facility")
        }
    }
}

extension PlaceCategory: CustomStringConvertible {
    /// The Chinese name.
    public var description: String { chineseName }
}
