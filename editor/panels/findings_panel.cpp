#include "editor/panels/findings_panel.h"

#include "editor/icons/icons.h"
#include "editor/panels/finding_delegate.h"

#include <QLabel>
#include <QShortcut>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace stagewright {

namespace {

QWidget* emptyState(const QString& text) {
    auto* page = new QWidget;
    auto* sign = new QLabel;
    sign->setPixmap(icon(QStringLiteral("check")).pixmap(32, 32));
    sign->setAlignment(Qt::AlignHCenter);
    auto* words = new QLabel(text);
    words->setAlignment(Qt::AlignHCenter);
    words->setWordWrap(true);
    auto* layout = new QVBoxLayout(page);
    layout->addSpacing(24);
    layout->addWidget(sign);
    layout->addWidget(words);
    layout->addStretch();
    return page;
}

} // namespace

FindingsPanel::FindingsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , model_(new FindingsModel(document, this))
    , list_(new QListView) {
    list_->setModel(model_);
    list_->setItemDelegate(new FindingDelegate(this));
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Findings"));
    auto* stack = new QStackedLayout(this);
    stack->addWidget(list_);
    stack->addWidget(emptyState(tr("No findings")));
    const auto showState = [this, stack] { stack->setCurrentIndex(model_->rowCount() ? 0 : 1); };
    showState();
    connect(model_, &QAbstractItemModel::modelReset, this, showState);
    connect(list_, &QListView::clicked, this, &FindingsPanel::choose);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* enter = new QShortcut(key, list_, nullptr, nullptr, Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, [this] { choose(list_->currentIndex()); });
    }
}

void FindingsPanel::choose(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT chosen(model_->finding(index).hexes);
}

} // namespace stagewright
