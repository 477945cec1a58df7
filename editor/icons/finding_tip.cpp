#include "editor/icons/finding_tip.h"

#include "editor/icons/severity_mark.h"

#include <QCoreApplication>
#include <QStringList>

namespace stagewright {

namespace {

struct SpotText {
    Q_DECLARE_TR_FUNCTIONS(FindingSpot)
};

/// A tooltip of plain text breaks no lines of its own.
QString broken(const QString& sentence) {
    constexpr qsizetype longest = 64; // signs
    QStringList lines{QString()};
    for (const QString& word : sentence.split(u' ')) {
        if (!lines.last().isEmpty() && lines.last().size() + word.size() >= longest)
            lines.append(QString());
        lines.last() += lines.last().isEmpty() ? word : u' ' + word;
    }
    return lines.join(u'\n');
}

} // namespace

QString tipOf(const Findings& findings) {
    QStringList lines;
    for (const Finding& finding : findings)
        lines << broken(SpotText::tr("%1: %2").arg(severityName(finding.severity), finding.text));
    return lines.join(u'\n');
}

} // namespace stagewright
