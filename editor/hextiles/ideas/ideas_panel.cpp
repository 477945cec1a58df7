#include "editor/hextiles/ideas/ideas_panel.h"

#include "editor/colours/board_colours.h"
#include "editor/fields/panel_fields.h"
#include "editor/fields/panel_tabs.h"
#include "editor/fields/wrapped_label.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/stage_exchange.h"
#include "editor/hextiles/ideas/added_rally.h"
#include "editor/hextiles/ideas/form_bars.h"
#include "model/design/redraw.h"
#include "model/design/tile_listing.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/room_of_table.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int listLines = 6;

constexpr int wishesPage = static_cast<int>(IdeasPage::Wishes);
constexpr int listPage = static_cast<int>(IdeasPage::List);
constexpr int thisStagePage = static_cast<int>(IdeasPage::ThisStage);

} // namespace

IdeasPanel::IdeasPanel(Document& document, BoardView& board, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , board_(board)
    , tabs_(new PanelTabs)
    , pages_(new QStackedWidget)
    , wishes_(new WishesForm)
    , list_(new QPlainTextEdit)
    , thisStage_(new ThisStageForm)
    , begin_(new QPushButton)
    , stop_(new QPushButton(tr("Stop")))
    , state_(new WrappedLabel)
    , gallery_(new IdeaGallery)
    , cameras_(new StepCameras(board, this)) {
    progress_.seed = QRandomGenerator::global()->generate();
    setObjectName(QStringLiteral("ideas"));
    markOwnFields(*this);
    state_->setObjectName(QStringLiteral("ideas-state"));
    state_->setTextFormat(Qt::PlainText);
    tabs_->addTab(tr("Wishes"));
    tabs_->addTab(tr("Tile list"));
    tabs_->addTab(tr("This stage"));
    tabs_->setExpanding(true);
    pages_->addWidget(wishes_);
    pages_->addWidget(pageOfList());
    pages_->addWidget(thisStage_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(begin_, 1);
    buttons->addWidget(stop_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->addWidget(tabs_);
    column->addWidget(new FormBars(pages_));
    column->addLayout(buttons);
    column->addWidget(state_);
    column->addWidget(gallery_, 1);

    connect(tabs_, &QTabBar::currentChanged, this, &IdeasPanel::turnTo);
    connect(begin_, &QPushButton::clicked, this, &IdeasPanel::beginAsAsked);
    connect(stop_, &QPushButton::clicked, this, &IdeasPanel::halt);
    connect(&thisStage_->another(), &QPushButton::clicked, this, &IdeasPanel::beginLikeThis);
    connect(&thisStage_->changePart(), &QPushButton::clicked, this,
            [this] { beginPart(IdeasSought::Part); });
    connect(&thisStage_->keepPart(), &QPushButton::clicked, this,
            [this] { beginPart(IdeasSought::AllButPart); });
    connect(&thisStage_->fitBoxes(), &QPushButton::clicked, this, &IdeasPanel::beginSubstitutes);
    connect(&board_.selection(), &Selection::changed, this, &IdeasPanel::offer);
    listen();
    connect(gallery_, &IdeaGallery::pointed, this, &IdeasPanel::pointAt);
    connect(gallery_, &IdeaGallery::taken, this, &IdeasPanel::take);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            follow();
        offer();
    });
    follow();
    turnTo(wishesPage);
}

void IdeasPanel::listen() {
    connect(search_.get(), &IdeaSearch::found, this, &IdeasPanel::hear);
    connect(search_.get(), &IdeaSearch::ended, this, &IdeasPanel::end);
}

IdeasPanel::Kept IdeasPanel::handOver() {
    search_->disconnect(this);
    return {progress_, gallery_->ideas().entries(),
            std::exchange(search_, std::make_shared<IdeaSearch>()), wishes_->lengths(),
            cameras_->steps()};
}

void IdeasPanel::takeOver(const Kept& kept) {
    search_ = kept.search;
    listen();
    progress_ = kept.progress;
    gallery_->ideas().setEntries(kept.ideas);
    wishes_->setLengths(kept.lengths);
    cameras_->setSteps(kept.cameras);
    offer();
    say();
}

QWidget* IdeasPanel::pageOfList() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    auto* name = new QLabel(tr("&Tiles to lay"));
    name->setBuddy(list_);
    list_->setPlaceholderText(tr("1 x 202a\n2 x 105b\n…"));
    list_->setAccessibleName(tr("Tiles to lay"));
    list_->setTabChangesFocus(true);
    list_->setFixedHeight(listLines * list_->fontMetrics().lineSpacing() + 12);
    column->addWidget(name);
    column->addWidget(list_);
    column->addStretch(1);
    connect(list_, &QPlainTextEdit::textChanged, this, &IdeasPanel::offer);
    return page;
}

/// Each page is as high as it needs.
void IdeasPanel::turnTo(int page) {
    for (int i = 0; i < pages_->count(); ++i)
        pages_->widget(i)->setSizePolicy(QSizePolicy::Preferred,
                                         i == page ? QSizePolicy::Maximum : QSizePolicy::Ignored);
    pages_->setCurrentIndex(page);
    pages_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    begin_->setText(nameOfBegin(page));
    if (begin_->hasFocus() && page == thisStagePage)
        tabs_->setFocus();
    begin_->setVisible(page != thisStagePage); // which has its own
    offer();
    if (progress_.sought == IdeasSought::Nothing)
        say();
}

