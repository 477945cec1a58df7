#include "editor/rally/results_table.h"

#include "editor/rally/name_column.h"
#include "editor/rally/pasted_results.h"
#include "editor/rally/result_delegate.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace stagewright {

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent)
    : QTableView(parent)
    , model_(model) {
    setModel(&model);
    setItemDelegate(new ResultDelegate(this));
    setEditTriggers(AnyKeyPressed | DoubleClicked | EditKeyPressed);
    setSelectionMode(ContiguousSelection);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);         // a name is cut at the letter, not at a hyphen
    setShowGrid(false);         // the delegate draws lines that are seen on any ground
    setTabKeyNavigation(false); // Tab leaves the table, as everywhere in the window
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(36);
    setAccessibleName(tr("Results of the stage"));
    connect(&model, &ResultsModel::refused, this, [this] { refused_ = true; });
}

void ResultsTable::rename(int row) {
    const QModelIndex name = model()->index(row, static_cast<int>(ResultColumn::Driver));
    setFocus();
    setCurrentIndex(name);
    edit(name);
}

/// Letters and digits are the entry here, and Delete empties it: not the board's keys.
bool ResultsTable::isOurs(const QKeyEvent& key) {
    for (const auto command :
         {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll})
        if (key.matches(command))
            return true;
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (key.key()) {
    case Qt::Key_Delete:
    case Qt::Key_F2:
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return false;
    default:
        return !key.text().isEmpty();
    }
}

bool ResultsTable::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOurs(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

bool ResultsTable::runCommand(const QKeyEvent& key) {
    if (key.matches(QKeySequence::Copy))
        copy();
    else if (key.matches(QKeySequence::Cut))
        cut();
    else if (key.matches(QKeySequence::Paste))
        paste();
    else
        return false;
    return true;
}

void ResultsTable::keyPressEvent(QKeyEvent* event) {
    if (!isEditing() && runCommand(*event))
        return;
    const QModelIndex at = currentIndex();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!isEditing()) // else the editor is about to close, and this is heard on its way
            goOn();
    } else if (event->key() == Qt::Key_Delete && at.isValid()) {
        clear();
    } else {
        QTableView::keyPressEvent(event);
    }
}

void ResultsTable::commitData(QWidget* editor) {
    refused_ = false;
    QTableView::commitData(editor);
}

/// Whoever turns to another window has not left the cell: what is not taken stays there.
void ResultsTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    if (refused_ && !isActiveWindow())
        return;
    const bool entered = hint == QAbstractItemDelegate::SubmitModelCache;
    QTableView::closeEditor(editor, entered ? QAbstractItemDelegate::NoHint : hint);
    if (entered && !refused_)
        goOn();
    fitColumns(); // a warning's mark needs room beside the time
}

void ResultsTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void ResultsTable::fitColumns() {
    constexpr int leastLetters = 16; // with the spot of the colour before them
    resizeColumnsToContents();
    // Wide enough for all times and a warning's mark from the first, so that no column moves when
    // the first time is entered.
    constexpr auto time = static_cast<int>(ResultColumn::Time);
    const int mark = verticalHeader()->defaultSectionSize();
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("88:88")) + mark + 8;
    setColumnWidth(time, std::max(columnWidth(time), widest));
    fitNames(*horizontalHeader(), static_cast<int>(ResultColumn::Driver), viewport()->width(),
             leastLetters);
}

QList<int> ResultsTable::rows() const {
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        if (!rows.contains(index.row()))
            rows << index.row();
    std::sort(rows.begin(), rows.end());
    return rows;
}

QList<ResultColumn> ResultsTable::columns() const {
    QList<ResultColumn> columns;
    for (const ResultColumn column : columnsFrom(0))
        if (selectionModel()->columnIntersectsSelection(static_cast<int>(column)))
            columns << column;
    return columns;
}

/// Those that are seen.
QList<ResultColumn> ResultsTable::columnsFrom(int first) const {
    QList<ResultColumn> columns;
    for (int column = first; column < resultColumns; ++column)
        if (!isColumnHidden(column))
            columns << ResultColumn(column);
    return columns;
}

void ResultsTable::copy() const {
    if (const auto chosen = rows(); !chosen.isEmpty())
        QGuiApplication::clipboard()->setText(textOf(model_.copied(chosen, columns())));
}

void ResultsTable::cut() {
    copy();
    clear();
}

bool ResultsTable::canPaste() {
    return !QGuiApplication::clipboard()->text().isEmpty();
}

/// From the first cell that is selected on, as many as there are. A single one fills all that are
/// selected.
void ResultsTable::paste() {
    const QList<int> chosen = rows();
    if (!canPaste())
        return;
    CellBlock block = cellsIn(QGuiApplication::clipboard()->text());
    const int first = columns().isEmpty() ? 0 : static_cast<int>(columns().front());
    if (block.size() == 1 && block.front().size() == 1 && chosen.size() > 0)
        block = CellBlock(chosen.size(), QStringList(columns().size(), block.front().front()));
    const QList<ResultColumn> into = columnsFrom(first);
    if (model_.enter(chosen.value(0), into, block, [] { return tr("Paste results"); }))
        fitColumns();
}

/// Names stay, unless one alone is meant.
void ResultsTable::clear() {
    QList<ResultColumn> emptied = columns();
    emptied.removeAll(ResultColumn::Driver);
    emptied.removeAll(ResultColumn::Start);
    enterBlock(emptied, CellBlock(rows().size(), QStringList(emptied.size(), QString())),
               [] { return tr("Clear results"); });
}

bool ResultsTable::areRetired() const {
    const QList<int> chosen = rows();
    return !chosen.isEmpty() && std::all_of(chosen.begin(), chosen.end(), [this](int row) {
        return model()
                   ->index(row, static_cast<int>(ResultColumn::Retired))
                   .data(Qt::CheckStateRole) == Qt::Checked;
    });
}

void ResultsTable::toggleRetired() {
    const bool retire = !areRetired();
    enterBlock({ResultColumn::Retired}, CellBlock(rows().size(), QStringList(markText(retire))),
               [retire] { return retire ? tr("Retired") : tr("Not retired after all"); });
}

/// In the rows that are selected.
void ResultsTable::enterBlock(const QList<ResultColumn>& columns, const CellBlock& block,
                              const StepName& name) {
    if (!columns.isEmpty() && !block.isEmpty() &&
        model_.enter(rows().constFirst(), columns, block, name))
        fitColumns();
}

/// By the right button at the cell under the pointer, by its key at the current one.
void ResultsTable::contextMenuEvent(QContextMenuEvent* event) {
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex at =
        isKey ? currentIndex() : indexAt(viewport()->mapFromGlobal(event->globalPos()));
    if (at.isValid() && !selectionModel()->isSelected(at))
        setCurrentIndex(at);
    const QPoint where = isKey && at.isValid() ? viewport()->mapToGlobal(visualRect(at).center())
                                               : event->globalPos();
    Q_EMIT menuWanted(where);
    event->accept();
}

void ResultsTable::goOn() {
    const QModelIndex at = currentIndex();
    if (at.isValid() && at.row() + 1 < model()->rowCount())
        setCurrentIndex(model()->index(at.row() + 1, at.column()));
}

} // namespace stagewright
