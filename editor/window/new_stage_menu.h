#pragma once

#include "editor/welcome/new_stage_choices.h"

#include <QMenu>

namespace stagewright {

/// Of the choices for a new stage those for which there is a board to lay it on.
[[nodiscard]] std::vector<NewStageChoice> newStagesToLay(const Games& games, const QString& now);

/// Asks for which game a new stage is, and whether it is a stage or a circuit.
class NewStageMenu final : public QMenu {
    Q_OBJECT

public:
    explicit NewStageMenu(QWidget* parent) : QMenu(parent) {}

    /// Lists the games with a box of their own, `now` first, so that Enter takes that.
    void ask(const Games& games, const QString& now, QPoint global);

Q_SIGNALS:
    void chosen(const stagewright::Stage& empty);
};

} // namespace stagewright
