#include "model/pack/zip_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

struct ZipName {
    Q_DECLARE_TR_FUNCTIONS(ZipName)
};

/// Characters 128 to 255 of code page 437.
constexpr QStringView codePage437 = u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝"
                                    u"╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
                                    u"αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";
static_assert(codePage437.size() == 128);

QString fromCodePage437(const QByteArray& bytes) {
    QString text;
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        text += code < 128 ? QChar(char16_t{code}) : codePage437[code - 128];
    }
    return text;
}

QString asWritten(const ZipRecord& record) {
    if (record.unicodeName && QByteArrayView(*record.unicodeName).isValidUtf8())
        return QString::fromUtf8(*record.unicodeName);
    if (isSet(record.flags, ZipFlag::Utf8) || QByteArrayView(record.name).isValidUtf8())
        return QString::fromUtf8(record.name);
    return fromCodePage437(record.name);
}

/// Windows' own programs have put a backslash between a folder and what is in it. It counts as a
/// slash where the name is plain then; else it stays, and is a flaw.
QString withSlashes(const QString& name) {
    if (!name.contains(u'\\'))
        return name;
    QString slashed = name;
    slashed.replace(u'\\', u'/');
    QStringList parts = slashed.split(u'/');
    if (parts.constLast().isEmpty())
        parts.removeLast(); // a folder
    const bool plain = !parts.isEmpty() && !parts.contains(QString()) && !flawOfName(slashed);
    return plain ? slashed : name;
}

} // namespace

QString zipName(const ZipRecord& record) {
    return withSlashes(asWritten(record));
}

std::optional<QString> flawOfName(const QString& name) {
    if (name.isEmpty())
        return ZipName::tr("the entry has no name");
    if (name.size() > longestZipName)
        return ZipName::tr("the name is longer than a file's may be");
    const bool steers = std::any_of(name.begin(), name.end(),
                                    [](QChar c) { return c.category() == QChar::Other_Control; });
    if (steers)
        return ZipName::tr("the name holds a control character");
    if (name.contains(QChar::ReplacementCharacter))
        return ZipName::tr("the name is not valid UTF-8");
    if (name.contains(u'\\'))
        return ZipName::tr("the name holds a backslash");
    if (name.startsWith(u'/') && !plainPath(name).isEmpty())
        return ZipName::tr("the name is absolute");
    if (name.size() > 1 && name[0].isLetter() && name[1] == u':')
        return ZipName::tr("the name begins with a drive letter");
    if (name.split(u'/').contains(QStringLiteral("..")))
        return ZipName::tr("the name leads out of the folder");
    return std::nullopt;
}

QString plainPath(const QString& name) {
    QStringList parts = name.split(u'/', Qt::SkipEmptyParts);
    parts.removeAll(QStringLiteral("."));
    return parts.join(u'/');
}

bool isOfMac(const QString& name) {
    return name.startsWith(QStringLiteral("__MACOSX/")) ||
           name.section(u'/', -1) == QStringLiteral(".DS_Store");
}

} // namespace stagewright
