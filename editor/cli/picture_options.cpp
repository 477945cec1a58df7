#include "editor/cli/picture_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/number_option.h"
#include "editor/cli/output.h"
#include "model/carrier/carrier.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stagewright {

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(PictureOptions)
};

constexpr int usualPixels = 240;
constexpr int mostPixels = 10'000;

} // namespace

Expected<void> writeChosen(const Picture& picture, const PictureChoice& choice,
                           double pixelsPerMillimetre, const QByteArray& carried) {
    auto content = pictureAs(choice.kind, picture, pixelsPerMillimetre);
    if (content)
        content = carrying(*content, *carrierNamed(choice.kind), carried);
    if (content)
        return writeOutput(choice.path, *content);
    content.error().file = choice.path;
    return tl::unexpected(content.error());
}

PictureOptions::PictureOptions(QCommandLineParser& parser)
    : output_(outputOption(PictureTexts::tr("The file to write; its ending says as what: %1.")
                               .arg(pictureSuffixes())))
    , mono_(QStringLiteral("mono"), PictureTexts::tr("In greys, to be printed without colour."))
    , kind_(QStringLiteral("to"),
            PictureTexts::tr(
                "What to write: %1. Left out: what the ending says, SVG to standard output.")
                .arg(pictureSuffixes()),
            QStringLiteral("KIND"))
    , pixels_(QStringLiteral("pixels"),
              PictureTexts::tr(
                  "For PNG: the width of a tile, corner to corner, in pixels. Left out: %1.")
                  .arg(usualPixels),
              QStringLiteral("N")) {
    parser.addOptions({output_, kind_, mono_, pixels_});
}

Expected<QString> PictureOptions::readKind(const QCommandLineParser& parser,
                                           const QString& path) const {
    const QString named = parser.value(kind_).toLower();
    if (isPictureKind(named))
        return named;
    if (parser.isSet(kind_))
        return tl::unexpected(
            Fault{PictureTexts::tr("there are no pictures of kind \"%1\"").arg(named),
                  {},
                  PictureTexts::tr("--to takes one of %1").arg(pictureSuffixes()),
                  {}});
    if (isStream(path))
        return QStringLiteral("svg");
    if (const auto known = checkPictureSuffix(path); !known)
        return tl::unexpected(known.error());
    return QFileInfo(path).suffix().toLower();
}

std::optional<PictureChoice> PictureOptions::read(const QCommandLineParser& parser) const {
    const auto path = outputPath(parser, output_);
    if (!path)
        return std::nullopt;
    const auto kind = readKind(parser, *path);
    if (!kind) {
        printMessage(kind.error());
        return std::nullopt;
    }
    const auto pixels = wholeNumberOf(parser, pixels_, {1, mostPixels});
    if (!pixels) {
        printMessage(pixels.error());
        return std::nullopt;
    }
    return PictureChoice{*path, *kind, parser.isSet(mono_),
                         static_cast<int>(pixels->value_or(usualPixels))};
}

} // namespace stagewright
