#include "model/file_name.h"

#include "model/one_line.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <string_view>

namespace stagewright {

namespace {

/// Whether a sign cannot stand in a file's name on some system.
bool isUnfit(char32_t sign) {
    constexpr std::u32string_view kept = U"<>:\"/\\|?*\uFFFD"; // the last stands for half a pair
    switch (QChar::category(sign)) {
    case QChar::Other_Control:
    case QChar::Other_NotAssigned: // noncharacters
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return kept.find(sign) != std::u32string_view::npos;
    }
}

/// Each run of unfit signs is a hyphen.
QString withoutUnfitSigns(const QString& text) {
    QString name;
    bool behindUnfit = false;
    for (const char32_t sign : text.toUcs4()) {
        if (sign <= 0xFFFF && turnsDirection(QChar(static_cast<char16_t>(sign))))
            continue;
        const bool unfit = isUnfit(sign);
        if (!unfit)
            name += QString::fromUcs4(&sign, 1);
        else if (!behindUnfit)
            name += u'-';
        behindUnfit = unfit;
    }
    return name;
}

/// Windows drops dots and blanks at the end; dots at the beginning hide a file elsewhere.
QString withBareEnds(QString name) {
    const auto isBare = [](QChar c) { return c != u'.' && !c.isSpace(); };
    const auto first = std::find_if(name.begin(), name.end(), isBare);
    name.erase(name.begin(), first);
    const auto last = std::find_if(name.rbegin(), name.rend(), isBare);
    name.erase(last.base(), name.end());
    return name;
}

/// Not within what looks like one letter.
QString cutToLength(const QString& name) {
    if (name.toUtf8().size() <= longestFileName)
        return name;
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (qsizetype next = letters.toNextBoundary();
         next >= 0 && QStringView(name).first(next).toUtf8().size() <= longestFileName;
         next = letters.toNextBoundary())
        end = next;
    return name.first(end);
}

} // namespace

bool isDeviceName(QStringView name) {
    static const QStringList devices{QStringLiteral("con"),    QStringLiteral("prn"),
                                     QStringLiteral("aux"),    QStringLiteral("nul"),
                                     QStringLiteral("conin$"), QStringLiteral("conout$")};
    const QString base = name.split(u'.').constFirst().trimmed().toString().toLower();
    // Superscript digits count too.
    const bool numbered =
        base.size() == 4 && base[3].digitValue() >= 0 &&
        (base.startsWith(QStringLiteral("com")) || base.startsWith(QStringLiteral("lpt")));
    return numbered || devices.contains(base);
}

QString fileNameFrom(const QString& text, const QString& otherwise) {
    // No more is looked at than could be left.
    const QString start = text.trimmed().left(16 * longestFileName);
    const QString plain = withoutUnfitSigns(start.normalized(QString::NormalizationForm_C));
    QString name = withBareEnds(cutToLength(withBareEnds(plain)));
    if (name.isEmpty() || name == QStringLiteral("-"))
        return otherwise;
    if (isDeviceName(name)) {
        const qsizetype dot = name.indexOf(u'.');
        name.insert(dot < 0 ? name.size() : dot, u'-');
    }
    return name;
}

} // namespace stagewright
