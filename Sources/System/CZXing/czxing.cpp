#define ZX_USE_UTF8 1
#include "czxing.h"

#include <ReadBarcode.h>

#include <exception>

bool czxing_read(
    const uint8_t *grey, int width, int height, bool triesHarder, void *context,
    void (*found)(void *context, const CZXingSymbol *symbol))
{
    try {
        ZXing::DecodeHints hints;
        hints.setFormats(ZXing::BarcodeFormat::QRCode | ZXing::BarcodeFormat::MicroQRCode);
        hints.setTryHarder(triesHarder);
        hints.setTryRotate(triesHarder);
        const ZXing::ImageView view(grey, width, height, ZXing::ImageFormat::Lum);
        for (const auto &result : ZXing::ReadBarcodes(view, hints)) {
            if (!result.isValid()) continue;
            const std::string text = result.hasECI() ? result.text() : std::string();
            const std::string level = result.ecLevel();
            const std::string identifier = result.sequenceId();
            CZXingSymbol symbol = {};
            symbol.bytes = result.bytes().data();
            symbol.byteCount = result.bytes().size();
            symbol.text = text.c_str();
            symbol.hasECI = result.hasECI();
            symbol.level = level.c_str();
            symbol.isMicro = result.format() == ZXing::BarcodeFormat::MicroQRCode;
            symbol.isMirrored = result.isMirrored();
            for (int corner = 0; corner < 4; ++corner) {
                symbol.corners[corner * 2] = result.position()[corner].x;
                symbol.corners[corner * 2 + 1] = result.position()[corner].y;
            }
            symbol.sequenceSize = result.sequenceSize();
            symbol.sequenceIndex = result.sequenceIndex();
            symbol.sequenceIdentifier = identifier.c_str();
            found(context, &symbol);
        }
        return true;
    } catch (const std::exception &) {
        return false;
    }
}
