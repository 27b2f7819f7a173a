/// Words that names of the sample of OpenStreetMap begin with, end with and have in English, the
/// frequent ones first.
///
/// © OpenStreetMap contributors, ODbL.
enum NameVocabulary {
    static let beginnings = words(
        """
        杭州 浙江 上海 西溪 中国 大关 滨江 教工 绿城 香港 万科 三塘 近江 金地 北景 嘉绿 招商 望江 朝晖 翠苑 规划 钱江 顺发 外滩 德信 紫金 中山 浦东 都市
        龙湖 世茂 之江 保利 学生 宋都 工大 运河 金色 钱塘 陆家 世纪 东方 中兴 天阳 新城 杭钢 瓜山 紫荆 蚕花 融创 金隅 休博 南都 四季 大浒 头格 富力 尖沙
        广宇 蒋村 融信 远洋 金都 阳光 中海 九龍 凤凰 古荡 同仁 复兴 复地 新时 昆仑 松合 缤纷 胜稼 良渚 西子 金家 金沙 锦绣 雅戈 高教 万安 三墩 东海 中港
        中豪 丰北 九江 九龙 五联 亲亲 人民 佳源 光谷 凤山 半山 半岛 华元 吉鸿 吴淞 和平 和睦 和达 四川 塘河 娃哈 婺江 尚坤 庆丰 建华 建设 恒大 新世 新安
        方正 明月 星野 曙光 林风 格畈 武汉 江南 河南 河畔 洛克 海康 湖墅 湿地 灯塔 盛泰 绿地 网易 翁梅 耀江 自在 葵巷 西城 西湖 西荡 赞成 迎春 锦昌 黄龙
        万事 万向 下沙 世贸 东亚 东和 东园 东昌 中北 中南 中尚 中心 中控 中融 丰瑞 交通 亿丰 众安 信息 免稅 凯德 创业 勾庄 化纤 北塘 北秀 北银 华东 华为
        华夏 华尔 华鼎 压缩 原新 合景 同人 名城 吴山 国家 国际 大华 天星 天虹 天鸿 官河 宜家 宝嘉 宝龙 富士 富越 小河 小营 山水 岳王 工程 市政 常青 平安
        康师 建国 彩虹 德胜 怡景 恒生 慧仁 拱苑 政苑 新洲 新港 方易 旭辉 时代 星洲 春波 景溪 智格 朗诗 梦想 梳士 棕榈 横河 樱花 正泰 武林 民生 水星 水澄
        永佳 江洋 流水 浙大 浦江 浦西 海外 海月 海港 海澜 海蓝 海運 清泰 湘湖 滨康 爱建 玉皇 王马 環球 申花 白塔 盈都 益乐 盛德 石马 碧龙 祥符 福雷 秀月
        科技 童涵 米市 紫郡 红石 红联 美都 老庙 老浙 联合 联盟 花园 花旗 苏宁 莲花 董家 蓝桥 西十 西安 西港 購物 购物 贺田 赛丽 越秀 郡原 郡枫 金星 金润
        铭雅 银河 银马 锦江 长乐 闵行 阿里 零食 震旦 青春 青蓝 馬哥 马市 骆家 麼地 黄浦 一代 一清 丁家 七格 万凯 万和 万家 万恒 万福 万象 万达 万通 三优
        三卫 三坝 三堡 三宝 三深 三花 三角 三针 上亿 上城 上塘 上投 上水 上郡 下华 下沉 世界 东坡 东大 东尚 东平 东忠 东河 东润 东湖 东田 东谷 中元 中博
        中和 中天 中宙 中新 中旅 中晟 中栋 中汇 中烟 中策 中粮 中节 中茵 中财 中赢 中間 中骏 中高 丰东 丰华 丰潭 丰盛 丰隆 临平 临时 临江 丹丰 丹枫 丹桂
        丹金 久光 义井 乐佳 乐金 九倉 九堡 九天 九月 九洲 九润 九里 九阳 二凉 云峰 云桂 云狐 五一 五常 五幸 五洋 五洲 五迪 亚一 亚洲 亚细 京安 人工 人才
        仁和 仓基 伊萨 住总 体育 何母 佳丰 佳兆 佳利 俄罗 保亭 保亿 保元 信义 信和 信步 信达 信鸿 候潮 倾城 假山 健康 元华 元宝 元成 光大 克亚 八丈 八卦
        八堡 公共 公司 公园 公庆 兰惠 兰桂 关瑞 兴发 兴耀 冰雪 凱施 出口 创之 创意 创美 利一 利二 前九 前水 前汇 剑桥 力寶 动模 勤工 北京 北城 北干 北庄
        北房 北方 区中 十五 十亩 十六 十方 半道 华三 华丰 华俄 华成 华数 华润 华美 华能 华苑 华贸 华顺 协安 卓尚 南三 南大 南山 南岸 南市 南庄 南星 南江
        南河 南班 南翔 博世 博地 博科 卧龙 卫匡 印月 印花 印象 原划 原教 原英 友邦 双峰 双荡 发展 古城 古钱 台湾 史陶 吉利 同心 同硕 名仁 名創 向塘 向阳
        君兰 君尚 启真 吴越 和利 咖啡 哇咔 哇哈 哈根 响水 唯希 商务 善贤 嘉兴 嘉凯 嘉南 嘉泰 嘉禾 嘉陵 噴泉 四宜 围垦 国展 国脉 国通 国金 国风 國際 圣三
        圣奥 圣苑 圣都 在水 地矿 城东 城北 城南 城市 城皇 城西 基督 墩莳 复星 外灘 外白 多蓝 大名 大学 大家 大王 大田 大电 大美 大都 天元 天和 天圆 天堂
        天心 天文 天林 天湖 天然 天煌 天福 天裕 太庙 太空 奥体 奥克 奥强 好安 好望 字林 学苑 学院 宁波 安利 安古 安溪 安贤 安達 宋浇 宝盛 密渡 富义 富豪
        富輝 察苑 小世 小浦 小百 屯里 山南 崇光 崇安 崇贤 工商 左家 左岸 左邻 市公 市残 市民 帆程 帝國 帝苑 平海 广东 广孚 广学 广聚 庆春 府新 府苑 康乐
        康熙 康聯 康莱 康都 延安 弥陀 彩霞 得意 御道 德力 德司 德圣 德帕 德沃 德萃 德雅 忠惠 怡和 怡得 恒泰 恩济 悦西 意法 慈安 懿德 手表 扬子 拓峰 拱宸
        拾影 捷瑞 摩菲 政新 文一 文化 文华 文新 文澜 文盛 新上 新元 新和 新坝 新工 新德 新文 新星 新杭 新梅 新沙 新泰 新湖 新界 新禾 新金 新雁 新青 新风
        新鼎 方家 施强 旗昌 日清 旭化 旭滨 昂杨 昆盛 昌興 明园 明怡 明珠 易构 易沙 星光 星展 星巴 星月 星美 春和 春天 春江 晉逸 普洛 普金 景上 景云 景江
        景湖 景瑞 晴川 晶飞 智慧 曲荷 曾为 月桂 有利 望月 望潮 木兰 木材 李宁 李家 李小 材料 杨柳 杭康 杭芝 東岸 松下 松运 极光 林语 林达 枫华 柳岸 柳浪
        柳营 格林 格莱 桂花 桂语 桃源 桑达 梅花 梦秀 梧桐 森仁 横滨 横生 欣盛 欧文 欧美 正中 正大 正淘 步步 武漢 武警 民国 水云 水利 水岸 水景 水晶 水果
        水榭 水湘 水电 永丰 永兴 永旺 永昌 永正 永福 汇中 汇丰 汇澜 汇禾 汉口 汉帛 汉港 江一
        """)

