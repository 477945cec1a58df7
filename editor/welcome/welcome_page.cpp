#include "editor/welcome/welcome_page.h"

#include "editor/files/document_file.h"
#include "editor/icons/icons.h"
#include "editor/welcome/card_grid.h"
#include "model/game/new_stage_words.h"
#include "model/game/piece_words.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int leastMargin = 24;
constexpr int widest = 110;       ///< of the column, in mean characters
constexpr double titleSize = 1.9; ///< in sizes of the font
constexpr double headingSize = 1.15;

QLabel* text(const QString& what, double size = 1, bool isBold = false) {
    auto* label = new QLabel(what);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(isBold);
    label->setFont(font);
    return label;
}

/// An icon in the colour of the text, whichever that is by now.
class Sign final : public QWidget {
public:
    explicit Sign(const QIcon& sign) : icon_(sign) { setFixedSize(20, 20); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        icon_.paint(&painter, rect());
    }

private:
    QIcon icon_;
};

QString shortenedFolder(const QString& folder) {
    const QString home = QDir::homePath();
    const bool isAtHome = folder == home || folder.startsWith(home + u'/');
    return QDir::toNativeSeparators(isAtHome ? u'~' + folder.mid(home.size()) : folder);
}

Card* cardOfFile(const QString& path) {
    const QFileInfo file(path);
    auto* card = new Card(file.fileName(), shortenedFolder(file.path()));
    card->setToolTip(QDir::toNativeSeparators(path));
    return card;
}

Card* cardOfSample(const QString& path, const Games& games) {
    const auto sample = loadDocument(path, games); // small, and compiled in
    if (!sample)
        return new Card(QFileInfo(path).completeBaseName(), {});
    const Rally& rally = sample->pack.rally;
    const auto stages = static_cast<int>(rally.stages().size());
    if (stages > 1)
        return new Card(rally.info.title, WelcomePage::tr("%n stage(s)", nullptr, stages));
    const Stage& stage = rally.stages().front().stage;
    return new Card(stage.info.title,
                    stage.info.author.isEmpty()
                        ? games.face<PieceWords>(stage).count(stage.layout.pieceCount())
                        : stage.info.author);
}

} // namespace

WelcomePage::WelcomePage(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Thumbnails* each : {&samples_, &files_})
        connect(each, &Thumbnails::drawn, this,
                [this](const QString& path, const Thumbnail& thumbnail) {
                    const auto [first, last] = pictures_.equal_range(path);
                    std::for_each(first, last,
                                  [&](const auto& card) { card.second->take(thumbnail); });
                });
}

void WelcomePage::offer(const WelcomeOffer& offered, const Games& games) {
    forget();
    games_ = games;
    auto* page = new QWidget;
    column_ = new QVBoxLayout(page);
    column_->setSpacing(12);
    addHead(offered.hasStage);
    addWaysToBegin(offered.newStages);
    if (!offered.recent.isEmpty()) {
        addHeading(tr("Recent files"));
        addStages(offered.recent, &WelcomePage::fileChosen, games);
    }
    addHeading(tr("Look at a sample"));
    addStages(offered.samples, &WelcomePage::sampleChosen, games);
    addHowItGoes();
    column_->addStretch();
    setMargins();
    setWidget(page);
    drawSoon();
}

void WelcomePage::forget() {
    samples_.halt();
    files_.halt();
    games_.reset();
    pictures_.clear();
    filesToDraw_.clear();
    samplesToDraw_.clear();
    column_ = nullptr;
    delete takeWidget();
}

void WelcomePage::addHead(bool hasStage) {
    auto* head = new QHBoxLayout;
    head->addWidget(text(tr("Stagewright"), titleSize, true), 1);
    if (hasStage) {
        auto* back = new QPushButton(tr("&Back to the stage"));
        connect(back, &QPushButton::clicked, this, &WelcomePage::left);
        head->addWidget(back, 0, Qt::AlignVCenter);
    }
    column_->addLayout(head);
    column_->addWidget(text(tr("Lay a stage, see at once whether it can be driven and how long it "
                               "takes, and print what the table needs.")));
}

