#include "model/exchange/windows_editor_writer.h"

#include "model/exchange/json_export.h"
#include "model/exchange/tile_names.h"
#include "model/exchange/token_names.h"
#include "model/exchange/web_editor.h"
#include "model/exchange/web_editor_writer.h"
#include "model/exchange/windows_editor.h"
#include "model/game/stage_fields.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct WindowsEditorWriter {
    Q_DECLARE_TR_FUNCTIONS(WindowsEditorWriter)
};

constexpr std::array windowsTileNames{QLatin1StringView("Tokens"), QLatin1StringView("note")};

/// By how much all tiles move so that the least row and column become 1; not at all if they are
/// that already.
Hex shiftIntoGrid(const Stage& stage) {
    Hex shift;
    for (const Placement& tile : tilesOf(stage).placements())
        shift.q = std::max(shift.q, 1 - toWindows(tile.hex).y);
    for (const Placement& tile : tilesOf(stage).placements())
        shift.r = std::max(shift.r, 1 - toWindows(tile.hex + Hex{shift.q, 0}).x);
    return shift;
}

QByteArray windowsText(const Token& token, const Placement& tile, Remarks& losses) {
    const auto id = tokenForWindows(token.id);
    if (!id)
        losses.add(WindowsEditorWriter::tr("the Windows editor has no token \"%1\"")
                       .arg(tokenName(token.id)),
                   placeOf(tile));
    ObjectWriter members;
    members.add("X", roundedForFile(token.at.y())); // its axes are ours, swapped
    members.add("Y", roundedForFile(token.at.x()));
    members.add("Orientation", roundedForFile(token.angle));
    members.add("TokenId", id.value_or(token.id));
    addKept(members, token.unknown, {}, placeOf(tile), losses);
    return members.inOneLine();
}

QByteArray windowsText(const Placement& tile, Hex shift, Remarks& losses) {
    const WindowsHex hex = toWindows(tile.hex + shift);
    ObjectWriter members;
    members.add("X", hex.x);
    members.add("Y", hex.y);
    members.add("Orientation", tile.turn.sixths());
    members.add("TuileId", windowsTileName(tile));
    if (!tile.tokens.isEmpty()) {
        QByteArrayList tokens;
        for (const Token& token : tile.tokens)
            tokens.append(windowsText(token, tile, losses));
        members.add("Tokens", '[' + tokens.join(", ") + ']');
    }
    if (!tile.note.isEmpty())
        members.add("note", tile.note);
    addKept(members, tile.unknown, windowsTileNames, placeOf(tile), losses);
    return members.inOneLine();
}

/// A field that the editor writes, as it was read or else as usual. As usual it is not read again.
void addField(ObjectWriter& members, const char* name, QJsonObject& kept, Remarks& losses) {
    const QJsonValue usual = usualWindowsFields().value(QLatin1StringView(name));
    const bool isKept = kept.contains(QLatin1StringView(name));
    const QJsonValue value = kept.take(QLatin1StringView(name));
    const bool fits = value.type() == usual.type();
    members.add(name, jsonText(fits ? value : usual));
    if (isKept && (!fits || value == usual))
        losses.add(WindowsEditorWriter::tr("the field \"%1\" has another meaning there")
                       .arg(QLatin1StringView(name)));
}

} // namespace

QJsonObject usualWindowsFields() {
    return {{QStringLiteral("Path"), QString()},
            {QStringLiteral("lowResWidth"), 2480},
            {QStringLiteral("lowResHeight"), 1748}};
}

Exported writeWindowsEditor(const Stage& stage, const Catalogue& catalogue) {
    Remarks losses;
    noteLosses(stage, catalogue, losses);
    const Hex shift = shiftIntoGrid(stage);
    if (shift != Hex{})
        losses.add(
            WindowsEditorWriter::tr("all tiles are moved together, as the grid begins at 1"));
    QByteArrayList tiles;
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        tiles.append(windowsText(tile, shift, losses));
    QJsonObject kept = stage.info.unknown;
    ObjectWriter members;
    addField(members, "Path", kept, losses);
    members.add("Name", stage.info.title);
    members.add("Author", stage.info.author);
    addOwnFields(members, stage.info);
    addTileHashes(members, tilesOf(stage).tileHashes);
    members.add("Tuiles", listInLines(tiles));
    addField(members, "lowResWidth", kept, losses);
    addField(members, "lowResHeight", kept, losses);
    addKept(members, kept, extraStageNames, {}, losses);
    return {members.inLines(), losses.list()};
}

} // namespace stagewright