    static let endings = words(
        """
        公司 公园 公寓 大厦 中心 小区 花园 大楼 新村 广场 酒店 业园 家园 社区 园区 国际 技园 东区 号楼 南苑 北苑 花苑 西区 设中 银行 市场 人家 北区 南区
        西苑 用地 舍栋 东苑 基地 雅苑 公馆 活区 花園 集团 创园 别墅 科技 饭店 一区 三区 东路 二区 二期 件园 嘉苑 一苑 中路 公墓 华庭 商城 江南 验室 一园
        三苑 之光 二苑 南路 名苑 四区 四苑 外滩 大廈 大道 大院 学院 宿舍 寓栋 悦府 新苑 景湾 景苑 海岸 滩源 街区 餐廳 一期 七苑 三园 三期 东园 之城 乐城
        乐部 五苑 八苑 六苑 务园 化园 北村 华府 嘉园 壹号 天地 天城 奥城 安局 家苑 小学 尚城 尚庭 年华 庭院 意园 明期 水岸 水库 究院 立方 苑区 蓝郡 藥行
        行路 術館 豪园 车场 银座 际城 世纪 业区 之春 九苑 书馆 事馆 二园 五区 休所 佳苑 农庄 分行 医院 南村 口路 号院 名城 和坊 地道 天玺 宅区 安堂 山期
        庭园 廣場 御府 心座 总部 息港 悦城 悦湾 文华 新园 时代 春堂 春天 晨园 月苑 术馆 杭州 枫景 树湾 桂园 桃源 榄墅 欣苑 水苑 流园 港路 湿地 物語 由港
        知名 碼頭 福邸 秀苑 空间 竹园 翠园 花城 苑座 药业 菱苑 装城 西园 覽廳 象城 贸城 路号 車場 钱塘 铁站 镇期 风情 风苑 餐厅 黄金 一品 一城 一堂 一座
        一楼 一路 七区 七园 七格 三号 上品 上海 世家 世紀 业楼 东城 东岸 东方 东望 东村 东湾 中区 中苑 丰城 丰苑 丹苑 丽园 丽都 丽锦 之恋 之门 乐园 乐苑
        九区 九园 九玺 九筑 事室 事處 二座 二楼 云庐 云第 云苑 云邸 云际 五号 五园 产业 产店 人力 仓库 代城 代山 令部 会所 传奇 住区 佰伴 佳园 佳居 保鲜
        信局 信苑 修厂 修理 優品 元府 元里 光區 光厅 光巷 八区 八园 公園 公所 公楼 公社 六号 六园 六座 兰园 兰庭 兴坊 军区 军校 农场 凉亭 刀巷 分子 列室
        列馆 利店 别院 剧场 务楼 务站 勤园 勤部 化雨 北厂 北座 北楼 北菜 区块 十苑 半岛 华为 华苑 华里 协会 南座 南校 南楼 南里 博司 博园 印店 印象 厂区
        厂等 发区 右舍 号园 合会 合苑 名园 名庐 名府 名座 名筑 君宸 君邑 命堂 咀店 和园 和苑 咖啡 商园 商店 啡屋 喷泉 嘉湾 四园 四期 团店 园外 园座 园里
        圆府 在城 在墅 在建 地带 地方 场店 城纪 城路 塘门 墅店 士多 士府 壹品 壹树 大学 大樓 天宸 天峯 天成 天桥 天璞 天筑 天苑 天誉 央郡 头店 奥莱 威视
        学府 学里 學會 宁坊 宇园 安坊 安苑 宝等 实业 客站 家嘴 家居 家池 宸园 宸府 宸章 寓所 尊邸 小區 尚堂 居城 峰轩 州印 工会 工坊 工房 巧园 巷号 帝景
        干线 广告 庆坊 庙巷 府号 府第 康庄 建设 彩园 影城 影轩 彼岸 御庭 御星 御景 心境 志社 快递 念园 念塔 念馆 总队 恒园 悦居 悦郡 意苑 意谷 慧园 戲院
        所有 护区 拱宸 排档 控股 插云 換店 揽悦 播站 支付 支局 支行 政局 敬苑 文澜 文苑 新区 新座 新庭 新筑 旅馆 旋门 族馆 旧址 旧馆 早城 昌路 明园 明珠
        明苑 易所 昕苑 星城 星座 星空 映苑 春晓 晓宸 晓风 景园 景城 景墅 晴园 晶城 暖东 月台 月色 朗湾 朗轩 望庄 期天 未来 机场 机械 杏苑 村东 村南 村园
        村西 来城 杭家 林汇 林湾 林苑 林邸
        """)

