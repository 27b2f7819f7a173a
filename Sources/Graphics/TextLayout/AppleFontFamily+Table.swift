extension AppleFontFamily {
    /// The families of iOS, one a line: the name, the start of the fonts' names for programs, the
    /// family that is drawn, and the faces, the regular one first.
    ///
    /// A face has a style, with a weight where its name does not say so (`Thin:400`). One whose
    /// name for programs is not made of the start and the style has it before (`ArialMT=Regular`).
    /// Where the drawn family has other heights, ascender, descender and leading follow, in 1000
    /// units of the size.
    static let table = """
        Academy Engraved LET; AcademyEngravedLet; TeX Gyre Termes; AcademyEngravedLetPlain=Regular
        Al Nile; AlNile; DejaVu Sans; AlNile=Regular Bold
        American Typewriter; AmericanTypewriter; TeX Gyre Bonum; AmericanTypewriter=Regular Light Semibold Bold Condensed CondensedLight CondensedBold
        Apple Color Emoji; AppleColorEmoji; Noto Color Emoji; AppleColorEmoji=Regular
        Apple SD Gothic Neo; AppleSDGothicNeo; WenQuanYi Micro Hei; Regular UltraLight Thin Light Medium SemiBold Bold
        Apple Symbols; AppleSymbols; DejaVu Sans; AppleSymbols=Regular
        Arial; Arial; Liberation Sans; ArialMT=Regular Arial-ItalicMT=Italic Arial-BoldMT=Bold Arial-BoldItalicMT=BoldItalic
        Arial Hebrew; ArialHebrew; DejaVu Sans; ArialHebrew=Regular Light Bold
        Arial Rounded MT Bold; ArialRoundedMTBold; Quicksand; ArialRoundedMTBold=Regular:700
        Avenir; Avenir; Lato; Roman Book:380 BookOblique:380 Oblique Light LightOblique Medium MediumOblique Heavy HeavyOblique Black BlackOblique; 1000 366
        Avenir Next; AvenirNext; Lato; Regular Italic UltraLight UltraLightItalic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic; 1000 366
        Avenir Next Condensed; AvenirNextCondensed; Lato; Regular Italic UltraLight UltraLightItalic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy HeavyItalic; 1000 366
        Baskerville; Baskerville; Baskervald ADF Std; Baskerville=Regular Italic SemiBold SemiBoldItalic Bold BoldItalic
        Bodoni 72; BodoniSvtyTwoITCTT; GFS Didot; Book BodoniSvtyTwoITCTT-BookIta=Italic Bold
        Bodoni 72 Oldstyle; BodoniSvtyTwoOSITCTT; GFS Didot; Book BodoniSvtyTwoOSITCTT-BookIt=Italic Bold
        Bodoni 72 Smallcaps; BodoniSvtyTwoSCITCTT; GFS Didot; Book
        Bodoni Ornaments; BodoniOrnamentsITCTT; DejaVu Sans; BodoniOrnamentsITCTT=Regular
        Bradley Hand; BradleyHandITCTT; Comic Neue; Bold
        Chalkboard SE; ChalkboardSE; Comic Neue; Regular Light Bold
        Chalkduster; Chalkduster; Comic Neue; Chalkduster=Regular:700
        Charter; Charter; TeX Gyre Schola; Roman Italic Bold BoldItalic Black BlackItalic
        Cochin; Cochin; Baskervald ADF Std; Cochin=Regular Italic Bold BoldItalic
        Copperplate; Copperplate; TeX Gyre Bonum; Copperplate=Regular Light Bold
        Courier; Courier; TeX Gyre Cursor; Courier=Regular Oblique Bold BoldOblique
        Courier New; CourierNewPS; Liberation Mono; CourierNewPSMT=Regular CourierNewPS-ItalicMT=Italic CourierNewPS-BoldMT=Bold CourierNewPS-BoldItalicMT=BoldItalic
        Damascus; Damascus; DejaVu Sans; Damascus=Regular DamascusLight=Light DamascusMedium=Medium DamascusSemiBold=SemiBold DamascusBold=Bold
        Devanagari Sangam MN; DevanagariSangamMN; Lohit Devanagari; DevanagariSangamMN=Regular Bold
        Didot; Didot; GFS Didot; Didot=Regular Italic Bold
        DIN Alternate; DINAlternate; Lato; Bold
        DIN Condensed; DINCondensed; Liberation Sans Narrow; Bold
        Euphemia UCAS; EuphemiaUCAS; DejaVu Sans; EuphemiaUCAS=Regular Italic Bold
        Farah; Farah; DejaVu Sans; Farah=Regular
        Futura; Futura; TeX Gyre Adventor; Medium MediumItalic Bold CondensedMedium CondensedExtraBold; 1039 260
        Galvji; Galvji; TeX Gyre Heros; Galvji=Regular Bold
        Geeza Pro; GeezaPro; DejaVu Sans; GeezaPro=Regular Bold
        Georgia; Georgia; TeX Gyre Schola; Georgia=Regular Italic Bold BoldItalic; 917 219
        Gill Sans; GillSans; Gillius ADF; GillSans=Regular Italic Light LightItalic SemiBold SemiBoldItalic Bold BoldItalic UltraBold:900
        Grantha Sangam MN; GranthaSangamMN; Lohit Tamil; Regular Bold
        Helvetica; Helvetica; TeX Gyre Heros; Helvetica=Regular Oblique Light LightOblique Bold BoldOblique; 920 230
        Helvetica Neue; HelveticaNeue; TeX Gyre Heros; HelveticaNeue=Regular Italic UltraLight UltraLightItalic Thin ThinItalic Light LightItalic Medium MediumItalic Bold BoldItalic CondensedBold CondensedBlack; 952 213 28
        Hiragino Maru Gothic ProN; HiraMaruProN; VL Gothic; W4:400
        Hiragino Mincho ProN; HiraMinProN; VL Gothic; W3:400 W6:600
        Hiragino Sans; HiraginoSans; VL Gothic; W3:400 W6:600 W7:700
        Hoefler Text; HoeflerText; TeX Gyre Pagella; Regular Italic Black BlackItalic
        Impact; Impact; Liberation Sans Narrow; Impact=Regular:800
        Iowan Old Style; IowanOldStyle; TeX Gyre Pagella; Roman Italic Bold BoldItalic
        Kailasa; Kailasa; DejaVu Sans; Kailasa=Regular Bold
        Kefa; Kefa; DejaVu Sans; Regular
        Kohinoor Bangla; KohinoorBangla; Lohit Bengali; Regular Light Semibold
        Kohinoor Devanagari; KohinoorDevanagari; Lohit Devanagari; Regular Light Semibold
        Marion; Marion; Baskervald ADF Std; Regular Italic Bold
        Marker Felt; MarkerFelt; Comic Neue; Thin:400 Wide:700
        Menlo; Menlo; DejaVu Sans Mono; Regular Italic Bold BoldItalic
        Mishafi; Mishafi; DejaVu Sans; DiwanMishafi=Regular
        Noteworthy; Noteworthy; Comic Neue; Light Bold
        Optima; Optima; Lato; Regular Italic Bold BoldItalic ExtraBlack:900
        Palatino; Palatino; TeX Gyre Pagella; Roman Italic Bold BoldItalic
        Papyrus; Papyrus; TeX Gyre Chorus; Papyrus=Regular Condensed
        Party LET; PartyLet; Dancing Script; PartyLetPlain=Regular
        PingFang HK; PingFangHK; WenQuanYi Micro Hei; Regular Ultralight Thin Light Medium Semibold
        PingFang MO; PingFangMO; WenQuanYi Micro Hei; Regular Ultralight Thin Light Medium Semibold
        PingFang SC; PingFangSC; WenQuanYi Micro Hei; Regular Ultralight Thin Light Medium Semibold
        PingFang TC; PingFangTC; WenQuanYi Micro Hei; Regular Ultralight Thin Light Medium Semibold
        Rockwell; Rockwell; TeX Gyre Bonum; Regular Italic Bold BoldItalic
        Savoye LET; SavoyeLet; TeX Gyre Chorus; SavoyeLetPlain=Regular
        Seravek; Seravek; Lato; Seravek=Regular Italic ExtraLight ExtraLightItalic Light LightItalic Medium MediumItalic Bold BoldItalic
        Snell Roundhand; SnellRoundhand; Dancing Script; SnellRoundhand=Regular Bold Black
        STIX Two Text; STIXTwoText; TeX Gyre Termes; STIXTwoText=Regular STIXTwoText-Italic=Italic Bold
        Superclarendon; Superclarendon; TeX Gyre Bonum; Regular Italic Light LightItalic Bold BoldItalic Black BlackItalic
        Symbol; Symbol; DejaVu Sans; Symbol=Regular
        Tamil Sangam MN; TamilSangamMN; Lohit Tamil; TamilSangamMN=Regular Bold
        Thonburi; Thonburi; Loma; Thonburi=Regular Light Bold
        Times New Roman; TimesNewRomanPS; Liberation Serif; TimesNewRomanPSMT=Regular TimesNewRomanPS-ItalicMT=Italic TimesNewRomanPS-BoldMT=Bold TimesNewRomanPS-BoldItalicMT=BoldItalic
        Trebuchet MS; TrebuchetMS; Lato; TrebuchetMS=Regular TrebuchetMS-Italic=Italic TrebuchetMS-Bold=Bold Trebuchet-BoldItalic=BoldItalic
        Verdana; Verdana; DejaVu Sans; Verdana=Regular Italic Bold BoldItalic
        Zapf Dingbats; ZapfDingbatsITC; DejaVu Sans; ZapfDingbatsITC=Regular
        Zapfino; Zapfino; TeX Gyre Chorus; Zapfino=Regular
        """
}
