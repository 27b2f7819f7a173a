#define ZX_USE_UTF8 1
#include "czxing.h"

#include "assertions.h"

#include <ReadBarcode.h>

#include <exception>

namespace {

/// The data codewords, for which this version of the library has no other name than the deprecated one.
const ZXing::ByteArray &codewords(const ZXing::Result &result)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return result.rawBytes();
#pragma GCC diagnostic pop
}

ZXing::DecodeHints hints(CZXingOptions options)
{
    ZXing::DecodeHints hints;
    if (options.readsGoods)
        hints.setFormats(
            ZXing::BarcodeFormat::EAN13 | ZXing::BarcodeFormat::EAN8 | ZXing::BarcodeFormat::UPCA |
            ZXing::BarcodeFormat::UPCE);
    else if (!options.readsAllFormats)
        hints.setFormats(ZXing::BarcodeFormat::QRCode | ZXing::BarcodeFormat::MicroQRCode);
    hints.setTryHarder(options.triesHarder);
    hints.setTryRotate(options.triesHarder);
    hints.setIsPure(options.isPure);
    return hints;
}

/// What the library finds; nothing when it gives up with a failed assertion.
ZXing::Results read(const ZXing::ImageView &view, const ZXing::DecodeHints &hints)
{
    czxing::AssertionGuard guard;
    // Nothing that has a destructor lives in this function but the guard, which is made before the jump.
    if (setjmp(guard.place) != 0) return {};
    return ZXing::ReadBarcodes(view, hints);
}

} // namespace

bool czxing_read(
    const uint8_t *grey, int width, int height, CZXingOptions options, void *context,
    void (*found)(void *context, const CZXingSymbol *symbol))
{
    try {
        const ZXing::ImageView view(grey, width, height, ZXing::ImageFormat::Lum);
        for (const auto &result : read(view, hints(options))) {
            if (result.format() == ZXing::BarcodeFormat::None) continue;
            const std::string text = result.hasECI() ? result.text() : std::string();
            const std::string level = result.ecLevel();
            const std::string identifier = result.sequenceId();
            const char *format = ZXing::ToString(result.format());
            CZXingSymbol symbol = {};
            symbol.bytes = result.bytes().data();
            symbol.byteCount = result.bytes().size();
            symbol.codewords = codewords(result).data();
            symbol.codewordCount = codewords(result).size();
            symbol.text = text.c_str();
            symbol.hasECI = result.hasECI();
            symbol.level = level.c_str();
            symbol.format = format;
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
