#include "editor/window/manual_window.h"

#include "editor/fields/window_size.h"
#include "editor/icons/icons.h"
#include "editor/manual/manual_document.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int airAbove = 10; ///< above a heading that is turned to
constexpr int rowSpace = 8;  ///< between the lines of the contents
const QColor placeColour(0xff, 0xd5, 0x4a);

} // namespace

ManualWindow::ManualWindow(Manual manual, PictureOf pictureOf, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , manual_(std::move(manual))
    , pictureOf_(std::move(pictureOf))
    , contents_(new QTreeWidget)
    , search_(new QLineEdit)
    , found_(new QLabel)
    , previous_(stepButton(Qt::UpArrow, tr("Previous place"), -1))
    , next_(stepButton(Qt::DownArrow, tr("Next place"), 1))
    , text_(new QTextBrowser) {
    setWindowTitle(manual_.sections.empty() ? QString() : manual_.sections.front().title);
    contents_->setHeaderHidden(true);
    contents_->setAccessibleName(tr("Contents"));
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->header()->setStretchLastSection(true);
    search_->setPlaceholderText(tr("Search the manual"));
    search_->setAccessibleName(tr("Search the manual"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    found_->setMinimumWidth(found_->fontMetrics().horizontalAdvance(QStringLiteral("888 / 888")));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setAccessibleName(windowTitle());

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 6, 6, 6);
    bar->addWidget(search_, 1);
    bar->addWidget(found_);
    bar->addWidget(previous_);
    bar->addWidget(next_);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(text_, 1);
    auto* halves = new QSplitter;
    halves->addWidget(contents_);
    halves->addWidget(right);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({260, 700});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(halves);
    resizeOnScreen(*this, {980, 720});

    listContents();
    fill();
    connect(contents_, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* now) { turnTo(now->data(0, idRole).toString()); });
    connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &ManualWindow::followText);
    connect(search_, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(search_, &QLineEdit::returnPressed, this, [this] { step(1); });
    const auto addKey = [this](const QList<QKeySequence>& keys, const auto& act) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
    };
    addKey(QKeySequence::keyBindings(QKeySequence::Find), [this] {
        search_->setFocus();
        search_->selectAll();
    });
    addKey(QKeySequence::keyBindings(QKeySequence::FindNext), [this] { step(1); });
    addKey(QKeySequence::keyBindings(QKeySequence::FindPrevious) +
               QList<QKeySequence>{Qt::SHIFT | Qt::Key_Return},
           [this] { step(-1); });
    // Escape ends the search first, and closes the window when there is none.
    auto* endSearch = new QAction(search_);
    endSearch->setShortcut(Qt::Key_Escape);
    endSearch->setShortcutContext(Qt::WidgetShortcut);
    search_->addAction(endSearch);
    connect(endSearch, &QAction::triggered, this, [this] {
        if (search_->text().isEmpty())
            return reject();
        search_->clear();
    });
    text_->setFocus();
}

QToolButton* ManualWindow::stepButton(Qt::ArrowType arrow, const QString& text, int by) {
    auto* button = new QToolButton;
    button->setArrowType(arrow);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setEnabled(false);
    connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
    return button;
}

void ManualWindow::listContents() {
    QTreeWidgetItem* chapter = nullptr;
    for (const ManualSection& section : manual_.sections) {
        QTreeWidgetItem* item = nullptr;
        if (section.level > 2 && chapter)
            item = new QTreeWidgetItem(chapter);
        else
            item = chapter = new QTreeWidgetItem(contents_);
        item->setText(0, section.title);
        item->setSizeHint(0, {0, fontMetrics().height() + rowSpace});
        item->setToolTip(0, section.title);
        item->setData(0, idRole, section.id);
    }
}

void ManualWindow::fill() {
    fillDocument(*text_->document(), manual_, palette(), pictureOf_);
    text_->moveCursor(QTextCursor::Start); // it stands at the end of what was put in
}

