#include "editor/manual/manual.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace stagewright {

namespace {

QString manualText(const QString& language) {
    QFile file(QStringLiteral(":/manual/manual_%1.md").arg(language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

Manual parseManual(const QString& language, const QString& text) {
    static const QRegularExpression heading(QStringLiteral("^(#+) +(.*?) *\\{#([a-z0-9-]+)\\} *$"));
    Manual manual;
    manual.language = language;
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        if (const auto match = heading.match(line); match.hasMatch()) {
            const auto level = static_cast<int>(match.capturedLength(1));
            manual.sections.push_back({level, match.captured(3), match.captured(2)});
            line = match.captured(1) + u' ' + match.captured(2);
        }
    manual.markdown = lines.join(u'\n');
    return manual;
}

Manual readManual(const QString& language) {
    const QString text = manualText(language);
    return text.isEmpty() ? parseManual(QStringLiteral("en"), manualText(QStringLiteral("en")))
                          : parseManual(language, text);
}

const QRegularExpression& manualPicture() {
    static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    return picture;
}

QString manualText(const Manual& manual) {
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(#[^)]*\\)"));
    static const QRegularExpression lineOfPictures(
        QStringLiteral("^(%1 *)+\n\n?").arg(manualPicture().pattern()),
        QRegularExpression::MultilineOption);
    QString text = manual.markdown;
    text.remove(lineOfPictures).replace(manualPicture(), QStringLiteral("\\1"));
    return text.replace(link, QStringLiteral("\\1"));
}

QString sectionOfRule(const QString& rule) {
    return QStringLiteral("finding-") + rule;
}

} // namespace stagewright
