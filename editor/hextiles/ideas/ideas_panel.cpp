#include "editor/hextiles/ideas/ideas_panel.h"

#include "editor/colours/board_colours.h"
#include "editor/fields/wrapped_label.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/stage_exchange.h"
#include "model/design/tile_listing.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "validators/hextiles/room_of_table.h"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

namespace {

constexpr int listLines = 6;

/// In the order of the tabs.
enum Page : int { WishesPage, ListPage };

/// As high as its form, unless there is too little room: then with a bar.
class FormBars final : public QScrollArea {
public:
    explicit FormBars(QWidget* form) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        setWidget(form);
    }

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int leastLines = 4;
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                leastLines * fontMetrics().lineSpacing()};
    }

protected:
    bool event(QEvent* event) override {
        const bool isDone = QScrollArea::event(event);
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return isDone;
    }
};

} // namespace

IdeasPanel::IdeasPanel(Document& document, BoardView& board, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , board_(board)
    , tabs_(new QTabBar)
    , pages_(new QStackedWidget)
    , wishes_(new WishesForm)
    , list_(new QPlainTextEdit)
    , begin_(new QPushButton)
    , stop_(new QPushButton(tr("Stop")))
    , fitBoxes_(new QPushButton(tr("Fit my boxes")))
    , state_(new WrappedLabel)
    , gallery_(new IdeaGallery)
    , seed_(QRandomGenerator::global()->generate()) {
    setObjectName(QStringLiteral("ideas"));
    state_->setObjectName(QStringLiteral("ideas-state"));
    state_->setTextFormat(Qt::PlainText);
    fitBoxes_->setToolTip(tr("Replace the tiles that you have not by some with the same roads"));
    tabs_->addTab(tr("Wishes"));
    tabs_->addTab(tr("Tile list"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(true);
    pages_->addWidget(wishes_);
    pages_->addWidget(listPage());
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
    column->addWidget(fitBoxes_);

    connect(tabs_, &QTabBar::currentChanged, this, &IdeasPanel::turnTo);
    connect(begin_, &QPushButton::clicked, this, &IdeasPanel::beginAsAsked);
    connect(stop_, &QPushButton::clicked, this, &IdeasPanel::halt);
    connect(fitBoxes_, &QPushButton::clicked, this, &IdeasPanel::beginSubstitutes);
    connect(&search_, &IdeaSearch::found, this, &IdeasPanel::hear);
    connect(&search_, &IdeaSearch::ended, this, &IdeasPanel::end);
    connect(gallery_, &IdeaGallery::pointed, this, [this](const Idea* idea) {
        board_.propose(idea ? std::optional(proposalOf(document_.stage(), idea->stage))
                            : std::nullopt);
    });
    connect(gallery_, &IdeaGallery::taken, this, &IdeasPanel::take);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            follow();
        offer();
    });
    follow();
    turnTo(WishesPage);
}

QWidget* IdeasPanel::listPage() {
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
    begin_->setText(page == WishesPage ? tr("Find stages") : tr("Lay it out"));
    offer();
    if (sought_ == Sought::Nothing)
        state_->setText(
            page == WishesPage
                ? tr("Say what you would like, and press “%1”. Stages come here to choose from.")
                      .arg(begin_->text())
                : tr("Paste a list of tiles as rulebooks print it, or open a file with one. "
                     "Layouts of it come here to choose from."));
}

void IdeasPanel::setOwnedBoxes(const std::optional<BoxCounts>& owned) {
    owned_ = owned;
    offer();
}

/// What can be asked for now.
void IdeasPanel::offer() {
    begin_->setEnabled(pages_->currentIndex() == WishesPage ||
                       !list_->toPlainText().trimmed().isEmpty());
    stop_->setEnabled(search_.isSearching());
    fitBoxes_->setEnabled(document_.stage().layout.pieceCount() > 0);
}

/// What is open is another stage: what was found for the one before is of no use to it.
void IdeasPanel::follow() {
    search_.stop();
    gallery_->ideas().forget();
    sought_ = Sought::Nothing;
    wishes_->setKind(document_.stage().info.kind);
    turnTo(pages_->currentIndex());
}

void IdeasPanel::beginAsAsked() {
    if (pages_->currentIndex() == WishesPage)
        beginStages();
    else if (const auto begun = layList(list_->toPlainText()); !begun)
        state_->setText(sentenceAlone(begun.error()));
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
    tabs_->setCurrentIndex(ListPage);
    if (list_->toPlainText() != text)
        list_->setPlainText(text);
    ListToLay list;
    list.tiles = listing->tiles;
    list.info.title = listing->title;
    list.info.game = gameOf(list.tiles, catalogue);
    list.info.kind = kindOf(list.tiles, catalogue);
    list.boxes = stockFor(list.tiles, catalogue);
    expect(Sought::Layouts);
    takeFirst_ = document_.stage().layout.pieceCount() == 0;
    search_.layList(list, looks());
    sayProgress();
    return {};
}

void IdeasPanel::askForMinutes(int most) {
    tabs_->setCurrentIndex(WishesPage);
    wishes_->setKind(document_.stage().info.kind);
    wishes_->askForMinutes(most);
    beginStages();
}

void IdeasPanel::beginStages() {
    expect(Sought::Stages);
    Wishes wishes = wishes_->wishes(document_.stage().info.game);
    wishes.players = document_.rally().players();
    wishes.laps = wishes.kind == StageKind::Circuit ? document_.stage().info.laps : 1;
    if (document_.table())
        wishes.table = roomOf(*document_.table());
    // Of what one has; where that is not counted, of the boxes of the stage.
    const Stock boxes = owned_ ? stockOf(*owned_, catalogueOf(document_)) : stockOf(document_);
    constexpr std::uint64_t apart = 1000; // seeds of one search
    seed_ += apart;
    search_.generate(wishes, boxes, document_.table(), looks(), seed_);
    sayProgress();
}

void IdeasPanel::beginSubstitutes() {
    expect(Sought::Substitutes);
    if (!owned_) {
        sought_ = Sought::Nothing;
        return state_->setText(tr("Say first which boxes you have: Edit > Boxes and table."));
    }
    search_.fitBoxes(document_.stage(), stockOf(*owned_, catalogueOf(document_)), looks());
    sayProgress();
}

void IdeasPanel::expect(Sought sought) {
    search_.stop();
    gallery_->ideas().forget();
    sought_ = sought;
    found_ = 0;
    takeFirst_ = false;
}

void IdeasPanel::sayProgress() {
    offer();
    state_->setText(found_ == 0 ? tr("Looking…")
                                : tr("Looking for more, %n found so far…", nullptr, found_));
}

void IdeasPanel::hear(const Idea& idea) {
    ++found_;
    gallery_->ideas().add(idea);
    sayProgress();
    if (std::exchange(takeFirst_, false) && document_.stage().layout.pieceCount() == 0)
        take(idea);
}

void IdeasPanel::end(const IdeasEnd& end) {
    offer();
    if (found_ == 0)
        return state_->setText(nothingFound(end));
    if (sought_ == Sought::Substitutes)
        return state_->setText(gallery_->ideas()
                                   .index(gallery_->ideas().rowCount() - 1)
                                   .data(Qt::ToolTipRole)
                                   .toString());
    const QString text =
        tr("%n found. Point at one to see it on the board, click it to take it.", nullptr, found_);
    state_->setText(end.complete ? tr("%1 There are no others.").arg(text) : text);
}

QString IdeasPanel::nothingFound(const IdeasEnd& end) const {
    switch (sought_) {
    case Sought::Substitutes:
        return end.complete ? tr("Your boxes hold all tiles of this stage.")
                            : tr("It cannot be laid with your boxes: %1.").arg(end.reason);
    case Sought::Layouts:
        return end.proved
                   ? tr("These tiles cannot be laid: %1. Change the list, and try again.")
                         .arg(end.reason)
                   : tr("No layout was found: %1. Change the list, or try again.").arg(end.reason);
    case Sought::Stages:
    case Sought::Nothing:
        break;
    }
    return end.reason.isEmpty()
               ? tr("Nothing was found. Wish for less, and try again.")
               : tr("Nothing was found: %1. Wish for less, and try again.").arg(end.reason);
}

void IdeasPanel::halt() {
    search_.stop();
    offer();
    state_->setText(
        found_ == 0
            ? tr("Stopped before anything was found. “%1” begins anew.").arg(begin_->text())
            : tr("Stopped, with %n found. “%1” begins anew.", nullptr, found_).arg(begin_->text()));
}

void IdeasPanel::take(const Idea& idea) {
    board_.propose(std::nullopt);
    StepName name = sought_ == Sought::Substitutes ? StepName([] { return tr("Fit my boxes"); })
                                                   : StepName([] { return tr("Take an idea"); });
    document_.make(exchangeStage(document_.stage(), idea.stage, std::move(name)));
    board_.fit();
}

} // namespace stagewright
