#include "editor/hextiles/faces/face_style.h"

namespace stagewright {

namespace {

QColor grey(int value) {
    return {value, value, value};
}

} // namespace

const TerrainColours& FaceStyle::terrain(Terrain terrain) const {
    switch (terrain) {
    case Terrain::Asphalt:
        return asphalt;
    case Terrain::Gravel:
        return gravel;
    case Terrain::Snow:
        return snow;
    case Terrain::None:
        break;
    }
    return open;
}

FaceStyle colourStyle() {
    const QColor white(255, 255, 255);
    const QColor ink(0x26, 0x2a, 0x2e);
    FaceStyle style;
    style.asphalt = {.verge = {0x8f, 0xae, 0x6b},
                     .surface = {0x55, 0x59, 0x5e},
                     .edge = {0xee, 0xee, 0xea},
                     .line = {0xf4, 0xf4, 0xf0},
                     .speck = {},
                     .path = {0xb9, 0xbd, 0x86},
                     .tree = {0x5a, 0x83, 0x4a},
                     .treeLight = {0x6f, 0x99, 0x59},
                     .disc = white,
                     .digit = ink};
    style.gravel = {.verge = {0xae, 0xb3, 0x73},
                    .surface = {0x9c, 0x76, 0x4f},
                    .edge = {0x6f, 0x52, 0x36},
                    .line = {0xfb, 0xf4, 0xe6},
                    .speck = {0x7d, 0x5c, 0x3b},
                    .path = {0xcf, 0xbd, 0x8c},
                    .tree = {0x6c, 0x83, 0x45},
                    .treeLight = {0x84, 0x9a, 0x56},
                    .disc = white,
                    .digit = ink};
    style.snow = {.verge = {0xc9, 0xd8, 0xe2},
                  .surface = {0xf7, 0xfa, 0xfc},
                  .edge = {0x8d, 0xa5, 0xb8},
                  .line = {0x4d, 0x63, 0x76},
                  .speck = {0xd3, 0xde, 0xe7},
                  .path = {0xe3, 0xec, 0xf2},
                  .tree = {0x5f, 0x84, 0x8a},
                  .treeLight = {0xee, 0xf4, 0xf7},
                  .disc = {0x1f, 0x5f, 0xa8},
                  .digit = white};
    style.open = style.asphalt;

    style.symbol = white;
    style.ink = ink;
    style.number = ink;
    style.paving = {0xc6, 0xc3, 0xbb};
    style.pavingJoint = {0xae, 0xaa, 0xa1};
    style.greyYard = {0xb9, 0xbd, 0xc0};
    style.moor = {0xb0, 0xa2, 0x72};
    style.tuft = {0x7e, 0x7c, 0x45};
    style.rock = {0x9a, 0x9c, 0x9e};
    style.rockLight = {0xb8, 0xba, 0xbb};
    style.water = {0x7f, 0xb6, 0xd6};
    style.bank = {0x4f, 0x8c, 0xb4};
    style.wave = white;
    style.kerb = {0xc8, 0x35, 0x2f};
    style.kerbGap = white;
    style.parapet = {0xc9, 0xc3, 0xb6};
    style.building = {0xe9, 0xe4, 0xd8};
    style.roof = {0xb4, 0x5f, 0x4a};
    style.startArch = {0x1f, 0x5f, 0xa8};
    style.startLettering = white;
    style.finishArch = {0xb8, 0x2a, 0x2a};
    style.finishLettering = white;
    style.lowDanger = {0xff, 0xd8, 0x2e};
    style.mediumDanger = {0xf5, 0x8b, 0x1f};
    style.highDanger = {0xd9, 0x24, 0x2b};
    style.signRim = ink;
    return style;
}

FaceStyle monoStyle() {
    FaceStyle style;
    style.isMono = true;
    style.asphalt = {.verge = grey(0xec),
                     .surface = grey(0x78),
                     .edge = grey(0x30),
                     .line = grey(0xff),
                     .speck = {},
                     .path = grey(0xd4),
                     .tree = grey(0xc6),
                     .treeLight = grey(0xd6),
                     .disc = grey(0xff),
                     .digit = grey(0x10)};
    style.gravel = {.verge = grey(0xec),
                    .surface = grey(0xb4),
                    .edge = grey(0x40),
                    .line = grey(0x20),
                    .speck = grey(0x94),
                    .path = grey(0xd8),
                    .tree = grey(0xc6),
                    .treeLight = grey(0xd6),
                    .disc = grey(0xff),
                    .digit = grey(0x10)};
    style.snow = {.verge = grey(0xe2),
                  .surface = grey(0xff),
                  .edge = grey(0x60),
                  .line = grey(0x50),
                  .speck = grey(0xd8),
                  .path = grey(0xf2),
                  .tree = grey(0xbe),
                  .treeLight = grey(0xf4),
                  .disc = grey(0x38),
                  .digit = grey(0xff)};
    style.open = style.asphalt;

    style.symbol = grey(0xff);
    style.ink = grey(0x10);
    style.number = grey(0x10);
    style.paving = grey(0xdc);
    style.pavingJoint = grey(0xc6);
    style.greyYard = grey(0xc4);
    style.moor = grey(0xd8);
    style.tuft = grey(0xa8);
    style.rock = grey(0xb4);
    style.rockLight = grey(0xd0);
    style.water = grey(0xe4);
    style.bank = grey(0x90);
    style.wave = grey(0x40);
    style.kerb = grey(0x30);
    style.kerbGap = grey(0xff);
    style.parapet = grey(0xff);
    style.building = grey(0xf8);
    style.roof = grey(0x90);
    style.startArch = grey(0xff);
    style.startLettering = grey(0x10);
    style.finishArch = grey(0x28);
    style.finishLettering = grey(0xff);
    style.lowDanger = grey(0xff);
    style.mediumDanger = grey(0xff);
    style.highDanger = grey(0x50);
    style.signRim = grey(0x10);
    return style;
}

FaceStyle plainStyle(FaceStyle style) {
    style.leastDigit = 7;
    for (TerrainColours* colours : {&style.asphalt, &style.gravel, &style.snow, &style.open}) {
        colours->speck = QColor();
        colours->tree = QColor();
        colours->treeLight = QColor();
    }
    return style;
}

} // namespace stagewright
