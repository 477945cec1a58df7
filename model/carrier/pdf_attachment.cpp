#include "model/carrier/pdf_attachment.h"

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

tl::expected<QByteArray, QString> withAttachment(const QByteArray& pdf,
                                                 const QByteArray& pack) try {
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
    return tl::unexpected(QString::fromUtf8(reason.what()).simplified());
}

} // namespace stagewright
