#pragma once

#include "model/json/long_number.h"

#include <QByteArray>

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stagewright {

/// Deepest nesting of arrays and objects that is read.
inline constexpr int deepestJson = 64;

/// Most values of a text that is read, and of all texts of a rally together: lists, objects and
/// what is in them. Once read, a value of two bytes takes a hundred. A stage of 50,000 tiles has
/// 250,000 without tokens, a rally of 200 stages of 1,000 tiles a million.
inline constexpr qsizetype mostJsonValues = 1'000'000;
inline constexpr qsizetype mostRallyValues = 2'500'000;

/// Walks a JSON text once, without building anything, to find what makes it unfit to be read.
class JsonScanner {
public:
    enum class Flaw {
        Syntax,
        CutOff, ///< something is open where the text ends
        Encoding,
        HalfPair, ///< \ud83d without the other half of its character
        Depth,
        TooMany, ///< values
        DoubledField,
        Number,
        TrailingText
    };

    struct Finding {
        Flaw flaw;
        qsizetype offset; ///< of the byte at fault
    };

    /// @param deepest nesting that is no flaw
    /// @param most values that are none
    explicit JsonScanner(QByteArrayView text, int deepest = deepestJson,
                         qsizetype most = std::numeric_limits<qsizetype>::max())
        : text_(text.data(), size(text))
        , deepest_(deepest)
        , most_(most) {}

    /// The first flaw, if there is one.
    [[nodiscard]] std::optional<Finding> findFlaw();

    // What findFlaw met that Qt does not keep as it is.
    [[nodiscard]] const std::vector<DigitSpan>& longNumbers() const { return longNumbers_; }
    /// How many values it met, one too many among them.
    [[nodiscard]] qsizetype values() const { return values_; }
    /// Whether a field's name has characters that UTF-16 writes in two units.
    [[nodiscard]] bool hasWideNames() const { return hasWideNames_; }

    /// Where the value at `path` begins ("tiles[3].rotation"; empty: the whole text).
    [[nodiscard]] std::optional<qsizetype> locate(std::string_view path);

private:
    static std::size_t size(QByteArrayView text) { return static_cast<std::size_t>(text.size()); }

    bool value(int depth);
    bool object(int depth);
    bool array(int depth);
    bool string(std::string* content);
    bool escape(std::string* content);
    std::optional<unsigned> codeUnit();
    bool multibyte();
    bool number();
    bool word(std::string_view expected);
    void skipBlanks();
    bool fail(Flaw flaw);
    bool halfPair(std::size_t begin);
    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[at_]; }
    bool accept(char c);

    std::string_view text_;
    int deepest_;
    qsizetype most_;
    qsizetype values_ = 0;
    std::size_t at_ = 0;
    std::optional<Finding> flaw_;
    std::vector<DigitSpan> longNumbers_;
    bool hasWideNames_ = false;
    std::optional<std::string_view> wanted_; ///< path looked for
    std::string path_;                       ///< path of the value at hand, kept while looking
    std::optional<qsizetype> located_;
};

} // namespace stagewright
