#pragma once

#include <QString>
#include <QWidget>

#include <functional>

namespace stagewright {

/// Ask which rules file is opened, and where a copy of the rules is saved; empty: none.
struct RulesDialogs {
    /// @param folder in which it begins
    std::function<QString(QWidget* window, const QString& folder)> toOpen;
    /// @param suggested path
    std::function<QString(QWidget* window, const QString& suggested)> toSave;

    [[nodiscard]] static RulesDialogs onDesktop();
};

/// Beside the user's file in force, or among his documents where there is none.
[[nodiscard]] QString suggestedRulesCopy(const QString& file);

} // namespace stagewright
