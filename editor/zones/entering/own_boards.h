#pragma once

#include "editor/background/background.h"
#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QObject>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

namespace stagewright {

/// What the user has entered of his boards: an overlay (zone_boards_file.h) in a file of the
/// program's, which is written whole at each change. Disks are looked at behind the window; of one
/// that does not answer, the user is told (disk_wait.h).
class OwnBoards final : public QObject {
    Q_OBJECT

public:
    /// Reads the file, if it is there.
    /// @param window is the parent of what says that a disk does not answer
    explicit OwnBoards(QString path, QWidget* window = nullptr, QObject* parent = nullptr);

    /// In the folder of the user's data.
    [[nodiscard]] static QString usualPath();

    [[nodiscard]] const ZoneBoards& boards() const { return boards_; }
    /// Why the file could not be read (yet); it is not written over then.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

    /// Whether packs that are saved carry the roads of their stages.
    [[nodiscard]] bool areInPacks() const { return inPacks_; }
    void setInPacks(bool wanted);

    /// Changes what is in the file now, which another window of the program may have written. A
    /// fault changes nothing; one is that the user has not waited for the disk.
    Expected<void> change(const std::function<ZoneBoards(ZoneBoards)>& edit);

    /// Lays a file of boards over them. @return how many roads with spaces it holds
    Expected<int> importFrom(const QString& path);
    Expected<void> exportTo(const QString& path) const;

Q_SIGNALS:
    void changed();
    void inPacksChanged(bool wanted);

private:
    using Read = Expected<ZoneBoards>;

    void hear(const Read& read);
    [[nodiscard]] Fault unanswered(const QString& path) const;

    QString path_;
    QWidget* window_;
    ZoneBoards boards_;
    std::optional<Fault> fault_;
    bool inPacks_ = false;
    Background<Read> reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
