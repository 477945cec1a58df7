#include "editor/sheets/pdf_outline.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <set>
#include <string>

namespace stagewright {

namespace {

/// An item of the outline, and what hangs on it.
struct OutlineItem {
    QPDFObjectHandle object;
    QPDFObjectHandle last; ///< of those below it
    int count = 0;
};

/// Hangs an item below another, behind those that hang there.
void hang(OutlineItem& parent, QPDFObjectHandle item) {
    item.replaceKey("/Parent", parent.object);
    if (parent.count == 0) {
        parent.object.replaceKey("/First", item);
    } else {
        item.replaceKey("/Prev", parent.last);
        parent.last.replaceKey("/Next", item);
    }
    parent.object.replaceKey("/Last", item);
    parent.last = item;
    ++parent.count;
    parent.object.replaceKey("/Count", QPDFObjectHandle::newInteger(parent.count));
}

OutlineItem itemIn(QPDF& document, const OutlineEntry& entry, const QPDFObjectHandle& page) {
    QPDFObjectHandle item = QPDFObjectHandle::newDictionary();
    item.replaceKey("/Title",
                    QPDFObjectHandle::newUnicodeString(entry.title.toUtf8().toStdString()));
    item.replaceKey("/Dest", QPDFObjectHandle::newArray({page, QPDFObjectHandle::newName("/Fit")}));
    return {document.makeIndirectObject(item), {}};
}

void addOutline(QPDF& document, const std::vector<OutlineEntry>& entries) {
    const auto& pages = document.getAllPages();
    OutlineItem whole{document.makeIndirectObject(QPDFObjectHandle::newDictionary()), {}};
    whole.object.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    OutlineItem chapter;
    for (const OutlineEntry& entry : entries) {
        if (entry.page >= pages.size())
            continue;
        OutlineItem item = itemIn(document, entry, pages[entry.page]);
        if (entry.level > 0 && chapter.object.isInitialized()) {
            hang(chapter, item.object);
        } else {
            hang(whole, item.object);
            chapter = item;
        }
    }
    if (whole.count == 0)
        return;
    document.getRoot().replaceKey("/Outlines", whole.object);
    document.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

/// The only thing in it that says when it was written, beside its ID.
void removeDates(QPDF& document) {
    QPDFObjectHandle trailer = document.getTrailer();
    if (QPDFObjectHandle info = trailer.getKey("/Info"); info.isDictionary())
        info.removeKey("/CreationDate");
}

/// Names the subsets of fonts by the order in which pages use them. Qt names them by the numbers of
/// objects, which are another each time.
void nameFonts(QPDF& document) {
    std::set<QPDFObjGen> named;
    for (QPDFObjectHandle page : document.getAllPages()) {
        QPDFObjectHandle fonts = page.getKey("/Resources").getKey("/Font");
        for (const auto& [key, font] : fonts.getDictAsMap()) {
            QPDFObjectHandle descendants = QPDFObjectHandle(font).getKey("/DescendantFonts");
            if (!descendants.isArray() || descendants.getArrayNItems() == 0)
                continue;
            QPDFObjectHandle descriptor = descendants.getArrayItem(0).getKey("/FontDescriptor");
            if (!descriptor.isDictionary() || !named.insert(descriptor.getObjGen()).second)
                continue;
            const std::string name = descriptor.getKey("/FontName").getName();
            const auto plus = name.find('+');
            if (plus == std::string::npos)
                continue;
            const auto letter = static_cast<char>('A' + (named.size() - 1) % 26);
            descriptor.replaceKey(
                "/FontName",
                QPDFObjectHandle::newName(std::string("/FONTS") + letter + name.substr(plus)));
        }
    }
}

} // namespace

tl::expected<QByteArray, QString> withOutline(const QByteArray& pdf,
                                              const std::vector<OutlineEntry>& entries) try {
    QPDF document;
    document.setSuppressWarnings(true);
    document.processMemoryFile("sheets", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    addOutline(document, entries);
    removeDates(document);
    nameFonts(document);
    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setStreamDataMode(qpdf_s_preserve);
    writer.setDeterministicID(true);
    writer.write();
    const auto written = writer.getBufferSharedPointer();
    return QByteArray(reinterpret_cast<const char*>(written->getBuffer()),
                      static_cast<qsizetype>(written->getSize()));
} catch (const std::exception& reason) {
    return tl::unexpected(QString::fromUtf8(reason.what()).simplified());
}

} // namespace stagewright
