import Porting
import Testing

@Suite struct InfoPlistTests {
    @Test("Info.plist: build settings get their values, unknown ones go")
    func settings() {
        let text = "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>${EXECUTABLE_NAME}|$(TEAM)"
        #expect(
            InfoPlist.filled(text, name: "Reader")
                == "<string>Reader.SceneDelegate</string>Reader|")
        #expect(InfoPlist.filled("5 $ and $(open", name: "Reader") == "5 $ and $(open")
        #expect(
            InfoPlist.filled("a.$(PRODUCT_NAME:rfc1034identifier)", name: "My App") == "a.My-App")
    }
}
