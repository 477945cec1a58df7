#pragma once

#include <QString>

#include <cstddef>

namespace stagewright {

/// Rich text whose marks are the program's own. Plain text is escaped as it comes in, so nothing
/// that a user or a file says can be a mark: marks are literals of the source.
class Markup {
public:
    Markup() = default;
    Markup(const QString& plain) // implicit, as this is what texts are meant as
        : html_(plain.toHtmlEscaped()) {}

    /// @param html with places %1, %2 and so on for the parts
    template <std::size_t length, typename... Parts>
    [[nodiscard]] static Markup of(const char (&html)[length], const Parts&... parts) {
        return filled(QString::fromUtf8(html), parts...);
    }

    /// A sentence of plain text with places %1, %2 and so on for parts that may be marked.
    template <typename... Parts>
    [[nodiscard]] static Markup sentence(const QString& plain, const Parts&... parts) {
        return filled(plain.toHtmlEscaped(), parts...);
    }

    [[nodiscard]] const QString& html() const { return html_; }
    [[nodiscard]] bool isEmpty() const { return html_.isEmpty(); }

    Markup& operator+=(const Markup& more) {
        html_ += more.html_;
        return *this;
    }
    [[nodiscard]] friend Markup operator+(Markup text, const Markup& more) { return text += more; }
    friend bool operator==(const Markup&, const Markup&) = default;

private:
    template <typename... Parts>
    [[nodiscard]] static Markup filled(const QString& html, const Parts&... parts) {
        Markup text;
        if constexpr (sizeof...(parts) == 0)
            text.html_ = html;
        else // all at once: a part may hold what looks like a place
            text.html_ = html.arg(Markup(parts).html_...);
        return text;
    }

    QString html_;
};

} // namespace stagewright
