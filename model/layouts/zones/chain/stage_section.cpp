#include "model/layouts/zones/chain/stage_section.h"

#include <QStringList>

#include <algorithm>

namespace stagewright {

StageSection reversed(StageSection section) {
    std::reverse(section.points.begin(), section.points.end());
    return section;
}

QList<StageSection> reversed(const QList<StageSection>& sections) {
    QList<StageSection> other;
    for (auto section = sections.rbegin(); section != sections.rend(); ++section)
        other.append(reversed(*section));
    return other;
}

QString nameOfEnd(QChar zone, int number, bool snow) {
    return zone + QString::number(number) + (snow ? QStringLiteral("*") : QString());
}

QString nameOf(const StageSection& section) {
    QStringList names;
    for (const int point : section.points)
        names << nameOfEnd(section.zone, point, section.snow);
    return names.join(u'-');
}

QString roadbookLine(const QList<StageSection>& sections) {
    QStringList names;
    for (const StageSection& section : sections)
        names << nameOf(section);
    return names.join(QStringLiteral(" / "));
}

} // namespace stagewright
