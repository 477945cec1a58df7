#include "editor/zones/entering/own_boards.h"

#include "editor/waiting/disk_wait.h"
#include "model/atomic_file.h"
#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/limited_file.h"
#include "model/verified_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace stagewright {

namespace {

constexpr qint64 largestBoardsFile = 4 * 1024 * 1024; // bytes; all roads of all boards are 20 KB

Expected<ZoneBoards> readBoardsFile(const QString& path) {
    const auto text = readLimitedFile(path, largestBoardsFile);
    if (!text)
        return tl::unexpected(text.error());
    auto boards = readZoneBoards(*text);
    if (!boards)
        boards.error().file = path;
    return boards;
}

/// Nothing where there is no file yet.
Expected<ZoneBoards> readOwnBoards(const QString& path) {
    if (!QFileInfo::exists(path))
        return ZoneBoards();
    auto boards = readBoardsFile(path);
    if (!boards && boards.error().remedy.isEmpty())
        boards.error().remedy =
            OwnBoards::tr("Move it away, and start anew or import an older copy");
    return boards;
}

Expected<void> writeBoardsFile(const QString& path, const ZoneBoards& boards) {
    const auto text =
        verified(textOfZoneBoards(boards), largestBoardsFile, readZoneBoards, textOfZoneBoards);
    if (!text)
        return tl::unexpected(text.error());
    return writeFileAtomically(path, *text);
}

Expected<void> writeOwnBoards(const QString& path, const ZoneBoards& boards) {
    // Where it fails, the writing says what the system says.
    QDir().mkpath(QFileInfo(path).absolutePath());
    return writeBoardsFile(path, boards);
}

void readBehind(const std::stop_token&, const std::function<void(Expected<ZoneBoards>)>& tell,
                const QString& path) {
    tell(readOwnBoards(path));
}

} // namespace

OwnBoards::OwnBoards(QString path, QWidget* window, QObject* parent)
    : QObject(parent)
    , path_(std::move(path))
    , window_(window)
    , fault_(unanswered(path_))
    , reading_([this](const Read& read) { hear(read); }, WorkManner{false, diskPatience}) {
    reading_.begin(&readBehind, path_);
    reading_.hearUntil(QDeadlineTimer(2 * diskBlink));
}

QString OwnBoards::usualPath() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return data.filePath(QStringLiteral("boards/") + zonesGame + QStringLiteral(".json"));
}

Fault OwnBoards::unanswered(const QString& path) const {
    return {tr("the file does not answer yet"), {}, tr("Check that its disk is reached"), path};
}

/// What is known of the boards stays where the file is bad now.
void OwnBoards::hear(const Read& read) {
    fault_.reset();
    if (read)
        boards_ = *read;
    else
        fault_ = read.error();
    Q_EMIT changed();
}

void OwnBoards::setInPacks(bool wanted) {
    if (wanted == inPacks_)
        return;
    inPacks_ = wanted;
    Q_EMIT inPacksChanged(wanted);
}

Expected<void> OwnBoards::change(const std::function<ZoneBoards(ZoneBoards)>& edit) {
    const auto read = askDisk<&readOwnBoards>(window_, path_, path_);
    if (!read)
        return tl::unexpected(unanswered(path_));
    reading_.giveUp(); // this is newer
    if (!*read) {
        fault_ = read->error();
        return tl::unexpected(*fault_);
    }
    const ZoneBoards edited = edit(**read);
    if (edited != **read) {
        const auto written = askDisk<&writeOwnBoards>(window_, path_, path_, edited);
        if (!written)
            return tl::unexpected(unanswered(path_));
        if (!*written)
            return *written;
    }
    const bool isOther = fault_.has_value() || edited != boards_;
    fault_.reset();
    boards_ = edited;
    if (isOther)
        Q_EMIT changed();
    return {};
}

Expected<int> OwnBoards::importFrom(const QString& path) {
    const auto imported = askDisk<&readBoardsFile>(window_, path, path);
    if (!imported)
        return tl::unexpected(unanswered(path));
    if (!*imported)
        return tl::unexpected(imported->error());
    const auto laid =
        change([&](ZoneBoards own) { return withOverlay(std::move(own), **imported); });
    if (!laid)
        return tl::unexpected(laid.error());
    return enteredRoads(**imported);
}

Expected<void> OwnBoards::exportTo(const QString& path) const {
    return askDisk<&writeBoardsFile>(window_, path, path, boards_)
        .value_or(tl::unexpected(unanswered(path)));
}

} // namespace stagewright
