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
    duplicate_ = &add({}, "duplicate-stage", {}, &StageStrip::duplicateStage);
    rename_ = &add({}, "rename-stage", {}, &StageStrip::renameStage);
    remove_ = &add({}, "remove-stage", {}, &StageStrip::removeStage);
    menu_->addSeparator();
    service_ = &add({}, "service-after-stage", {}, &StageStrip::toggleService);
    speakOf(StageKind::Stage);
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

void RallyActions::speakOf(StageKind kind) {
    const bool isRace = kind == StageKind::Circuit;
    duplicate_->setText(isRace ? tr("&Duplicate the race") : tr("&Duplicate the stage"));
    rename_->setText(isRace ? tr("&Rename the race") : tr("&Rename the stage"));
    remove_->setText(isRace ? tr("Re&move the race") : tr("Re&move the stage"));
    service_->setText(isRace ? tr("Pit &stop after the race") : tr("&Service after the stage"));
}

template <typename Act>
QAction& RallyActions::add(const QString& text, const char* name, const QKeySequence& keys,
                           Act act) {
    QAction* action = menu_->addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [this, act] {
        if (StageStrip* stages = strip_())
            std::invoke(act, *stages);
    });
    return *action;
}

QAction* RallyActions::action(const char* name) const {
    return menu_->findChild<QAction*>(QString::fromLatin1(name), Qt::FindDirectChildrenOnly);
}

/// Where the user has given it no key, the one that it has in the strip is shown.
void RallyActions::addWithKey(QMenu& menu, const char* name, const QKeySequence& key) const {
    QAction* known = action(name);
    if (!known->shortcut().isEmpty())
        return menu.addAction(known);
    QAction* entry = menu.addAction(known->text() + u'\t' + key.toString(QKeySequence::NativeText));
    connect(entry, &QAction::triggered, known, &QAction::trigger);
}

void RallyActions::openMenu(bool forStage, QPoint at) {
    auto* menu = new QMenu(menu_->parentWidget());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (forStage) {
        addWithKey(*menu, "rename-stage", Qt::Key_F2);
        menu->addActions({action("duplicate-stage"), action("service-after-stage")});
        menu->addSeparator();
        menu->addActions({action("stage-earlier"), action("stage-later")});
        menu->addSeparator();
        if (print_)
            menu->addAction(print_);
        addWithKey(*menu, "remove-stage", Qt::Key_Delete);
        menu->addSeparator();
    }
    menu->addActions({action("add-stage"), addStagesOfFile_});
    menu->popup(at);
}

} // namespace stagewright
