import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Symbol sets")
struct SymbolSetTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    private func write(_ name: String, svg: String) throws {
        let set = folder.appendingPathComponent("Assets.xcassets/\(name).symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(svg.utf8).write(to: set.appendingPathComponent("symbol.svg"))
        let contents = """
            {"info": {"author": "xcode", "version": 1},
             "symbols": [{"filename": "symbol.svg", "idiom": "universal"}]}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }

    /// A template as the SF Symbols app exports it: a bar of 60 × 70 units, and a thinner one.
    private let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
         <g id="Guides">
          <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
          <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
          <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
          <line id="right-margin-Regular-M" x1="1490" x2="1490" y1="1030" y2="1150"/>
          <line id="left-margin-Ultralight-M" x1="500" x2="500" y1="1030" y2="1150"/>
          <line id="right-margin-Ultralight-M" x1="600" x2="600" y1="1030" y2="1150"/>
         </g>
         <g id="Symbols">
          <g id="Ultralight-M" transform="matrix(1 0 0 1 500 1126)">
           <path d="M45 0L55 0L55 -70L45 -70Z"/>
          </g>
          <g id="Regular-M" transform="matrix(1 0 0 1 1390 1126)">
           <path d="M20 0L80 0L80 -70L20 -70Z"/>
          </g>
         </g>
        </svg>
        """

    private func ink(_ image: UIImage) throws -> CGFloat {
        let pixels = try #require(image.cgImage)
        let area = CGFloat(pixels.alphas.filter { $0 > 128 }.count)
        return area / image.scale / image.scale
    }

    @Test("Symbol sets: guides give the width, the point size scales, the tint colours")
    func guides() throws {
        try write("flag.mine", svg: template)
        let image = try #require(UIImage(named: "flag.mine", in: bundle, compatibleWith: nil))
        #expect(image.isSymbolImage)
        #expect(image.size == CGSize(width: 20, height: 24))
        #expect(abs(try ink(image) - 12 * 14) < 12)
        let large = UIImage.SymbolConfiguration(pointSize: 50)
        let grown = try #require(image.applyingSymbolConfiguration(large))
        #expect(grown.size == CGSize(width: 50, height: 60))
        #expect(abs(try ink(grown) - 30 * 35) < 40)
        let direct = try #require(UIImage(named: "flag.mine", in: bundle, with: large))
        #expect(direct.size == grown.size)
    }

    @Test("Symbol sets: the drawing of the nearest weight is taken")
    func weights() throws {
        try write("flag.mine", svg: template)
        let image = try #require(UIImage(named: "flag.mine", in: bundle, compatibleWith: nil))
        let thin = try #require(
            image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .thin)))
        let bold = try #require(
            image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
        #expect(try ink(thin) < 45)
        #expect(abs(try ink(bold) - (try ink(image))) < 1)
    }

    @Test("Symbol sets: without guides the drawing fits the square; damaged files give nil")
    func damaged() throws {
        try write(
            "dot", svg: "<svg><g id=\"Regular-S\"><path d=\"M0 0L500 0L500 500L0 500Z\"/></g></svg>"
        )
        try write("none", svg: "<svg><g id=\"Notes\"/></svg>")
        try write("broken", svg: "<svg><g>")
        try write("entities", svg: "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>")
        let dot = try #require(UIImage(named: "dot", in: bundle, compatibleWith: nil))
        #expect(dot.size == CGSize(width: 24, height: 24))
        #expect(abs(try ink(dot) - 20.16 * 20.16) < 30)
        for name in ["none", "broken", "entities"] {
            #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil, "\(name)")
        }
    }
}
