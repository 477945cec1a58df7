#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace stagewright {

/// A change from a space of one line of a long corner to one of the other. Spaces are counted from
/// 1 along their line, as the road is read.
struct LineChange {
    bool fromSlide = false; ///< to the inside line then
    int from = 1;           ///< 1 to 10
    int to = 1;             ///< 1 to 10

    friend bool operator==(const LineChange&, const LineChange&) = default;
};

/// Those that a road's board allows, in place of the rule for all long corners. They hold in each
/// long corner of the road that has both spaces, where they lead on; none at all: a car stays on
/// its line.
struct LineChanges {
    QList<LineChange> list{}; ///< as they are written
    bool backwards = false;   ///< the road is read from the other end than they are written

    friend bool operator==(const LineChanges&, const LineChanges&) = default;
};

/// "i1 to o2": from the first inside space to the second of the slide line; "i1-o2" is the same.
[[nodiscard]] std::optional<LineChange> lineChangeFrom(QStringView text);
[[nodiscard]] QString textOf(const LineChange& change);

/// As the road is read, of a corner with so many spaces on each line, which has both spaces.
/// Nothing: it has not, or the change leads back, or to a space that begins where the first does.
[[nodiscard]] std::optional<LineChange> changeInCorner(const LineChange& change, bool backwards,
                                                       int insideSpaces, int slideSpaces);

} // namespace stagewright
