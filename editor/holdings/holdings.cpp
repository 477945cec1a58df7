#include "editor/holdings/holdings.h"

#include "model/rally/piece_needs.h"
#include "model/rally/rally.h"

#include <algorithm>

namespace stagewright {

namespace {

const auto boxesKey = QStringLiteral("holdings/boxes");
const auto countBoxesKey = QStringLiteral("holdings/countBoxes");
const auto tableKey = QStringLiteral("holdings/table");
const auto tileKey = QStringLiteral("holdings/tile");
const auto heedTableKey = QStringLiteral("holdings/heedTable");

bool isTable(QSizeF size) {
    return size.width() > 0 && size.height() > 0 && size.width() <= longestTable &&
           size.height() <= longestTable;
}

/// "dirt-core:2"
std::optional<std::pair<QString, int>> boxEntry(const QString& text) {
    bool isNumber = false;
    const int count = text.section(u':', -1).toInt(&isNumber);
    const QString id = text.section(u':', 0, -2);
    if (!isNumber || count < 1 || count > mostBoxCopies || id.isEmpty())
        return std::nullopt;
    return std::pair(id, count);
}

} // namespace

Holdings readHoldings(const QSettings& settings) {
    Holdings holdings;
    for (const QString& text : settings.value(boxesKey).toStringList())
        if (const auto entry = boxEntry(text))
            holdings.boxes.insert(*entry);
    holdings.countBoxes = settings.value(countBoxesKey, false).toBool();
    if (const QSizeF table = settings.value(tableKey).toSizeF(); isTable(table))
        holdings.table = table;
    const double tile = settings.value(tileKey).toDouble();
    if (tile >= smallestTile && tile <= largestTile)
        holdings.tile = tile;
    holdings.heedTable = settings.value(heedTableKey, false).toBool();
    return holdings;
}

void rememberHoldings(const Holdings& holdings, QSettings& settings) {
    QStringList boxes;
    for (const auto& [id, count] : holdings.boxes)
        boxes << QStringLiteral("%1:%2").arg(id).arg(count);
    settings.setValue(boxesKey, boxes);
    settings.setValue(countBoxesKey, holdings.countBoxes);
    settings.setValue(tableKey, holdings.table);
    if (holdings.tile == usualTileMillimetres())
        settings.remove(tileKey);
    else
        settings.setValue(tileKey, holdings.tile);
    settings.setValue(heedTableKey, holdings.heedTable);
}

BoxCounts boxesFor(const Stage& stage, const Games& games, const QString& more) {
    BoxCounts boxes = boxesOf(stage, games);
    if (boxTitles(games).contains(more))
        boxes.emplace(more, 1);
    return boxes;
}

} // namespace stagewright
