#include "editor/zones/palette/offer_list.h"

#include "editor/fields/wrapped_label.h"
#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int seenOffers = 8;

} // namespace

OfferList::OfferList(ChainBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , heading_(new WrappedLabel)
    , list_(new QListWidget) {
    heading_->setObjectName(QStringLiteral("chain-offers-heading"));
    list_->setObjectName(QStringLiteral("chain-offers"));
    list_->setAccessibleName(tr("What fits"));
    list_->setWordWrap(true);
    list_->setUniformItemSizes(false);
    list_->setMinimumHeight(list_->fontMetrics().lineSpacing() * seenOffers);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(heading_);
    column->addWidget(list_, 1);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        board_.preview(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
    });
    // Not while the list is in its click: it is filled anew.
    connect(
        list_, &QListWidget::itemClicked, this, [this] { takeCurrent(); }, Qt::QueuedConnection);
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    connect(&board, &ChainBoard::offersChanged, this, &OfferList::show);
    connect(&board, &ChainBoard::previewChanged, this, [this] {
        const QSignalBlocker quiet(list_);
        const auto offer = board_.previewed();
        list_->setCurrentRow(offer ? static_cast<int>(*offer) : -1);
    });
    show();
}

void OfferList::show() {
    const QSignalBlocker quiet(list_);
    const ZoneBoards& boards = boardsOf(board_.document());
    const ChainLayout& chain = chainOf(board_.document().stage());
    const qsizetype at = board_.goesBefore();
    if (board_.entered())
        heading_->setText(tr("By which end does it leave the board?"));
    else if (at == 0)
        heading_->setText(tr("Where the stage starts"));
    else
        heading_->setText(tr("Behind %1").arg(nameOf(chain.sections[at - 1])));
    list_->clear();
    for (const ChainOffer& offer : board_.offers())
        list_->addItem(offerInWords(offer, boards));
    list_->setCurrentRow(-1);
}

void OfferList::takeCurrent() {
    const int row = list_->currentRow();
    if (row >= 0 && row < static_cast<int>(board_.offers().size()))
        board_.take(ChainOffer(board_.offers()[static_cast<std::size_t>(row)]));
}

bool OfferList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonDblClick)
        return true; // one click is one section
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            takeCurrent();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stagewright
