#include "editor/settings/key_sheet.h"

#include "editor/settings/fixed_keys.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct KeySheet {
    Q_DECLARE_TR_FUNCTIONS(KeySheet)
};

constexpr qsizetype mostKeys = 2; // of a command: more are there for other systems' habits
constexpr int columns = 2;
constexpr double columnGap = mm(8);
constexpr double largestText = 11; // points
constexpr double smallest = 5;
constexpr double step = 0.5;
constexpr double titleHeight = 1.8; // of a heading, in lines
constexpr double keysGap = mm(3);
constexpr double mostOfKeys = 0.55; // of a column

QString keysOf(const FixedKeys& fixed) {
    return fixed.shown.isEmpty() ? keysText(fixed.keys.first(1)) : fixed.shown;
}

/// A heading, or a line below one.
struct SheetLine {
    QString keys;
    QString what;
    bool isTitle = false;
};

std::vector<SheetLine> linesOf(const std::vector<KeyGroup>& groups) {
    std::vector<SheetLine> lines;
    for (const KeyGroup& group : groups) {
        lines.push_back({{}, group.title, true});
        for (const KeyGroup::Line& line : group.lines)
            lines.push_back({line.keys, line.what, false});
    }
    return lines;
}

/// Where each line stands in columns of that height; a heading never stands alone at their foot.
/// @return nothing: they are too many
std::optional<std::vector<QPointF>> placesOf(const std::vector<SheetLine>& lines, double line,
                                             const QSizeF& column) {
    std::vector<QPointF> places;
    QPointF at;
    for (const SheetLine& each : lines) {
        const double height = each.isTitle ? titleHeight * line : line;
        const double wanted = each.isTitle ? height + line : height;
        if (at.y() + wanted > column.height())
            at = {at.x() + column.width() + columnGap, 0};
        places.push_back(at);
        at.ry() += height;
    }
    const double widest = (columns - 1) * (column.width() + columnGap);
    return at.x() > widest + 1 ? std::nullopt : std::optional(places);
}

double widestOf(const std::vector<SheetLine>& lines, QString SheetLine::*text, const QFont& font,
                QPaintDevice* device) {
    double width = 0;
    for (const SheetLine& each : lines)
        width = std::max(width, textWidth(each.*text, font, device));
    return width;
}

void paintKeys(QPainter& painter, const QRectF& page, const std::vector<SheetLine>& lines) {
    const QRectF area = withoutPartHeading(page);
    paintPartHeading(painter, page, QStringLiteral("Stagewright"), KeySheet::tr("Keys"));
    const QSizeF column((area.width() - (columns - 1) * columnGap) / columns, area.height());
    for (double points = largestText; points >= smallest; points -= step) {
        const QFont font = sheetFont(points);
        const QFont bold = sheetFont(points, QFont::Bold);
        const double line = 1.15 * lineHeight(font, painter.device());
        const auto places = placesOf(lines, line, column);
        const double keys = std::min(widestOf(lines, &SheetLine::keys, bold, painter.device()),
                                     mostOfKeys * column.width());
        const double what = keys + keysGap;
        const bool isWide =
            what + widestOf(lines, &SheetLine::what, font, painter.device()) > column.width();
        if ((!places || isWide) && points > smallest)
            continue;
        for (std::size_t i = 0; places && i < lines.size(); ++i) {
            const QPointF at = area.topLeft() + (*places)[i];
            if (lines[i].isTitle) {
                paintLine(painter, {at, QSizeF(column.width(), titleHeight * line)}, bold,
                          lines[i].what, Qt::AlignLeft | Qt::AlignBottom);
                continue;
            }
            paintLine(painter, {at, QSizeF(keys, line)}, bold, lines[i].keys);
            paintLine(painter, {at + QPointF(what, 0), QSizeF(column.width() - what, line)}, font,
                      lines[i].what);
        }
        return;
    }
}

} // namespace

std::vector<KeyGroup> keyGroups(const std::vector<MenuCommand>& commands) {
    std::vector<KeyGroup> groups;
    const auto groupOf = [&](const QString& title) -> KeyGroup& {
        const auto known = std::find_if(groups.begin(), groups.end(),
                                        [&](const KeyGroup& each) { return each.title == title; });
        return known == groups.end() ? groups.emplace_back(KeyGroup{title, {}}) : *known;
    };
    for (const MenuCommand& each : commands)
        if (!each.action->shortcuts().isEmpty())
            groupOf(each.menus.isEmpty() ? KeySheet::tr("Window") : each.menus.first())
                .lines.push_back({keysText(each.action->shortcuts().first(
                                      std::min(mostKeys, each.action->shortcuts().size()))),
                                  nameOf(*each.action)});
    const auto addFixed = [&](const QString& title, const std::vector<FixedKeys>& keys) {
        KeyGroup fixed{title, {}};
        for (const FixedKeys& each : keys)
            fixed.lines.push_back({keysOf(each), each.what});
        groups.push_back(std::move(fixed));
    };
    addFixed(KeySheet::tr("On the board"), fixedKeys());
    addFixed(KeySheet::tr("In a drive"), driveKeys());
    addFixed(KeySheet::tr("In lists and panels"), panelKeys());
    return groups;
}

SheetDocument keySheet(const std::vector<KeyGroup>& groups, const SheetFormat& format) {
    SheetDocument document;
    document.title = KeySheet::tr("Keys");
    document.format = format;
    document.pages.push_back({QPageLayout::Portrait,
                              {},
                              {},
                              [lines = linesOf(groups)](QPainter& painter, const QRectF& area) {
                                  paintKeys(painter, area, lines);
                              }});
    return document;
}

} // namespace stagewright
