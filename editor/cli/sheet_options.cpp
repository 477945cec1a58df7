#include "editor/cli/sheet_options.h"

#include "editor/cli/carry_option.h"
#include "editor/cli/console.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "editor/language/language.h"
#include "model/game/tile_size.h"
#include "validators/table.h"

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
    PartName{QLatin1StringView("stage"), SheetPart::Stage},
    PartName{QLatin1StringView("map"), SheetPart::Map},
    PartName{QLatin1StringView("list"), SheetPart::List},
    PartName{QLatin1StringView("laying"), SheetPart::Laying},
    PartName{QLatin1StringView("notes"), SheetPart::Notes},
    PartName{QLatin1StringView("rally"), SheetPart::Rally},
    PartName{QLatin1StringView("times"), SheetPart::Times},
};

std::optional<SheetPart> partNamed(const QString& name) {
    for (const PartName& each : partNames)
        if (name.trimmed() == each.name)
            return each.part;
    return std::nullopt;
}

Expected<std::set<SheetPart>> partsOf(const QString& names) {
    std::set<SheetPart> parts;
    for (const QString& name : names.split(u',')) {
        const auto part = partNamed(name);
        if (!part)
            return refusal(
                SheetOptionTexts::tr("there are no pages \"%1\"; --pages takes rally, stage, map, "
                                     "list, laying, notes, times, with commas between")
                    .arg(name));
        parts.insert(*part);
    }
    return parts;
}

Expected<QPageSize::PageSizeId> paperNamed(const QString& name) {
    if (name.compare(QLatin1StringView("a4"), Qt::CaseInsensitive) == 0)
        return QPageSize::A4;
    if (name.compare(QLatin1StringView("letter"), Qt::CaseInsensitive) == 0)
        return QPageSize::Letter;
    return refusal(SheetOptionTexts::tr("--paper takes a4 or letter"));
}

Expected<double> millimetresOf(const QCommandLineParser& parser, const QCommandLineOption& option,
                               double least, double most) {
    return numberOf(parser, option, least, most,
                    SheetOptionTexts::tr("--%1 takes millimetres, from %2 to %3")
                        .arg(option.names().constFirst())
                        .arg(least)
                        .arg(most));
}

/// How small a map is, from "fit", "true" or "1:N"; nothing: as large as the page allows.
Expected<std::optional<double>> scaleOf(const QString& text) {
    if (text == QLatin1StringView("fit"))
        return std::nullopt;
    if (text == QLatin1StringView("true"))
        return 1;
    bool isNumber = false;
    const double oneTo = text.mid(2).toDouble(&isNumber);
    if (text.startsWith(QLatin1StringView("1:")) && isNumber && oneTo >= largestMapScale &&
        oneTo <= smallestMapScale)
        return oneTo;
    return refusal(SheetOptionTexts::tr("--scale takes fit, true, or 1:N with N from %1 to %2")
                       .arg(largestMapScale)
                       .arg(smallestMapScale),
                   remedyOfNumber(text));
}

} // namespace

