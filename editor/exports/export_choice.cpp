#include "editor/exports/export_choice.h"

#include <array>

namespace stagewright {

namespace {

struct OptionKey {
    QLatin1StringView key;
    bool MapOptions::*option;
};

constexpr std::array optionKeys{
    OptionKey{QLatin1StringView("export/title"), &MapOptions::title},
    OptionKey{QLatin1StringView("export/tileList"), &MapOptions::tileList},
    OptionKey{QLatin1StringView("export/numbers"), &MapOptions::numbers},
    OptionKey{QLatin1StringView("export/pacenotes"), &MapOptions::pacenotes},
    OptionKey{QLatin1StringView("export/route"), &MapOptions::route},
    OptionKey{QLatin1StringView("export/legend"), &MapOptions::legend},
};
constexpr QLatin1StringView transparentKey("export/transparent");
constexpr QLatin1StringView longerSideKey("export/longerSide");

} // namespace

ExportChoice readExportChoice(const QSettings& settings) {
    ExportChoice choice;
    for (const OptionKey& each : optionKeys)
        choice.map.*each.option = settings.value(each.key, choice.map.*each.option).toBool();
    choice.map.transparent = settings.value(transparentKey, false).toBool();
    const int side = settings.value(longerSideKey).toInt();
    if (side >= leastLongerSide && side <= mostLongerSide)
        choice.longerSide = side;
    return choice;
}

void rememberExportChoice(const ExportChoice& choice, QSettings& settings) {
    if (!choice.target.isPicture())
        return;
    for (const OptionKey& each : optionKeys)
        settings.setValue(each.key, choice.map.*each.option);
    if (choice.target.canBeTransparent())
        settings.setValue(transparentKey, choice.map.transparent);
    if (choice.target.isPixels())
        settings.setValue(longerSideKey, choice.longerSide);
}

} // namespace stagewright
