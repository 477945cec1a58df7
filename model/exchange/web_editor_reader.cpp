#include "model/exchange/web_editor_reader.h"

#include "model/exchange/guess_game.h"
#include "model/exchange/json_import.h"
#include "model/exchange/web_editor.h"
#include "model/exchange/web_editor_writer.h"
#include "model/game/stage_fields.h"
#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

namespace stagewright {

namespace {

using Name = QLatin1StringView;

class WebEditorReader {
public:
    explicit WebEditorReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Expected<Imported> read(const QJsonValue& json, const QByteArray& text) {
        const JsonPath top;
        ObjectReader reader(json, top, import_.faults(), Null::IsNotThere);
        StageInfo info;
        info.title = reader.optionalText(Name("title")).value_or(QString());
        info.author = reader.optionalText(Name("author")).value_or(QString());
        readOwnFields(reader, info);
        Stage stage = import_.readTiles(
            reader, Name("tiles"),
            [this](const QJsonValue& value, const JsonPath& place) { return tile(value, place); });
        tilesOf(stage).tileHashes = readTileHashes(reader);
        info.unknown = import_.unknown(reader, top, stageFieldNames);
        stage.info = info;
        if (!reader.find(Name("game")))
            guessGame(stage, catalogue_);
        setDetectedKind(stage, catalogue_);
        return import_.result(Format::WebEditor, stage, text);
    }

private:
    std::optional<Placement> tile(const QJsonValue& value, const JsonPath& place) {
        ObjectReader reader(value, place, import_.faults(), Null::IsNotThere);
        Placement tile;
        const int q = reader.integer(Name("q"), importReach);
        const int r = reader.integer(Name("r"), importReach);
        placeOnBoard(tile, fromWeb(WebHex{q, r}), reader, Name("q"));
        tile.turn = Turn(reader.optionalInteger(Name("dir"), {}).value_or(0));
        const bool named = import_.readTile(reader, Name("id"), tile);
        if (const auto tokens = reader.optionalArray(Name("tokens"))) {
            const JsonPath list = reader.at(Name("tokens"));
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
        token.id = reader.text(Name("id"));
        const double q = reader.optionalNumber(Name("q")).value_or(0);
        const double r = reader.optionalNumber(Name("r")).value_or(0);
        const double sixths = withinTurns(reader.optionalNumber(Name("dir")).value_or(0), 6);
        // As finely as it is written, so that it is read again where it is read now; snapping may
        // move it by a little, hence twice.
        token.at = snappedToReach(fromWeb(roundedForFile(WebPlace{q, r})));
        token.at = fromWeb(roundedForFile(toWeb(token.at)));
        token.angle = 60 * roundedForFile(sixths);
        token.unknown = import_.unknown(reader, place, tokenFieldNames);
        import_.addToken(tile, token, place);
    }

    const Catalogue& catalogue_;
    JsonImport import_;
};

} // namespace

Expected<Imported> readWebEditor(const QJsonValue& json, const QByteArray& text,
                                 const Catalogue& catalogue) {
    return WebEditorReader(catalogue).read(json, text);
}

} // namespace stagewright
