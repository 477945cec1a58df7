#include "editor/cli/catalogue_choice.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stagewright {

namespace {

struct CatalogueChoice {
    Q_DECLARE_TR_FUNCTIONS(CatalogueChoice)
};

Expected<Overlaid> withOverlays(const QStringList& paths) {
    auto builtIn = builtInCatalogue();
    if (!builtIn)
        return tl::unexpected(builtIn.error());
    if (paths.isEmpty())
        return Overlaid{*std::move(builtIn), {}, {}};
    std::vector<Overlay> overlays;
    for (const QString& path : paths) {
        auto overlay = loadOverlay(path);
        if (!overlay)
            return tl::unexpected(overlay.error());
        overlay->name = QFileInfo(spokenName(path)).fileName();
        overlays.push_back(*std::move(overlay));
    }
    return overlaid(*builtIn, overlays);
}

} // namespace

CatalogueOption::CatalogueOption(QCommandLineParser& parser)
    : overlay_(QStringLiteral("overlay"),
               CatalogueChoice::tr("A file of tiles or boxes of your own, which adds to the "
                                   "catalogue or corrects it; may be given several times."),
               QStringLiteral("FILE")) {
    parser.addOption(overlay_);
}

std::optional<Overlaid> CatalogueOption::read(const QCommandLineParser& parser) const {
    auto read = withOverlays(parser.values(overlay_));
    if (!read) {
        printMessage(read.error());
        return std::nullopt;
    }
    for (const Fault& fault : read->passedOver)
        printMessage(fault);
    return *std::move(read);
}

} // namespace stagewright
