#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace stagewright {

/// What the user has entered of his boards: an overlay (zone_boards_file.h) in a file of the
/// program's, which is written whole at each change.
class OwnBoards final : public QObject {
    Q_OBJECT

public:
    /// Reads the file, if it is there.
    explicit OwnBoards(QString path, QObject* parent = nullptr);

    /// In the folder of the user's data.
    [[nodiscard]] static QString usualPath();

    [[nodiscard]] const ZoneBoards& boards() const { return boards_; }
    /// Why the file could not be read; it is not written over then.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

    /// Changes what is in the file now, which another window of the program may have written. A
    /// fault changes nothing.
    Expected<void> change(const std::function<ZoneBoards(ZoneBoards)>& edit);

    /// Lays a file of boards over them. @return how many roads with spaces it holds
    Expected<int> importFrom(const QString& path);
    Expected<void> exportTo(const QString& path) const;

Q_SIGNALS:
    void changed();

private:
    void read();

    QString path_;
    ZoneBoards boards_;
    std::optional<Fault> fault_;
};

} // namespace stagewright
