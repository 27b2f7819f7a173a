/// Words that determine the readings of characters with several.
struct PinyinPhrases: Sendable {
    static let shared = PinyinPhrases()

    /// The phrases that begin with a character, the longest first.
    private var phrases: [Unicode.Scalar: [Phrase]] = [:]

    private struct Phrase {
        let characters: [Unicode.Scalar]

        /// The single syllable of each character in the phrase.
        let syllables: [SyllableChoices]
    }

    private init() {
        for line in Self.words.split(separator: "\n") {
            var parts = line.split(separator: " ").map { Array($0.unicodeScalars) }
            parts[0] = parts[0].map(SimplifiedCharacters.shared.form)
            phrases[parts[0][0], default: []].append(
                Phrase(
                    characters: parts[0],
                    syllables: parts.dropFirst().map { SyllableChoices([$0]) }))
        }
        for first in phrases.keys {
            phrases[first]?.sort { $0.characters.count > $1.characters.count }
        }
    }

    /// The first characters of the phrases.
    var beginnings: some Sequence<Unicode.Scalar> { phrases.keys }

    /// Returns the syllables of the longest phrase at a position in a text, one for each character;
    /// `nil` without one.
    func syllables(in text: [Unicode.Scalar], at start: Int) -> [SyllableChoices]? {
        phrases[text[start]]?.first { text[start...].starts(with: $0.characters) }?.syllables
    }
}

extension PinyinPhrases {
    /// Characters with several readings in names, or with another reading than alone: a character
    /// and its readings.
    static let characters = """
        长 chang zhang
        重 zhong chong
        都 du dou
        朝 chao zhao
        藏 cang zang
        行 xing hang
        乐 le yue
        六 liu lu
        堡 bao pu bu
        埔 pu bu
        埠 bu
        单 dan shan
        番 fan pan
        莘 xin shen
        浒 hu xu
        曾 zeng ceng
        泊 bo po
        刹 sha cha
        仔 zai zi
        涌 yong chong
        弄 nong long
        巷 xiang hang
        圩 wei xu
        柏 bai bo
        区 qu ou
        仇 qiu chou
        查 cha zha
        翟 zhai di
        盖 gai ge
        尉 wei yu
        蔚 wei yu
        解 jie xie
        宿 su xiu
        降 jiang xiang
        盛 sheng cheng
        露 lu lou
        率 lv shuai
        调 tiao diao
        传 chuan zhuan
        参 can shen
        会 hui kuai
        校 xiao jiao
        还 huan hai
        石 shi dan
        地 di
        的 de di
        卡 ka qia
        氹 dang
        漯 luo
        咀 zui ju
        嘴 zui
        """

    /// Words and their syllables.
    static let words = """
        厦门 xia men
        重庆 chong qing
        重阳 chong yang
        重光 chong guang
        长安 chang an
        长江 chang jiang
        长城 chang cheng
        长宁 chang ning
        长沙 chang sha
        长春 chang chun
        长乐 chang le
        长寿 chang shou
        长兴 chang xing
        长治 chang zhi
        长征 chang zheng
        院长 yuan zhang
        市长 shi zhang
        成都 cheng du
        首都 shou du
        都江堰 du jiang yan
        朝阳 chao yang
        朝天门 chao tian men
        西藏 xi zang
        藏族 zang zu
        地藏 di zang
        银行 yin hang
        支行 zhi hang
        分行 fen hang
        总行 zong hang
        商行 shang hang
        车行 che hang
        洋行 yang hang
        工行 gong hang
        建行 jian hang
        农行 nong hang
        交行 jiao hang
        行业 hang ye
        行政 xing zheng
        步行 bu xing
        旅行 lv xing
        自行车 zi xing che
        音乐 yin yue
        乐器 yue qi
        乐团 yue tuan
        乐清 yue qing
        娱乐 yu le
        俱乐部 ju le bu
        快乐 kuai le
        欢乐 huan le
        可乐 ke le
        六安 lu an
        六合 lu he
        蚌埠 beng bu
        黄埔 huang pu
        大埔 da pu
        单县 shan xian
        番禺 pan yu
        吐鲁番 tu lu fan
        莘庄 xin zhuang
        浒墅关 xu shu guan
        洪洞 hong tong
        涡阳 guo yang
        泌阳 bi yang
        浚县 xun xian
        渑池 mian chi
        荥阳 xing yang
        荥经 ying jing
        中牟 zhong mu
        繁峙 fan shi
        蔚县 yu xian
        尉犁 yu li
        什刹海 shi cha hai
        什邡 shi fang
        铅山 yan shan
        枞阳 zong yang
        漯河 luo he
        阿房宫 e pang gong
        梁山泊 liang shan po
        十里堡 shi li pu
        吴堡 wu bu
        瓦窑堡 wa yao bu
        汉堡 han bao
        大夫 dai fu
        会计 kuai ji
        会稽 kuai ji
        咖喱 ga li
        海参 hai shen
        人参 ren shen
        雪茄 xue jia
        的士 di shi
        空调 kong tiao
        解放 jie fang
        绿地 lv di
        大厦 da sha
        地铁 di tie
        乾隆 qian long
        乾坤 qian kun
        乾清 qian qing
        乾县 qian xian
        """
}
