#include "editor/rally/stage_strip.h"

#include "editor/colours/board_colours.h"
#include "editor/icons/icons.h"
#include "editor/rally/strip_delegate.h"
#include "editor/rally/strip_item.h"
#include "model/rally/rally_edits.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int keyRole = Qt::UserRole;
constexpr int rest = 150; // milliseconds after the last edit

} // namespace

StageStrip::StageStrip(Document& document, const EveningPlanner& planner, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , planner_(planner)
    , list_(new QListWidget)
    , thumbnails_(document) {
    list_->setFlow(QListView::LeftToRight);
    list_->setWrapping(false);
    list_->setItemDelegate(new StripDelegate(list_));
    list_->setDragDropMode(QAbstractItemView::InternalMove);
    list_->setIconSize(StripItem::pictureSize);
    list_->setSpacing(4);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFixedHeight(StripItem::pictureSize.height() + 3 * fontMetrics().lineSpacing() + 28);
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed);
    list_->setAccessibleName(tr("Stages and races"));
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);

    auto* buttons = new QVBoxLayout;
    buttons->addWidget(button("add", tr("Add a stage"), &StageStrip::addStage));
    buttons->addWidget(button("copy", tr("Duplicate"), &StageStrip::duplicateStage));
    buttons->addWidget(
        button("service", tr("Service or pit stop afterwards"), &StageStrip::toggleService));
    buttons->addWidget(button("delete", tr("Remove"), &StageStrip::removeStage));
    buttons->addStretch();
    buttons->setSpacing(0);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(4, 0, 4, 4);
    line->addLayout(buttons);
    line->addWidget(list_, 1, Qt::AlignTop);

    connect(list_, &QListWidget::currentRowChanged, this, [this](int now) {
        if (now >= 0)
            document_.turnTo(keyAt(now));
    });
    connect(list_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const auto key = StageKey(item->data(keyRole).toInt());
        document_.make(renameStageOf(document_.rally(), key, item->text()));
        listStages(); // the name is said with the number again
    });
    connect(list_->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                followDrag(from, to > from ? to - 1 : to);
            });
    connectDocument();
    listStages();
}

void StageStrip::connectDocument() {
    later_.setSingleShot(true);
    later_.setInterval(rest);
    connect(&later_, &QTimer::timeout, this, [this] { showOne(row()); });
    connect(&document_, &Document::rallyChanged, this, &StageStrip::listStages);
    connect(&document_, &Document::turnedTo, this, [this] {
        const QSignalBlocker quiet(list_);
        list_->setCurrentRow(row());
    });
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.games || change.boxes) {
            thumbnails_.forget();
            listStages();
        } else
            later_.start();
    });
    connect(&document_, &Document::checked, &later_, qOverload<>(&QTimer::start));
    connect(&thumbnails_, &StageThumbnails::seen, this, [this](StageKey stage) {
        showOne(static_cast<int>(document_.rally().indexOf(stage)));
    });
    connect(&planner_, &EveningPlanner::reported, this, [this] {
        for (int i = 0; i < list_->count(); ++i)
            showOne(i);
    });
}

QToolButton* StageStrip::button(const char* iconName, const QString& text,
                                void (StageStrip::*action)()) {
    auto* button = new QToolButton;
    button->setIcon(icon(QString::fromLatin1(iconName)));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, action);
    return button;
}

StageKey StageStrip::keyAt(int row) const {
    return StageKey(list_->item(row)->data(keyRole).toInt());
}

/// That of the open stage.
int StageStrip::row() const {
    return static_cast<int>(document_.rally().indexOf(document_.current()));
}

void StageStrip::listStages() {
    const QSignalBlocker quiet(list_);
    const auto count = static_cast<int>(document_.rally().stages().size());
    while (list_->count() > count)
        delete list_->takeItem(list_->count() - 1);
    while (list_->count() < count)
        list_->addItem(std::make_unique<QListWidgetItem>().release()); // the list owns it
    for (int i = 0; i < count; ++i)
        showOne(i);
    list_->setCurrentRow(row());
}

