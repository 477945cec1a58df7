#include "editor/print/print_choice.h"

#include "editor/exports/carry_fields.h"
#include "editor/language/language.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct PartKey {
    SheetPart part;
    QLatin1StringView key;
};

constexpr std::array partKeys{
    PartKey{SheetPart::Rally, QLatin1StringView("rally")},
    PartKey{SheetPart::Stage, QLatin1StringView("stage")},
    PartKey{SheetPart::Map, QLatin1StringView("map")},
    PartKey{SheetPart::List, QLatin1StringView("list")},
    PartKey{SheetPart::Laying, QLatin1StringView("laying")},
    PartKey{SheetPart::Notes, QLatin1StringView("notes")},
    PartKey{SheetPart::Times, QLatin1StringView("times")},
};

QString key(const char* name) {
    return QStringLiteral("print/") + QLatin1StringView(name);
}

QString pagesKey(bool isRally) {
    return key(isRally ? "rallyPages" : "pages");
}

std::set<SheetPart> partsOf(const QStringList& names) {
    std::set<SheetPart> parts;
    for (const PartKey& each : partKeys)
        if (names.contains(each.key))
            parts.insert(each.part);
    return parts;
}

/// A number of the settings within its bounds; else the usual one.
double numberOf(const QSettings& settings, const char* name, double least, double most,
                double usual) {
    bool isNumber = false;
    const double number = settings.value(key(name)).toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? number : usual;
}

} // namespace

SheetPlan PrintChoice::plan() const {
    SheetPlan plan{parts, format, scale, mono, blankTimes, codes};
    if (!wholeRally)
        for (const SheetPart ofRally : {SheetPart::Rally, SheetPart::Times})
            plan.parts.erase(ofRally);
    return plan;
}

PrintChoice readPrintChoice(const QSettings& settings, qsizetype stages) {
    PrintChoice choice;
    const bool isRally = stages > 1;
    choice.wholeRally = !isRally || settings.value(key("wholeRally"), true).toBool();
    if (isRally)
        choice.parts = usualPartsOfRally;
    if (const auto parts = partsOf(settings.value(pagesKey(isRally)).toStringList());
        !parts.empty())
        choice.parts = parts;
    const QString paper = settings.value(key("paper")).toString();
    choice.format.paper = paper == QLatin1StringView("a4")       ? QPageSize::A4
                          : paper == QLatin1StringView("letter") ? QPageSize::Letter
                                                                 : usualPaper(QLocale::system());
    choice.format.margin =
        numberOf(settings, "margin", 0, largestSheetMargin, choice.format.margin);
    choice.mono = settings.value(key("mono"), false).toBool();
    choice.blankTimes = settings.value(key("blankTimes"), false).toBool();
    choice.codes = settings.value(key("codes"), false).toBool();
    const double oneTo = numberOf(settings, "scale", largestMapScale, smallestMapScale, 0);
    if (oneTo > 0)
        choice.scale.oneTo = oneTo;
    choice.scale.overlap = numberOf(settings, "overlap", 0, mostMapOverlap, choice.scale.overlap);
    const QString language = settings.value(key("language")).toString();
    if (languages().contains(language))
        choice.language = language;
    choice.carried = readCarried(settings);
    return choice;
}

void rememberPrintChoice(const PrintChoice& choice, QSettings& settings, qsizetype stages) {
    const bool isRally = stages > 1;
    QStringList parts;
    for (const PartKey& each : partKeys)
        if (choice.parts.contains(each.part))
            parts << each.key;
    if (isRally)
        settings.setValue(key("wholeRally"), choice.wholeRally);
    settings.setValue(pagesKey(isRally), parts);
    settings.setValue(key("paper"), choice.format.paper == QPageSize::Letter
                                        ? QStringLiteral("letter")
                                        : QStringLiteral("a4"));
    settings.setValue(key("margin"), choice.format.margin);
    settings.setValue(key("mono"), choice.mono);
    settings.setValue(key("blankTimes"), choice.blankTimes);
    settings.setValue(key("codes"), choice.codes);
    settings.setValue(key("scale"), choice.scale.oneTo.value_or(0));
    settings.setValue(key("overlap"), choice.scale.overlap);
    settings.setValue(key("language"), choice.language);
    rememberCarried(choice.carried, settings);
}

} // namespace stagewright