QString IdeasPanel::nameOfBegin(int page) const {
    return page == wishesPage ? tr("Find stages") : tr("Lay it out");
}

/// The name of the button that the search was begun by.
QString IdeasPanel::begunBy() const {
    switch (progress_.sought) {
    case IdeasSought::LikeThis:
        return thisStage_->another().text();
    case IdeasSought::Part:
        return thisStage_->changePart().text();
    case IdeasSought::AllButPart:
        return thisStage_->keepPart().text();
    case IdeasSought::Substitutes:
        return thisStage_->fitBoxes().text();
    case IdeasSought::Layouts:
        return nameOfBegin(listPage);
    case IdeasSought::Stages:
    case IdeasSought::Nothing:
        break;
    }
    return nameOfBegin(wishesPage);
}

/// Enter in a field is for the button that begins. In the list of tiles it begins a line.
void IdeasPanel::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && pages_->isAncestorOf(QApplication::focusWidget()) && begin_->isVisible())
        begin_->click();
    else
        QWidget::keyPressEvent(event);
}

void IdeasPanel::setOwnedBoxes(const std::optional<BoxCounts>& owned) {
    owned_ = owned;
    offer();
}

/// Whose tiles stages are made of.
QStringList IdeasPanel::boxNames() const {
    QStringList names;
    for (const auto& [id, count] : owned_ ? *owned_ : document_.boxes())
        if (const Box* box = count > 0 ? catalogueOf(document_).box(id) : nullptr)
            names += box->title;
    return names;
}

/// What can be asked for now.
void IdeasPanel::offer() {
    begin_->setToolTip(pages_->currentIndex() == wishesPage
                           ? tr("Of the tiles of: %1. Edit > Boxes and table says which boxes "
                                "there are.")
                                 .arg(boxNames().join(QStringLiteral(", ")))
                           : QString());
    const bool canBegin =
        pages_->currentIndex() == wishesPage || !list_->toPlainText().trimmed().isEmpty();
    // Else the focus would go on to the ideas, and the board show one that nobody asked for.
    if ((begin_->hasFocus() && !canBegin) || (stop_->hasFocus() && !search_->isSearching()))
        tabs_->setFocus();
    begin_->setEnabled(canBegin);
    stop_->setEnabled(search_->isSearching());
    thisStage_->offer(document_.stage().layout.pieceCount() > 0, !board_.selection().isEmpty());
}

/// What is open is another stage: what was found for the one before is of no use to it.
void IdeasPanel::follow() {
    search_->stop();
    gallery_->ideas().forget();
    progress_.sought = IdeasSought::Nothing;
    wishes_->setKind(document_.stage().info.kind);
    turnTo(pages_->currentIndex());
}

void IdeasPanel::beginAsAsked() {
    if (pages_->currentIndex() == wishesPage)
        beginStages();
    else if (const auto begun = layList(list_->toPlainText()); !begun) {
        search_->stop(); // or what it finds would be said in place of what is wrong
        offer();
        state_->setText(sentenceAlone(begun.error()));
    }
}

IdeaLooks IdeasPanel::looks() const {
    IdeaLooks looks;
    looks.games = document_.games();
    looks.players = document_.rally().players();
    looks.picture = gallery_->pictureSize();
    looks.devicePixelRatio = devicePixelRatioF();
    looks.ground = boardColours(palette()).table;
    return looks;
}

Expected<void> IdeasPanel::layList(const QString& text) {
    const Catalogue& catalogue = catalogueOf(document_);
    const auto listing = readTileListing(text, catalogue);
    if (!listing)
        return tl::unexpected(listing.error());
    tabs_->setCurrentIndex(listPage);
    if (list_->toPlainText() != text)
        list_->setPlainText(text);
    ListToLay list;
    list.tiles = listing->tiles;
    list.info.title = listing->title;
    list.info.game = gameOf(list.tiles, catalogue);
    list.info.kind = kindOf(list.tiles, catalogue);
    list.boxes = stockFor(list.tiles, catalogue);
    expect(IdeasSought::Layouts);
    progress_.takesFirst = document_.stage().layout.pieceCount() == 0;
    search_->layList(list, looks());
    offer();
    say();
    return {};
}

void IdeasPanel::askForMinutes(int most) {
    tabs_->setCurrentIndex(wishesPage);
    wishes_->setKind(document_.stage().info.kind);
    wishes_->askForMinutes(most);
    beginStages();
}

/// What one has; where that is not counted, the boxes of the stage.
Stock IdeasPanel::boxes() const {
    return owned_ ? stockOf(*owned_, catalogueOf(document_)) : stockOf(document_);
}

