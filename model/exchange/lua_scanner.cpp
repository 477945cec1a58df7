#include "model/exchange/lua_scanner.h"

#include "model/digit.h"

#include <algorithm>
#include <charconv>

namespace stagewright {

namespace {

bool isLetter(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_';
}

bool isBlank(char c) {
    return c == ' ' || ('\t' <= c && c <= '\r');
}

bool isInName(char c) {
    return isLetter(c) || isDigit(c);
}

void appendUtf8(std::string& content, char32_t code) {
    const bool isCharacter = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    const char32_t one[] = {isCharacter ? code : char32_t{0xFFFD}};
    content += QString::fromUcs4(one, 1).toStdString();
}

/// Of the line end with which the text begins, if it does: one sign, or two that differ.
std::size_t lengthOfLineEnd(std::string_view text) {
    const auto ends = [&](std::size_t at) {
        return at < text.size() && (text[at] == '\n' || text[at] == '\r');
    };
    if (!ends(0))
        return 0;
    return ends(1) && text[1] != text[0] ? 2 : 1;
}

} // namespace

LuaToken LuaScanner::next() {
    LuaToken token;
    const bool whole = skipBlanksAndComments();
    token.offset = static_cast<qsizetype>(at_);
    if (!whole) {
        token.kind = LuaToken::Kind::Broken;
        at_ = text_.size();
        return token;
    }
    const char c = peek();
    if (at_ == text_.size())
        return token;
    if (isLetter(c)) {
        token.kind = LuaToken::Kind::Name;
        token.text = takeWhile(isInName);
    } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
        token.kind = LuaToken::Kind::Number;
        token.text = takeNumber();
    } else if (c == '"' || c == '\'') {
        token.kind = takeQuoted(token.text) ? LuaToken::Kind::Text : LuaToken::Kind::Broken;
    } else if (c == '[' && (peek(1) == '[' || peek(1) == '=')) {
        token.kind = takeLong(token.text) ? LuaToken::Kind::Text : LuaToken::Kind::Broken;
    } else {
        token.kind = LuaToken::Kind::Symbol;
        token.text = text_[at_++];
    }
    if (token.kind == LuaToken::Kind::Broken)
        at_ = text_.size();
    return token;
}

std::string_view LuaScanner::takeWhile(bool (*belongs)(char)) {
    const std::size_t begin = at_;
    while (at_ < text_.size() && belongs(text_[at_]))
        ++at_;
    return text_.substr(begin, at_ - begin);
}

/// @return false where a comment has no end: the scanner stands at its beginning
bool LuaScanner::skipBlanksAndComments() {
    while (true) {
        (void)takeWhile(isBlank);
        if (peek() != '-' || peek(1) != '-')
            return true;
        const std::size_t begin = at_;
        at_ += 2;
        std::string comment;
        if (peek() == '[' && takeLong(comment))
            continue;
        if (at_ == text_.size() && at_ > begin + 2) {
            at_ = begin;
            return false;
        }
        (void)takeWhile([](char c) { return c != '\n'; });
    }
}

/// A text in long brackets, [==[ ... ]==]. Without an end the scanner stands at the text's; what is
/// no such bracket after all leaves it where it was.
bool LuaScanner::takeLong(std::string& content) {
    std::size_t level = 1;
    while (peek(level) == '=')
        ++level;
    if (peek(level) != '[')
        return false;
    const std::string close = ']' + std::string(level - 1, '=') + ']';
    std::size_t begin = at_ + level + 1;
    const std::size_t end = text_.find(close, begin);
    if (end == std::string_view::npos) {
        at_ = text_.size();
        return false;
    }
    begin += lengthOfLineEnd(text_.substr(begin)); // the first does not count
    content.clear();
    while (begin < end) {
        // All line ends are one to Lua.
        const std::size_t line = lengthOfLineEnd(text_.substr(begin, end - begin));
        content += line > 0 ? '\n' : text_[begin];
        begin += std::max<std::size_t>(line, 1);
    }
    at_ = end + close.size();
    return true;
}

bool LuaScanner::takeQuoted(std::string& content) {
    const char quote = text_[at_++];
    while (at_ < text_.size() && text_[at_] != '\n') {
        const char c = text_[at_++];
        if (c == quote)
            return true;
        if (c == '\\')
            takeEscape(content);
        else
            content += c;
    }
    return false;
}

/// What stands behind a backslash.
void LuaScanner::takeEscape(std::string& content) {
    static constexpr std::string_view kinds = "abfnrtv";
    static constexpr std::string_view meant = "\a\b\f\n\r\t\v";
    const char kind = peek();
    const auto number = [this](std::size_t most, int base) {
        const std::string_view digits = text_.substr(at_, most);
        unsigned code = 0;
        const char* end =
            std::from_chars(digits.data(), digits.data() + digits.size(), code, base).ptr;
        at_ += static_cast<std::size_t>(end - digits.data());
        return code;
    };
    if (isDigit(kind)) {
        content += static_cast<char>(number(3, 10));
        return;
    }
    if (at_ < text_.size())
        ++at_;
    if (const auto which = kinds.find(kind); which != std::string_view::npos) {
        content += meant[which];
    } else if (kind == 'x') {
        content += static_cast<char>(number(2, 16));
    } else if (kind == 'u' && peek() == '{') {
        ++at_;
        appendUtf8(content, number(8, 16));
        if (peek() == '}')
            ++at_;
    } else if (kind == 'z') {
        (void)takeWhile(isBlank);
    } else {
        content += kind;
    }
}

std::string LuaScanner::takeNumber() {
    std::string number;
    while (isInName(peek()) || peek() == '.' ||
           ((peek() == '+' || peek() == '-') && !number.empty() &&
            (number.back() == 'e' || number.back() == 'E') && !number.starts_with("0x")))
        number += text_[at_++];
    return number;
}

} // namespace stagewright
