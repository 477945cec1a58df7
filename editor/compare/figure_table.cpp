#include "editor/compare/figure_table.h"

#include <QHeaderView>

namespace stagewright {

FigureTable::FigureTable(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(4);
    setRootIsDecorated(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setAlternatingRowColors(true);
    setAccessibleName(tr("Figures"));
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
}

void FigureTable::showRows(const std::vector<FigureRow>& rows, const QString& first,
                           const QString& second) {
    rows_ = rows;
    clear();
    setHeaderLabels({QString(), first, second, tr("Difference")});
    for (const FigureRow& row : rows) {
        auto* item = new QTreeWidgetItem(this, {row.name, row.first, row.second, row.difference});
        for (int column = 1; column < columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        QFont bold = font();
        bold.setBold(true);
        item->setFont(3, bold);
    }
    headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setTextAlignment(3, Qt::AlignRight | Qt::AlignVCenter);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

} // namespace stagewright
