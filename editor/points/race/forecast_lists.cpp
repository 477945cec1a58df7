#include "editor/points/race/forecast_lists.h"

#include "editor/points/words/race_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>

namespace stagewright {

namespace {

QString sharePercent(const TitanRaceStatistics& races, int seat) {
    return races.races() == 0 ? QString()
                              : SeatShares::tr("%1 %").arg(
                                    QLocale().toString(100 * races.wins(seat).mean, 'f', 1));
}

} // namespace

WholeList::WholeList(const char* name, const QString& accessibleName, QWidget* parent)
    : QTreeWidget(parent) {
    setObjectName(QString::fromLatin1(name));
    setAccessibleName(accessibleName);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    fitHeight();
}

void WholeList::changeEvent(QEvent* event) {
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void WholeList::fitHeight() {
    const int row = topLevelItemCount() == 0 ? 0 : sizeHintForRow(0);
    setFixedHeight(header()->sizeHint().height() + topLevelItemCount() * row + 2 * frameWidth());
}

SeatShares::SeatShares(QWidget* parent)
    : WholeList("titan-seats", tr("Races won by each seat"), parent) {}

void SeatShares::show(const TitanForecast& forecast, const QStringList& seats) {
    const DiceDraft draft = forecast.raced.draft;
    const DiceDraft other = draft == DiceDraft::Book ? DiceDraft::Rolling : DiceDraft::Book;
    setHeaderLabels({tr("Wins of seat"), draftName(draft), draftName(other)});
    QList<QStringList> rows;
    for (int seat = 0; seat < forecast.raced.titans; ++seat)
        rows << QStringList{seats.value(seat), sharePercent(forecast.races, seat),
                            sharePercent(forecast.otherDraft, seat)};
    showRows(rows);
}

LoneTurns::LoneTurns(QWidget* parent)
    : WholeList("titan-alone", tr("Turns of a titan alone"), parent) {}

void LoneTurns::show(const std::vector<LoneTitan>& alone) {
    setHeaderLabels({tr("Alone, best of"), tr("Turns"), tr("At least")});
    QList<QStringList> rows;
    for (std::size_t i = 0; i < alone.size(); ++i)
        rows << QStringList{tr("%n dice", nullptr, static_cast<int>(i) + 1),
                            QLocale().toString(alone[i].expectedTurns, 'f', 2),
                            QString::number(alone[i].fewestTurns)};
    showRows(rows);
}

} // namespace stagewright
