#include "model/exchange/web_editor_writer.h"

#include "model/exchange/json_export.h"
#include "model/exchange/tile_names.h"
#include "model/exchange/token_names.h"
#include "model/exchange/web_editor.h"
#include "model/game/stage_fields.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct WebEditorWriter {
    Q_DECLARE_TR_FUNCTIONS(WebEditorWriter)
};

constexpr std::array webTileNames{QLatin1StringView("tokens"), QLatin1StringView("note")};

QByteArray webText(const Token& token, const Placement& tile, Remarks& losses) {
    if (!webEditorHasToken(token.id))
        losses.add(
            WebEditorWriter::tr("the web editor has no token \"%1\"").arg(tokenName(token.id)),
            placeOf(tile));
    const WebPlace place = toWeb(token.at);
    ObjectWriter members;
    members.add("id", token.id);
    members.add("q", roundedForFile(place.q));
    members.add("r", roundedForFile(place.r));
    members.add("dir", roundedForFile(token.angle / 60));
    addKept(members, token.unknown, {}, placeOf(tile), losses);
    return members.inOneLine();
}

QByteArray webText(const Placement& tile, Remarks& losses) {
    const WebHex hex = toWeb(tile.hex);
    ObjectWriter members;
    members.add("q", hex.q);
    members.add("r", hex.r);
    members.add("id", webTileName(tile));
    members.add("dir", tile.turn.sixths());
    if (!tile.tokens.isEmpty()) {
        QByteArrayList tokens;
        for (const Token& token : tile.tokens)
            tokens.append(webText(token, tile, losses));
        members.add("tokens", '[' + tokens.join(", ") + ']');
    }
    if (!tile.note.isEmpty())
        members.add("note", tile.note);
    addKept(members, tile.unknown, webTileNames, placeOf(tile), losses);
    return members.inOneLine();
}

} // namespace

double roundedForFile(double number) {
    constexpr double digits = 1e7;
    return std::abs(number) < 1e8 ? std::round(number * digits) / digits : number;
}

Exported writeWebEditor(const Stage& stage, const Catalogue& catalogue) {
    Remarks losses;
    noteLosses(stage, catalogue, losses);
    QByteArrayList tiles;
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        tiles.append(webText(tile, losses));
    ObjectWriter members;
    members.add("title", stage.info.title);
    members.add("author", stage.info.author);
    addOwnFields(members, stage.info);
    addTileHashes(members, tilesOf(stage).tileHashes);
    members.add("tiles", listInLines(tiles));
    addKept(members, stage.info.unknown, extraStageNames, {}, losses);
    return {members.inLines(), losses.list()};
}

} // namespace stagewright
