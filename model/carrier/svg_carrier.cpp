#include "model/carrier/svg_carrier.h"

#include "model/carrier/base64.h"
#include "model/carrier/carried_faults.h"

#include <QCoreApplication>
#include <QXmlStreamReader>

#include <algorithm>

namespace stagewright {

namespace {

struct SvgTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

constexpr QByteArrayView rallyNamespace("urn:x-stagewright:rally");
constexpr QByteArrayView svgEnd("</svg>");

QByteArray metadataOf(const QByteArray& pack) {
    return R"(<metadata><rally xmlns=")" + rallyNamespace.toByteArray() +
           R"(" encoding="base64">)" + pack.toBase64() + "</rally></metadata>\n";
}

QString lineIn(const QXmlStreamReader& reader) {
    return SvgTexts::tr("line %1").arg(reader.lineNumber());
}

Fault unsound(const QXmlStreamReader& reader) {
    return {SvgTexts::tr("the drawing cannot be read: %1").arg(reader.errorString().simplified()),
            lineIn(reader),
            SvgTexts::tr("Get the file once more, as it was written, or ask for the pack"),
            {}};
}

/// What an entity stands for may be larger than the file by any measure. We write none.
Fault declaresEntities(const QXmlStreamReader& reader) {
    return {SvgTexts::tr("the drawing declares entities, of which nothing is read"),
            lineIn(reader),
            SvgTexts::tr("Get the file once more, as it was written, or ask for the pack"),
            {}};
}

/// Goes on to the next element of ours. @return whether there is one
Expected<bool> goToRally(QXmlStreamReader& reader) {
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::DTD && reader.text().contains(u"<!ENTITY"))
            return tl::unexpected(declaresEntities(reader));
        if (token == QXmlStreamReader::StartElement && reader.name() == u"rally" &&
            reader.namespaceUri() == QLatin1StringView(rallyNamespace))
            return true;
    }
    if (reader.hasError())
        return tl::unexpected(unsound(reader));
    return false;
}

} // namespace

bool looksLikeSvg(QByteArrayView file) {
    constexpr qsizetype enough = 1024; // for what may stand before the first element
    if (file.startsWith("\xEF\xBB\xBF"))
        file = file.sliced(3);
    const QByteArray begin = file.first(std::min(file.size(), enough)).trimmed().toByteArray();
    return begin.startsWith('<') && begin.toLower().contains("<svg");
}

Expected<QByteArray> svgCarrying(const QByteArray& svg, const QByteArray& pack) {
    const qsizetype end = svg.lastIndexOf(svgEnd);
    if (end < 0)
        return tl::unexpected(
            Fault{SvgTexts::tr("the drawing has no end"), {}, SvgTexts::tr("Choose PNG"), {}});
    QByteArray carrier = svg;
    return carrier.insert(end, metadataOf(pack));
}

Expected<QByteArray> carriedInSvg(const QByteArray& svg) {
    if (!svg.contains(rallyNamespace)) // other people's drawings are not looked into
        return QByteArray();
    QXmlStreamReader reader(svg);
    const auto found = goToRally(reader);
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return QByteArray();
    const QString place = lineIn(reader);
    const QByteArray text = reader.readElementText().toLatin1(); // others are no base64
    if (reader.hasError())
        return tl::unexpected(unsound(reader));
    const auto second = goToRally(reader);
    if (!second)
        return tl::unexpected(second.error());
    if (*second)
        return tl::unexpected(carriedTwice(lineIn(reader)));
    return carriedBytes(text, place);
}

qint64 carriedSizeInSvg(const QByteArray& pack) {
    return metadataOf(pack).size();
}

} // namespace stagewright
