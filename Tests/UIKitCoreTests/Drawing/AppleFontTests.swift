import Testing
import UIKit

@Suite("Fonts of iOS")
struct AppleFontTests {
    /// A font's name, its family and its traits.
    nonisolated struct Named: CustomTestStringConvertible, Sendable {
        let name: String
        let family: String
        let traits: UIFontDescriptor.SymbolicTraits

        init(_ name: String, _ family: String, _ traits: UIFontDescriptor.SymbolicTraits = []) {
            self.name = name
            self.family = family
            self.traits = traits
        }

        var testDescription: String { name }
    }

    nonisolated static let named: [Named] = [
        Named("AvenirNext-DemiBold", "Avenir Next", .traitBold),
        Named("avenirnext-mediumitalic", "Avenir Next", .traitItalic),
        Named("HelveticaNeue", "Helvetica Neue"),
        Named("HelveticaNeue-Light", "Helvetica Neue"),
        Named("HelveticaNeue-CondensedBold", "Helvetica Neue", [.traitBold, .traitCondensed]),
        Named("ArialMT", "Arial"),
        Named("Arial-BoldItalicMT", "Arial", [.traitBold, .traitItalic]),
        Named("Courier-Bold", "Courier", [.traitBold, .traitMonoSpace]),
        Named("Georgia-Italic", "Georgia", .traitItalic),
        Named("Menlo-Regular", "Menlo", .traitMonoSpace),
        Named("TimesNewRomanPS-BoldMT", "Times New Roman", .traitBold),
        Named("MarkerFelt-Wide", "Marker Felt", .traitBold),
        Named("Zapfino", "Zapfino"),
        Named("PingFangSC-Semibold", "PingFang SC", .traitBold),
        Named("Chalkduster", "Chalkduster", .traitBold),
        Named("Helvetica Neue", "Helvetica Neue"),
        Named("Avenir Next Bold", "Avenir Next", .traitBold),
        Named("Times New Roman", "Times New Roman"),
    ]

    @Test("UIFont(name:): names of iOS's fonts are found, ignoring case", arguments: named)
    func names(of named: Named) throws {
        let font = try #require(UIFont(name: named.name, size: 19))
        #expect(font.familyName == named.family)
        #expect(font.pointSize == 19)
        #expect(font.fontDescriptor.symbolicTraits == named.traits)
        #expect(UIFont(name: font.fontName, size: 19) == font)
        if !named.name.contains(" ") {
            #expect(font.fontName.lowercased() == named.name.lowercased())
        }
    }

    @Test("UIFont.familyNames: all of iOS's families are listed, and each of their fonts is found")
    func lists() {
        let families = UIFont.familyNames
        for family in ["Arial", "Avenir Next", "Futura", "Helvetica Neue", "Snell Roundhand"] {
            #expect(families.contains(family))
        }
        #expect(families == families.sorted())
        for family in families {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty)
            #expect(UIFont.fontNames(forFamilyName: family.uppercased()) == names)
            for name in names {
                let font = UIFont(name: name, size: 12)
                #expect(font?.fontName == name, "\(name)")
                #expect(font?.familyName == family, "\(name)")
            }
        }
        #expect(UIFont.fontNames(forFamilyName: "Avenir Next").first == "AvenirNext-Regular")
        #expect(UIFont.fontNames(forFamilyName: "Avenir Next").count == 12)
        #expect(!families.contains("Lato"))
        #expect(UIFont(name: "Lato-Bold", size: 12) == nil)
    }

    @Test("UIFontDescriptor: traits, families and faces choose among the faces of a family of iOS")
    func descriptors() throws {
        let avenir = UIFontDescriptor(name: "AvenirNext-Regular", size: 15)
        #expect(avenir.withSymbolicTraits(.traitBold)?.postscriptName == "AvenirNext-Bold")
        #expect(
            avenir.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName
                == "AvenirNext-BoldItalic")
        #expect(avenir.withSymbolicTraits(.traitMonoSpace) == nil)
        #expect(avenir.withFace("Demi Bold").postscriptName == "AvenirNext-DemiBold")
        #expect(avenir.withFamily("Georgia").postscriptName == "Georgia")
        #expect(avenir.object(forKey: .face) as? String == "Regular")
        let futura = try #require(UIFont(name: "Futura-Medium", size: 15)).fontDescriptor
        #expect(futura.withSymbolicTraits(.traitBold)?.postscriptName == "Futura-Bold")
        #expect(futura.withSymbolicTraits([.traitBold, .traitItalic]) == nil)
        let menlo = UIFontDescriptor(name: "Menlo-Regular", size: 11)
        let bold = menlo.withSymbolicTraits(menlo.symbolicTraits.union(.traitBold))
        #expect(bold?.postscriptName == "Menlo-Bold")
        let copy = UIFontDescriptor(fontAttributes: [.family: "Marker Felt", .size: 20])
        #expect(UIFont(descriptor: copy, size: 0).fontName == "MarkerFelt-Thin")
    }

    @Test(
        "UIFont(name:): the font that is drawn has the metrics of the one of iOS where one exists")
    func widths() throws {
        func width(_ text: String, _ name: String) throws -> CGFloat {
            let font = try #require(UIFont(name: name, size: 100))
            return (text as NSString).size(withAttributes: [.font: font]).width
        }
        // Advances in 1000 units of Arial, Helvetica, Times New Roman, Courier and Palatino.
        #expect(abs(try width("n", "ArialMT") - 55.6) < 0.1)
        #expect(abs(try width("n", "Helvetica") - 55.6) < 0.1)
        #expect(abs(try width("M", "HelveticaNeue") - 83.3) < 0.1)
        #expect(abs(try width("n", "TimesNewRomanPSMT") - 50) < 0.1)
        #expect(abs(try width("i", "Courier") - 60) < 0.1)
        #expect(abs(try width("W", "CourierNewPSMT") - 60) < 0.1)
        #expect(abs(try width("n", "Palatino-Roman") - 58.2) < 0.1)
        #expect(abs(try width("i", "Menlo-Regular") - 60.2) < 0.1)
        #expect(try width("Hamburg", "AvenirNext-Heavy") > width("Hamburg", "AvenirNext-Regular"))
    }
}
