#include "editor/hextiles/details/details_panel.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/words/tile_words.h"
#include "model/layouts/hextiles/catalogue/tile_notes.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int largeSize = 170; // pixels from corner to corner
constexpr int smallSize = 64;

QLabel* paragraph() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

DetailsPanel::DetailsPanel(Document& document, const Selection& selection, FaceCache& faces,
                           QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , selection_(selection)
    , faces_(faces)
    , picture_(new QLabel)
    , name_(paragraph())
    , facts_(paragraph())
    , uses_(paragraph())
    , otherSide_(new QToolButton)
    , place_(new PlaceFields(document))
    , note_(new QPlainTextEdit) {
    QFont bold = name_->font();
    bold.setBold(true);
    name_->setFont(bold);
    picture_->setAlignment(Qt::AlignCenter);
    otherSide_->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    otherSide_->setIconSize({smallSize, smallSize});
    otherSide_->setAutoRaise(true);
    note_->setPlaceholderText(tr("Your note on this tile"));
    note_->setAccessibleName(tr("Note"));
    note_->setTabChangesFocus(true);
    note_->setMinimumHeight(3 * note_->fontMetrics().height());
    note_->setUndoRedoEnabled(false); // the stage's own history does that
    note_->installEventFilter(this);
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(picture_, 1);
    pictures->addWidget(otherSide_, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(name_);
    layout->addLayout(pictures);
    layout->addWidget(facts_);
    layout->addWidget(uses_);
    layout->addWidget(place_);
    layout->addWidget(note_, 1);
    connect(&selection, &Selection::changed, this, &DetailsPanel::follow);
    connect(&document, &Document::changed, this, &DetailsPanel::follow);
    connect(otherSide_, &QToolButton::clicked, this, &DetailsPanel::flipWanted);
    connect(note_, &QPlainTextEdit::textChanged, this, &DetailsPanel::changeNote);
    showNothing();
}

bool DetailsPanel::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::FocusOut)
        gesture_ = 0;
    return false;
}

void DetailsPanel::showEvent(QShowEvent*) {
    follow();
    if (std::exchange(noteWanted_, false))
        note_->setFocus();
}

void DetailsPanel::writeNote() {
    noteWanted_ = !isVisible();
    note_->setFocus();
}

void DetailsPanel::follow() {
    if (!isVisible())
        return; // pictures are drawn once they are to be seen
    if (selection_.tiles().size() == 1)
        showTile(selection_.tiles().front());
    else
        showNothing();
}

void DetailsPanel::showNothing() {
    name_->setText(tr("Select one tile to see all about it."));
    picture_->clear();
    facts_->clear();
    uses_->clear();
    otherSide_->hide();
    place_->hide();
    note_->hide();
    gesture_ = 0;
}

QPixmap DetailsPanel::picture(TileId side, int size) const {
    const TileSide* known = catalogueOf(document_).find(side);
    return known ? faces_.face(*known, Turn(), size, devicePixelRatioF()) : QPixmap();
}

QString DetailsPanel::factsOf(const TileSide& side) const {
    QStringList lines{wordsFor(side).join(QStringLiteral(", "))};
    QStringList boxes;
    for (const Box& box : catalogueOf(document_).boxes())
        if (box.tiles.contains(side.id.withSide(0)))
            boxes << box.title;
    if (!boxes.isEmpty())
        lines << tr("In the box: %1").arg(boxes.join(QStringLiteral(", ")));
    for (const QString& remark : {side.notes, side.unsure})
        if (!remark.isEmpty())
            lines << translatedNote(remark);
    return lines.join(u'\n');
}

QString DetailsPanel::usesOf(const Placement& tile) const {
    int same = 0;
    int turnedOver = 0;
    for (const Placement& each : tilesOf(document_.stage()).placements())
        if (each.side == tile.side)
            ++same;
        else if (each.side.sameTile(tile.side))
            ++turnedOver;
    QStringList lines;
    lines << (same > 1 ? tr("Used %n times in this stage.", nullptr, same)
                       : tr("Used nowhere else in this stage."));
    if (turnedOver > 0)
        lines << tr("Its other side is used %n times in this stage.", nullptr, turnedOver);
    return lines.join(u'\n');
}

void DetailsPanel::showTile(const Placement& tile) {
    const TileSide* side = catalogueOf(document_).find(tile.side);
    name_->setText(tr("Tile %1").arg(tile.side.toString()));
    picture_->setPixmap(picture(tile.side, largeSize));
    facts_->setText(side ? factsOf(*side) : tr("Stagewright does not know this tile."));
    uses_->setText(usesOf(tile));
    const TileSide* back = catalogueOf(document_).back(tile.side);
    otherSide_->setVisible(back != nullptr);
    if (back) {
        otherSide_->setText(back->id.toString());
        otherSide_->setIcon(picture(back->id, smallSize));
        otherSide_->setToolTip(tr("Turn it over to %1").arg(back->id.toString()));
    }
    if (tile.laid != laid_)
        gesture_ = 0;
    laid_ = tile.laid;
    place_->follow(tile);
    place_->setVisible(true);
    note_->show();
    if (note_->toPlainText() != tile.note) { // else it is being typed into
        const QSignalBlocker quiet(note_);
        note_->setPlainText(tile.note);
    }
}

void DetailsPanel::changeNote() {
    if (selection_.tiles().size() != 1)
        return;
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    StageUndoStep step = stagewright::changeNote(selection_.tiles().front(), note_->toPlainText());
    step.gesture = gesture_;
    document_.make(std::move(step));
}

} // namespace stagewright
