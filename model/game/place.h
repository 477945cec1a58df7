#pragma once

#include <QList>

namespace stagewright {

/// Where something is in a layout, by two numbers whose meaning is the kind's own: of hex tiles q
/// and r of a hex, of a row of cards a card's number. LayoutKind::nameOf says it as people do.
struct Place {
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

using Places = QList<Place>;

} // namespace stagewright
