#include "editor/settings/command_search.h"

#include "editor/settings/command_delegate.h"
#include "editor/settings/command_match.h"
#include "editor/settings/command_words.h"
#include "editor/settings/menu_command.h"
#include "model/one_line.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int mostRows = 12;

struct Found {
    MenuCommand command;
    int weight;
};

/// Not to a menu of the line, nor to another program.
bool goesElsewhere(const QFocusEvent& event) {
    return event.reason() != Qt::PopupFocusReason && event.reason() != Qt::ActiveWindowFocusReason;
}

int itemHeight(const QListWidget& list) {
    QStyleOptionViewItem option;
    option.fontMetrics = list.fontMetrics();
    return list.itemDelegate()->sizeHint(option, {}).height();
}

/// Those that can be run first where they answer alike.
std::vector<Found> findCommands(const QMainWindow& window, const QString& typed) {
    std::vector<Found> found;
    for (const MenuCommand& each : commandsOf(window)) {
        const QString more = pathOf(each) + u' ' + keysText(each.action->shortcuts());
        const QString others = otherWordsFor(each.action->objectName());
        if (const auto weight = matchCommand(typed, textOf(*each.action), more, others))
            found.push_back({each, *weight * 2 + (each.action->isEnabled() ? 1 : 0)});
    }
    if (!typed.trimmed().isEmpty())
        std::stable_sort(found.begin(), found.end(), [](const Found& one, const Found& other) {
            return one.weight > other.weight;
        });
    return found;
}

} // namespace

CommandSearch::CommandSearch(QMainWindow& window)
    : QFrame(&window)
    , window_(window)
    , line_(new QLineEdit)
    , list_(new QListWidget) {
    hide();
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    line_->setPlaceholderText(tr("Find a command"));
    line_->setAccessibleName(tr("Find a command"));
    line_->installEventFilter(this);
    list_->setAccessibleName(tr("Commands"));
    list_->setItemDelegate(new CommandDelegate(list_));
    list_->setFocusPolicy(Qt::NoFocus); // keys stay with the line
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(line_);
    layout->addWidget(list_);
    connect(line_, &QLineEdit::textChanged, this, &CommandSearch::find);
    connect(list_, &QListWidget::itemClicked, this, &CommandSearch::run);
}

void CommandSearch::open() {
    if (isHidden())
        before_ = QApplication::focusWidget();
    line_->clear();
    find({});
    show();
    raise();
    line_->setFocus();
}

/// In the middle of the window, below its menus.
void CommandSearch::place() {
    const int rows = std::clamp(list_->count(), 1, mostRows);
    list_->setFixedHeight(rows * itemHeight(*list_));
    layout()->activate();
    const int width = std::min(window_.width() - 40, fontMetrics().averageCharWidth() * 80);
    const QSize size(width, sizeHint().height());
    setGeometry(QRect({(window_.width() - width) / 2, window_.menuWidget()->height() + 24}, size));
}

void CommandSearch::find(const QString& typed) {
    list_->clear();
    for (const auto& [command, weight] : findCommands(window_, typed)) {
        QAction* action = command.action;
        QString text = textOf(*action);
        if (action->isChecked())
            text = tr("%1 (on)", "a command that can be switched on and off").arg(text);
        auto* item = new QListWidgetItem(text, list_);
        item->setData(CommandDelegate::Path, pathOf(command));
        item->setData(CommandDelegate::Keys, keysText(action->shortcuts().mid(0, 1)));
        item->setData(CommandDelegate::Action, QVariant::fromValue(action));
        if (!action->isEnabled())
            item->setFlags(Qt::NoItemFlags);
    }
    if (list_->count() == 0) {
        auto* nothing = new QListWidgetItem(
            tr("No command is called \"%1\"").arg(oneLine(typed.trimmed())), list_);
        nothing->setFlags(Qt::ItemIsEnabled); // it is to be read, and not to be chosen
    }
    step(1);
    place();
}

/// To the next that can be run, around the end.
void CommandSearch::step(int by) {
    const int count = list_->count();
    int row = list_->currentRow();
    if (row < 0 && by < 0)
        row = 0;
    for (int i = 0; i < count; ++i) {
        row = (row + by + count) % count;
        if (list_->item(row)->flags().testFlag(Qt::ItemIsEnabled))
            return list_->setCurrentRow(row);
    }
}

void CommandSearch::run() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || item->data(CommandDelegate::Action).isNull())
        return;
    const QPointer<QAction> action = item->data(CommandDelegate::Action).value<QAction*>();
    leave();
    if (action)
        action->trigger();
}

void CommandSearch::leave() {
    hide();
    if (before_)
        before_->setFocus();
}

bool CommandSearch::takeKey(int key) {
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(key == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is nowhere else to go
    default:
        return false;
    }
}

/// Keys that are commands of the window elsewhere are for the line while it is there.
bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusOut && goesElsewhere(*static_cast<QFocusEvent*>(event)))
        hide();
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && takeKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QFrame::eventFilter(watched, event);
}

} // namespace stagewright
