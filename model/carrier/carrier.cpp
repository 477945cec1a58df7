#include "model/carrier/carrier.h"

#include "model/carrier/pdf_carrier.h"
#include "model/carrier/png_carrier.h"
#include "model/carrier/svg_carrier.h"
#include "model/pack/rally_pack.h"
#include "model/verified_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct CarrierTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

struct CarrierKind {
    Carrier carrier;
    QLatin1StringView suffix;
    bool (*isOne)(QByteArrayView file);
    Expected<QByteArray> (*write)(const QByteArray& file, const QByteArray& pack);
    Expected<QByteArray> (*read)(const QByteArray& file);
    qint64 (*size)(const QByteArray& pack);
};

constexpr std::array carrierKinds{
    CarrierKind{Carrier::Pdf, QLatin1StringView("pdf"), looksLikePdf, pdfCarrying, carriedInPdf,
                carriedSizeInPdf},
    CarrierKind{Carrier::Png, QLatin1StringView("png"), looksLikePng, pngCarrying, carriedInPng,
                carriedSizeInPng},
    CarrierKind{Carrier::Svg, QLatin1StringView("svg"), looksLikeSvg, svgCarrying, carriedInSvg,
                carriedSizeInSvg},
};

const CarrierKind& kindFor(Carrier carrier) {
    return *std::find_if(carrierKinds.begin(), carrierKinds.end(),
                         [carrier](const CarrierKind& each) { return each.carrier == carrier; });
}

} // namespace

std::optional<Carrier> carrierNamed(QStringView suffix) {
    for (const CarrierKind& each : carrierKinds)
        if (suffix.compare(each.suffix, Qt::CaseInsensitive) == 0)
            return each.carrier;
    return std::nullopt;
}

std::optional<Carrier> carrierOf(QByteArrayView file) {
    for (const CarrierKind& each : carrierKinds)
        if (each.isOne(file))
            return each.carrier;
    return std::nullopt;
}

Expected<QByteArray> carrying(const QByteArray& file, Carrier carrier, const QByteArray& pack) {
    if (pack.isEmpty())
        return file;
    auto written = kindFor(carrier).write(file, pack);
    if (!written)
        return written;
    if (written->size() > largestPack)
        return tl::unexpected(Fault{
            CarrierTexts::tr("with the rally in it the file would be larger than is read again "
                             "(%1 MB)")
                .arg(largestPack >> 20),
            {},
            CarrierTexts::tr("Leave the rally out of it, and pass the pack on beside it"),
            {}});
    const auto again = carriedIn(*written);
    if (!again)
        return tl::unexpected(notReadAgain(&again.error()));
    if (*again != pack)
        return tl::unexpected(notReadAgain(nullptr));
    return written;
}

qint64 carriedSize(Carrier carrier, const QByteArray& pack) {
    return kindFor(carrier).size(pack);
}

Expected<QByteArray> carriedIn(const QByteArray& file) {
    const auto carrier = carrierOf(file);
    return carrier ? kindFor(*carrier).read(file) : QByteArray();
}

} // namespace stagewright
