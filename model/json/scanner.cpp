#include "model/json/scanner.h"

#include "model/digit.h"

#include <QVarLengthArray>

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

/// A character that stands for itself within a string: most do, and whole runs of them.
bool isPlain(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return 0x20 <= byte && byte < 0x80 && c != '"' && c != '\\';
}

/// Length of the UTF-8 sequence that the byte leads; 0 for a byte that leads none.
std::size_t sequenceLength(unsigned char lead) {
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    if (lead >= 0xF0 && lead <= 0xF4)
        return 4;
    return 0;
}

void appendUtf8(std::string& text, unsigned code) {
    const auto trail = [&](unsigned shift) {
        text.push_back(static_cast<char>(0x80U | ((code >> shift) & 0x3FU)));
    };
    if (code < 0x80) {
        text.push_back(static_cast<char>(code));
    } else if (code < 0x800) {
        text.push_back(static_cast<char>(0xC0U | (code >> 6U)));
        trail(0);
    } else if (code < 0x10000) {
        text.push_back(static_cast<char>(0xE0U | (code >> 12U)));
        trail(6);
        trail(0);
    } else {
        text.push_back(static_cast<char>(0xF0U | (code >> 18U)));
        trail(12);
        trail(6);
        trail(0);
    }
}

/// The names in an object. Mostly they are few, and a look along them is quicker than a set; of
/// many hundred thousand it is not.
class FieldNames {
public:
    [[nodiscard]] bool contains(const std::string& name) const {
        return many_.contains(name) || std::find(few_.begin(), few_.end(), name) != few_.end();
    }
    void add(std::string name) {
        if (few_.size() < fewest)
            few_.push_back(std::move(name));
        else
            many_.insert(std::move(name));
    }

private:
    static constexpr qsizetype fewest = 16;

    QVarLengthArray<std::string, fewest> few_;
    std::set<std::string> many_;
};

/// Whether there are characters beyond U+FFFF in it.
bool isWide(const std::string& name) {
    return std::any_of(name.begin(), name.end(),
                       [](char c) { return static_cast<unsigned char>(c) >= 0xF0; });
}

/// A field's name as a part of a path; one that would read as several parts, or as none, becomes a
/// part that no path has.
std::string_view asPathPart(const std::string& name) {
    const bool plain = !name.empty() && name.find_first_of(".[") == std::string::npos;
    return plain ? std::string_view(name) : std::string_view("\0", 1);
}

} // namespace

std::optional<JsonScanner::Finding> JsonScanner::findFlaw() {
    skipBlanks();
    if (value(0)) {
        skipBlanks();
        if (!atEnd())
            fail(Flaw::TrailingText);
    }
    return flaw_;
}

std::optional<qsizetype> JsonScanner::locate(std::string_view path) {
    wanted_ = path;
    skipBlanks();
    value(0);
    return located_;
}

bool JsonScanner::fail(Flaw flaw) {
    if (!flaw_ && flaw == Flaw::Syntax && atEnd())
        flaw = Flaw::CutOff;
    if (!flaw_)
        flaw_ = Finding{flaw, static_cast<qsizetype>(at_)};
    return false;
}

/// @param begin of the escape
bool JsonScanner::halfPair(std::size_t begin) {
    at_ = begin;
    return fail(Flaw::HalfPair);
}

bool JsonScanner::accept(char c) {
    if (peek() != c || atEnd())
        return false;
    ++at_;
    return true;
}

