#include "editor/window/unsaved_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int mostLines = 8; ///< that are seen without scrolling
constexpr int listWidth = 360;
constexpr int space = 2; ///< around each line

} // namespace

UnsavedDialog::UnsavedDialog(const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , list_(new QListWidget) {
    setWindowTitle(tr("Unsaved changes"));
    auto* question = new QLabel(tr("Save the changes to these %n stages or rallies?", nullptr,
                                   static_cast<int>(names.size())));
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    auto* otherwise = new QLabel(tr("Otherwise they are lost."));
    auto* mark = new QLabel;
    const int size = style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, this);
    mark->setPixmap(
        style()->standardIcon(QStyle::SP_MessageBoxQuestion, nullptr, this).pixmap(size, size));
    list_->addItems(names);
    list_->setAccessibleName(tr("With unsaved changes"));
    list_->setSelectionMode(QAbstractItemView::NoSelection);
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumWidth(listWidth);
    list_->setSpacing(space);
    const int lines = std::clamp(static_cast<int>(names.size()), 1, mostLines);
    list_->setFixedHeight(lines * (list_->sizeHintForRow(0) + 2 * space) + 2 * list_->frameWidth());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    saveAll_ = buttons->addButton(tr("&Save all"), QDialogButtonBox::AcceptRole);
    discardAll_ = buttons->addButton(tr("&Discard all"), QDialogButtonBox::DestructiveRole);
    saveAll_->setDefault(true);
    connect(saveAll_, &QPushButton::clicked, this, [this] { give(Dialogs::Unsaved::Save); });
    connect(discardAll_, &QPushButton::clicked, this, [this] { give(Dialogs::Unsaved::Discard); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(8);
    texts->addWidget(question);
    texts->addWidget(list_);
    texts->addWidget(otherwise);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(mark, 0, Qt::AlignTop);
    upper->addLayout(texts, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(upper);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    saveAll_->setFocus();
}

void UnsavedDialog::give(Dialogs::Unsaved answer) {
    answer_ = answer;
    accept();
}

} // namespace stagewright
