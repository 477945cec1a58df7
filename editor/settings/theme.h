#pragma once

#include <QPalette>
#include <QString>

namespace stagewright {

enum class Theme : unsigned char { AsSystem, Light, Dark };

/// The light or dark look of the whole application. When this goes, the system's look comes back.
/// Where that is Fusion, its edges are those of EdgedStyle in each.
class ThemeSwitch {
public:
    ThemeSwitch();
    ~ThemeSwitch();
    ThemeSwitch(const ThemeSwitch&) = delete;
    ThemeSwitch& operator=(const ThemeSwitch&) = delete;

    void use(Theme theme);

private:
    QString systemStyle_;
    QPalette systemToolTips_;
    Theme theme_ = Theme::AsSystem;
};

} // namespace stagewright
