#include "editor/panels/findings_panel.h"

#include "editor/icons/icons.h"
#include "editor/panels/finding_delegate.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

/// Painted each time, so that it has the colours of the theme.
class CheckSign final : public QWidget {
public:
    CheckSign() { setFixedHeight(side); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QRect place(0, 0, side, side);
        place.moveCenter(rect().center());
        icon(QStringLiteral("check")).paint(&painter, place);
    }

private:
    static constexpr int side = 32; // pixels
};

/// @param sign above the words; null: none
QWidget* emptyState(const QString& text, QWidget* sign = nullptr) {
    auto* page = new QWidget;
    auto* words = new QLabel(text);
    words->setAlignment(Qt::AlignHCenter);
    words->setWordWrap(true);
    auto* layout = new QVBoxLayout(page);
    layout->addSpacing(12);
    if (sign)
        layout->addWidget(sign);
    layout->addWidget(words);
    layout->addStretch();
    return page;
}

} // namespace

FindingsPanel::FindingsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new FindingsModel(document, this))
    , list_(new QListView)
    , stack_(new QStackedLayout(this)) {
    list_->setModel(model_);
    auto* delegate = new FindingDelegate(this);
    list_->setItemDelegate(delegate);
    list_->setResizeMode(QListView::Adjust);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAccessibleName(tr("Findings"));
    list_->viewport()->installEventFilter(this);
    stack_->addWidget(list_);
    stack_->addWidget(emptyState(tr("No findings"), new CheckSign));
    stack_->addWidget(emptyState(tr("Nothing is laid yet")));
    const auto showState = [this] {
        const bool isEmpty = model_->rowCount() == 0;
        if (isEmpty && !document_.isChecked())
            return; // what was said before stands
        const bool isBare = document_.stage().layout.isEmpty();
        stack_->setCurrentIndex(!isEmpty ? 0 : isBare ? 2 : 1);
    };
    showState();
    connect(stack_, &QStackedLayout::currentChanged, this,
            [this] { Q_EMIT emptyChanged(isEmpty()); });
    connect(model_, &QAbstractItemModel::modelReset, this, showState);
    connect(&document, &Document::changed, this, [this, showState](const StageChange& change) {
        if (change.whole && !document_.isChecked())
            stack_->setCurrentIndex(0); // of this one nothing is known yet
        showState();
    });
    connect(&document, &Document::checked, this, showState);
    connect(list_, &QListView::clicked, this, &FindingsPanel::choose);
    connect(delegate, &FindingDelegate::mendWanted, this, &FindingsPanel::mend);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(tr("Show the place"), {Qt::Key_Return, Qt::Key_Enter}, &FindingsPanel::choose);
    addAction(tr("Mend"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
              &FindingsPanel::mend);
    addAction(tr("What it means"), {}, &FindingsPanel::explain);
}

int FindingsPanel::heightWhenEmpty() const {
    constexpr int noFindings = 1;
    return stack_->widget(noFindings)->sizeHint().height();
}

/// What is painted is seen.
bool FindingsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) {
        model_->seeNothing();
    } else if (event->type() == QEvent::Paint && model_->rowCount() > 0) {
        const QRect area = list_->viewport()->rect();
        const QModelIndex first = list_->indexAt(area.topLeft());
        const QModelIndex last = list_->indexAt(area.bottomLeft());
        model_->see(first.isValid() ? first.row() : 0,
                    last.isValid() ? last.row() : model_->rowCount() - 1);
    }
    return QWidget::eventFilter(watched, event);
}

void FindingsPanel::addAction(const QString& text, const QList<QKeySequence>& keys,
                              void (FindingsPanel::*act)(const QModelIndex&)) {
    auto* action = new QAction(text, list_);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this,
            [this, act] { (this->*act)(list_->currentIndex()); });
    list_->addAction(action);
}

void FindingsPanel::choose(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT chosen(model_->finding(index).places);
}

void FindingsPanel::reveal(const Findings& picked) {
    const int rows = model_->rowCount();
    const int now = list_->currentIndex().row();
    for (int i = 1; i <= rows; ++i) {
        const QModelIndex index = model_->index((std::max(now, -1) + i) % rows);
        if (!picked.contains(model_->finding(index)))
            continue;
        list_->setCurrentIndex(index);
        return list_->scrollTo(index);
    }
}

void FindingsPanel::explain(const QModelIndex& index) {
    if (index.isValid() && !model_->finding(index).rule.isEmpty())
        Q_EMIT explanationWanted(model_->finding(index).rule);
}

QString FindingsPanel::ruleInFocus() const {
    const QModelIndex index = list_->currentIndex();
    return list_->hasFocus() && index.isValid() ? model_->finding(index).rule : QString();
}

void FindingsPanel::mend(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const int row = index.row();
    const auto fix = model_->fix(index);
    if (!fix)
        return;
    document_.make({fix->edit, fix->name});
    // On to the next one.
    list_->setCurrentIndex(model_->index(std::min(row, model_->rowCount() - 1)));
}

} // namespace stagewright
