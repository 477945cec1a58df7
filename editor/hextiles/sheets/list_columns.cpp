#include "editor/hextiles/sheets/list_columns.h"

#include "editor/sheets/sheet_page.h"

#include <algorithm>

namespace stagewright {

namespace {

/// How many rows stand together just before a line, none of them before `first`.
std::size_t rowsBefore(std::span<const ColumnLine> lines, std::size_t at, std::size_t first) {
    std::size_t count = 0;
    while (at - count > first && lines[at - count - 1].kind == ColumnLineKind::Row)
        ++count;
    return count;
}

/// How many rows stand together from a line on.
std::size_t rowsFrom(std::span<const ColumnLine> lines, std::size_t at) {
    std::size_t count = 0;
    while (at + count < lines.size() && lines[at + count].kind == ColumnLineKind::Row)
        ++count;
    return count;
}

/// Whether a column may begin with a line, where the one before begins with `first`.
bool mayBegin(std::span<const ColumnLine> lines, std::size_t at, std::size_t first) {
    constexpr std::size_t together = 2;
    if (lines[at].kind == ColumnLineKind::Gap)
        return false;
    if (lines[at].kind == ColumnLineKind::Row && lines[at - 1].kind == ColumnLineKind::Row)
        return rowsBefore(lines, at, first) >= together && rowsFrom(lines, at) >= together;
    std::size_t above = at - 1; // which is no heading, or that would stand alone
    while (above > first && lines[above].kind == ColumnLineKind::Gap)
        --above;
    return lines[above].kind == ColumnLineKind::Row;
}

/// Where the next column begins, when a line has no more room in the one that begins with `first`.
std::size_t nextStart(std::span<const ColumnLine> lines, std::size_t first, std::size_t full) {
    for (std::size_t at = full; at > first; --at)
        if (mayBegin(lines, at, first))
            return at;
    return full;
}

} // namespace

std::vector<std::size_t> columnStarts(std::span<const ColumnLine> lines, double height) {
    constexpr double rounding = 0.01; // of sums of heights
    std::vector<std::size_t> starts;
    std::size_t at = 0;
    while (at < lines.size()) {
        while (at < lines.size() && lines[at].kind == ColumnLineKind::Gap)
            ++at;
        if (at == lines.size())
            break;
        starts.push_back(at);
        const std::size_t first = at;
        double filled = lines[at].head + lines[at].height;
        for (++at; at < lines.size(); ++at) {
            if (filled + lines[at].height > height + rounding &&
                lines[at].kind != ColumnLineKind::Gap)
                break;
            filled += lines[at].height;
        }
        if (at < lines.size())
            at = nextStart(lines, first, at);
    }
    return starts;
}

double leastColumnHeight(std::span<const ColumnLine> lines, std::size_t columns) {
    constexpr double step = mm(1);
    double total = 0;
    for (const ColumnLine& line : lines)
        total += line.height;
    double height = total / static_cast<double>(std::max(columns, std::size_t{1}));
    while (columnStarts(lines, height).size() > columns && height < total)
        height += step;
    return std::min(height, total);
}

} // namespace stagewright
