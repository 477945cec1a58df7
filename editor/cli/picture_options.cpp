#include "editor/cli/picture_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/sheets/picture_file.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct Options {
    Q_DECLARE_TR_FUNCTIONS(PictureOptions)
};

constexpr int usualPixels = 240;
constexpr int mostPixels = 10'000;

} // namespace

PictureOptions::PictureOptions(QCommandLineParser& parser)
    : output_(outputOption(
          Options::tr("The file to write; its ending says as what: %1.").arg(pictureSuffixes())))
    , mono_(QStringLiteral("mono"), Options::tr("In greys, to be printed without colour."))
    , pixels_(
          QStringLiteral("pixels"),
          Options::tr("For PNG: the width of a tile, corner to corner, in pixels. Left out: %1.")
              .arg(usualPixels),
          QStringLiteral("N"), QString::number(usualPixels)) {
    parser.addOptions({output_, mono_, pixels_});
}

std::optional<PictureChoice> PictureOptions::read(const QCommandLineParser& parser) const {
    const auto path = outputPath(parser, output_);
    if (!path)
        return std::nullopt;
    if (const auto known = checkPictureSuffix(*path); !known) {
        printMessage(known.error());
        return std::nullopt;
    }
    bool isNumber = false;
    const int pixels = parser.value(pixels_).toInt(&isNumber);
    if (!isNumber || pixels < 1 || pixels > mostPixels) {
        printMessage(Options::tr("--pixels takes a whole number from 1 to %1").arg(mostPixels));
        return std::nullopt;
    }
    return PictureChoice{*path, parser.isSet(mono_), pixels};
}

} // namespace stagewright
