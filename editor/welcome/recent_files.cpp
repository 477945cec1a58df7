#include "editor/welcome/recent_files.h"

#include <QDir>

namespace stagewright {

namespace {

const auto recentFilesKey = QStringLiteral("recentFiles");

bool isPath(const QString& entry) {
    return QDir::isAbsolutePath(entry) && !entry.contains(QChar::Null) && !entry.contains(u'\n') &&
           QDir::cleanPath(entry) == entry;
}

} // namespace

RecentFiles::RecentFiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , settings_(settings) {
    for (const QString& entry : settings.value(recentFilesKey).toStringList())
        if (isPath(entry) && !paths_.contains(entry) && paths_.size() < most)
            paths_.append(entry);
}

void RecentFiles::add(const QString& file) {
    if (!isPath(file) || (!paths_.isEmpty() && paths_.constFirst() == file))
        return;
    paths_.removeAll(file);
    paths_.prepend(file);
    paths_.resize(std::min<qsizetype>(paths_.size(), most));
    keep();
}

void RecentFiles::remove(const QString& path) {
    if (paths_.removeAll(path) > 0)
        keep();
}

void RecentFiles::clear() {
    paths_.clear();
    keep();
}

void RecentFiles::keep() {
    settings_.setValue(recentFilesKey, paths_);
    Q_EMIT changed();
}

} // namespace stagewright