void ManualWindow::turnTo(const QString& section) {
    if (!std::any_of(manual_.sections.begin(), manual_.sections.end(),
                     [&](const ManualSection& each) { return each.id == section; }))
        return;
    turning_ = true;
    text_->setSource(QUrl(u'#' + section)); // so that Alt + left arrow leads back
    QScrollBar& bar = *text_->verticalScrollBar();
    bar.setValue(bar.value() - airAbove);
    turning_ = false;
    showInContents(section);
}

std::size_t ManualWindow::sectionRead() const {
    const auto& layout = *text_->document()->documentLayout();
    const int top = text_->verticalScrollBar()->value() + 2 * airAbove;
    const std::vector<QTextBlock> blocks = headings(*text_->document());
    std::size_t now = 0;
    while (now + 1 < blocks.size() && layout.blockBoundingRect(blocks[now + 1]).top() <= top)
        ++now;
    return now;
}

QString ManualWindow::section() const {
    return manual_.sections.at(sectionRead()).id;
}

void ManualWindow::followText() {
    if (!turning_)
        showInContents(section());
}

void ManualWindow::showInContents(const QString& section) {
    const QSignalBlocker quiet(contents_);
    for (QTreeWidgetItemIterator it(contents_); *it; ++it)
        if ((*it)->data(0, idRole).toString() == section)
            contents_->setCurrentItem(*it);
}

void ManualWindow::search(const QString& words) {
    places_.clear();
    QList<QTextEdit::ExtraSelection> marks;
    const int from = text_->textCursor().selectionStart();
    if (!words.trimmed().isEmpty())
        for (QTextCursor at = text_->document()->find(words); !at.isNull();
             at = text_->document()->find(words, at)) {
            places_.push_back(at);
            QTextEdit::ExtraSelection mark{at, {}};
            mark.format.setBackground(placeColour);
            mark.format.setForeground(Qt::black);
            marks.append(mark);
        }
    text_->setExtraSelections(marks);
    const auto first =
        std::find_if(places_.begin(), places_.end(),
                     [from](const QTextCursor& each) { return each.selectionStart() >= from; });
    place_ = first == places_.end() ? 0 : static_cast<std::size_t>(first - places_.begin());
    previous_->setEnabled(!places_.empty());
    next_->setEnabled(!places_.empty());
    showPlace();
}

/// After the last place comes the first.
void ManualWindow::step(int by) {
    if (places_.empty())
        return;
    place_ = (place_ + places_.size() + static_cast<std::size_t>(by)) % places_.size();
    showPlace();
}

void ManualWindow::showPlace() {
    if (places_.empty()) {
        found_->setText(search_->text().trimmed().isEmpty() ? QString() : tr("Not found"));
        return;
    }
    found_->setText(QStringLiteral("%1 / %2").arg(place_ + 1).arg(places_.size()));
    text_->setTextCursor(places_.at(place_));
    // Not at a border, where little is to be read around it.
    const int height = text_->viewport()->height();
    const int y = text_->cursorRect().top();
    if (y < height / 8 || y > height * 7 / 8) {
        QScrollBar& bar = *text_->verticalScrollBar();
        bar.setValue(bar.value() + y - height / 3);
    }
}

void ManualWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawAgain();
}

void ManualWindow::drawAgain() {
    QScrollBar& bar = *text_->verticalScrollBar();
    const auto& layout = *text_->document()->documentLayout();
    const auto topOf = [&](std::size_t section) {
        return qRound(layout.blockBoundingRect(headings(*text_->document()).at(section)).top());
    };
    const std::size_t read = sectionRead();
    const int below = bar.value() - topOf(read);
    fill();
    search(search_->text());
    (void)layout.blockBoundingRect(text_->document()->lastBlock()); // lays out all of it
    bar.setValue(topOf(read) + below);
}

} // namespace stagewright
