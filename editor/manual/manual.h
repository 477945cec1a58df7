#pragma once

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
    QString markdown;                    ///< links lead to ids of sections: "[print](#print)"
    std::vector<ManualSection> sections; ///< in their order in the text
};

/// The text as resources/manual has it: each heading has its id behind it, "## Tokens {#tokens}".
[[nodiscard]] Manual parseManual(const QString& language, const QString& text);

/// @param language one of languages(); for any other it is the English manual
[[nodiscard]] Manual readManual(const QString& language);

/// For a terminal: links are only their words.
[[nodiscard]] QString manualText(const Manual& manual);

/// The id of the section that says what a finding means, and how to mend it.
[[nodiscard]] QString sectionOfRule(const QString& rule);

} // namespace stagewright
