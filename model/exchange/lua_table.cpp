#include "model/exchange/lua_table.h"

#include "model/json/long_number.h"
#include "model/json/object_reader.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QStringDecoder>
#include <QVariant>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace stagewright {

namespace {

constexpr std::string_view vectorName = "Vector";

/// Unlike QString's own conversion it keeps a byte order mark at the beginning.
QString textFrom(std::string_view utf8) {
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8));
}

/// @param digits decimal, without a sign
QJsonValue wholeIn(std::string_view digits, bool negative) {
    // JSON has no zeros in front.
    const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    std::string plain(negative ? "-" : "");
    plain += digits.substr(first);
    qint64 whole = 0;
    const auto reading = std::from_chars(plain.data(), plain.data() + plain.size(), whole);
    return reading.ec == std::errc() ? QJsonValue(whole)
                                     : longNumber(QByteArray::fromStdString(plain));
}

std::optional<QJsonValue> numberIn(std::string_view text, bool negative) {
    const char* const end = text.data() + text.size();
    if (text.starts_with("0x") || text.starts_with("0X")) {
        qint64 whole = 0;
        const auto digits = std::from_chars(text.data() + 2, end, whole, 16);
        return digits.ec == std::errc() && digits.ptr == end
                   ? std::optional(QJsonValue(negative ? -whole : whole))
                   : std::nullopt;
    }
    double real = 0;
    const auto reading = std::from_chars(text.data(), end, real);
    if (reading.ec != std::errc() || reading.ptr != end || !std::isfinite(real))
        return std::nullopt;
    const bool isWhole =
        std::all_of(text.begin(), text.end(), [](char c) { return '0' <= c && c <= '9'; });
    return isWhole ? wholeIn(text, negative) : QJsonValue(negative ? -real : real);
}

/// The entries of a table as they come.
struct Entries {
    QJsonArray list;                       ///< without a key
    std::map<qint64, QJsonValue> numbered; ///< [3] = value
    std::map<QString, QJsonValue> named;   ///< an object takes long for a name before its last

    /// As Lua has it: where a number stands before a value too, that without one counts.
    [[nodiscard]] QJsonValue value() && {
        for (auto& [number, value] : numbered)
            if (number == list.size() + 1)
                list.append(value);
            else if (number < 1 || number > list.size())
                named.insert_or_assign(QString::number(number), value);
        if (named.empty())
            return list;
        for (qsizetype i = 0; i < list.size(); ++i)
            named.insert_or_assign(QString::number(i + 1), list[i]);
        QJsonObject object;
        for (const auto& [name, value] : named)
            object.insert(name, value);
        return object;
    }
};

/// Reads one constructor after another; a token is read ahead to tell `key = value` from `value`.
class TableReader {
public:
    TableReader(LuaScanner& scanner, qsizetype& room, int deepest)
        : scanner_(scanner)
        , room_(room)
        , deepest_(deepest) {
        advance();
    }

    /// @pre the opening brace is passed; @post the closing one is, with nothing read ahead
    std::optional<QJsonValue> table(int depth) {
        if (depth > deepest_)
            return fail(LuaFlaw::Kind::TooDeep);
        if (!take(1))
            return fail(LuaFlaw::Kind::TooMany);
        Entries entries;
        while (!token_.is('}')) {
            if (!entry(depth, entries))
                return std::nullopt;
            if (token_.is(',') || token_.is(';'))
                advance();
            else if (!token_.is('}'))
                return fail();
        }
        return std::move(entries).value();
    }

    [[nodiscard]] LuaFlaw flaw() const { return flaw_; }

private:
    bool entry(int depth, Entries& entries) {
        if (token_.is('['))
            return keyedEntry(depth, entries);
        std::optional<QJsonValue> read;
        if (token_.kind == LuaToken::Kind::Name && !isWord()) {
            const LuaToken name = token_;
            advance();
            if (token_.is('=')) {
                advance();
                read = value(depth);
                if (read)
                    entries.named.insert_or_assign(textFrom(name.text), *read);
                return read.has_value();
            }
            if (!name.isName(vectorName))
                return failed();
            read = vector(depth + 1);
        } else {
            read = value(depth);
        }
        if (read)
            entries.list.append(*read);
        return read.has_value();
    }

    /// ["key"] = value, [3] = value
    bool keyedEntry(int depth, Entries& entries) {
        advance();
        const LuaToken key = token_;
        if (key.kind != LuaToken::Kind::Text && key.kind != LuaToken::Kind::Number)
            return failed();
        for (const char sign : {']', '='}) {
            advance();
            if (!token_.is(sign))
                return failed();
        }
        advance();
        const auto read = value(depth);
        if (!read)
            return false;
        const auto number =
            key.kind == LuaToken::Kind::Number ? numberIn(key.text, false) : std::nullopt;
        if (const auto whole = number ? wholeNumber(*number, {}) : std::nullopt)
            entries.numbered.insert_or_assign(*whole, *read);
        else
            entries.named.insert_or_assign(textFrom(key.text), *read);
        return true;
    }

