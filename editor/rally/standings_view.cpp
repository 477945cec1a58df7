#include "editor/rally/standings_view.h"

#include "editor/rally/name_column.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QEvent>
#include <QHeaderView>
#include <QVBoxLayout>

#include <memory>

namespace stagewright {

namespace {

constexpr int nameColumn = 1;
/// Whatever it shows: were it less at first, all beside it would move when results come.
constexpr int leastWidth = 284;

} // namespace

StandingsView::StandingsView(const Document& document, const RallyRulesCache& rulesCache,
                             QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , rulesCache_(rulesCache)
    , heading_(new QLabel)
    , lines_(new QTableWidget)
    , next_(new QLabel) {
    lines_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    lines_->setSelectionMode(QAbstractItemView::NoSelection);
    lines_->setFrameShape(QFrame::NoFrame);
    lines_->setShowGrid(false);
    lines_->setWordWrap(false); // a name is cut at the letter, not at a hyphen
    lines_->setTabKeyNavigation(false);
    lines_->verticalHeader()->hide();
    lines_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    lines_->horizontalHeader()->setHighlightSections(false);
    lines_->horizontalHeader()->setMinimumSectionSize(36);
    lines_->setAccessibleName(tr("Standings"));
    lines_->setMinimumWidth(leastWidth);
    lines_->viewport()->installEventFilter(this);
    next_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(heading_);
    layout->addWidget(lines_, 1);
    layout->addWidget(next_);
}

TextTable StandingsView::table() const {
    const Rally& rally = document_.rally();
    return standingsTable(rally, rally.indexOf(document_.current()) + 1, rulesCache_.rulesOf());
}

void StandingsView::refresh() {
    const Rally& rally = document_.rally();
    const auto stage = rally.indexOf(document_.current());
    heading_->setText(tr("Standings after %1").arg(stageNumber(rally, stage)));
    const TextTable shown = table();
    lines_->setColumnCount(static_cast<int>(shown.headings.size()));
    QStringList headings = shown.headings;
    headings.replaceInStrings(QStringLiteral(" "), QStringLiteral("\n")); // narrow columns
    lines_->setHorizontalHeaderLabels(headings);
    lines_->setRowCount(static_cast<int>(shown.rows.size()));
    for (int row = 0; row < lines_->rowCount(); ++row)
        for (int column = 0; column < lines_->columnCount(); ++column) {
            auto cell = std::make_unique<QTableWidgetItem>(shown.rows.at(row).at(column));
            const bool isName = column == nameColumn;
            if (isName)
                cell->setToolTip(cell->text()); // which may be cut off
            cell->setTextAlignment((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            lines_->setItem(row, column, cell.release()); // the table owns it
        }
    for (int column = 0; column < lines_->columnCount(); ++column)
        lines_->horizontalHeaderItem(column)->setToolTip(shown.headings.at(column));
    fitColumns();
    QStringList names;
    if (stage + 1 < rally.stages().size())
        for (const DriverKey driver : startOrder(rally, stage + 1, rulesCache_.rulesOf()))
            names << oneLine(rally.find(driver)->name);
    next_->setVisible(!names.isEmpty());
    if (!names.isEmpty())
        next_->setText(tr("Start of %1: %2")
                           .arg(stageNumber(rally, stage + 1), names.join(QStringLiteral(", "))));
}

void StandingsView::fitColumns() {
    constexpr int leastLetters = 9;
    lines_->resizeColumnsToContents();
    fitNames(*lines_->horizontalHeader(), nameColumn, lines_->viewport()->width(), leastLetters);
}

/// The room for columns changes with a scroll bar too.
bool StandingsView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        fitColumns();
    return QWidget::eventFilter(watched, event);
}

} // namespace stagewright
