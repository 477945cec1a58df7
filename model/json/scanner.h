#pragma once

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>

namespace stagewright {

/// Walks a JSON text once, without building anything, to find what makes it unfit to be read.
class JsonScanner {
public:
    enum class Flaw { Syntax, Encoding, Depth, DoubledField, Number, TrailingText };

    struct Finding {
        Flaw flaw;
        qsizetype offset; ///< of the byte at fault
    };

    explicit JsonScanner(QByteArrayView text) : text_(text.data(), size(text)) {}

    /// The first flaw, if there is one.
    [[nodiscard]] std::optional<Finding> findFlaw();

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
    [[nodiscard]] bool atEnd() const { return at_ >= text_.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : text_[at_]; }
    bool accept(char c);

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Finding> flaw_;
    std::optional<std::string_view> wanted_; ///< path looked for
    std::string path_;                       ///< path of the value at hand, kept while looking
    std::optional<qsizetype> located_;
};

} // namespace stagewright
