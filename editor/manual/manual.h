#pragma once

#include <QRegularExpression>
#include <QString>

#include <vector>

namespace stagewright {

/// A heading of the manual.
struct ManualSection {
    int level = 1; ///< 1: the title of the whole, 2: a chapter, 3: a part of one
    QString id;    ///< the same in every language: "finding-no-route"
    QString title;
};

/// The user manual in one language.
struct Manual {
    QString language;
    /// Links lead to ids of sections, "[print](#print)"; pictures stand by names that
    /// manual_pictures.h knows, "![A jump](tile/204b)".
    QString markdown;
    std::vector<ManualSection> sections; ///< in their order in the text
};

/// The text as resources/manual has it: each heading has its id behind it, "## Tokens {#tokens}".
[[nodiscard]] Manual parseManual(const QString& language, const QString& text);

/// @param language one of languages(); for any other it is the English manual
[[nodiscard]] Manual readManual(const QString& language);

/// A picture in the text: what it shows, and its name.
[[nodiscard]] const QRegularExpression& manualPicture();

/// For a terminal: links are only their words, and there are no pictures.
[[nodiscard]] QString manualText(const Manual& manual);

/// The id of the section that says what a finding means, and how to mend it.
[[nodiscard]] QString sectionOfRule(const QString& rule);

} // namespace stagewright
