#pragma once

#include <QPalette>
#include <QString>

namespace stagewright {

enum class Theme : unsigned char { AsSystem, Light, Dark };

/// Has Fusion, where the system's style is that, be EdgedStyle. To be called once there is an
/// application and before there are widgets.
void useEdgedStyle();

/// The light or dark look of the whole application. When this goes, the system's look comes back.
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
