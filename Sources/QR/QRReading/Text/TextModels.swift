/// The information content of bytes as western European text in Latin-1.
enum LatinModel {
    /// Returns the information content in bits.
    static func surprise(of bytes: [UInt8]) -> Double? {
        var sum = 0.0
        for (index, byte) in bytes.enumerated() {
            let before = index > 0 ? bytes[index - 1] : 0x20
            let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            sum += bits(of: byte, between: before, and: after)
        }
        return sum
    }

    private static func bits(of byte: UInt8, between before: UInt8, and after: UInt8) -> Double {
        switch byte {
        case ..<0x80: ASCIIModel.bits(of: byte)
        // Unused control characters.
        case ..<0xA0: 30
        // Signs: degrees, pounds, quotation marks.
        case ..<0xC0: before < 0x80 || after < 0x80 ? 12 : 16
        // Multiplication and division signs are among the letters.
        case 0xD7, 0xF7: 14
        // Letters with accents are adjacent to letters without.
        default: ASCIIModel.isLetter(before) || ASCIIModel.isLetter(after) ? 8 : 12
        }
    }
}

/// The model of ASCII, common to all encodings.
enum ASCIIModel {
    /// Returns the information content of an ASCII character, in bits.
    static func bits(of byte: UInt8) -> Double {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E: 6
        default: 30
        }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || isSmallLetter(byte)
    }

    static func isSmallLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

/// The information content of bytes as Chinese text in GB 18030.
enum ChineseModel {
    /// Returns the information content in bits; `nil` for invalid bytes.
    static func surprise(of bytes: [UInt8]) -> Double? {
        var sum = 0.0
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            guard lead >= 0x80 else {
                sum += ASCIIModel.bits(of: lead)
                index += 1
                continue
            }
            guard (0x81...0xFE).contains(lead), index + 1 < bytes.count else { return nil }
            let trail = bytes[index + 1]
            if (0x30...0x39).contains(trail) {
                guard index + 3 < bytes.count, (0x81...0xFE).contains(bytes[index + 2]),
                    (0x30...0x39).contains(bytes[index + 3])
                else { return nil }
                sum += 26
                index += 4
                continue
            }
            guard (0x40...0xFE).contains(trail), trail != 0x7F else { return nil }
            sum += bits(of: lead, trail)
            // A non-ASCII character within a word in Latin letters is more probably one of that
            // word's.
            if index > 0, ASCIIModel.isSmallLetter(bytes[index - 1]) { sum += 4 }
            index += 2
            if index < bytes.count, ASCIIModel.isSmallLetter(bytes[index]) { sum += 4 }
        }
        return sum
    }

    private static func bits(of lead: UInt8, _ trail: UInt8) -> Double {
        guard trail >= 0xA1 else {
            // The rarer characters added by GBK, and user-defined ones.
            return (0x81...0xA0).contains(lead) || (0xAA...0xF7).contains(lead) ? 19 : 28
        }
        let code = UInt16(lead) << 8 | UInt16(trail)
        switch lead {
        // Punctuation, and full-width Latin letters.
        case 0xA1, 0xA3: return 9
        case 0xA2, 0xA4...0xA9: return 17
        // The more common half of GB 2312, by pronunciation.
        case 0xB0...0xD7: return common.contains(code) ? 8 : 12.5
        // Its rarer half, by radicals.
        case 0xD8...0xF7: return 16.5
        case 0x81...0xA0: return 19
        default: return 28
        }
    }

    /// The codes of the characters that make up more than half of typical texts, and of those on
    /// signs and cards.
    private static let common: Set<UInt16> = {
        let characters = """
            的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种\
            事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第\
            公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合\
            回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总\
            何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听\
            白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带\
            导争运笔酒店号楼室街扫码维微付收款支宝客服网址联系商城超市店铺支付银行医院学校公司有限责任地址电话邮箱姓名手机京沪\
            广州深圳杭南江苏浙川省县镇村路号栋单元请谢您欢迎光临
            """
        let bytes = TextEncoding.bytes(of: characters, in: TextEncoding.gb18030)
        return Set(
            stride(from: 0, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            })
    }()
}

/// The information content of bytes as Japanese text in Shift JIS.
enum JapaneseModel {
    /// Returns the information content in bits; `nil` for invalid bytes.
    static func surprise(of bytes: [UInt8]) -> Double? {
        var sum = 0.0
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            switch lead {
            case ..<0x80:
                sum += ASCIIModel.bits(of: lead)
                index += 1
            case 0xA1...0xDF:
                sum += HalfWidthKana.bits(of: lead, after: index > 0 ? bytes[index - 1] : 0)
                index += 1
                let hasCompany =
                    index > 1 && bytes[index - 2] >= 0x80
                    || index < bytes.count && bytes[index] >= 0x80
                if !hasCompany { sum += HalfWidthKana.alone }
            case 0x81...0x9F, 0xE0...0xFC:
                guard index + 1 < bytes.count else { return nil }
                let trail = bytes[index + 1]
                guard (0x40...0xFC).contains(trail), trail != 0x7F else { return nil }
                sum += bits(of: lead, trail)
                index += 2
            default: return nil
            }
        }
        return sum
    }

    private static func bits(of lead: UInt8, _ trail: UInt8) -> Double {
        switch (lead, trail) {
        // Punctuation: space, comma, stop, middle dot, long vowel, quotation marks.
        case (0x81, 0x40...0x5B), (0x81, 0x69...0x7A): 8
        case (0x81, _): 14
        // Full-width digits and Latin letters, then hiragana.
        case (0x82, 0x4F...0x9A): 10
        case (0x82, 0x9F...0xF1): 7
        // Katakana, then Greek.
        case (0x83, 0x40...0x96): 8
        case (0x83, _), (0x84, _): 19
        // The more common kanji, by pronunciation.
        case (0x88, 0x9F...), (0x89...0x97, _), (0x98, ...0x72): 12
        // The rarer ones, by radicals.
        case (0x98...0x9F, _), (0xE0...0xE9, _), (0xEA, ...0xA4): 17
        // Additions of computer manufacturers.
        case (0x87, _), (0xED...0xEE, _), (0xFA...0xFC, _): 19
        default: 28
        }
    }
}

/// Half-width kana of one byte each, from old computers.
enum HalfWidthKana {
    /// The additional information content of one that is isolated among other characters, in bits.
    static let alone = 10.0

    /// Returns the information content after the preceding byte, in bits.
    static func bits(of byte: UInt8, after before: UInt8) -> Double {
        switch byte {
        // Voiced marks: only after ｳ, ｶ to ﾄ, ﾊ to ﾎ.
        case 0xDE:
            before == 0xB3 || (0xB6...0xC4).contains(before) || (0xCA...0xCE).contains(before)
                ? 4 : 30
        // Semi-voiced marks: only after ﾊ to ﾎ.
        case 0xDF: (0xCA...0xCE).contains(before) ? 4 : 30
        // Small kana and the long vowel mark require a preceding kana.
        case 0xA7...0xB0: (0xA6...0xDF).contains(before) ? 6 : 18
        // Punctuation, and an old particle.
        case 0xA1...0xA6: 9
        default: 5.7
        }
    }
}
