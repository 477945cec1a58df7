#include "editor/holdings/tile_files.h"

#include "model/game/pieces.h"

#include <utility>

namespace stagewright {

namespace {

const auto filesKey = QStringLiteral("holdings/tileFiles");

} // namespace

Expected<AddedPieces> laidOver(const LaidFiles& files, const QString& path) {
    QStringList used = files.paths;
    used.removeAll(path);
    auto with = withPieceFiles(files.builtIn, used << path);
    if (!with && with.error().file.isEmpty())
        with.error().file = path; // it is good in itself, but does not go with the others
    return with;
}

TileFiles::TileFiles(const Games& games, QSettings& settings, QObject* parent)
    : QObject(parent)
    , builtIn_(games)
    , settings_(settings)
    , paths_(settings.value(filesKey).toStringList())
    , added_{games}
    , reading_([this](const Found& found) { take(found); }, WorkManner{false, diskPatience}) {
    if (!allBoxes(games).empty())
        readAll();
}

void TileFiles::setBuiltIn(const Games& builtIn) {
    builtIn_ = builtIn;
    readAll();
}

void TileFiles::read(const std::stop_token&, const Reading::Tell& tell, const Games& builtIn,
                     const QStringList& paths) {
    Found found{{builtIn}, {}, {}};
    for (const QString& path : paths) {
        // One after another, so that one bad file does not take the others with it.
        auto with = laidOver({builtIn, found.used}, path);
        if (!with) {
            found.faults.push_back(with.error());
            continue;
        }
        found.used << path;
        found.added = *std::move(with);
    }
    found.faults.insert(found.faults.end(), found.added.passedOver.begin(),
                        found.added.passedOver.end());
    tell(found);
}

void TileFiles::readAll() {
    const Found none{{builtIn_}, {}, {}};
    reading_.giveUp();
    if (paths_.isEmpty())
        return take(none);
    isRead_ = false;
    reading_.begin(&TileFiles::read, builtIn_, paths_);
    reading_.hearUntil(QDeadlineTimer(5 * diskBlink)); // once at a start
    if (isRead_)
        return;
    take(none);
    faults_.push_back({tr("the tile files do not answer yet, and are not in use until they do"),
                       {},
                       tr("Check that their disk is reached"),
                       {}});
}

void TileFiles::take(const Found& found) {
    isRead_ = true;
    added_ = found.added;
    used_ = found.used;
    faults_ = found.faults;
    Q_EMIT changed();
}

Expected<void> TileFiles::add(const QString& path, const Expected<AddedPieces>& laid) {
    if (!laid)
        return tl::unexpected(laid.error());
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
