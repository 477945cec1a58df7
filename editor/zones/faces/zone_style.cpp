#include "editor/zones/faces/zone_style.h"

namespace stagewright {

namespace {

/// As light as it is, without its colour.
void takeColour(QColor& colour) {
    const int grey = qGray(colour.rgb());
    colour = QColor(grey, grey, grey, colour.alpha());
}

void makeMono(ZoneStyle& style) {
    style.mono = true;
    // Light grounds spare ink, and roads of all surfaces differ from each other and from them.
    style.asphalt = {0xf2f2f2, 0xdcdcdc, 0x8a8a8a, 0x303030, 0xffffff, 0xb0b0b0};
    style.earth = {0xeaeaea, 0xd2d2d2, 0xc4c4c4, 0x303030, 0x202020, 0xb0b0b0};
    style.snow = {0xf8f8f8, 0xe2e2e2, 0xffffff, 0x505050, 0x505050, 0xb0b0b0};
    style.unsaid = {0xffffff, 0xe6e6e6, 0xdedede, 0x303030, 0x202020, 0xb0b0b0};
    for (QColor* colour : {&style.ink, &style.faint, &style.onPlate, &style.cut, &style.slide,
                           &style.water, &style.rock, &style.grass, &style.start, &style.finish,
                           &style.open, &style.offer, &style.wrong, &style.selected})
        takeColour(*colour);
}

} // namespace

const ZoneColours& ZoneStyle::colours(std::optional<RoadSurface> surface) const {
    if (!surface)
        return unsaid;
    switch (*surface) {
    case RoadSurface::Asphalt:
        return asphalt;
    case RoadSurface::Snow:
        return snow;
    case RoadSurface::Earth:
        return earth;
    }
    return unsaid;
}

ZoneStyle paperZones(bool mono) {
    ZoneStyle style;
    style.asphalt = {0xbdd19b, 0xa3bb7e, 0x55595e, 0xeeeeea, 0xf4f4f0, 0x5a834a};
    style.earth = {0xd9cc9c, 0xc4b47c, 0x9c764f, 0x6f5236, 0xfbf4e6, 0x6c8345};
    style.snow = {0xd8e4ec, 0xbacdda, 0xf7fafc, 0x7f9ab0, 0x4d6376, 0x5f848a};
    style.unsaid = {0xdddcd6, 0xc6c4bc, 0x8b8a86, 0xf4f4f0, 0xf4f4f0, 0x7c8a74};
    style.table = Qt::white;
    style.ink = QColor(0x26, 0x2a, 0x2e);
    style.faint = QColor(0x6a, 0x6f, 0x74);
    style.plate = Qt::white;
    style.onPlate = QColor(0x26, 0x2a, 0x2e);
    style.slide = QColor(0xff, 0xc9, 0x2e);
    style.cut = QColor(0x26, 0x2a, 0x2e);
    style.water = QColor(0x5f, 0xa4, 0xcc);
    style.rock = QColor(0x8d, 0x8f, 0x92);
    style.grass = QColor(0x6e, 0x8c, 0x2f);
    style.start = QColor(0x1f, 0x5f, 0xa8);
    style.finish = QColor(0xb8, 0x2a, 0x2a);
    style.open = QColor(0x00, 0x7f, 0x5f);
    style.offer = QColor(0x1f, 0x5f, 0xa8);
    style.wrong = QColor(0xc6, 0x28, 0x28);
    style.selected = QColor(0x1f, 0x5f, 0xa8);
    constexpr double leastOnPaper = 1.77; // capitals of 7 pt
    style.leastCapital = leastOnPaper;
    if (mono)
        makeMono(style);
    return style;
}

ZoneStyle screenZones(bool isDark) {
    ZoneStyle style = paperZones(false);
    constexpr double leastOnScreen = 6.5;
    style.leastCapital = leastOnScreen;
    style.table = QColor(0xe9, 0xe7, 0xe1);
    if (!isDark)
        return style;
    style.asphalt = {0x4c5b3c, 0x5f7049, 0x2c2f33, 0xd8d8d2, 0xdcdcd6, 0x7fa865};
    style.earth = {0x5f5639, 0x766b45, 0x8a6742, 0xd9bf97, 0xf1e4cb, 0x93a866};
    style.snow = {0x64788a, 0x7c90a2, 0xe6edf2, 0x2f4252, 0x3d5163, 0x9fc3c8};
    style.unsaid = {0x4c4f52, 0x62666a, 0x2f3235, 0xc8c8c4, 0xdcdcd6, 0x9aa892};
    style.table = QColor(0x26, 0x28, 0x2b);
    style.ink = QColor(0xf0, 0xed, 0xe6);
    style.faint = QColor(0xb4, 0xb8, 0xbc);
    style.plate = QColor(0x1f, 0x22, 0x25);
    style.onPlate = QColor(0xf0, 0xed, 0xe6);
    style.open = QColor(0x4d, 0xc4, 0xa0);
    style.offer = QColor(0x6f, 0xb0, 0xf2);
    style.wrong = QColor(0xff, 0x7a, 0x6b);
    style.selected = QColor(0x6f, 0xb0, 0xf2);
    style.grass = QColor(0xa5, 0xc4, 0x5f);
    return style;
}

} // namespace stagewright
