#include "editor/exports/export_target.h"

#include "editor/exports/carry_fields.h"

#include <QCoreApplication>

#include <array>

namespace stagewright {

namespace {

struct ExportTexts {
    Q_DECLARE_TR_FUNCTIONS(ExportTarget)
};

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

std::vector<ExportTarget> exportTargets() {
    using Kind = ExportTarget::Group;
    const auto file = [](Kind group, Format format, const QString& name) {
        return ExportTarget{group, name, QString(suffix(format)), format};
    };
    const auto map = [](const QString& name, const char* suffix) {
        return ExportTarget{Kind::Maps, name, QString::fromLatin1(suffix), std::nullopt};
    };
    return {
        file(Kind::Programs, Format::WebEditor, ExportTexts::tr("Rekee, the web editor")),
        file(Kind::Programs, Format::WindowsEditor,
             ExportTexts::tr("Rallyman Track Editor for Windows")),
        file(Kind::Programs, Format::TabletopSimulator, ExportTexts::tr("Tabletop Simulator")),
        file(Kind::TileLists, Format::TileText, ExportTexts::tr("Plain text")),
        file(Kind::TileLists, Format::Csv, ExportTexts::tr("Table for spreadsheets")),
        file(Kind::TileLists, Format::Markdown, ExportTexts::tr("Markdown")),
        file(Kind::TileLists, Format::Forum, ExportTexts::tr("Text for a forum")),
        map(ExportTexts::tr("Drawing"), "svg"),
        map(ExportTexts::tr("Picture"), "png"),
        map(ExportTexts::tr("Page at true size"), "pdf"),
    };
}

QString nameOf(ExportTarget::Group group) {
    switch (group) {
    case ExportTarget::Group::Programs:
        return ExportTexts::tr("Other programs");
    case ExportTarget::Group::TileLists:
        return ExportTexts::tr("List of the tiles");
    case ExportTarget::Group::Maps:
        break;
    }
    return ExportTexts::tr("Map");
}

ExportChoice readExportChoice(const QSettings& settings) {
    ExportChoice choice;
    for (const OptionKey& each : optionKeys)
        choice.map.*each.option = settings.value(each.key, choice.map.*each.option).toBool();
    choice.map.transparent = settings.value(transparentKey, false).toBool();
    choice.carried = readCarried(settings);
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
    rememberCarried(choice.carried, settings);
    if (choice.target.canBeTransparent())
        settings.setValue(transparentKey, choice.map.transparent);
    if (choice.target.isPixels())
        settings.setValue(longerSideKey, choice.longerSide);
}

} // namespace stagewright
