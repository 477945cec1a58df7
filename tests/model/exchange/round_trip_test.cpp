#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/model/json/any_json.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>

#include <algorithm>
#include <rapidcheck.h>
#include <tuple>

namespace stagewright {
namespace {

constexpr Format editors[] = {Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator};

QJsonObject anyUnknown() {
    QJsonObject object;
    if (*rc::gen::arbitrary<bool>())
        object.insert(QStringLiteral("x-") + anyName(), anyText());
    if (*rc::gen::arbitrary<bool>())
        object.insert(QStringLiteral("x-list"), QJsonArray{1, true, QStringLiteral("a")});
    return object;
}

/// A board with all that a stage can say, its tiles laid in any order.
Stage anyFullBoard() {
    const Stage plain = *anyBoard();
    Stage stage;
    stage.info = plain.info;
    stage.info.title = anyText();
    stage.info.author = anyText();
    stage.info.notes = anyText();
    stage.info.laps = *rc::gen::inRange(1, 9);
    stage.info.unknown = anyUnknown();
    QList<Placement> tiles = tilesOf(plain).placements();
    for (qsizetype i = tiles.size() - 1; i > 0; --i)
        tiles.swapItemsAt(i, *rc::gen::inRange<qsizetype>(0, i + 1));
    for (Placement tile : tiles) {
        tile.laid = tilesOf(stage).nextLaid();
        tile.variant = *rc::gen::inRange(0, 100);
        tile.unknown = anyUnknown();
        tile.note = anyText();
        for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
            tile.tokens.append(
                {*rc::gen::elementOf(std::vector<QString>{QStringLiteral("jump-snow"),
                                                          QStringLiteral("cloud"),
                                                          QStringLiteral("helicopter")}),
                 {*rc::gen::inRange(-200, 201) / 100.0, *rc::gen::inRange(-200, 201) / 100.0},
                 *rc::gen::inRange(-360, 361) * 1.0,
                 anyUnknown()});
        tilesOf(stage).insert(tile);
    }
    return stage;
}

/// Lengths are rounded in files: they are compared apart from the rest.
Stage withoutPlaces(const Stage& stage) {
    Stage bare;
    bare.info = stage.info;
    for (Placement tile : tilesOf(stage).placements()) {
        for (Token& token : tile.tokens) {
            token.at = {};
            token.angle = 0;
        }
        tilesOf(bare).insert(tile);
    }
    return bare;
}

/// In an order that does not depend on that of laying, as tiles may share a hex.
QList<Placement> sorted(const Stage& stage) {
    const auto key = [](const Placement& tile) {
        QStringList ids;
        for (const Token& token : tile.tokens)
            ids << token.id;
        return std::tuple(tile.hex.q, tile.hex.r, tile.side.toString(), tile.turn.sixths(), ids);
    };
    QList<Placement> tiles = tilesOf(stage).placements();
    std::stable_sort(tiles.begin(), tiles.end(),
                     [&](const Placement& a, const Placement& b) { return key(a) < key(b); });
    return tiles;
}

/// @pre the stages are equal but for the places of tokens
bool haveTokensInOnePlace(const Stage& a, const Stage& b) {
    const auto near = [](double x, double y) { return std::abs(x - y) < 1e-5; };
    const QList<Placement> ones = sorted(a);
    const QList<Placement> others = sorted(b);
    for (qsizetype i = 0; i < ones.size(); ++i)
        for (qsizetype t = 0; t < ones[i].tokens.size(); ++t) {
            const Token& one = ones[i].tokens[t];
            const Token& other = others[i].tokens[t];
            if (!near(one.at.x(), other.at.x()) || !near(one.at.y(), other.at.y()) ||
                !near(one.angle, other.angle))
                return false;
        }
    return true;
}

/// In the order in which they were laid; in a script those that the table has come first.
QStringList sidesInOrder(const Stage& stage, Format format) {
    QStringList sides;
    QStringList others;
    for (const Placement& tile : tilesOf(stage).inLayingOrder()) {
        const int number = tile.side.number();
        const bool isFirst =
            format != Format::TabletopSimulator || (number >= 200 && number < 500) || number >= 900;
        (isFirst ? sides : others) << tile.side.toString();
    }
    return sides + others;
}

TEST(RoundTrip, AllThatAStageSaysComesBackFromEveryEditorsFile) {
    EXPECT_TRUE(rc::check("ours, theirs, ours", [] {
        const Stage stage = anyFullBoard();
        if (tilesOf(stage).placements().isEmpty())
            return;
        for (const Format format : editors) {
            const auto text = writeStages({&stage, 1}, {}, format, games());
            RC_ASSERT(text.has_value());
            const auto back = readStages(text->text, games());
            RC_ASSERT(back.has_value());
            RC_ASSERT(back->remarks.empty());
            const Stage& read = back->stages.at(0);
            RC_ASSERT(withoutPlaces(read) == withoutPlaces(stage));
            RC_ASSERT(haveTokensInOnePlace(read, stage));
            RC_ASSERT(sidesInOrder(read, format) == sidesInOrder(stage, format));
        }
    }));
}

TEST(RoundTrip, AnEditorsOwnFileComesBackAsItWas) {
    EXPECT_TRUE(rc::check("theirs, ours, theirs", [] {
        const Stage stage = anyFullBoard();
        if (tilesOf(stage).placements().isEmpty())
            return;
        for (const Format format : editors) {
            // As the file of that editor, tokens where its rounding puts them.
            const auto once =
                readStages(writeStages({&stage, 1}, {}, format, games())->text, games());
            RC_ASSERT(once.has_value());
            const auto theirs = writeStages(once->stages, {}, format, games());
            RC_ASSERT(theirs.has_value());
            const auto ours = readStages(theirs->text, games());
            RC_ASSERT(ours.has_value());
            RC_ASSERT(withoutPlaces(ours->stages.at(0)) == withoutPlaces(once->stages.at(0)));
            RC_ASSERT(haveTokensInOnePlace(ours->stages.at(0), once->stages.at(0)));
            // Our own file keeps all, the order of laying too.
            const auto kept = readStage(writeStage(ours->stages.at(0)), games());
            RC_ASSERT(kept.has_value());
            RC_ASSERT(*kept == ours->stages.at(0));
            const auto again = writeStages({&*kept, 1}, {}, format, games());
            RC_ASSERT(again.has_value());
            RC_ASSERT(again->text == theirs->text);
        }
    }));
}

} // namespace
} // namespace stagewright
