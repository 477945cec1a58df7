#pragma once

#include <QComboBox>

namespace stagewright {

/// The rules in force, those that may be chosen instead, and what can be done with them.
class RulesBox final : public QComboBox {
    Q_OBJECT

public:
    explicit RulesBox(QWidget* parent = nullptr);

    /// @param file of the user's own; empty: the game's own rules are in force
    /// @param title of those
    void list(const QString& file, const QString& title);

Q_SIGNALS:
    void ownWanted(); ///< those of the game
    void fileWanted();
    void copyWanted();

private:
    QString file_;
};

} // namespace stagewright
