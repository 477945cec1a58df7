#pragma once

#include "editor/window/dialogs.h"
#include "model/fault.h"

#include <QObject>

#include <optional>

namespace stagewright {

struct DriveRules;
class RulesChoice;

/// What the user asks for about rules files, with its dialogs.
class RulesActions final : public QObject {
    Q_OBJECT

public:
    /// @param rules must outlive it
    RulesActions(RulesChoice& rules, Dialogs dialogs, QWidget* window);

    void choose();
    void saveCopy();

private:
    void take(const QString& path, const std::optional<Expected<DriveRules>>& rules);

    RulesChoice& rules_;
    Dialogs dialogs_;
    QWidget* window_;
};

} // namespace stagewright
