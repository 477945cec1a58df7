#pragma once

#include "model/layouts/zones/chain/stage_section.h"

#include <optional>
#include <utility>
#include <vector>

namespace stagewright {

/// A zone's board as the chain demands that it lies.
struct BoardOnTable {
    QChar zone;
    QString side; ///< that lies up, "A/20": of the first section on it
    LaidBoard lies;

    friend bool operator==(const BoardOnTable&, const BoardOnTable&) = default;
};

/// An end of a board on the table.
struct TableEnd {
    QChar zone;
    int number = 0;
    bool snow = false;

    friend bool operator==(const TableEnd&, const TableEnd&) = default;
};

[[nodiscard]] inline TableEnd entryOf(const StageSection& section) {
    return {section.zone, section.entry(), section.snow};
}
[[nodiscard]] inline TableEnd exitOf(const StageSection& section) {
    return {section.zone, section.exit(), section.snow};
}

/// How the boards of a chain lie: the first unturned, each further one where the border over which
/// it is first reached puts it; then moved to the smallest places, and turned by 90 degrees where
/// it would be higher than wide.
struct ChainTable {
    std::vector<BoardOnTable> boards; ///< in the order in which the chain reaches them
    /// Of the border behind each section but the last: whether both ends face each other. Not where
    /// one of both boards could not be laid.
    std::vector<bool> borderFits;
    std::vector<std::pair<std::size_t, std::size_t>> overlaps; ///< boards that lie on each other

    [[nodiscard]] const BoardOnTable* board(QChar zone) const; ///< null: it is not laid
    [[nodiscard]] int width() const;                           ///< half units
    [[nodiscard]] int height() const;
};

[[nodiscard]] ChainTable layOut(const QList<StageSection>& sections, const ZoneBoards& boards);

/// Where an end lies; nothing: its board does not, or has no such end.
[[nodiscard]] std::optional<EndPlace> placeOf(const ChainTable& table, const TableEnd& end,
                                              const ZoneBoards& boards);

/// The end of another board that lies against it.
[[nodiscard]] std::optional<TableEnd> endAgainst(const ChainTable& table, const TableEnd& end,
                                                 const ZoneBoards& boards);

} // namespace stagewright
