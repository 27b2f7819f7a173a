#define ZX_USE_UTF8 1
#include "czxing.h"

#include "assertions.h"

#include <ReadBarcode.h>

#include <exception>
#include <string>
#include <utility>

namespace {

/// The data codewords, for which this version of the library has no other name than the deprecated one.
const ZXing::ByteArray &codewords(const ZXing::Result &result)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return result.rawBytes();
#pragma GCC diagnostic pop
}

constexpr std::pair<uint32_t, ZXing::BarcodeFormat> numberedFormats[] = {
    {czxing_aztec, ZXing::BarcodeFormat::Aztec},
    {czxing_codabar, ZXing::BarcodeFormat::Codabar},
    {czxing_code39, ZXing::BarcodeFormat::Code39},
    {czxing_code93, ZXing::BarcodeFormat::Code93},
    {czxing_code128, ZXing::BarcodeFormat::Code128},
    {czxing_data_bar, ZXing::BarcodeFormat::DataBar},
    {czxing_data_bar_expanded, ZXing::BarcodeFormat::DataBarExpanded},
    {czxing_data_matrix, ZXing::BarcodeFormat::DataMatrix},
    {czxing_ean8, ZXing::BarcodeFormat::EAN8},
    {czxing_ean13, ZXing::BarcodeFormat::EAN13},
    {czxing_itf, ZXing::BarcodeFormat::ITF},
    {czxing_pdf417, ZXing::BarcodeFormat::PDF417},
    {czxing_qr, ZXing::BarcodeFormat::QRCode},
    {czxing_upca, ZXing::BarcodeFormat::UPCA},
    {czxing_upce, ZXing::BarcodeFormat::UPCE},
    {czxing_micro_qr, ZXing::BarcodeFormat::MicroQRCode},
};

/// The number of a kind of code; 0 for one that has none.
uint32_t number(ZXing::BarcodeFormat format)
{
    for (const auto &[number, other] : numberedFormats)
        if (other == format) return number;
    return 0;
}

ZXing::DecodeHints hints(CZXingOptions options)
{
    ZXing::DecodeHints hints;
    ZXing::BarcodeFormats formats;
    for (const auto &[number, format] : numberedFormats)
        if (options.formats & number) formats |= format;
    hints.setFormats(formats);
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
            const std::string text = result.text();
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
            symbol.kind = number(result.format());
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
