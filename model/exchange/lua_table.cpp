#include "model/exchange/lua_table.h"

#include "model/json/text.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace stagewright {

namespace {

using Kind = LuaToken::Kind;

std::optional<QJsonValue> numberIn(std::string_view text, bool negative) {
    const char* const end = text.data() + text.size();
    qint64 whole = 0;
    const bool hex = text.starts_with("0x") || text.starts_with("0X");
    const auto digits = std::from_chars(text.data() + (hex ? 2 : 0), end, whole, hex ? 16 : 10);
    if (digits.ec == std::errc() && digits.ptr == end)
        return QJsonValue(negative ? -whole : whole);
    double real = 0;
    const auto reading = std::from_chars(text.data(), end, real);
    if (hex || reading.ec != std::errc() || reading.ptr != end || !std::isfinite(real))
        return std::nullopt;
    return QJsonValue(negative ? -real : real);
}

/// Reads one constructor after another; a token is read ahead to tell `key = value` from `value`.
class TableReader {
public:
    explicit TableReader(LuaScanner& scanner) : scanner_(scanner) { advance(); }

    /// @pre the opening brace is passed; @post the closing one is, with nothing read ahead
    std::optional<QJsonValue> table(int depth) {
        if (depth > deepestJson)
            return fail(true);
        QJsonArray list;
        QJsonObject object;
        while (!token_.is('}')) {
            if (!entry(depth, list, object))
                return std::nullopt;
            if (token_.is(',') || token_.is(';'))
                advance();
            else if (!token_.is('}'))
                return fail();
        }
        if (object.isEmpty())
            return list;
        for (qsizetype i = 0; i < list.size(); ++i)
            object.insert(QString::number(i + 1), list[i]);
        return object;
    }

    [[nodiscard]] LuaFlaw flaw() const { return flaw_; }

private:
    bool entry(int depth, QJsonArray& list, QJsonObject& object) {
        QString key;
        bool keyed = false;
        if (token_.is('[')) {
            advance();
            if (token_.kind != Kind::Text && token_.kind != Kind::Number)
                return failed();
            key = QString::fromStdString(token_.text);
            advance();
            if (!token_.is(']'))
                return failed();
            advance();
            if (!token_.is('='))
                return failed();
            keyed = true;
        } else if (token_.kind == Kind::Name && !isWord()) {
            key = QString::fromStdString(token_.text);
            advance();
            if (!token_.is('='))
                return failed();
            keyed = true;
        }
        if (keyed)
            advance();
        const auto read = value(depth);
        if (read && keyed)
            object.insert(key, *read);
        else if (read)
            list.append(*read);
        return read.has_value();
    }

    std::optional<QJsonValue> value(int depth) {
        const bool negative = token_.is('-');
        if (negative)
            advance();
        std::optional<QJsonValue> read;
        if (token_.kind == Kind::Number)
            read = numberIn(token_.text, negative);
        else if (negative)
            return fail();
        else if (token_.kind == Kind::Text)
            read = QJsonValue(QString::fromStdString(token_.text));
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

    std::nullopt_t fail(bool tooDeep = false) {
        flaw_ = {token_.offset, tooDeep};
        return std::nullopt;
    }
    bool failed() {
        (void)fail();
        return false;
    }

    LuaScanner& scanner_;
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
    for (const QJsonValue& value : list)
        entries.append(luaText(value));
    return '{' + entries.join(", ") + '}';
}

} // namespace

tl::expected<QJsonValue, LuaFlaw> readLuaTable(LuaScanner& scanner) {
    TableReader reader(scanner);
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
        return quoted(value.toString());
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
