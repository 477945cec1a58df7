#pragma once

#include "model/fault.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QChar>
#include <QList>
#include <QString>
#include <QStringView>

#include <compare>

namespace stagewright {

/// A road of a zone as a stage drives it: from its first point to its last.
struct StageSection {
    QChar zone;          ///< A to Z
    QList<int> points{}; ///< at least two: an end, points inside, an end
    bool snow = false;   ///< on the snow side of the board

    [[nodiscard]] int entry() const { return points.first(); }
    [[nodiscard]] int exit() const { return points.last(); }
    friend bool operator==(const StageSection&, const StageSection&) = default;
};

/// Driven the other way.
[[nodiscard]] StageSection reversed(StageSection section);
/// In the other order, each driven the other way.
[[nodiscard]] QList<StageSection> reversed(const QList<StageSection>& sections);

/// "C7", with a star on the snow side.
[[nodiscard]] QString nameOfEnd(QChar zone, int number, bool snow);
/// "A27-A30-A28", "C4*-C5*".
[[nodiscard]] QString nameOf(const StageSection& section);

/// As the race director writes it: "L0-L1 / C7-C6".
[[nodiscard]] QString roadbookLine(const QList<StageSection>& sections);

// Forms of a roadbook line that are read:
//   L0-L1 / C7-C6 / L2-L3          sections, each from point to point
//   L2 L3 ; C2 C1                  as in forums; commas and new lines part sections as well
//   A0 A10 ; A11 A12 A4            a section that ends at a point inside goes on behind the mark
//   L0-L1-C7-C6                    in one row: a section ends where another zone begins
//   C3-L9-L8-C4                    borders alone (older booklet): where the first and the last
//                                  section begin and end, the boards' roads say
// `*` behind any number of a section is the snow side. Letters may be small.

/// The fault's place is the column.
[[nodiscard]] Expected<QList<StageSection>> readRoadbookLine(QStringView line,
                                                             const ZoneBoards& boards);

/// Nothing but one section, as stage files list them.
[[nodiscard]] Expected<StageSection> readSection(QStringView text);

inline constexpr int mostStageSections = 200;

} // namespace stagewright
