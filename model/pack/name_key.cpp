#include "model/pack/name_key.h"

#include "model/file_name.h"

#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

/// Letters as those of any other case, in any language.
QString withoutCase(const QString& text) {
    QString capitals = text.normalized(QString::NormalizationForm_KD).toUpper();
    capitals.replace(QStringLiteral("I\u0307"), QStringLiteral("I")); // as Turkish has it
    return capitals.toCaseFolded().normalized(QString::NormalizationForm_KC);
}

/// @param part of a path, without case
QString partKey(QString part) {
    if (const qsizetype colon = part.indexOf(u':'); colon >= 0)
        part.truncate(colon);
    const QString base = part.section(u'.', 0, 0).trimmed();
    if (isDeviceName(base))
        return base;
    while (part.endsWith(u'.') || part.endsWith(u' '))
        part.chop(1);
    return part;
}

} // namespace

QString nameKey(const QString& path) {
    QString seen = path;
    seen.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    QStringList parts = withoutCase(seen).split(u'/');
    std::transform(parts.begin(), parts.end(), parts.begin(), partKey);
    return parts.join(u'/');
}

/// Where the part of the name ends that cannot be as it is; 0: all of it can.
qsizetype UniqueNames::conflict(const QString& name) const {
    for (qsizetype end = name.indexOf(u'/'); end >= 0; end = name.indexOf(u'/', end + 1))
        if (taken_.contains(nameKey(name.first(end))))
            return end;
    const QString key = nameKey(name);
    const QString folder = key + u'/';
    const auto within = taken_.lower_bound(folder);
    const bool isFolder = within != taken_.end() && within->startsWith(folder);
    return isFolder || taken_.contains(key) ? name.size() : 0;
}

QString UniqueNames::unique(const QString& name) {
    QString free = name;
    for (int i = 2; conflict(free) > 0; ++i) {
        const qsizetype depth = free.first(conflict(free)).count(u'/');
        QStringList parts = name.split(u'/');
        const QString part = parts[depth];
        const qsizetype dot = part.lastIndexOf(u'.');
        const qsizetype end = dot > 0 ? dot : part.size();
        parts[depth] = part.first(end) + QStringLiteral("-%1").arg(i) + part.sliced(end);
        const QStringList folders = free.split(u'/').first(depth); // some have their number
        free = (folders + parts.sliced(depth)).join(u'/');
    }
    taken_.insert(nameKey(free));
    return free;
}

} // namespace stagewright