StagesSought IdeasPanel::stagesSought() {
    wishes_->takeTyped();
    StagesSought sought;
    sought.wishes = wishes_->rally(document_.stage().info.game);
    Wishes& stage = sought.wishes.stage;
    stage.players = document_.rally().players();
    stage.laps = stage.kind == StageKind::Circuit ? document_.stage().info.laps : 1;
    sought.table = document_.table();
    if (sought.table)
        stage.table = roomOf(*sought.table);
    sought.boxes = boxes();
    constexpr std::uint64_t apart = 1000; // seeds of one search
    progress_.seed += apart;
    sought.seed = progress_.seed;
    return sought;
}

void IdeasPanel::beginStages() {
    expect(IdeasSought::Stages);
    search_->generate(stagesSought(), looks());
    offer();
    say();
}

void IdeasPanel::beginLikeThis() {
    expect(IdeasSought::LikeThis);
    StagesSought sought = stagesSought();
    sought.like = document_.stage();
    search_->generate(sought, looks());
    offer();
    say();
}

/// @param sought Part: of what is selected; AllButPart: of all else
void IdeasPanel::beginPart(IdeasSought sought) {
    expect(sought);
    std::vector<Hex> part;
    for (const Placement& tile : board_.selection().tiles())
        part.push_back(tile.hex);
    if (sought == IdeasSought::AllButPart)
        part = partBeside(document_.stage(), catalogueOf(document_), part);
    const StagesSought stages = stagesSought();
    search_->redraw({document_.stage(), std::move(part), stages.boxes, stages.table, stages.seed},
                    looks());
    offer();
    say();
}

void IdeasPanel::beginSubstitutes() {
    expect(IdeasSought::Substitutes);
    if (!owned_) {
        progress_.sought = IdeasSought::Nothing;
        offer();
        return state_->setText(tr("Say first which boxes you have: Edit > Boxes and table."));
    }
    search_->fitBoxes(document_.stage(), stockOf(*owned_, catalogueOf(document_)), looks());
    offer();
    say();
}

void IdeasPanel::expect(IdeasSought sought) {
    search_->stop();
    gallery_->ideas().forget();
    progress_ = {sought, 0, false, false, {}, progress_.seed};
}

/// What is looked for, what was found, or what to do.
void IdeasPanel::say() {
    const auto& [sought, found, takesFirst, isStopped, end, seed] = progress_;
    const IdeasModel& ideas = gallery_->ideas();
    if (sought == IdeasSought::Nothing)
        state_->setText(invitation(static_cast<IdeasPage>(pages_->currentIndex()), begin_->text()));
    else if (isStopped)
        state_->setText(wasStopped(found, begunBy()));
    else if (!end)
        state_->setText(areSought(found, stop_->text()));
    else if (found == 0)
        state_->setText(nothingFound(sought, *end));
    else if (sought == IdeasSought::Substitutes)
        state_->setText(ideas.index(ideas.rowCount() - 1).data(Qt::ToolTipRole).toString());
    else
        state_->setText(wereFound(found, *end));
}

void IdeasPanel::hear(const Idea& idea) {
    ++progress_.found;
    gallery_->ideas().add(idea);
    offer();
    say();
    if (std::exchange(progress_.takesFirst, false) && document_.stage().layout.pieceCount() == 0)
        take(idea);
}

void IdeasPanel::end(const IdeasEnd& end) {
    progress_.end = end;
    offer();
    say();
}

void IdeasPanel::halt() {
    search_->stop();
    progress_.isStopped = true;
    offer();
    say();
}

/// @param idea null: none
void IdeasPanel::pointAt(const Idea* idea) {
    // A rally comes beside the stage that is open, unless nothing of that is laid.
    const bool isSeen =
        idea && (idea->further.empty() || document_.stage().layout.pieceCount() == 0);
    board_.propose(isSeen ? std::optional(proposalOf(document_.stage(), idea->stage))
                          : std::nullopt);
}

void IdeasPanel::take(const Idea& idea) {
    board_.propose(std::nullopt);
    if (!idea.further.empty())
        return takeRally(idea);
    const bool isPart =
        progress_.sought == IdeasSought::Part || progress_.sought == IdeasSought::AllButPart;
    StepName name = [] { return tr("Take an idea"); };
    if (progress_.sought == IdeasSought::Substitutes)
        name = [] { return tr("Fit my boxes"); };
    else if (isPart)
        name = [] { return tr("Change a part"); };
    const TileEdit edit = exchanged(document_.stage(), idea.stage);
    const Camera before = board_.camera();
    document_.make(exchangeStage(document_.stage(), idea.stage, std::move(name)));
    if (progress_.sought == IdeasSought::Part)
        board_.selection().set(edit.put); // to be changed once more
    board_.fit();
    cameras_->note(before);
}

/// Its stages come behind the open one; in place of it if nothing is laid there.
void IdeasPanel::takeRally(const Idea& idea) {
    const auto count = static_cast<int>(idea.further.size()) + 1;
    if (document_.rally().stages().size() + count > mostStages)
        return state_->setText(tr("A rally has at most %n stages.", nullptr, mostStages));
    document_.make(addRallyOf(idea, document_));
    board_.fit();
    state_->setText(tr("%n stage(s) were added: they stand in the strip below.", nullptr, count));
}

} // namespace stagewright
