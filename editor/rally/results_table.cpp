#include "editor/rally/results_table.h"

#include "editor/rally/name_column.h"
#include "editor/rally/result_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace stagewright {

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent) : QTableView(parent) {
    setModel(&model);
    setItemDelegate(new ResultDelegate(this));
    setEditTriggers(AnyKeyPressed | DoubleClicked | EditKeyPressed);
    setSelectionMode(SingleSelection);
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

void ResultsTable::keyPressEvent(QKeyEvent* event) {
    const QModelIndex at = currentIndex();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!isEditing()) // else the editor is about to close, and this is heard on its way
            goOn();
    } else if (event->key() == Qt::Key_Delete && at.isValid()) {
        if (at.flags().testFlag(Qt::ItemIsEditable))
            model()->setData(at, {}, Qt::EditRole);
    } else {
        QTableView::keyPressEvent(event);
    }
}

void ResultsTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const bool entered = hint == QAbstractItemDelegate::SubmitModelCache;
    QTableView::closeEditor(editor, entered ? QAbstractItemDelegate::NoHint : hint);
    if (entered && !refused_)
        goOn();
    refused_ = false;
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

void ResultsTable::goOn() {
    const QModelIndex at = currentIndex();
    if (at.isValid() && at.row() + 1 < model()->rowCount())
        setCurrentIndex(model()->index(at.row() + 1, at.column()));
}

} // namespace stagewright
