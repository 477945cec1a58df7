#pragma once

#include "editor/estimate/estimator.h"

#include <QFileSystemWatcher>
#include <QSettings>

namespace stagewright {

/// By which rules, and with which dashboard, the estimator drives: those of the stage's game, or a
/// rules file of the user's. Remembered for each game. A file that is changed by another program is
/// read again.
class RulesChoice final : public QObject {
    Q_OBJECT

public:
    /// @param document,estimator,settings must outlive it
    RulesChoice(const Document& document, Estimator& estimator, QSettings& settings,
                QObject* parent = nullptr);

    /// The user's file; empty: the game's own rules.
    [[nodiscard]] const QString& file() const { return file_; }
    /// Why the file as it is now is not in force, if it is not.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

    /// A file that cannot be used changes nothing.
    Expected<void> choose(const QString& path);
    void chooseOwn();

    /// Writes the rules in force to a file, which from then on is the user's.
    Expected<void> saveCopy(const QString& path);

    /// Takes over what is remembered, if that was chosen elsewhere, for another stage of the game.
    void recall();

    /// The id of a dashboard; empty: that of the stage's surface.
    void chooseDashboard(const QString& id);

Q_SIGNALS:
    void changed();

private:
    void remember();
    void followGame();
    void readAgain();
    void watch();
    [[nodiscard]] QString key(const char* what) const;

    const Document& document_;
    Estimator& estimator_;
    QSettings& settings_;
    QString game_;
    QString file_;
    std::optional<Fault> fault_;
    QFileSystemWatcher watcher_;
};

} // namespace stagewright
