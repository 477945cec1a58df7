#pragma once

#include "editor/settings/menu_command.h"

#include <QSettings>

#include <map>
#include <optional>

namespace stagewright {

/// The keys of the window's commands, as the program gives them or as the user has changed them. No
/// key has two meanings. Only what differs from the usual is remembered, by the object name of the
/// action; actions without one keep their keys and are not listed.
class Shortcuts final : public QObject {
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    /// What has a key already.
    struct Holder {
        QAction* action; ///< null for what is fixed
        QString name;
    };

    /// Gives the actions the keys that the settings hold, as far as they make sense.
    /// @param window has all its actions, owns this
    /// @param settings must outlive it
    Shortcuts(QMainWindow& window, QSettings& settings);

    /// Those whose keys can be changed.
    [[nodiscard]] const std::vector<MenuCommand>& commands() const { return commands_; }
    [[nodiscard]] const Keys& usual(const QAction& action) const;
    [[nodiscard]] bool isUsual(const QAction& action) const;

    /// @param besides whom to pass over
    [[nodiscard]] std::optional<Holder> holderOf(const QKeySequence& key,
                                                 const QAction* besides = nullptr) const;

    /// Takes them away from any other commands that have them.
    /// @pre none of the keys is fixed
    void set(QAction& action, const Keys& keys);
    void reset(QAction& action) { set(action, usual(action)); }
    void resetAll();

Q_SIGNALS:
    void changed();

private:
    using Choices = std::map<QAction*, Keys>;

    [[nodiscard]] Choices read() const;
    [[nodiscard]] bool collides(const Choices& choices, QAction* action) const;
    [[nodiscard]] std::optional<QString> fixedUse(const QKeySequence& key) const;
    void give(QAction& action, const Keys& keys);

    QMainWindow& window_;
    QSettings& settings_;
    std::vector<MenuCommand> commands_;
    std::map<const QAction*, Keys> usual_;
};

} // namespace stagewright
