#include "model/carrier/inflated.h"
#include "model/carrier/pdf_attachment.h"
#include "model/carrier/pdf_carrier.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PdfTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

} // namespace

Expected<QByteArray> pdfCarrying(const QByteArray& pdf, const QByteArray& pack) {
    return withAttachment(pdf, pack).map_error([](const QString& reason) {
        return Fault{PdfTexts::tr("the rally could not be put into the PDF (%1)").arg(reason),
                     {},
                     PdfTexts::tr("Leave the rally out of it, and pass the pack on beside it"),
                     {}};
    });
}

qint64 carriedSizeInPdf(const QByteArray& pack) {
    return deflatedStream(pack).size();
}

} // namespace stagewright