void JsonScanner::skipBlanks() {
    while (!atEnd() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t'))
        ++at_;
}

bool JsonScanner::value(int depth) {
    if (wanted_ && path_ == *wanted_) {
        located_ = static_cast<qsizetype>(at_);
        return false; // walks no further
    }
    if (++values_ > most_)
        return fail(Flaw::TooMany);
    switch (peek()) {
    case '{':
        return object(depth + 1);
    case '[':
        return array(depth + 1);
    case '"':
        return string(nullptr);
    case 't':
        return word("true");
    case 'f':
        return word("false");
    case 'n':
        return word("null");
    default:
        return number();
    }
}

bool JsonScanner::object(int depth) {
    if (depth > deepest_)
        return fail(Flaw::Depth);
    accept('{');
    FieldNames names;
    const std::size_t outer = path_.size();
    for (bool first = true;; first = false) {
        skipBlanks();
        if (accept('}'))
            break;
        if (!first) {
            if (!accept(','))
                return fail(Flaw::Syntax);
            skipBlanks();
        }
        const std::size_t begin = at_;
        std::string name;
        if (peek() != '"')
            return fail(Flaw::Syntax);
        if (!string(&name))
            return false;
        if (names.contains(name)) {
            at_ = begin;
            return fail(Flaw::DoubledField);
        }
        skipBlanks();
        if (!accept(':'))
            return fail(Flaw::Syntax);
        skipBlanks();
        if (wanted_)
            path_.append(outer == 0 ? "" : ".").append(asPathPart(name));
        if (!value(depth))
            return false;
        path_.resize(outer);
        hasWideNames_ = hasWideNames_ || isWide(name);
        names.add(std::move(name));
    }
    return true;
}

bool JsonScanner::array(int depth) {
    if (depth > deepest_)
        return fail(Flaw::Depth);
    accept('[');
    const std::size_t outer = path_.size();
    for (std::size_t item = 0;; ++item) {
        skipBlanks();
        if (accept(']'))
            break;
        if (item > 0) {
            if (!accept(','))
                return fail(Flaw::Syntax);
            skipBlanks();
        }
        if (wanted_)
            path_.append("[").append(std::to_string(item)).append("]");
        if (!value(depth))
            return false;
        path_.resize(outer);
    }
    return true;
}

bool JsonScanner::string(std::string* content) {
    accept('"');
    while (!atEnd()) {
        const char c = text_[at_];
        if (c == '"') {
            ++at_;
            return true;
        }
        if (c == '\\') {
            if (!escape(content))
                return false;
            continue;
        }
        const std::size_t begin = at_;
        while (at_ < text_.size() && isPlain(text_[at_]))
            ++at_;
        if (at_ == begin && !multibyte())
            return false;
        if (content)
            content->append(text_.substr(begin, at_ - begin));
    }
    return fail(Flaw::Syntax);
}

/// An escape; in `content` names that differ only in how they are escaped become equal.
bool JsonScanner::escape(std::string* content) {
    const std::size_t begin = at_++;
    const char kind = peek();
    if (kind != 'u') {
        static constexpr std::string_view kinds = "\"\\/bfnrt";
        static constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        const std::size_t which = kinds.find(kind);
        if (atEnd() || which == std::string_view::npos)
            return fail(Flaw::Syntax);
        ++at_;
        if (content)
            content->push_back(meant[which]);
        return true;
    }
    std::optional<unsigned> code = codeUnit();
    if (!code)
        return false;
    if (0xDC00 <= *code && *code <= 0xDFFF)
        return halfPair(begin);
    if (0xD800 <= *code && *code <= 0xDBFF) {
        if (text_.substr(at_, 2) != "\\u")
            return halfPair(begin);
        ++at_;
        const std::optional<unsigned> low = codeUnit();
        if (!low || *low < 0xDC00 || *low > 0xDFFF)
            return halfPair(begin);
        code = 0x10000 + ((*code - 0xD800) << 10U) + (*low - 0xDC00);
    }
    if (content)
        appendUtf8(*content, *code);
    return true;
}

/// The number in "u0041", the backslash being passed already.
std::optional<unsigned> JsonScanner::codeUnit() {
    unsigned code = 0;
    const std::string_view digits = accept('u') ? text_.substr(at_, 4) : std::string_view();
    const auto [end, problem] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() < 4 || problem != std::errc() || end != digits.data() + 4) {
        fail(Flaw::Syntax);
        return std::nullopt;
    }
    at_ += 4;
    return code;
}

bool JsonScanner::multibyte() {
    const auto byteAt = [this](std::size_t i) { return static_cast<unsigned char>(text_[i]); };
    const unsigned char lead = byteAt(at_);
    if (lead < 0x20)
        return fail(Flaw::Syntax); // a control character
    const std::size_t length = sequenceLength(lead);
    if (length == 0 || at_ + length > text_.size())
        return fail(Flaw::Encoding);
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(at_ + i) & 0xC0U) != 0x80)
            return fail(Flaw::Encoding);
    // Overlong forms, surrogates and code points beyond the last.
    const unsigned char second = byteAt(at_ + 1);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
        (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F))
        return fail(Flaw::Encoding);
    at_ += length;
    return true;
}

bool JsonScanner::number() {
    const std::size_t begin = at_;
    accept('-');
    if (!isDigit(peek()))
        return fail(Flaw::Syntax);
    if (!accept('0'))
        while (isDigit(peek()))
            ++at_;
    if (accept('.')) {
        if (!isDigit(peek()))
            return fail(Flaw::Syntax);
        while (isDigit(peek()))
            ++at_;
    }
    if (accept('e') || accept('E')) {
        if (!accept('+'))
            accept('-');
        if (!isDigit(peek()))
            return fail(Flaw::Syntax);
        while (isDigit(peek()))
            ++at_;
    }
    const std::string_view digits = text_.substr(begin, at_ - begin);
    constexpr std::size_t fewest = 19; // that 64 bits may not hold
    if (digits.size() < fewest && digits.find_first_of("eE") == std::string_view::npos)
        return true;
    double held = 0;
    const std::errc problem = std::from_chars(text_.data() + begin, text_.data() + at_, held).ec;
    if (problem == std::errc::result_out_of_range) {
        at_ = begin;
        return fail(Flaw::Number);
    }
    qint64 whole = 0;
    if (digits.find_first_of(".eE") == std::string_view::npos &&
        std::from_chars(text_.data() + begin, text_.data() + at_, whole).ec ==
            std::errc::result_out_of_range)
        longNumbers_.push_back({static_cast<qsizetype>(begin), static_cast<qsizetype>(at_)});
    return true;
}

bool JsonScanner::word(std::string_view expected) {
    if (text_.substr(at_, expected.size()) != expected)
        return fail(Flaw::Syntax);
    at_ += expected.size();
    return true;
}

} // namespace stagewright