SheetOptions::SheetOptions(QCommandLineParser& parser)
    : pages_(QStringLiteral("pages"),
             SheetOptionTexts::tr(
                 "What to print, with commas between: rally, the overview (1 page for up to four "
                 "stages); of each stage stage, map and tile list (1), map, the map alone, "
                 "as large as a page allows (1), list, the tiles with pictures (1), laying, step "
                 "by step (1 for up "
                 "to 15 tiles), notes, the roadbook (1 to 2); times (of a stage alone 1, of three "
                 "2; for "
                 "five or six drivers one more, and one for solo sheets). Left out: "
                 "rally,stage,times; of one stage stage."),
             SheetOptionTexts::tr("PAGES"))
    , paper_(QStringLiteral("paper"),
             SheetOptionTexts::tr("The paper: a4 or letter. Left out: that of your country."),
             SheetOptionTexts::tr("PAPER"))
    , margin_(QStringLiteral("margin"),
              SheetOptionTexts::tr("Millimetres left free on all sides. Left out: 10."),
              QStringLiteral("MM"), QStringLiteral("10"))
    , mono_(QStringLiteral("mono"), SheetOptionTexts::tr("In black and white."))
    , blank_(QStringLiteral("blank"),
             SheetOptionTexts::tr("Time sheets to be filled in, also where there are results."))
    , qr_(QStringLiteral("qr"),
          SheetOptionTexts::tr("On the maps the code of each stage of tiles, as a QR code for "
                               "telephones and as text: convert reads it."))
    , scale_(QStringLiteral("scale"),
             SheetOptionTexts::tr("How large a map is: fit, as large as the page allows; true, as "
                                  "the tiles are; 1:N. It takes as many pages as it needs. Left "
                                  "out: fit."),
             SheetOptionTexts::tr("SCALE"), QStringLiteral("fit"))
    , overlap_(QStringLiteral("overlap"),
               SheetOptionTexts::tr("Millimetres that the pages of a map overlap. Left out: 10."),
               QStringLiteral("MM"), QStringLiteral("10"))
    , tile_(QStringLiteral("tile"),
            SheetOptionTexts::tr("Millimetres of a tile, from edge to opposite edge. Left out: %1.")
                .arg(usualTileMillimetres()),
            QStringLiteral("MM"), QString::number(usualTileMillimetres()))
    , only_(QStringLiteral("only"),
            SheetOptionTexts::tr("The pages to print, by their numbers: 1,3-5. Left out: all."),
            SheetOptionTexts::tr("NUMBERS"))
    , language_(QStringLiteral("lang"),
                SheetOptionTexts::tr("The language: %1. Left out: that of the system.")
                    .arg(languages().join(QStringLiteral(", "))),
                SheetOptionTexts::tr("LANGUAGE")) {
    parser.addOptions({pages_, paper_, margin_, mono_, blank_, qr_, scale_, overlap_, tile_, only_,
                       language_, carryOption()});
}

Expected<SheetChoice> SheetOptions::read(const QCommandLineParser& parser) const {
    std::set<SheetPart> parts = usualPartsOfStage;
    if (parser.isSet(pages_)) {
        auto named = partsOf(parser.value(pages_));
        if (!named)
            return tl::unexpected(named.error());
        parts = *std::move(named);
    }
    const auto paper =
        parser.isSet(paper_) ? paperNamed(parser.value(paper_)) : usualPaper(QLocale::system());
    if (!paper)
        return tl::unexpected(paper.error());
    const auto margin = millimetresOf(parser, margin_, 0, largestSheetMargin);
    const auto overlap = millimetresOf(parser, overlap_, 0, mostMapOverlap);
    const auto tile = millimetresOf(parser, tile_, smallestTile, largestTile);
    for (const auto* each : {&margin, &overlap, &tile})
        if (!*each)
            return tl::unexpected(each->error());
    const auto oneTo = scaleOf(parser.value(scale_));
    if (!oneTo)
        return tl::unexpected(oneTo.error());
    const auto carried = carriedAsTold(parser);
    if (!carried)
        return tl::unexpected(carried.error());
    MapScale scale;
    scale.oneTo = *oneTo;
    scale.overlap = *overlap;
    scale.tile = *tile;
    return SheetChoice{{parts,
                        {*paper, *margin},
                        scale,
                        parser.isSet(mono_),
                        parser.isSet(blank_),
                        parser.isSet(qr_)},
                       parser.isSet(pages_),
                       parser.value(only_),
                       *carried};
}

std::optional<QString> SheetOptions::language(const QCommandLineParser& parser) const {
    const QString language = parser.value(language_);
    if (language.isEmpty() || languages().contains(language))
        return language;
    printMessage(
        SheetOptionTexts::tr("--lang takes one of %1").arg(languages().join(QStringLiteral(", "))));
    return std::nullopt;
}

} // namespace stagewright
