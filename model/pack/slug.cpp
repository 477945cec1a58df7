#include "model/pack/slug.h"

#include "model/file_name.h"
#include "model/pack/entry_names.h"

#include <QRegularExpression>
#include <QStringView>

#include <algorithm>
#include <array>
#include <utility>

namespace stagewright {

namespace {

/// Letters that Unicode does not take apart into an ASCII letter and a mark.
constexpr std::array<std::pair<char16_t, QStringView>, 10> letters{{{u'ł', u"l"},
                                                                    {u'ø', u"o"},
                                                                    {u'đ', u"d"},
                                                                    {u'ð', u"d"},
                                                                    {u'ħ', u"h"},
                                                                    {u'ı', u"i"},
                                                                    {u'ß', u"ss"},
                                                                    {u'æ', u"ae"},
                                                                    {u'œ', u"oe"},
                                                                    {u'þ', u"th"}}};

QString inAscii(const QString& text) {
    QString plain;
    for (const QChar c : text.toLower().normalized(QString::NormalizationForm_KD)) {
        const auto letter = std::find_if(letters.begin(), letters.end(),
                                         [&](const auto& each) { return each.first == c; });
        if (letter != letters.end())
            plain += letter->second;
        else if (!c.isMark())
            plain += c;
    }
    return plain;
}

/// Whether it is such a name as it stands; a number that tells it from others may make it longer.
bool isSlug(const QString& name) {
    static const QRegularExpression plain(QStringLiteral("\\A[a-z0-9]+(?:-[a-z0-9]+)*\\z"));
    constexpr qsizetype longest = 48;
    return name.size() <= longest && plain.match(name).hasMatch() && !isDeviceName(name);
}

} // namespace

QString slug(const QString& text, const QString& otherwise) {
    constexpr qsizetype longest = 40;
    QString name;
    for (const QChar c : inAscii(text)) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    name.truncate(longest);
    while (name.endsWith(u'-'))
        name.chop(1);
    if (name.isEmpty())
        return otherwise;
    return isDeviceName(name) ? name + u'-' : name;
}

QString tileSetName(const QString& file) {
    const QString base = file.endsWith(entryNames::json, Qt::CaseInsensitive)
                             ? file.chopped(entryNames::json.size())
                             : file;
    return (isSlug(base) ? base : slug(base, QStringLiteral("tiles"))) + entryNames::json;
}

} // namespace stagewright
