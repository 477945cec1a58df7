#include "editor/shelf/library_window.h"

#include "editor/fields/leave_field.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/fields/window_size.h"
#include "editor/icons/icons.h"
#include "editor/shelf/library.h"

#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int filtersWidth = 30; ///< in mean characters
constexpr int detailsWidth = 36;

ScrolledPanel* scrolledAround(QWidget* content) {
    auto* scrolled = new ScrolledPanel;
    scrolled->setWidget(content);
    scrolled->keepContentWidth();
    return scrolled;
}

} // namespace

LibraryWindow::LibraryWindow(Library& library, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , library_(library)
    , model_(library)
    , bar_(new QToolBar)
    , filters_(new ShelfFilters(model_, library))
    , view_(new ShelfView(model_, library))
    , details_(new EntryPanel(model_, library))
    , empty_(new WrappedLabel)
    , hint_(new WrappedLabel)
    , said_(new QLabel) {
    setWindowTitle(tr("Library"));
    makeActions();
    empty_->setAlignment(Qt::AlignCenter);
    hint_->setText(tr("Your own stages are not on the shelf yet. \"Add folder…\" shows all that is "
                      "in a folder and below it, of every format that is read."));
    hint_->setMargin(6);
    auto* shelf = new QWidget;
    auto* column = new QVBoxLayout(shelf);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(hint_);
    column->addWidget(view_, 1);
    auto* over = new QVBoxLayout(view_->viewport()); // which stays, to say what is in sight
    over->addWidget(empty_);
    empty_->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* parts = new QSplitter;
    parts->addWidget(scrolledAround(filters_));
    parts->addWidget(shelf);
    parts->addWidget(scrolledAround(details_));
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(1, 1);
    resizeOnScreen(*this, {1280, 800});
    const int letter = fontMetrics().averageCharWidth();
    parts->setSizes({filtersWidth * letter, width() - (filtersWidth + detailsWidth) * letter,
                     detailsWidth * letter});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar_);
    layout->addWidget(parts, 1);
    layout->addWidget(said_);
    said_->setMargin(4);
    said_->setTextFormat(Qt::PlainText);
    said_->hide();
    connect(filters_, &ShelfFilters::folderWanted, this, &LibraryWindow::folderWanted);
    connect(filters_, &ShelfFilters::boxesWanted, this, &LibraryWindow::boxesWanted);
    connect(view_, &ShelfView::openWanted, actions_.open, &QAction::trigger);
    connect(view_, &ShelfView::binWanted, actions_.bin, &QAction::trigger);
    connect(view_, &ShelfView::renameWanted, actions_.rename, &QAction::trigger);
    connect(view_, &ShelfView::selectionChangedTo, details_, &EntryPanel::showFiles);
    connect(view_, &ShelfView::selectionChangedTo, this, &LibraryWindow::enable);
    connect(view_, &ShelfView::menuWanted, this, [this](QPoint at) {
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({actions_.open, actions_.addToRally, actions_.compare});
        menu->addSeparator();
        menu->addActions(
            {actions_.copyPicture, actions_.showFolder, actions_.rename, actions_.bin});
        menu->popup(at);
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, &LibraryWindow::showEmpty);
    connect(&library_, &Library::changed, this, &LibraryWindow::showEmpty);
    connect(&library_, &Library::notesRefused, this, &LibraryWindow::say);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter is for what is typed
    enable({});
    showEmpty();
    view_->setFocus();
}

LibraryWindow::~LibraryWindow() {
    leaveField(*this);
    view_->blockSignals(true);
    view_->setModel(nullptr); // which goes before it
}

QAction* LibraryWindow::add(const QString& text, const QKeySequence& key, const char* iconName) {
    auto* action = new QAction(text, this);
    if (iconName)
        action->setIcon(icon(QString::fromLatin1(iconName)));
    action->setShortcut(key);
    bar_->addAction(action);
    return action;
}

void LibraryWindow::makeActions() {
    bar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar_->setIconSize(toolBarIconSize);
    actions_.open = add(tr("Open"), {}, "open"); // Enter, of the shelf
    actions_.addToRally = add(tr("Add to the rally"), {}, "add");
    actions_.compare = add(tr("Compare"), Qt::CTRL | Qt::Key_D);
    actions_.copyPicture = add(tr("Copy as picture"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, "copy");
    actions_.showFolder = add(tr("Show in folder"), {});
    actions_.rename = add(tr("Rename…"), {});
    actions_.bin = add(tr("Move to the bin"), {}, "delete");
    actions_.undo = add(tr("Undo"), QKeySequence::Undo, "undo");
    actions_.undo->setEnabled(false);
}

void LibraryWindow::setHoldings(const Holdings& holdings) {
    filters_->setHoldings(holdings);
    details_->setBoxes(holdings.boxes);
}

void LibraryWindow::say(const QString& text) {
    said_->setText(text);
    said_->setVisible(!text.isEmpty());
}

void LibraryWindow::enable(const QStringList& paths) {
    const auto isOurs = [](const QString& path) { return path.startsWith(u':'); };
    const bool hasSome = !paths.isEmpty();
    const bool areFiles = hasSome && std::none_of(paths.begin(), paths.end(), isOurs);
    const bool canBeRead = std::any_of(paths.begin(), paths.end(), [this](const QString& path) {
        const LibraryEntry* entry = library_.find(path);
        return entry && !entry->isUnreadable();
    });
    actions_.open->setEnabled(hasSome);
    actions_.addToRally->setEnabled(canBeRead);
    actions_.copyPicture->setEnabled(canBeRead && paths.size() == 1);
    actions_.compare->setEnabled(paths.size() == 2);
    actions_.showFolder->setEnabled(areFiles);
    actions_.bin->setEnabled(areFiles);
    actions_.rename->setEnabled(areFiles && paths.size() == 1);
}

void LibraryWindow::showEmpty() {
    const auto& entries = library_.entries();
    const bool hasOwn = std::any_of(entries.begin(), entries.end(),
                                    [](const auto& each) { return !each.first.startsWith(u':'); });
    const bool isEmpty = model_.rowCount() == 0;
    hint_->setVisible(!hasOwn && library_.waiting() == 0);
    empty_->setVisible(isEmpty);
    empty_->setText(model_.notYet() > 0
                        ? tr("The times of what may fit are still being reckoned.")
                        : tr("Nothing on the shelf is as you look for it. \"Clear\" "
                             "shows everything again."));
}

} // namespace stagewright
