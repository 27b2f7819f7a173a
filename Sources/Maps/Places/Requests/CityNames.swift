/// The names that large cities have in Chinese, in pinyin and in English.
public enum CityNames {
    /// Returns the names of a city, the given one first; that alone for a city that is not known.
    ///
    /// Stores compare names of cities as they were imported: 上海, 上海市 and Shanghai are three.
    public static func spellings(of name: String) -> [String] {
        let key = key(name)
        guard let group = groups.first(where: { $0.contains { self.key(String($0)) == key } })
        else { return [name] }
        let names = group.map(String.init)
        return ([name] + names + [names[0] + "市"]).withoutRepetition
    }

    /// The name without spaces, in lower case, simplified, and without 市 at its end.
    private static func key(_ name: String) -> String {
        let letters = NameText(name.filter { !$0.isWhitespace }).scalars
        var key = String(String.UnicodeScalarView(letters))
        if key.hasSuffix("市") { key.removeLast() }
        return key
    }

    /// A line for each city: its Chinese name first.
    private static let groups = table.split(separator: "\n").map { $0.split(separator: ",") }

    private static let table = """
        北京,Beijing,Peking
        上海,Shanghai
        天津,Tianjin
        重庆,重慶,Chongqing
        香港,Hong Kong,HK,Xianggang
        澳门,澳門,Macau,Macao,Aomen
        广州,廣州,Guangzhou,Canton
        深圳,Shenzhen
        珠海,Zhuhai
        东莞,東莞,Dongguan
        佛山,Foshan
        南京,Nanjing,Nanking
        苏州,蘇州,Suzhou
        无锡,無錫,Wuxi
        杭州,Hangzhou
        宁波,寧波,Ningbo
        合肥,Hefei
        福州,Fuzhou
        厦门,廈門,Xiamen,Amoy
        南昌,Nanchang
        济南,濟南,Jinan
        青岛,青島,Qingdao
        郑州,鄭州,Zhengzhou
        武汉,武漢,Wuhan
        长沙,長沙,Changsha
        南宁,南寧,Nanning
        桂林,Guilin
        海口,Haikou
        三亚,三亞,Sanya
        成都,Chengdu
        贵阳,貴陽,Guiyang
        昆明,Kunming
        拉萨,拉薩,Lhasa,Lasa
        西安,Xi'an,Xian
        兰州,蘭州,Lanzhou
        西宁,西寧,Xining
        银川,銀川,Yinchuan
        乌鲁木齐,烏魯木齊,Urumqi,Wulumuqi
        呼和浩特,Hohhot,Huhehaote
        石家庄,石家莊,Shijiazhuang
        太原,Taiyuan
        沈阳,瀋陽,Shenyang
        大连,大連,Dalian
        长春,長春,Changchun
        哈尔滨,哈爾濱,Harbin,Haerbin
        台北,臺北,Taipei,Taibei
        高雄,Kaohsiung,Gaoxiong
        """
}
