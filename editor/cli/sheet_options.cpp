#include "editor/cli/sheet_options.h"

#include "editor/cli/console.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace stagewright {

namespace {

struct SheetOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(SheetOptions)
};

struct PartName {
    QLatin1StringView name;
    SheetPart part;
};

constexpr std::array partNames{
    PartName{QLatin1StringView("map"), SheetPart::Map},
    PartName{QLatin1StringView("list"), SheetPart::List},
    PartName{QLatin1StringView("laying"), SheetPart::Laying},
    PartName{QLatin1StringView("notes"), SheetPart::Notes},
};

std::optional<SheetPart> partNamed(const QString& name) {
    for (const PartName& each : partNames)
        if (name.trimmed() == each.name)
            return each.part;
    return std::nullopt;
}

std::optional<std::set<SheetPart>> partsOf(const QString& names) {
    std::set<SheetPart> parts;
    for (const QString& name : names.split(u',')) {
        const auto part = partNamed(name);
        if (!part) {
            printMessage(SheetOptionTexts::tr("there are no pages \"%1\"; --pages takes map, list, "
                                              "laying, notes, with commas between")
                             .arg(name));
            return std::nullopt;
        }
        parts.insert(*part);
    }
    return parts;
}

std::optional<QPageSize::PageSizeId> paperNamed(const QString& name) {
    if (name.compare(QLatin1StringView("a4"), Qt::CaseInsensitive) == 0)
        return QPageSize::A4;
    if (name.compare(QLatin1StringView("letter"), Qt::CaseInsensitive) == 0)
        return QPageSize::Letter;
    printMessage(SheetOptionTexts::tr("--paper takes a4 or letter"));
    return std::nullopt;
}

std::optional<double> marginOf(const QString& text) {
    bool isNumber = false;
    const double margin = text.toDouble(&isNumber);
    if (isNumber && margin >= 0 && margin <= largestSheetMargin)
        return margin;
    printMessage(
        SheetOptionTexts::tr("--margin takes millimetres, from 0 to %1").arg(largestSheetMargin));
    return std::nullopt;
}

} // namespace

SheetOptions::SheetOptions(QCommandLineParser& parser)
    : pages_(QStringLiteral("pages"),
             SheetOptionTexts::tr("What to print of each stage: map, list, laying, notes, with "
                                  "commas between. Left out: map,list."),
             SheetOptionTexts::tr("PAGES"), QStringLiteral("map,list"))
    , paper_(QStringLiteral("paper"),
             SheetOptionTexts::tr("The paper: a4 or letter. Left out: that of your country."),
             SheetOptionTexts::tr("PAPER"))
    , margin_(QStringLiteral("margin"),
              SheetOptionTexts::tr("Millimetres left free on all sides. Left out: 10."),
              QStringLiteral("MM"), QStringLiteral("10"))
    , mono_(QStringLiteral("mono"), SheetOptionTexts::tr("In black and white."))
    , stage_(QStringLiteral("stage"),
             SheetOptionTexts::tr("Of a rally: the number of the one stage to print, from 1. Left "
                                  "out: all."),
             QStringLiteral("N")) {
    parser.addOptions({pages_, paper_, margin_, mono_, stage_});
}

std::optional<SheetPlan> SheetOptions::read(const QCommandLineParser& parser) const {
    const auto parts = partsOf(parser.value(pages_));
    const auto paper = parser.isSet(paper_) ? paperNamed(parser.value(paper_))
                                            : std::optional(usualPaper(QLocale::system()));
    const auto margin = marginOf(parser.value(margin_));
    if (!parts || !paper || !margin)
        return std::nullopt;
    return SheetPlan{*parts, {*paper, *margin}, parser.isSet(mono_) ? monoStyle() : colourStyle()};
}

std::optional<int> SheetOptions::stage(const QCommandLineParser& parser) const {
    if (!parser.isSet(stage_))
        return 0;
    bool isNumber = false;
    const int number = parser.value(stage_).toInt(&isNumber);
    if (isNumber && number >= 1)
        return number;
    printMessage(SheetOptionTexts::tr("--stage takes a whole number from 1 up"));
    return std::nullopt;
}

} // namespace stagewright