    /// Vector(1, 2, 3), Vector({1, 2, 3}), Vector.new(1, 2, 3)
    /// @pre the name is passed; @post so is what closes it, and a token is read ahead
    std::optional<QJsonValue> vector(int depth) {
        if (depth > deepest_)
            return fail(LuaFlaw::Kind::TooDeep);
        if (!take(4)) // the list, and three numbers where none is given
            return fail(LuaFlaw::Kind::TooMany);
        if (token_.is('.')) {
            advance();
            if (!token_.isName("new"))
                return fail();
            advance();
        }
        if (token_.is('{'))
            return value(depth);
        if (!token_.is('('))
            return fail();
        advance();
        QJsonArray given;
        while (!token_.is(')')) {
            const auto read = value(depth);
            if (!read)
                return std::nullopt;
            given.append(*read);
            if (token_.is(','))
                advance();
            else if (!token_.is(')'))
                return fail();
        }
        advance();
        if (given.size() == 1 && (given[0].isArray() || given[0].isObject()))
            return given[0];
        while (given.size() < 3)
            given.append(0);
        return given;
    }

    std::optional<QJsonValue> value(int depth) {
        if (token_.isName(vectorName)) {
            advance();
            return vector(depth + 1);
        }
        if (!token_.is('{') && !take(1)) // a table is counted where it is read
            return fail(LuaFlaw::Kind::TooMany);
        const bool negative = token_.is('-');
        if (negative)
            advance();
        std::optional<QJsonValue> read;
        if (token_.kind == LuaToken::Kind::Number)
            read = numberIn(token_.text, negative);
        else if (negative)
            return fail();
        else if (token_.kind == LuaToken::Kind::Text)
            read = QJsonValue(textFrom(token_.text));
        else if (token_.isName("true") || token_.isName("false"))
            read = QJsonValue(token_.isName("true"));
        else if (token_.isName("nil"))
            read = QJsonValue(QJsonValue::Null);
        else if (token_.is('{')) {
            advance();
            read = table(depth + 1);
            if (!read)
                return std::nullopt;
        }
        if (!read)
            return fail();
        advance();
        return read;
    }

    [[nodiscard]] bool isWord() const {
        return token_.isName("true") || token_.isName("false") || token_.isName("nil");
    }

    void advance() { token_ = scanner_.next(); }

    std::nullopt_t fail() {
        flaw_ = {token_.offset, token_.kind == LuaToken::Kind::End      ? LuaFlaw::Kind::CutOff
                                : token_.kind == LuaToken::Kind::Broken ? LuaFlaw::Kind::NoEnd
                                                                        : LuaFlaw::Kind::NoValue};
        return std::nullopt;
    }
    std::nullopt_t fail(LuaFlaw::Kind kind) {
        flaw_ = {token_.offset, kind};
        return std::nullopt;
    }
    bool take(qsizetype values) {
        room_ -= values;
        return room_ >= 0;
    }
    bool failed() {
        (void)fail();
        return false;
    }

    LuaScanner& scanner_;
    qsizetype& room_;
    int deepest_;
    LuaToken token_;
    LuaFlaw flaw_;
};

constexpr std::array keywords{"and",   "break", "do",       "else", "elseif", "end",
                              "false", "for",   "function", "goto", "if",     "in",
                              "local", "nil",   "not",      "or",   "repeat", "return",
                              "then",  "true",  "until",    "while"};

bool isPlainKey(const QByteArray& key) {
    const auto isLetter = [](char c) {
        return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_';
    };
    return !key.isEmpty() && isLetter(key.front()) &&
           std::all_of(key.begin(), key.end(),
                       [&](char c) { return isLetter(c) || ('0' <= c && c <= '9'); }) &&
           std::find(keywords.begin(), keywords.end(), key) == keywords.end();
}

/// In quotes. Control characters become \ddd, which no digit behind them can lengthen.
QByteArray quoted(const QString& text) {
    QByteArray written = "'";
    for (const char c : text.toUtf8())
        if (c == '\'' || c == '\\')
            written.append('\\').append(c);
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            written.append('\\').append(
                QByteArray::number(static_cast<int>(c)).rightJustified(3, '0'));
        else
            written.append(c);
    return written + '\'';
}

QByteArray numberText(const QJsonValue& value) {
    const double number = value.toDouble();
    const bool whole = number == std::floor(number) && std::abs(number) < 1e15;
    if (whole || value.toVariant().typeId() == QMetaType::LongLong)
        return QByteArray::number(value.toInteger());
    return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

QByteArray objectText(const QJsonObject& object) {
    QByteArrayList entries;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QByteArray key = it.key().toUtf8();
        entries.append((isPlainKey(key) ? key : '[' + quoted(it.key()) + ']') + " = " +
                       luaText(it.value()));
    }
    return '{' + entries.join(", ") + '}';
}

QByteArray listText(const QJsonArray& list) {
    QByteArrayList entries;
    for (const QJsonValue value : list)
        entries.append(luaText(value));
    return '{' + entries.join(", ") + '}';
}

} // namespace

tl::expected<QJsonValue, LuaFlaw> readLuaTable(LuaScanner& scanner, qsizetype& room, int deepest) {
    TableReader reader(scanner, room, deepest);
    if (const auto table = reader.table(1))
        return *table;
    return tl::unexpected(reader.flaw());
}

QByteArray luaText(const QJsonValue& value) {
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Double:
        return numberText(value);
    case QJsonValue::String:
        return digitsOf(value).value_or(quoted(value.toString()));
    case QJsonValue::Array:
        return listText(value.toArray());
    case QJsonValue::Object:
        return objectText(value.toObject());
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return "nil";
}

} // namespace stagewright
