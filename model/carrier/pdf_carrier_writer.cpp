#include "model/carrier/inflated.h"
#include "model/carrier/pdf_carrier.h"

#include <QCoreApplication>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <string>

namespace stagewright {

namespace {

struct PdfTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

void attach(QPDF& document, const QByteArray& pack) {
    constexpr const char* name = "rally.rallypack";
    auto stream = QPDFEFStreamObjectHelper::createEFStream(document, pack.toStdString());
    stream.setSubtype("application/vnd.stagewright.rallypack+zip");
    auto file = QPDFFileSpecObjectHelper::createFileSpec(document, name, stream);
    file.setDescription("Stagewright rally pack");
    QPDFObjectHandle spec = file.getObjectHandle();
    // The pages are made of it; an associated file is what PDF/A-3 and PDF 2.0 call that.
    spec.replaceKey("/AFRelationship", QPDFObjectHandle::newName("/Source"));
    QPDFEmbeddedFileDocumentHelper(document).replaceEmbeddedFile(name, file);
    document.getRoot().replaceKey("/AF", QPDFObjectHandle::newArray({spec}));
}

} // namespace

Expected<QByteArray> pdfCarrying(const QByteArray& pdf, const QByteArray& pack) try {
    QPDF document;
    document.setSuppressWarnings(true);
    document.processMemoryFile("sheets", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    attach(document, pack);
    QPDFWriter writer(document);
    writer.setOutputMemory();
    // What is packed already stays as it is.
    writer.setDecodeLevel(qpdf_dl_none);
    writer.setCompressStreams(true);
    writer.setDeterministicID(true);
    writer.write();
    const auto written = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(written->getBuffer()),
                      static_cast<qsizetype>(written->getSize()));
} catch (const std::exception& reason) {
    return tl::unexpected(
        Fault{PdfTexts::tr("the rally could not be put into the PDF (%1)")
                  .arg(QString::fromUtf8(reason.what()).simplified()),
              {},
              PdfTexts::tr("Leave the rally out of it, and pass the pack on beside it"),
              {}});
}

qint64 carriedSizeInPdf(const QByteArray& pack) {
    return deflatedStream(pack).size();
}

} // namespace stagewright
