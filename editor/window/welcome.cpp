#include "editor/window/welcome.h"

#include "editor/document/document.h"
#include "editor/holdings/tile_files.h"
#include "editor/welcome/recent_files.h"
#include "editor/welcome/samples.h"
#include "editor/welcome/welcome_page.h"
#include "editor/window/document_tabs.h"
#include "editor/window/new_stage_menu.h"
#include "editor/window/stage_opening.h"

namespace stagewright {

namespace {

/// Of a stage that is begun before a game has been chosen, with a tile of the palette.
const auto usualGame = QStringLiteral("dirt");

/// More would push what comes below out of sight; the menu has all.
constexpr int mostRecent = 6;

} // namespace

Welcome::Welcome(DocumentTabs& tabs, StageOpening& opening, RecentFiles& recent, TileFiles& tiles,
                 QWidget& window)
    : tabs_(tabs)
    , opening_(opening)
    , recent_(recent)
    , tiles_(tiles)
    , area_(new QStackedWidget(&window)) {
    area_->addWidget(&tabs.tabs());
    for (const auto& workspace : tabs.workspaces())
        follow(*workspace);
    connect(&tabs, &DocumentTabs::added, this, &Welcome::follow);
    connect(&tabs, &DocumentTabs::turned, this, &Welcome::leave);
    connect(&tabs, &DocumentTabs::emptied, this, &Welcome::show);
    connect(&recent, &RecentFiles::changed, this, [this] {
        if (isShown())
            fill();
    });
    connect(&tiles, &TileFiles::changed, this, [this] {
        if (page_)
            page_->forget(); // its pictures are drawn with the tiles that go
        if (isShown())
            fill();
    });
}

Welcome::~Welcome() {
    if (page_)
        page_->forget(); // the window goes after the tiles that its pictures are drawn with
}

void Welcome::follow(Workspace& workspace) {
    connect(&workspace.document(), &Document::changed, this, [this](const StageChange& change) {
        if (change.whole || change.info || !change.layout.isNothing())
            leave();
    });
    connect(&workspace, &Workspace::workBegun, this, &Welcome::leave);
}

bool Welcome::isShown() const {
    return page_ && area_->currentWidget() == page_;
}

void Welcome::makePage() {
    page_ = new WelcomePage;
    area_->addWidget(page_);
    connect(page_, &WelcomePage::newWanted, &tabs_, &DocumentTabs::openNew);
    connect(page_, &WelcomePage::openWanted, &opening_, &StageOpening::ask);
    connect(page_, &WelcomePage::fileChosen, &opening_,
            qOverload<const QString&>(&StageOpening::open));
    connect(page_, &WelcomePage::sampleChosen, &opening_, &StageOpening::openSample);
    connect(page_, &WelcomePage::left, this, &Welcome::leave);
}

void Welcome::fill() {
    Workspace& workspace = tabs_.current();
    WelcomeOffer offered;
    offered.newStages = newStagesToLay(tiles_.games(), workspace.document().stage().info.game);
    offered.recent = recent_.paths().mid(0, mostRecent);
    offered.samples = samples();
    offered.hasStage = !workspace.document().stage().layout.isEmpty();
    page_->offer(offered, tiles_.games());
}

void Welcome::show() {
    Workspace& workspace = tabs_.current();
    if (workspace.isUntouched() && workspace.document().stage().info.game.isEmpty()) {
        Stage empty;
        empty.info.game = usualGame;
        workspace.document().open(empty, {});
    }
    if (!page_)
        makePage();
    fill();
    area_->setCurrentWidget(page_);
    page_->focusFirst();
}

bool Welcome::leave() {
    if (!isShown())
        return false;
    area_->setCurrentWidget(&tabs_.tabs());
    tabs_.current().editor().board().setFocus();
    return true;
}

} // namespace stagewright
