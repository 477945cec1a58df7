#pragma once

#include "editor/background/background.h"
#include "model/game/games.h"
#include "model/game/piece_files.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace stagewright {

/// The games with the program's own pieces, and files that are laid over them.
struct LaidFiles {
    Games builtIn;
    QStringList paths;
};

/// With one more file over them; one that is there already is read again. It may take for ever.
[[nodiscard]] Expected<AddedPieces> laidOver(const LaidFiles& files, const QString& path);

/// The user's files of tiles and boxes, remembered, and the games with them laid over their own.
class TileFiles final : public QObject {
    Q_OBJECT

public:
    /// Reads the files at once where the games have their pieces; else when they are set.
    /// @param settings must outlive it
    TileFiles(const Games& games, QSettings& settings, QObject* parent = nullptr);

    /// Reads the files of the last time, behind the window: where they do not answer at once, the
    /// games are without them until they do. Those that cannot be used are left out, and kept in
    /// mind for another time.
    void setBuiltIn(const Games& builtIn);

    /// Those in use and those left out, in the order in which they count.
    [[nodiscard]] const QStringList& paths() const { return paths_; }

    /// With the program's own pieces alone where no file is in use.
    [[nodiscard]] const Games& games() const { return added_.games; }
    [[nodiscard]] const QStringList& names() const { return added_.names; }

    /// What was left out of the files, and which files were.
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

    [[nodiscard]] LaidFiles inUse() const { return {builtIn_, used_}; }
    /// Lays one more file over the others, as laidOver those in use. A fault changes nothing.
    Expected<void> add(const QString& path, const Expected<AddedPieces>& laid);
    void remove(const QString& path);

Q_SIGNALS:
    /// The games have other pieces.
    void changed();

private:
    /// What has come of reading all files.
    struct Found {
        AddedPieces added;
        QStringList used; ///< those of them that are in use
        std::vector<Fault> faults;
    };
    using Reading = Background<Found>;

    static void read(const std::stop_token& stop, const Reading::Tell& tell, const Games& builtIn,
                     const QStringList& paths);
    void readAll();
    void take(const Found& found);

    Games builtIn_;
    QSettings& settings_;
    QStringList paths_;
    QStringList used_; ///< those of them that are in use
    AddedPieces added_;
    std::vector<Fault> faults_;
    bool isRead_ = false;
    Reading reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
