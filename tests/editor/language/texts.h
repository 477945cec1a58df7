#pragma once

#include <QStringList>

#include <string>
#include <vector>

namespace stagewright {

/// A text of the program as a file of translations has it.
struct Message {
    QString context;
    QString source;
    bool plural = false;
    bool finished = true;
    QStringList said; ///< one text, or one for each plural form
};

[[nodiscard]] std::string where(const Message& message);

/// Without the ampersands that mark keys.
[[nodiscard]] QString plain(QString text);

/// All texts of translations/stagewright_LANGUAGE.ts; empty if there is no such file.
[[nodiscard]] std::vector<Message> readLanguage(const QString& language);

} // namespace stagewright
