#include "editor/window/first_steps.h"

#include "editor/document/document.h"
#include "editor/window/first_steps_card.h"
#include "editor/window/window_settings.h"
#include "editor/window/workspace.h"

#include <utility>

namespace stagewright {

namespace {

const auto wantedKey = QStringLiteral("help/firstSteps");

} // namespace

FirstSteps::FirstSteps(QSettings& settings, KeysOf keysOf, QObject* parent)
    : QObject(parent)
    , settings_(settings)
    , keysOf_(std::move(keysOf)) {
    if (!settings.contains(wantedKey))
        settings.setValue(wantedKey, !hasBeenOpen(settings));
}

void FirstSteps::follow(Workspace& workspace) {
    connect(&workspace.document(), &Document::changed, this,
            [this, &workspace](const StageChange& change) {
                if (change.whole)
                    beginWhereNew(workspace);
            });
    beginWhereNew(workspace);
}

void FirstSteps::beginWhereNew(Workspace& workspace) {
    const bool isNew = workspace.document().stage().layout.pieceCount() == 0;
    if (isNew && settings_.value(wantedKey, false).toBool())
        begin(workspace);
}

bool FirstSteps::show(Workspace& workspace) {
    settings_.setValue(wantedKey, true);
    return begin(workspace);
}

bool FirstSteps::begin(Workspace& workspace) {
    if (workspace.editor().firstSteps(keysOf_).empty())
        return false;
    if (cardOn(workspace))
        return true;
    auto* card = new FirstStepsCard(workspace.boards());
    connect(card, &FirstStepsCard::closed, this, [this, card] { end(*card); });
    connect(&workspace.document(), &Document::changed, card,
            [this, &workspace, card](const StageChange& change) {
                // Another stage has been opened in this place.
                if (change.whole && workspace.document().stage().layout.pieceCount() > 0)
                    return card->deleteLater();
                tell(workspace, *card);
            });
    tell(workspace, *card);
    return true;
}

FirstStepsCard* FirstSteps::cardOn(const Workspace& workspace) {
    return workspace.boards().findChild<FirstStepsCard*>(QString(), Qt::FindDirectChildrenOnly);
}

void FirstSteps::tell(Workspace& workspace, FirstStepsCard& card) const {
    card.show(workspace.editor().firstSteps(keysOf_));
}

void FirstSteps::end(FirstStepsCard& card) {
    settings_.setValue(wantedKey, false);
    card.deleteLater();
}

} // namespace stagewright