void WelcomePage::addHeading(const QString& what) {
    column_->addSpacing(10);
    column_->addWidget(text(what, headingSize, true));
}

void WelcomePage::addWaysToBegin(const std::vector<NewStageChoice>& choices) {
    addHeading(tr("Begin"));
    auto* grid = new CardGrid;
    for (const NewStageChoice& choice : choices) {
        const QString own = games_->face<NewStageWords>(choice.empty).alone();
        const bool isCircuit = choice.empty.info.kind == StageKind::Circuit;
        auto* card = new Card(icon(QStringLiteral("new")), choice.game,
                              isCircuit       ? tr("New circuit")
                              : own.isEmpty() ? tr("New stage")
                                              : own);
        card->setToolTip(choice.phrase);
        card->setAccessibleName(choice.phrase);
        connect(card, &Card::clicked, this,
                [this, empty = choice.empty] { Q_EMIT newWanted(empty); });
        grid->addWidget(card);
    }
    auto* open = new Card(icon(QStringLiteral("open")), tr("Open a file"), tr("Or drop it here"));
    open->setToolTip(tr("Stages of this program, of the web editor and the Windows editor, and "
                        "scripts of Tabletop Simulator"));
    connect(open, &Card::clicked, this, &WelcomePage::openWanted);
    grid->addWidget(open);
    column_->addLayout(grid);
}

void WelcomePage::addStages(const QStringList& paths, Chosen chosen, const Games& games) {
    auto* grid = new CardGrid;
    for (const QString& path : paths) {
        Card* card =
            chosen == &WelcomePage::sampleChosen ? cardOfSample(path, games) : cardOfFile(path);
        // Queued, as the page may be laid out anew while the card is still being clicked.
        connect(
            card, &Card::clicked, this,
            [this, chosen, path] {
                Q_EMIT(this->*chosen)
                (path);
            },
            Qt::QueuedConnection);
        pictures_.emplace(path, card);
        grid->addWidget(card);
    }
    column_->addLayout(grid);
    (chosen == &WelcomePage::sampleChosen ? samplesToDraw_ : filesToDraw_) += paths;
}

void WelcomePage::addHowItGoes() {
    addHeading(tr("How a stage is built"));
    const auto add = [this](const char* sign, const QString& what) {
        auto* row = new QHBoxLayout;
        row->setSpacing(12);
        row->addWidget(new Sign(icon(QLatin1StringView(sign))), 0, Qt::AlignTop);
        row->addWidget(text(what), 1);
        column_->addLayout(row);
    };
    add("drag", tr("Drag tiles from the palette onto the board. A double-click lays one where the "
                   "road goes on, turned so that it fits."));
    add("turn-right", tr("R turns a tile and F flips it, on the board or while it is dragged; the "
                         "wheel turns it too."));
    add("check", tr("What cannot be driven, or is not in your boxes, stands in the findings, often "
                    "with a button that mends it."));
}

void WelcomePage::focusFirst() {
    if (const auto* page = widget())
        if (auto* card = page->findChild<Card*>())
            card->setFocus();
}

void WelcomePage::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    drawSoon();
}

/// After what can be seen at once.
void WelcomePage::drawSoon() {
    if (games_ && isVisible())
        QTimer::singleShot(0, this, &WelcomePage::drawPictures);
}

void WelcomePage::drawPictures() {
    const auto games = std::exchange(games_, std::nullopt);
    if (!games || pictures_.empty())
        return;
    const QSize size = pictures_.begin()->second->pictureSize();
    samples_.draw(samplesToDraw_, *games, size, devicePixelRatioF());
    files_.draw(filesToDraw_, *games, size, devicePixelRatioF());
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    setMargins();
}

void WelcomePage::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMargins();
}

/// The column stands in the middle of a wide page.
void WelcomePage::setMargins() {
    if (!column_)
        return;
    const int most = widest * fontMetrics().averageCharWidth();
    const int side = std::max(leastMargin, (viewport()->width() - most) / 2);
    column_->setContentsMargins(side, leastMargin, side, leastMargin);
}

} // namespace stagewright
