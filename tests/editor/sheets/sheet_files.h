#pragma once

#include "editor/drawing/fonts.h"
#include "editor/sheets/sheets.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/rulebook_stages.h"

#include <QImage>

namespace stagewright {

/// Lays sheets out, and writes them to a file.
class SheetFiles : public TemporaryFiles {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    static SheetDocument layOut(const SheetSubject& subject, const SheetPlan& plan) {
        const auto document = layOutSheets(subject, plan);
        EXPECT_TRUE(document) << sentence(document.error()).toStdString();
        return *document;
    }

    QString write(const SheetSubject& subject, const SheetPlan& plan, const QString& pages = {}) {
        const QString file = path("sheets.pdf");
        const auto written = writeSheets(subject, plan, file, pages);
        EXPECT_TRUE(written && *written);
        return file;
    }

    /// Straight tiles in a row.
    static Stage chain(int tiles, Hex along) {
        Stage stage;
        stage.info.title = QStringLiteral("Chain");
        stage.info.game = QStringLiteral("dirt");
        for (int i = 0; i < tiles; ++i) {
            Placement tile = placed({"205a", {0, 0}});
            tile.hex = {i * along.q, i * along.r};
            tilesOf(stage).insert(tile);
        }
        return stage;
    }

    /// Pixels that are not white.
    static int inked(const QImage& picture) {
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += qGray(picture.pixel(x, y)) < 250;
        return count;
    }
};

} // namespace stagewright
