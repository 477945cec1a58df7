#include "editor/zones/palette/section_list.h"

#include "editor/fields/wrapped_row.h"
#include "editor/zones/board/section_speech.h"
#include "editor/zones/edits/chain_steps.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr int seenSections = 6;

} // namespace

SectionList::SectionList(ChainBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , list_(new QListWidget)
    , reverse_(new QPushButton(tr("Other way")))
    , remove_(new QPushButton(tr("Remove"))) {
    list_->setObjectName(QStringLiteral("chain-sections"));
    list_->setAccessibleName(tr("Sections"));
    list_->setWordWrap(true);
    list_->setMinimumHeight(list_->fontMetrics().lineSpacing() * seenSections);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reverse_->setObjectName(QStringLiteral("chain-reverse-section"));
    reverse_->setToolTip(tr("The chosen section is driven the other way"));
    remove_->setObjectName(QStringLiteral("chain-remove-section"));
    auto* row = new WrappedRow;
    row->addWidget(reverse_);
    row->addWidget(remove_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(list_);
    column->addLayout(row);
    connect(list_, &QListWidget::currentRowChanged, this, &SectionList::choose);
    connect(reverse_, &QPushButton::clicked, this, [this] {
        Document& document = board_.document();
        document.make(reverseSection(document, board_.chosen().value_or(-1)));
    });
    connect(remove_, &QPushButton::clicked, this, [this] {
        Document& document = board_.document();
        document.make(removeSection(document, board_.chosen().value_or(-1)));
    });
    connect(&board.document(), &Document::changed, this, &SectionList::show);
    connect(&board, &ChainBoard::chosenChanged, this, &SectionList::show);
    show();
}

void SectionList::show() {
    const QSignalBlocker quiet(list_);
    const Document& document = board_.document();
    const auto count = static_cast<int>(chainOf(document.stage()).sections.size());
    while (list_->count() > count)
        delete list_->takeItem(count);
    while (list_->count() < count)
        list_->addItem(QString());
    for (int i = 0; i < count; ++i)
        list_->item(i)->setText(sectionInWords(document, i));
    const auto chosen = board_.chosen();
    list_->setCurrentRow(chosen ? static_cast<int>(*chosen) : -1);
    if (!chosen)
        list_->clearSelection();
    reverse_->setEnabled(chosen.has_value());
    remove_->setEnabled(chosen.has_value());
}

void SectionList::choose() {
    const int row = list_->currentRow();
    board_.choose(row < 0 ? std::nullopt : std::optional<qsizetype>(row));
}

} // namespace stagewright
