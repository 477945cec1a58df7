#include "editor/rally/rally_actions.h"

#include "editor/rally/stage_strip.h"

#include <utility>

namespace stagewright {

RallyActions::RallyActions(Strip strip, QWidget& window)
    : QObject(&window)
    , strip_(std::move(strip))
    , menu_(new QMenu(tr("Rall&y"), &window)) {
    add(tr("&Add a stage"), "add-stage", Qt::CTRL | Qt::SHIFT | Qt::Key_N, &StageStrip::addStage);
    addStagesOfFile_ = menu_->addAction(tr("Add stages of a &file…"));
    addStagesOfFile_->setObjectName(QStringLiteral("add-stages-of-file"));
    add(tr("&Duplicate the stage"), "duplicate-stage", {}, &StageStrip::duplicateStage);
    add(tr("&Rename the stage"), "rename-stage", {}, &StageStrip::renameStage);
    add(tr("Re&move the stage"), "remove-stage", {}, &StageStrip::removeStage);
    menu_->addSeparator();
    add(tr("&Service after the stage"), "service-after-stage", {}, &StageStrip::toggleService);
    menu_->addSeparator();
    add(tr("&Next stage"), "next-stage", Qt::ALT | Qt::Key_PageDown,
        [](StageStrip& stages) { stages.turn(1); });
    add(tr("&Previous stage"), "previous-stage", Qt::ALT | Qt::Key_PageUp,
        [](StageStrip& stages) { stages.turn(-1); });
    add(tr("Move &earlier"), "stage-earlier", Qt::ALT | Qt::SHIFT | Qt::Key_PageUp,
        [](StageStrip& stages) { stages.moveStage(-1); });
    add(tr("Move &later"), "stage-later", Qt::ALT | Qt::SHIFT | Qt::Key_PageDown,
        [](StageStrip& stages) { stages.moveStage(1); });
}

template <typename Act>
void RallyActions::add(const QString& text, const char* name, const QKeySequence& keys, Act act) {
    QAction* action = menu_->addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, act] {
        if (StageStrip* stages = strip_())
            std::invoke(act, *stages);
    });
}

} // namespace stagewright
