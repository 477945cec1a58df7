#pragma once

#include "editor/background/background.h"
#include "editor/background/path_alarm.h"
#include "editor/estimate/estimator.h"
#include "model/rally/house_rules.h"

#include <QSettings>

namespace stagewright {

/// By which rules the estimator drives: those of the stage's game, or a rules file of the user's.
/// Remembered for each game, and so the rules of the table's own for all games of the rally. Files
/// are read behind the window, and again when another program has changed them.
class RulesChoice final : public QObject {
    Q_OBJECT

public:
    /// @param document,estimator,settings must outlive it
    RulesChoice(const Document& document, Estimator& estimator, QSettings& settings,
                QObject* parent = nullptr);

    /// The user's file; empty: the game's own rules.
    [[nodiscard]] const QString& file() const { return own_.at(game_).file; }
    /// Why the file as it is now is not in force, if it is not.
    [[nodiscard]] const std::optional<Fault>& fault() const { return own_.at(game_).fault; }
    /// The user's rules in force, of all games of the rally.
    [[nodiscard]] HouseRules ofRally() const;

    /// Rules as they have just been read from the file. Those that cannot be used change nothing.
    Expected<void> choose(const QString& path, const Expected<DriveRules>& rules);
    void chooseOwn();

    /// A copy of the rules in force, written to a file and read from it again: to be chosen then.
    /// Both disks may not answer, so this is for work behind the window.
    /// @param from the user's file; empty: the game's own rules
    [[nodiscard]] static Expected<DriveRules> copyTo(const QString& path, const QString& from,
                                                     const QString& game);
    [[nodiscard]] const QString& game() const { return game_; }

    /// Takes over what is remembered, if that was chosen elsewhere, for another stage of the game.
    void recall();

Q_SIGNALS:
    void changed();

private:
    /// What the user has chosen for a game.
    struct Own {
        QString file;                    ///< empty: the game's own rules
        std::optional<DriveRules> rules; ///< as they could last be read
        std::optional<Fault> fault;      ///< why they cannot be read now
    };

    /// A rules file as it was found.
    struct Found {
        QString file;
        Expected<DriveRules> rules;
    };
    using Reading = Background<Found>;

    static void readFiles(const std::stop_token& stop, const Reading::Tell& tell,
                          const QStringList& files,
                          const std::shared_ptr<const PathAlarm::Watches>& watches);
    void hear(const Found& found);
    [[nodiscard]] QStringList files() const;
    Own& remember(const QString& game);
    void take(Own own);
    void keep();
    void followGames();
    void followGame();
    void read();
    [[nodiscard]] static QString key(const QString& game);

    const Document& document_;
    Estimator& estimator_;
    QSettings& settings_;
    QString game_;
    std::map<QString, Own> own_; ///< by game: that of the open stage, and those of the rally
    PathAlarm alarm_;
    Reading reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
