#include "editor/points/race/forecast_lists.h"

#include "editor/points/words/race_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QScrollBar>

#include <cstdlib>

namespace stagewright {

namespace {

QString sharePercent(const TitanRaceStatistics& races, int seat) {
    return races.races() == 0 ? QString()
                              : SeatShares::tr("%1 %").arg(
                                    QLocale().toString(100 * races.wins(seat).mean, 'f', 1));
}

/// Columns are narrow: words stand in two lines, about as long as each other.
QString inTwoLines(QString heading) {
    const qsizetype middle = heading.size() / 2;
    qsizetype at = -1;
    for (qsizetype i = 0; i < heading.size(); ++i)
        if (heading[i] == u' ' && (at < 0 || std::abs(i - middle) < std::abs(at - middle)))
            at = i;
    if (at >= 0)
        heading[at] = u'\n';
    return heading;
}

} // namespace

WholeList::WholeList(const char* name, const QString& accessibleName, QWidget* parent)
    : QTreeWidget(parent) {
    setObjectName(QString::fromLatin1(name));
    setAccessibleName(accessibleName);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setStretchLastSection(false);
    header()->setSectionsClickable(false);
}

/// The chosen row stays chosen while figures come.
void WholeList::showRows(const QList<QStringList>& rows) {
    while (topLevelItemCount() > rows.size())
        delete takeTopLevelItem(topLevelItemCount() - 1);
    while (topLevelItemCount() < rows.size())
        addTopLevelItem(new QTreeWidgetItem);
    for (int row = 0; row < rows.size(); ++row) {
        QTreeWidgetItem* item = topLevelItem(row);
        for (int column = 0; column < rows[row].size(); ++column) {
            item->setText(column, rows[row][column]);
            if (column > 0)
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    fitHeight();
}

void WholeList::changeEvent(QEvent* event) {
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void WholeList::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    fitHeight();
}

void WholeList::fitHeight() {
    const int row = topLevelItemCount() == 0 ? 0 : sizeHintForRow(0);
    const int bar =
        header()->length() > viewport()->width() ? horizontalScrollBar()->sizeHint().height() : 0;
    setFixedHeight(header()->sizeHint().height() + topLevelItemCount() * row + bar +
                   2 * frameWidth());
}

SeatShares::SeatShares(QWidget* parent)
    : WholeList("titan-seats", tr("Races won by each seat"), parent) {}

void SeatShares::show(const TitanForecast& forecast, const QStringList& seats) {
    const DiceDraft draft = forecast.raced.draft;
    const DiceDraft other = draft == DiceDraft::Book ? DiceDraft::Rolling : DiceDraft::Book;
    setHeaderLabels({inTwoLines(tr("Wins of seat")), inTwoLines(draftName(draft)),
                     inTwoLines(draftName(other))});
    QList<QStringList> rows;
    for (int seat = 0; seat < forecast.raced.titans; ++seat)
        rows << QStringList{seats.value(seat), sharePercent(forecast.races, seat),
                            sharePercent(forecast.otherDraft, seat)};
    showRows(rows);
}

LoneTurns::LoneTurns(QWidget* parent)
    : WholeList("titan-alone", tr("Turns of a titan alone"), parent) {}

void LoneTurns::show(const std::vector<LoneTitan>& alone) {
    setHeaderLabels({inTwoLines(tr("Alone, best of")), tr("Turns"), inTwoLines(tr("At least"))});
    QList<QStringList> rows;
    for (std::size_t i = 0; i < alone.size(); ++i)
        rows << QStringList{tr("%n dice", nullptr, static_cast<int>(i) + 1),
                            QLocale().toString(alone[i].expectedTurns, 'f', 2),
                            QString::number(alone[i].fewestTurns)};
    showRows(rows);
}

} // namespace stagewright
