#include "editor/cli/rally_output.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "model/game/piece_files.h"
#include "model/pack/entered_in_packs.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/owner_entries.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RallyOutput {
    Q_DECLARE_TR_FUNCTIONS(RallyOutput)
};

Expected<void> writeMade(const Expected<QByteArray>& file, const QString& path) {
    if (file)
        return writeOutput(path, *file);
    Fault fault = file.error();
    fault.file = path;
    return tl::unexpected(fault);
}

} // namespace

bool isPackName(const QString& path) {
    return path.endsWith(QStringLiteral(".rallypack"), Qt::CaseInsensitive);
}

void sayOwnerEntries(const Rally& rally, const Games& games, const QString& path) {
    if (isPackName(path))
        sayCarriedEntries(rally, games, path);
}

void sayCarriedEntries(const Rally& rally, const Games& games, const QString& path) {
    const QStringList entries = ownerEntriesOf(rally, games);
    if (entries.isEmpty())
        return;
    printMessage({RallyOutput::tr("holds what you entered of a box (%1)")
                      .arg(entries.join(QStringLiteral("; "))),
                  {},
                  RallyOutput::tr("Whoever gets the pack gets it too"),
                  path});
}

QCommandLineOption enteredOption() {
    return {QStringLiteral("entered"),
            RallyOutput::tr("Put what you have entered of the pieces that the stages use into the "
                            "pack, as the roads of printed boards in files of --overlay: whoever "
                            "gets it gets them too.")};
}

RallyPack carryingEntered(RallyPack pack, const Games& games, const QString& path) {
    const auto known = withPieceSets(games, pack.tileSets);
    const PieceSets entered = enteredOf(pack, known ? known->games : games);
    if (entered.empty())
        printMessage({RallyOutput::tr("nothing is entered of the pieces that the stages use"),
                      {},
                      RallyOutput::tr("Name the file it is in with --overlay"),
                      path});
    return withEntered(std::move(pack), entered);
}

Expected<void> saveRallyTo(const RallyPack& pack, const QString& path) {
    if (isPackName(path))
        return writeMade(writeRallyPack(pack), path);
    if (!pack.tileSets.empty())
        return tl::unexpected(Fault{RallyOutput::tr("only a pack holds tile sets of one's own"),
                                    {},
                                    RallyOutput::tr("Name a file that ends in .rallypack"),
                                    path});
    return writeMade(writeRally(pack.rally), path);
}

} // namespace stagewright
