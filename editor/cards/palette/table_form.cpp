#include "editor/cards/palette/table_form.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/words/table_words.h"
#include "editor/fields/wrapped_label.h"
#include "model/layouts/cards/play/box_list.h"

#include <QSignalBlocker>

namespace stagewright {

namespace {

constexpr int noGhost = -1;

} // namespace

TableForm::TableForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , form_(scrolledForm(this))
    , mode_(cardCombo("card-mode", tr("Mode")))
    , faceUp_(cardCombo("card-face-up", tr("Open cards")))
    , travels_(new QCheckBox(tr("The empty slot moves along")))
    , players_(cardNumber("card-players", tr("Players"), 1, cardGameOf(document).mostPlayers))
    , draw_(new QPushButton(tr("Draw drivers")))
    , ghost_(cardCombo("card-ghost", tr("Ghost driver")))
    , ghostDice_(new WrappedLabel)
    , difficulty_(new WrappedLabel)
    , box_(new WrappedLabel) {
    for (const CardMode mode : allCardModes)
        mode_->addItem(modeName(mode));
    form_->addRow(tr("Mode"), mode_);
    connect(mode_, &QComboBox::activated, this, [this](int index) {
        document_.make(changeMode(document_, allCardModes.at(static_cast<std::size_t>(index))));
    });
    deck_ = new DeckFields(*form_, document, this);
    addRow();
    addPlayers();
    shop_ = new ShopFields(*form_, document, this);
    difficulty_->setObjectName(QStringLiteral("card-difficulty"));
    form_->addRow(tr("Difficulty"), difficulty_);
    box_->setObjectName(QStringLiteral("card-box"));
    box_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    box_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // a void is below it
    form_->addRow(new QLabel(tr("From the box")));
    form_->addRow(box_);
    connect(&document, &Document::changed, this, &TableForm::show);
    connect(&document, &Document::rallyChanged, this, &TableForm::show); // whose decks are offered
    show();
}

void TableForm::addRow() {
    faceUp_->addItem(tr("Six"), stageSlots);
    faceUp_->addItem(tr("Five, which is easier"), stageSlots - 1);
    form_->addRow(tr("Open cards"), faceUp_);
    travels_->setObjectName(QStringLiteral("card-gap"));
    travels_->setToolTip(tr("The rulebook does not tell which slot stays empty. If it moves along, "
                            "there is one round more, and one in which no card leaves."));
    form_->addRow(QString(), travels_);
    connect(faceUp_, &QComboBox::activated, this, [this](int index) {
        document_.make(changeFaceUp(document_, faceUp_->itemData(index).toInt()));
    });
    connect(travels_, &QCheckBox::clicked, this, [this](bool travels) {
        document_.make(changeGap(document_, travels ? RowGap::Travel : RowGap::Close));
    });
}

void TableForm::addPlayers() {
    form_->addRow(tr("Players"), players_);
    draw_->setObjectName(QStringLiteral("card-drivers-draw"));
    draw_->setToolTip(
        tr("Those first who did not drive lately, in this evening or in those remembered here"));
    form_->addRow(draw_);
    ghost_->addItem(tr("Not chosen yet"), noGhost);
    for (const GhostLevel level : allGhostLevels)
        ghost_->addItem(ghostLevelName(level), static_cast<int>(level));
    form_->addRow(tr("Ghost driver"), ghost_);
    form_->addRow(QString(), ghostDice_);
    connect(players_, &QSpinBox::valueChanged, this,
            [this](int players) { document_.make(changePlayersOf(document_.rally(), players)); });
    connect(draw_, &QPushButton::clicked, this, [this] {
        document_.make(drawDrivers(document_, static_cast<std::uint64_t>(++drawn_)));
    });
    connect(ghost_, &QComboBox::activated, this, [this](int index) {
        const int level = ghost_->itemData(index).toInt();
        document_.make(changeGhost(document_, level == noGhost
                                                  ? std::nullopt
                                                  : std::optional(static_cast<GhostLevel>(level))));
    });
}

QString TableForm::boxList(const CardTable& table) const {
    const CardGame& game = cardGameOf(document_);
    QStringList lines;
    for (const auto& [stack, count] : shopCardsOf(table, game))
        lines << tr("%1 × %2", "how many of a thing")
                     .arg(count)
                     .arg(tr("shop cards %1").arg(nameOf(stack)));
    for (const BoxLine& line : boxListOf(table, game))
        lines << tr("%1 × %2", "how many of a thing").arg(line.count).arg(line.name);
    return lines.join(u'\n');
}

void TableForm::show() {
    const CardTable table = tableOf(document_);
    mode_->setCurrentIndex(static_cast<int>(table.mode));
    deck_->show();
    const bool isTrial = table.mode == CardMode::Trial;
    const bool isSolo = table.mode == CardMode::Solo;
    form_->setRowVisible(faceUp_, !isTrial);
    faceUp_->setCurrentIndex(faceUp_->findData(table.faceUp)); // -1: as nobody plays
    form_->setRowVisible(travels_, !isTrial && table.faceUp < stageSlots);
    travels_->setChecked(table.gap == RowGap::Travel);
    form_->setRowVisible(players_, !isSolo);
    const auto seats = static_cast<int>(table.seats.size());
    const auto named = static_cast<int>(document_.rally().drivers().size());
    const int most = cardGameOf(document_).mostPlayers;
    {
        const QSignalBlocker quiet(players_);
        players_->setRange(std::clamp(named, 1, most), std::max(most, seats));
    }
    setQuietly(players_, seats);
    form_->setRowVisible(draw_, !isTrial);
    form_->setRowVisible(ghost_, isSolo);
    form_->setRowVisible(ghostDice_, isSolo && table.ghost);
    ghost_->setCurrentIndex(
        ghost_->findData(table.ghost ? static_cast<int>(*table.ghost) : noGhost));
    if (table.ghost)
        ghostDice_->setText(ghostDiceInWords(*table.ghost, cardGameOf(document_)));
    shop_->show();
    difficulty_->setText(difficultyInWords(table));
    box_->setText(boxList(table));
}

} // namespace stagewright
