#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <string_view>

namespace stagewright {

struct LuaToken {
    enum class Kind : unsigned char {
        Name,   ///< keywords too
        Number, ///< as written
        Text,   ///< a string, its escapes resolved
        Symbol, ///< one character
        End,
        Broken ///< a string or comment without an end; nothing comes after it
    };

    Kind kind = Kind::End;
    std::string text;
    qsizetype offset = 0; ///< of its first byte

    [[nodiscard]] bool is(char symbol) const {
        return kind == Kind::Symbol && text.front() == symbol;
    }
    [[nodiscard]] bool isName(std::string_view name) const {
        return kind == Kind::Name && text == name;
    }
};

/// Takes a Lua text apart into tokens; comments are passed over. Nothing is ever carried out.
class LuaScanner {
public:
    explicit LuaScanner(QByteArrayView text)
        : text_(text.data(), static_cast<std::size_t>(text.size())) {}

    [[nodiscard]] LuaToken next();

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }
    [[nodiscard]] std::string_view takeWhile(bool (*belongs)(char));
    [[nodiscard]] bool skipBlanksAndComments();
    [[nodiscard]] bool takeLong(std::string& content);
    [[nodiscard]] bool takeQuoted(std::string& content);
    void takeEscape(std::string& content);
    [[nodiscard]] std::string takeNumber();

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace stagewright
