#pragma once

#include "model/fault.h"
#include "model/layouts/zones/road/road_element.h"

#include <QString>
#include <QStringView>

#include <vector>

namespace stagewright {

// A section as one line of text, typed looking along the road: "3*s c3/4k4 s~f".
//
//   section = item { " " item }
//   item    = [ count "*" ] body { flag }
//   body    = "s"                                                    straight
//           | "b" note                                               bump
//           | "c" note [ "x" n ] [ "/" note [ "x" n ] ] [ "k" note ] corner: inside, slide, cut
//           | "t" note [ "k" note ]                                  turn in a crossroads
//   flag    = "h" halves | "~" ford | "m" | "f" | "r" | "w" scenery | "<" | ">" left, right
//   note    = "1".."5"   n = "1".."9"   count = "1".."99"
//
// Inside spaces are 1 unless `xN` says so, slide spaces one more than inside. Case does not matter,
// nor how many blanks there are; commas and semicolons are blanks.

/// What is wrong with a text, and where.
struct SectionRemark {
    int column = 1; ///< from 1, in UTF-16 units
    int length = 1; ///< units that it is about; 0: at the end of the text
    bool isError = true;
    QString what;
    QString remedy; ///< may be empty

    friend bool operator==(const SectionRemark&, const SectionRemark&) = default;
};

struct SectionText {
    RoadElements road;                  ///< of the items that are right
    std::vector<SectionRemark> remarks; ///< by column; at most one error for each item

    [[nodiscard]] bool isRight() const;
};

inline constexpr int mostSectionElements = 500;

[[nodiscard]] SectionText readSectionText(QStringView text);

/// The fault is the first error; its place is the column.
[[nodiscard]] Expected<RoadElements> roadFromText(QStringView text);

/// Canonical: equal neighbours as `N*`, flags in the order of the grammar, `xN` only where it is
/// not the usual number. Read again it is the same road.
[[nodiscard]] QString textOfRoad(const RoadElements& road);

} // namespace stagewright
