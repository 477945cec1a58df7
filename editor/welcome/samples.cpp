#include "editor/welcome/samples.h"

#include <QDir>

#include <algorithm>

namespace stagewright {

namespace {

const auto first = QStringLiteral("rally1-ss1.json");

} // namespace

QStringList samples() {
    const QDir folder(QStringLiteral(":/samples"));
    QStringList names = folder.entryList({QStringLiteral("*.json"), QStringLiteral("*.rallypack")},
                                         QDir::Files, QDir::Name);
    std::stable_partition(names.begin(), names.end(),
                          [](const QString& name) { return name == first; });
    for (QString& name : names)
        name = folder.filePath(name);
    return names;
}

} // namespace stagewright
