#include "editor/cli/overlay_option.h"

#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stagewright {

namespace {

struct OverlayTexts {
    Q_DECLARE_TR_FUNCTIONS(OverlayOption)
};

/// What came through a pipe is called what the user called it.
class GivenNames {
public:
    explicit GivenNames(const QStringList& paths) {
        for (const QString& path : paths)
            spoken_.emplace(QFileInfo(path).fileName(), QFileInfo(spokenName(path)).fileName());
    }

    void giveTo(QString& file) const {
        if (const auto given = spoken_.find(file); given != spoken_.end())
            file = given->second;
    }

private:
    std::map<QString, QString> spoken_;
};

Expected<AddedPieces> withOverlays(const Games& games, const QStringList& paths) {
    const PieceFiles& files = games.data<PieceFiles>();
    auto builtIn = files.withBuiltIn(games);
    if (!builtIn)
        return tl::unexpected(builtIn.error());
    if (paths.isEmpty())
        return AddedPieces{*std::move(builtIn)};
    auto added = withPieceFiles(*builtIn, paths);
    const GivenNames given(paths);
    if (!added) {
        given.giveTo(added.error().file);
        return added;
    }
    for (QString& name : added->names)
        given.giveTo(name);
    for (Fault& fault : added->passedOver)
        given.giveTo(fault.file);
    return added;
}

} // namespace

OverlayOption::OverlayOption(QCommandLineParser& parser)
    : overlay_(QStringLiteral("overlay"),
               OverlayTexts::tr("A file of tiles or boxes of your own, which adds to the "
                                "catalogue or corrects it; may be given several times."),
               QStringLiteral("FILE")) {
    parser.addOption(overlay_);
}

std::optional<AddedPieces> OverlayOption::read(const QCommandLineParser& parser,
                                               const Games& games) const {
    auto read = withOverlays(games, parser.values(overlay_));
    if (!read) {
        printMessage(read.error());
        return std::nullopt;
    }
    for (const Fault& fault : read->passedOver)
        printMessage(fault);
    return *std::move(read);
}

} // namespace stagewright
