#pragma once

#include "editor/season/season_window.h"
#include "editor/window/dialogs.h"
#include "model/season/season_round.h"

#include <QAction>
#include <QObject>
#include <QPointer>

#include <functional>

namespace stagewright {

class ClubDrivers;
class Workspace;

/// Seasons that are open, each in a window of its own: their files, the rallies that are added,
/// what is exported and printed.
class SeasonActions final : public QObject {
    Q_OBJECT

public:
    /// The stage or rally in front.
    using Current = std::function<Workspace&()>;

    /// @param club must outlive it
    /// @param window owns it, and the windows of the seasons
    SeasonActions(const ClubDrivers& club, Current current, Dialogs dialogs, QWidget* window);

    /// Among the commands of the menu: a new one.
    [[nodiscard]] QAction& entry() const { return *entry_; }
    void newSeason();
    /// Its window comes to the front if it is open.
    void open(const QString& path);

    /// Whether all may go: they are saved, or the user has saved or given up the changes.
    [[nodiscard]] bool mayCloseAll();
    [[nodiscard]] bool hasChanges() const;
    /// Those of another window, which is to go.
    void takeOver(SeasonActions& other);

    [[nodiscard]] QList<SeasonWindow*> windows() const;

private:
    SeasonWindow& show(std::unique_ptr<SeasonDocument> document);
    void connectFiles(SeasonWindow& season);
    [[nodiscard]] bool mayClose(SeasonWindow& season);
    bool save(SeasonWindow& season);
    bool saveAs(SeasonWindow& season);
    bool saveTo(SeasonWindow& season, const QString& path);
    void exportFrom(SeasonWindow& season);
    void print(const SeasonWindow& season);
    void addOpenRally(SeasonWindow& season);
    void addFiles(SeasonWindow& season, const QStringList& paths);
    [[nodiscard]] std::optional<CopiedRound> roundOf(SeasonWindow& season, const QString& path,
                                                     Expected<CopiedRound> copy);
    [[nodiscard]] QString askPath(SeasonWindow& season,
                                  std::initializer_list<QLatin1StringView> endings);

    const ClubDrivers& club_;
    Current current_;
    Dialogs dialogs_;
    QWidget* window_;
    QAction* entry_;
    QList<QPointer<SeasonWindow>> windows_;
};

} // namespace stagewright
