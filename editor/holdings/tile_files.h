#pragma once

#include "editor/background/background.h"
#include "model/catalogue/overlay.h"
#include "model/game/games.h"

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace stagewright {

/// The catalogue of the program, and files that are laid over it.
struct LaidFiles {
    Catalogue builtIn;
    QStringList paths;
};

/// With one more file over them; one that is there already is read again. It may take for ever.
[[nodiscard]] Expected<Overlaid> laidOver(const LaidFiles& files, const QString& path);

/// The user's files of tiles and boxes, remembered, and the catalogue with them laid over it.
class TileFiles final : public QObject {
    Q_OBJECT

public:
    /// Without tiles as yet. @param settings must outlive it
    explicit TileFiles(QSettings& settings, QObject* parent = nullptr);
    TileFiles(const Games& builtIn, QSettings& settings, QObject* parent = nullptr);

    /// Reads the files of the last time, behind the window: where they do not answer at once, the
    /// catalogue is without them until they do. Those that cannot be used are left out, and kept in
    /// mind for another time.
    void setBuiltIn(const Games& builtIn);

    /// Those in use and those left out, in the order in which they count.
    [[nodiscard]] const QStringList& paths() const { return paths_; }

    /// The program's own where no file is in use.
    [[nodiscard]] const Catalogue& catalogue() const { return overlaid_.catalogue; }
    [[nodiscard]] const QStringList& names() const { return overlaid_.names; }
    /// The games, with that catalogue.
    [[nodiscard]] Games games() const { return games_.with(overlaid_.catalogue); }

    /// What was left out of the files, and which files were.
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

    [[nodiscard]] LaidFiles inUse() const { return {builtIn_, used_}; }
    /// Lays one more file over the others, as laidOver those in use. A fault changes nothing.
    Expected<void> add(const QString& path, const Expected<Overlaid>& laid);
    void remove(const QString& path);

Q_SIGNALS:
    /// The catalogue is another one.
    void changed();

private:
    /// What has come of reading all files.
    struct Found {
        Overlaid overlaid;
        QStringList used; ///< those of them that are in use
        std::vector<Fault> faults;
    };
    using Reading = Background<Found>;

    static void read(const std::stop_token& stop, const Reading::Tell& tell,
                     const Catalogue& builtIn, const QStringList& paths);
    void readAll();
    void take(const Found& found);

    Games games_;
    Catalogue builtIn_; ///< of these games
    QSettings& settings_;
    QStringList paths_;
    QStringList used_; ///< those of them that are in use
    Overlaid overlaid_{builtIn_, {}, {}};
    std::vector<Fault> faults_;
    bool isRead_ = false;
    Reading reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