/// Little is done for what is shown already.
void StageStrip::showOne(int row) {
    const Rally& rally = document_.rally();
    if (row < 0 || row >= list_->count() || row >= rally.stages().size())
        return;
    const QSignalBlocker quiet(list_);
    const RallyStage& stage = rally.stages().at(row);
    thumbnails_.drawOn(boardColours(palette()).table, devicePixelRatioF());
    const StageThumbnails::Preview& seen = thumbnails_.of(stage);
    const StripItem shown = stripItem(rally, row, document_.games().face<PieceWords>(stage.stage),
                                      seen.picture, seen.errors, planner_.forecastOf(stage.key));
    QListWidgetItem& item = *list_->item(row);
    item.setText(shown.text);
    item.setIcon(shown.picture);
    item.setToolTip(QStringLiteral("%1\n%2").arg(shown.text, shown.detail));
    item.setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(shown.text, shown.detail));
    item.setData(keyRole, static_cast<int>(shown.key));
    item.setData(StripDelegate::titleRole, shown.title);
    item.setData(StripDelegate::takesRole, shown.takes);
    item.setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled |
                  Qt::ItemIsEditable);
    item.setSizeHint({StripItem::pictureSize.width() + 16,
                      StripItem::pictureSize.height() + 2 * fontMetrics().lineSpacing() + 12});
}

void StageStrip::followDrag(int from, int to) {
    const auto key = document_.rally().stages().at(from).key;
    // Once the list has done with its own move.
    QTimer::singleShot(0, this, [this, key, to] {
        document_.make(moveStageOf(document_.rally(), key, to));
        listStages();
    });
}

void StageStrip::addStage() {
    Stage empty;
    empty.info.game = document_.stage().info.game;
    empty.info.kind = document_.stage().info.kind;
    const auto at = row() + 1;
    document_.make(addStageTo(document_.rally(), empty, at));
    document_.turnTo(document_.rally().stages().at(at).key);
}

void StageStrip::duplicateStage() {
    const auto at = row() + 1;
    document_.make(duplicateStageOf(document_.rally(), document_.current()));
    document_.turnTo(document_.rally().stages().at(at).key);
}

void StageStrip::removeStage() {
    document_.make(removeStageOf(document_.rally(), document_.current()));
}

void StageStrip::renameStage() {
    list_->editItem(list_->item(row()));
}

void StageStrip::moveStage(int by) {
    const auto last = static_cast<int>(document_.rally().stages().size()) - 1;
    document_.make(
        moveStageOf(document_.rally(), document_.current(), std::clamp(row() + by, 0, last)));
}

void StageStrip::toggleService() {
    const RallyStage* open = document_.rally().find(document_.current());
    document_.make(setServiceAfter(document_.rally(), open->key, !open->serviceAfter));
}

void StageStrip::turn(int by) {
    const auto& stages = document_.rally().stages();
    const auto last = static_cast<int>(stages.size()) - 1;
    document_.turnTo(stages.at(std::clamp(row() + by, 0, last)).key);
}

void StageStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        listStages();
    QWidget::changeEvent(event);
}

/// The stage under the pointer has been opened by the press.
void StageStrip::askForMenu(const QContextMenuEvent& event) {
    if (event.reason() == QContextMenuEvent::Keyboard) {
        const QRect item = list_->visualItemRect(list_->currentItem());
        const QRect seen = item & list_->viewport()->rect();
        Q_EMIT menuWanted(true, list_->viewport()->mapToGlobal(seen.center()));
    } else {
        const QPoint at = list_->viewport()->mapFromGlobal(event.globalPos());
        Q_EMIT menuWanted(list_->itemAt(at) != nullptr, event.globalPos());
    }
}

bool StageStrip::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ContextMenu) {
        askForMenu(*static_cast<QContextMenuEvent*>(event));
        return true;
    }
    if (watched != list_)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool control = key.modifiers().testFlag(Qt::ControlModifier);
        if (control && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)) {
            moveStage(key.key() == Qt::Key_Left ? -1 : 1);
            return true;
        }
        if (key.key() == Qt::Key_F2) {
            renameStage();
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        // Delete means the stage here, not the tiles that are selected.
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
            if (event->type() == QEvent::KeyPress)
                removeStage();
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stagewright
