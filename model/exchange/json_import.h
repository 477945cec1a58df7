#pragma once

#include "model/exchange/exchange.h"
#include "model/exchange/remarks.h"
#include "model/json/object_reader.h"
#include "model/stage/placement.h"

#include <QJsonArray>

#include <functional>
#include <initializer_list>
#include <optional>

namespace stagewright {

/// Coordinates that are read: far enough to say of a place off the board that it is one.
inline constexpr Range importReach{-4 * boardReach, 4 * boardReach};

/// What the readers of the two JSON formats share: what is wrong, and what is passed over.
class JsonImport {
public:
    [[nodiscard]] Faults& faults() { return faults_; }

    void passOver(const QString& what, const JsonPlace& place) { remarks_.add(what, place.path()); }

    /// Fields that nobody asked for, without those whose names mean something else in our files.
    [[nodiscard]] QJsonObject unknown(const ObjectReader& reader, const JsonPlace& place,
                                      std::initializer_list<QLatin1StringView> taken);

    /// A tile's id and variant from a field; one that is no tile's is passed over.
    [[nodiscard]] bool readTile(ObjectReader& reader, QLatin1StringView field, Placement& tile);

    /// A token, its place being in our frame; one that lies off its tile is passed over.
    void addToken(Placement& tile, Token token, const JsonPlace& place);

    using ReadTile = std::function<std::optional<Placement>(const QJsonValue&, const JsonPlace&)>;

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

/// What an author says of a tile, which no other program knows: our own files' field, where the
/// other's has one of its name that is text.
void readNote(const QJsonValue& value, ObjectReader& reader, Placement& tile);

/// Puts a hex that was worked out from a file's own coordinates on the tile, or says that it lies
/// off the board.
void placeOnBoard(Placement& tile, Hex hex, ObjectReader& reader, QLatin1StringView field);

} // namespace stagewright
