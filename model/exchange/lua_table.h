#pragma once

#include "model/exchange/lua_scanner.h"
#include "model/json/scanner.h"

#include <QByteArray>
#include <QJsonValue>

namespace stagewright {

// Lua tables that hold plain values only stand for JSON values: a table without keys is a list, as
// is one with the keys 1, 2 and so on, in any order; one with others an object; nil is null. The
// vectors of Tabletop Simulator, Vector(1, 2, 3), are lists of three numbers.

/// What keeps a table from being read.
struct LuaFlaw {
    enum class Kind : unsigned char {
        NoValue, ///< something else than a plain value
        TooDeep,
        TooMany, ///< values
        NoEnd,   ///< a text or a comment has none
        CutOff   ///< the script ends in the table
    };

    qsizetype offset = 0; ///< of the token at fault
    Kind kind = Kind::NoValue;
};

/// The value of a table constructor, its opening brace being passed already; deeper nesting than
/// `deepest` is a flaw, and so are more values than `room`, from which they are taken.
[[nodiscard]] tl::expected<QJsonValue, LuaFlaw> readLuaTable(LuaScanner& scanner, qsizetype& room,
                                                             int deepest = deepestJson);

/// A value as it can stand in a Lua script, on one line.
[[nodiscard]] QByteArray luaText(const QJsonValue& value);

} // namespace stagewright
