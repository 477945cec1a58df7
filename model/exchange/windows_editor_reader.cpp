#include "model/exchange/windows_editor_reader.h"

#include "model/exchange/guess_game.h"
#include "model/exchange/json_import.h"
#include "model/exchange/token_names.h"
#include "model/exchange/web_editor.h"
#include "model/exchange/web_editor_writer.h"
#include "model/exchange/windows_editor.h"
#include "model/exchange/windows_editor_writer.h"
#include "model/game/stage_fields.h"
#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

using Name = QLatin1StringView;

class WindowsEditorReader {
public:
    explicit WindowsEditorReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Expected<Imported> read(const QJsonValue& json, const QByteArray& text) {
        const JsonPath top;
        ObjectReader reader(json, top, import_.faults(), Null::IsNotThere);
        StageInfo info;
        info.title = reader.optionalText(Name("Name")).value_or(QString());
        info.author = reader.optionalText(Name("Author")).value_or(QString());
        readOwnFields(reader, info);
        Stage stage = import_.readTiles(
            reader, Name("Tuiles"),
            [this](const QJsonValue& value, const JsonPath& place) { return tile(value, place); });
        tilesOf(stage).tileHashes = readTileHashes(reader);
        info.unknown = import_.unknown(reader, top, stageFieldNames);
        const QJsonObject usual = usualWindowsFields();
        for (auto it = usual.begin(); it != usual.end(); ++it)
            if (const QJsonValue kept = info.unknown.value(it.key());
                kept == it.value() || kept.isNull())
                info.unknown.remove(it.key());
        stage.info = info;
        if (!reader.find(Name("game")))
            guessGame(stage, catalogue_);
        setDetectedKind(stage, catalogue_);
        return import_.result(Format::WindowsEditor, stage, text);
    }

private:
    std::optional<Placement> tile(const QJsonValue& value, const JsonPath& place) {
        ObjectReader reader(value, place, import_.faults(), Null::IsNotThere);
        Placement tile;
        const int x = reader.integer(Name("X"), importReach);
        const int y = reader.integer(Name("Y"), importReach);
        placeOnBoard(tile, fromWindows({x, y}), reader, Name("X"));
        tile.turn = Turn(reader.optionalInteger(Name("Orientation"), {}).value_or(0));
        const bool named = import_.readTile(reader, Name("TuileId"), tile);
        if (const auto tokens = reader.optionalArray(Name("Tokens"))) {
            const JsonPath list = reader.at(Name("Tokens"));
            for (qsizetype i = 0; i < tokens->size(); ++i)
                if (!tokens->at(i).isNull())
                    addToken(tile, tokens->at(i), JsonPath(list, i));
        }
        readNote(value, reader, tile);
        tile.unknown = import_.unknown(reader, place, tileFieldNames);
        return named ? std::optional(tile) : std::nullopt;
    }

    void addToken(Placement& tile, const QJsonValue& value, const JsonPath& place) {
        ObjectReader reader(value, place, import_.faults(), Null::IsNotThere);
        Token token;
        token.id = tokenFromWindows(reader.text(Name("TokenId")));
        const double x = reader.optionalNumber(Name("X")).value_or(0);
        const double y = reader.optionalNumber(Name("Y")).value_or(0);
        token.at = {roundedForFile(y), roundedForFile(x)}; // its axes are ours, swapped
        token.angle =
            roundedForFile(withinTurns(reader.optionalNumber(Name("Orientation")).value_or(0)));
        token.unknown = import_.unknown(reader, place, tokenFieldNames);
        import_.addToken(tile, token, place);
    }

    const Catalogue& catalogue_;
    JsonImport import_;
};

} // namespace

Expected<Imported> readWindowsEditor(const QJsonValue& json, const QByteArray& text,
                                     const Catalogue& catalogue) {
    return WindowsEditorReader(catalogue).read(json, text);
}

} // namespace stagewright