    static let englishWords = words(
        """
        Guesthouse Road Building Shanghai Hotel Tower of The Bank East New Hostel Bund China
        Hong Kong at Garden Former Block the Hall Pudong Sha Tsim Tsui Co Park Middle Museum
        Pavilion and Bar Centre International Kowloon Plaza Center Club House Inn Monaco Chamber
        No Restaurant South Starbucks Yan Zhongshan Asia City Grand Lujiazui Ocean on Angel Art
        Church Everest KFC King Limited McDonald Peninsula Royal Star Super Binjiang Carlton
        Commercial Company Exchange Finance Food Golden Grace HSBC Jiangxi Land Lao Mansion
        Marco Merchants Mess Mody National North Peace Polo Princess Shiliupu Sun Union Wing
        World an Apple Avenue Cafe Car Christian Coffee Consulate Customs Development Embassy
        Ferry Guangdong HK Hankou Henan History Holiday Hospital Jewelry Jiujiang Kee Mall
        Mandarin Maple Minhang Oriental Pearl Peking Police Prince Service Signal Station Statue
        Study Tailor Terminal Tokyo United Wah Wusong de in American Astoria Aurora Austin BFC
        Beijing Boat Boutique Bridge Bun Cathedral Centenary Chartered Chen Chung Comfort Cosmos
        Crown Daming Dance Day Dazs Dongchang Double Fastfood Feng Foreign Fung Gate God Group
        Guest Hang Happy Harbour Headquarters Hollywood Jade Jewellery Jinling Jordan Kamal
        Kingdom La Leaf Leng Line Lippo Lodge Ma Market Medicine Miao Ministry Minsheng Nanxiang
        Night Nine Noodle Okashi On Optics Parking Pujiang Punjab Pure Ramada Rhine Rose Russian
        SPICT Safari Saint Salisbury Seafood Shangri Shop Shopping Sichuan Site Slivercord Smrat
        Society Space Stage Steamed Stone Store Subway Tei Temple Tiantong Time Tom Tonghanchun
        Tourist Towers Valley Veg Waldorf Xianggang YMCA Yau Ying Yuan Yuen Yuyuan agen
        collection cross harbour operate AVIS Academy Acting Action Admiralty Adult Agricultural
        Airlines Allegro Ancient Anwar Apartment Apartments Appartments Aquarium Arnhold Artex
        Ashoka Asiatic Assurance Astronomy Australian Auto Ayesha Baba Bakery Bangkok Banque
        Base Basnet Beauty Bell Beverly Bier Big Biling Bistro Bo Books Branch Brand Branto
        Broadway Brother Brothers Brotzeit Bruce Bubbles Budget Bull Bulldog Burger Butt
        Butterfield Butterfly CMG CNBC Caf Cake Camp Canadian Canton Capital Capitol Captain
        Carlo Cars Casino Cat Chai Chalet Changzhi Che Chelsea Cheong Chinese Ching Chong
        ChungKing Chungking Cinema Citibank Citigroup Classical Clock Coast Cocky Collection
        Commerce Communications Compound Condamine Convention Coral Corporation Corridor Council
        Counter Crafts Cruise Crystal Cuixiu Cultural Custom Cute Cynthia DBS Daily Dairy
        Datesun Days Delaney Delhi Delta Deluxe Depository Deyue Dianchun Digital Dipty
        Discovery Disney District Dollar Dou Dragon Dream Drop Dumplings Duru Education Eleven
        Enjoy Enterprises Entertainment Equipment Esso Euro European Ever Everbright Exhibit
        Exhibition Export Express Exquisite Fai Fairyland Fangio Fashions Fei Felix Financial
        Finish First Five Fontaine Fontvieille Fook Fortuna Fortunate Fosun Foundation Fountain
        Four Foxconn France Fred Friendship Fruit Fu Fujiyama Fuzhou Galliot Gangnam Gateway
        General Genki German Germany Ginkgo Glamour Glen Global Gloria Godown Gold Government
        Great Grill GuanZhou Guantao Gucheng Gutzlaff HSH Haiou Hamilton Hanbi Hawaii Hayatt
        Head Health Hefeng Helipad Heritage Heroes Hexu Hi Hidden Hill Himalaya Hing Hoixe
        Holland Holy Honorary Hoover Hotels Hu Huabao Huaneng Huangpu Huanyun Huge Hui Huijing
        Hussain Hyatt ICBC II III Imperial Import Indochine Indonesia Industrial Information
        Inner Insect Insha Insurance InterContinental Intercontinental Investment Irish Islamic
        Italy Japanese Jardine Jasper Jay Jee Jeet Jia Jingguan Jingrong Jingyi Jinjiang Jinn
        Jockey Joseph Juan KCR Kashmir Kawality Kempinski Ken Keyi Khans Khyber Korea Kuailou
        Kung Kwun Kyoto Lady Lahore Lake Lam Lamborghini Lane Langham Laobeimen Las Lau Lee Less
        Li Liangyi Life Lion Literature Longdon Lou Louvre Ltd Lu Lucky Ludwig Lumber Lushun
        Lyceum Mabell Magnum Mahal Maharaja Main Malta Man Manila Mansions Manuel Marine Mariner
        Marria Marrigold Mart Master Masterpiece Matheson Mclissa Media Meilun Meritxell
        Merrylin Metro Metropolo Mezzo Mfg Mid Mile Minden Mira Mongolian Monte Monument Mosque
        Municipal NCB Nagaland Nanjing Nara Narli Natural Nautical Neighbourhood Networks News
        Nicholas Ning Nissei Nissin Northern Nursery ONE Observatory Oceanographic Octel Of Off
        Office Old One Opal Opals Open Opera Order Osaka Our Outlet Oyster Pacific Paintings
        Pakistan Palace Panorama Paradise Paris Pass Pay People Pharmacy Philippine Phoenix Pier
        Ping Pink Pizzeria Pocha Podium Point Port Prat Prestige Princesse Prix Promenade
        Prudential Pub Public Pussy Puxi Qichangzhan Queen RIVIERA Rainier Ran Realty Refuse
        Regal Regency Reign Relaxation Reliance Relic Ren Rental Resource Rich Rise Ritz
        Riverside Robert Roccos Rock Rockbund Rockery Roosevelt Rouge Roundabout Row Rowing
        Ruikang Russel Russo SF Sandhu Sands Sansui Saravana Sassoon Savings Science Season
        Seven Shaker Shalimar Shan
        """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
