#include "editor/zones/entering/own_boards.h"

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

Expected<void> writeBoardsFile(const QString& path, const ZoneBoards& boards) {
    const auto text =
        verified(textOfZoneBoards(boards), largestBoardsFile, readZoneBoards, textOfZoneBoards);
    if (!text)
        return tl::unexpected(text.error());
    return writeFileAtomically(path, *text);
}

} // namespace

OwnBoards::OwnBoards(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
    read();
}

QString OwnBoards::usualPath() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return data.filePath(QStringLiteral("boards/") + zonesGame + QStringLiteral(".json"));
}

void OwnBoards::read() {
    fault_.reset();
    if (!QFileInfo::exists(path_))
        return;
    auto read = readBoardsFile(path_);
    if (read) {
        boards_ = *std::move(read);
        return;
    }
    fault_ = read.error();
    if (fault_->remedy.isEmpty())
        fault_->remedy = tr("Move it away, and start anew or import an older copy");
}

Expected<void> OwnBoards::change(const std::function<ZoneBoards(ZoneBoards)>& edit) {
    const ZoneBoards before = boards_;
    read();
    if (fault_)
        return tl::unexpected(*fault_);
    ZoneBoards edited = edit(boards_);
    if (edited != boards_) {
        // Where it fails, the writing says what the system says.
        QDir().mkpath(QFileInfo(path_).absolutePath());
        if (auto written = writeBoardsFile(path_, edited); !written)
            return written;
        boards_ = std::move(edited);
    }
    if (boards_ != before)
        Q_EMIT changed();
    return {};
}

Expected<int> OwnBoards::importFrom(const QString& path) {
    const auto imported = readBoardsFile(path);
    if (!imported)
        return tl::unexpected(imported.error());
    const auto laid =
        change([&](ZoneBoards own) { return withOverlay(std::move(own), *imported); });
    if (!laid)
        return tl::unexpected(laid.error());
    return enteredRoads(*imported);
}

Expected<void> OwnBoards::exportTo(const QString& path) const {
    return writeBoardsFile(path, boards_);
}

} // namespace stagewright
