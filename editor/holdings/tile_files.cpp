#include "editor/holdings/tile_files.h"

#include <utility>

namespace stagewright {

namespace {

const auto filesKey = QStringLiteral("holdings/tileFiles");

} // namespace

TileFiles::TileFiles(QSettings& settings, QObject* parent)
    : QObject(parent)
    , settings_(settings)
    , paths_(settings.value(filesKey).toStringList()) {}

TileFiles::TileFiles(const Catalogue& builtIn, QSettings& settings, QObject* parent)
    : TileFiles(settings, parent) {
    setBuiltIn(builtIn);
}

void TileFiles::setBuiltIn(const Catalogue& builtIn) {
    builtIn_ = builtIn;
    readAll();
}

void TileFiles::readAll() {
    faults_.clear();
    used_.clear();
    overlaid_ = {builtIn_, {}, {}};
    for (const QString& path : std::as_const(paths_)) {
        // One after another, so that one bad file does not take the others with it.
        auto with = laidOverTheOthers(path);
        if (!with) {
            faults_.push_back(with.error());
            continue;
        }
        used_ << path;
        overlaid_ = *std::move(with);
    }
    faults_.insert(faults_.end(), overlaid_.passedOver.begin(), overlaid_.passedOver.end());
    Q_EMIT changed();
}

Expected<Overlaid> TileFiles::laidOverTheOthers(const QString& path) const {
    QStringList paths = used_;
    paths.removeAll(path);
    auto with = overlaidFrom(builtIn_, paths << path);
    if (!with && with.error().file.isEmpty())
        with.error().file = path; // it is good in itself, but does not go with the others
    return with;
}

Expected<void> TileFiles::add(const QString& path) {
    if (const auto with = laidOverTheOthers(path); !with)
        return tl::unexpected(with.error());
    paths_.removeAll(path);
    paths_ << path;
    settings_.setValue(filesKey, paths_);
    readAll();
    return {};
}

void TileFiles::remove(const QString& path) {
    paths_.removeAll(path);
    settings_.setValue(filesKey, paths_);
    readAll();
}

} // namespace stagewright
