#pragma once

#include "model/exchange/exchange.h"
#include "model/exchange/remarks.h"
#include "model/json/object_reader.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <QJsonArray>

#include <functional>
#include <optional>
#include <span>

namespace stagewright {

/// Coordinates that are read: far enough to say of a place off the board that it is one.
inline constexpr Range importReach{-4 * boardReach, 4 * boardReach};

/// Fields that nobody asked for, to be kept for others. Those whose names are taken by our own
/// files are passed over, with a word.
[[nodiscard]] QJsonObject keptFields(const ObjectReader& reader, const JsonPath& place,
                                     std::span<const QLatin1StringView> taken, Remarks& remarks);

/// What the readers of the two JSON formats share: what is wrong, and what is passed over.
class JsonImport {
public:
    [[nodiscard]] Faults& faults() { return faults_; }

    void passOver(const QString& what, const JsonPath& place) { remarks_.add(what, place.path()); }

    /// Fields that nobody asked for; see keptFields.
    [[nodiscard]] QJsonObject unknown(const ObjectReader& reader, const JsonPath& place,
                                      std::span<const QLatin1StringView> taken) {
        return keptFields(reader, place, taken, remarks_);
    }

    /// A tile's id and variant from a field; one that is no tile's is passed over.
    [[nodiscard]] bool readTile(ObjectReader& reader, QLatin1StringView field, Placement& tile);

    /// A token, its place being in our frame; one that lies off its tile is passed over.
    void addToken(Placement& tile, Token token, const JsonPath& place);

    using ReadTile = std::function<std::optional<Placement>(const QJsonValue&, const JsonPath&)>;

    /// Until one is wrong; a null among them is passed over. Too many are a fault.
    [[nodiscard]] Stage readTiles(ObjectReader& reader, QLatin1StringView field,
                                  const ReadTile& readOne);

    /// The stage, or the first fault.
    [[nodiscard]] Expected<Imported> result(Format format, const Stage& stage,
                                            const QByteArray& text) const;

private:
    Faults faults_;
    Remarks remarks_;
};

/// A token at the very limit may lie beside it by what was lost when it was written: it lies at the
/// limit.
[[nodiscard]] QPointF snappedToReach(QPointF at);

/// What an author says of a tile, which no other program knows: our own files' field, where the
/// other's has one of its name that is text. Anything else is for keptFields to pass over.
void readNote(const QJsonValue& value, ObjectReader& reader, Placement& tile);

/// Puts a hex that was worked out from a file's own coordinates on the tile, or says that it lies
/// off the board.
void placeOnBoard(Placement& tile, Hex hex, ObjectReader& reader, QLatin1StringView field);

} // namespace stagewright
