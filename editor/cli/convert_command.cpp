#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/convert_plan.h"
#include "editor/cli/output.h"
#include "editor/cli/overlay_option.h"
#include "editor/cli/rally_output.h"
#include "editor/cli/stage_option.h"
#include "editor/cli/unknown_pieces.h"
#include "editor/drawing/fonts.h"
#include "editor/sheets/pack_preview.h"
#include "model/exchange/exchange.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

struct ConvertCommand {
    Q_DECLARE_TR_FUNCTIONS(ConvertCommand)
};

QString convertDescription() {
    return ConvertCommand::tr("read and write the files of other programs");
}

/// Carries a plan out: says what was passed over and what is lost, goes on after a file that cannot
/// be used.
class Conversion {
public:
    /// @param stage its number in each rally; nothing: all
    /// @param entered what is entered of the pieces goes into packs
    Conversion(const ConvertPlan& plan, const Games& games, const QStringList& in,
               std::optional<int> stage, bool entered)
        : plan_(plan)
        , games_(games)
        , entered_(entered)
        , stage_(stage) {
        for (const QString& file : in)
            taken_.insert(QFileInfo(file).absoluteFilePath());
    }

    ExitStatus run(const QStringList& in) {
        return plan_.toFolder ? eachToItsOwn(in) : allToOne(in);
    }

private:
    std::optional<Imported> read(const QString& file) {
        auto imported = loadStages(file, games_);
        if (!imported) {
            say(imported.error());
            return std::nullopt;
        }
        for (const auto* said : {&imported->damages, &imported->remarks, &imported->hints})
            for (const Fault& each : *said)
                printMessage(each);
        sayUnknownPieces(*imported, file);
        if (stage_)
            return only(*stage_, *std::move(imported), file);
        if (imported->whole())
            return *std::move(imported);
        if (!plan_.toFolder) {
            say({ConvertCommand::tr("a part of it would pass for the whole"),
                 {},
                 ConvertCommand::tr("Name a folder with -o to save the stages that can be read"),
                 file});
            return std::nullopt;
        }
        outcome_ = ExitStatus::Unusable;
        return *std::move(imported);
    }

    void sayUnknownPieces(const Imported& imported, const QString& file) const {
        const auto own = imported.pack ? withPieceSets(games_, imported.pack->tileSets)
                                       : tl::unexpected(Fault());
        for (std::size_t i = 0; i < imported.stages.size(); ++i)
            if (!stage_ || *stage_ == std::max(1, imported.numberOf(i)))
                for (const Fault& fault :
                     unknownPiecesOf(imported, i, file, own ? own->games : games_))
                    printMessage(fault);
    }

    std::optional<Imported> only(int number, Imported imported, const QString& file) {
        std::size_t at = 0;
        while (at < imported.stages.size() && std::max(1, imported.numberOf(at)) != number)
            ++at;
        if (at == imported.stages.size()) {
            say({ConvertCommand::tr("there is no stage %1 that can be read").arg(number),
                 {},
                 ConvertCommand::tr("Stages are counted from 1"),
                 file});
            return std::nullopt;
        }
        if (imported.pack)
            sayLosses(lossesOf(*imported.pack), file);
        return Imported{imported.format, {}, {imported.stages[at]}, {}};
    }

    ExitStatus eachToItsOwn(const QStringList& in) {
        for (const QString& file : in) {
            const auto imported = read(file);
            if (!imported)
                continue;
            const std::span<const Stage> stages(imported->stages);
            const auto all = imported->pack ? imported->pack->rally.stages().size()
                                            : static_cast<qsizetype>(stages.size());
            const QStringList paths = outputsFor(file, static_cast<int>(all), plan_);
            if (paths.size() == 1) {
                write(withEntered(*imported, paths.front()), paths.front(), file);
                continue;
            }
            if (imported->pack)
                sayLosses(lossesOf(*imported->pack), file);
            const auto& numbers = imported->numbers;
            for (std::size_t i = 0; i < stages.size(); ++i)
                write(writeStages(stages.subspan(i, 1), imported->title, plan_.format, games_),
                      paths[numbers.empty() ? static_cast<qsizetype>(i) : numbers[i] - 1], file);
        }
        return outcome_;
    }

    /// Nothing is written if one of the files cannot be used.
    ExitStatus allToOne(const QStringList& in) {
        Imported all;
        for (const QString& file : in)
            if (auto imported = read(file)) {
                if (in.size() == 1) {
                    all = *std::move(imported);
                    break;
                }
                if (imported->pack)
                    sayLosses(lossesOf(*imported->pack), file);
                std::move(imported->stages.begin(), imported->stages.end(),
                          std::back_inserter(all.stages));
            }
        const std::size_t count = all.stages.size();
        if (count > 1 && holdsOneStage(plan_.format))
            say({ConvertCommand::tr("it has %n stages, and a file of this format holds one",
                                    nullptr, static_cast<int>(count)),
                 {},
                 ConvertCommand::tr("Name one of them with --stage, or a folder with -o for all"),
                 in.constFirst()});
        if (outcome_ == ExitStatus::Fine) {
            taken_.clear();
            if (const auto pack =
                    all.pack ? Expected<RallyPack>(*all.pack) : packOf(all.stages, all.title))
                sayOwnerEntries(pack->rally, games_, plan_.out);
            write(all.pack ? withEntered(all, plan_.out) : withPreview(all), plan_.out,
                  in.size() == 1 ? in.constFirst() : QString());
        }
        return outcome_;
    }

    /// As a pack it holds what is entered of the pieces, where that is asked for.
    Expected<Exported> withEntered(const Imported& imported, const QString& path) const {
        if (!entered_)
            return writeImported(imported, plan_.format, games_);
        auto pack = imported.pack ? Expected<RallyPack>(*imported.pack)
                                  : packOf(imported.stages, imported.title);
        if (!pack)
            return tl::unexpected(pack.error());
        Imported with = imported;
        with.pack =
            std::make_shared<const RallyPack>(carryingEntered(*std::move(pack), games_, path));
        return writeImported(with, plan_.format, games_);
    }

    /// A new pack has a picture; in a folder of many they would take longer than all the rest.
    Expected<Exported> withPreview(const Imported& all) const {
        auto exported = writeImported(all, plan_.format, games_);
        if (!exported || plan_.format != Format::RallyPack)
            return exported;
        auto pack = packOf(all.stages, all.title);
        if (!pack)
            return tl::unexpected(pack.error());
        if (entered_)
            pack = carryingEntered(*std::move(pack), games_, plan_.out);
        registerFonts();
        pack->preview = packPreview(pack->rally, games_);
        auto zip = writeRallyPack(*pack);
        if (!zip)
            return tl::unexpected(zip.error());
        exported->text = *std::move(zip);
        return exported;
    }

    void write(Expected<Exported> exported, const QString& path, const QString& source) {
        const QString place = QFileInfo(path).absoluteFilePath();
        if (taken_.contains(place)) {
            say({ConvertCommand::tr("would replace another file that is read or written"),
                 {},
                 ConvertCommand::tr("Choose another folder, or rename the file"),
                 path});
            return;
        }
        taken_.insert(place);
        if (!exported) {
            exported.error().file = source;
            say(exported.error());
            return;
        }
        if (const auto may = mayWriteOver(path, games_); !may)
            return say(may.error());
        sayLosses(exported->losses, path);
        if (const auto written = writeOutput(path, exported->text); !written)
            say(written.error());
    }

    static void sayLosses(const std::vector<Fault>& losses, const QString& file) {
        for (Fault loss : losses) {
            loss.file = file;
            printMessage(loss);
        }
    }

    void say(const Fault& fault) {
        printMessage(fault);
        outcome_ = ExitStatus::Unusable;
    }

    const ConvertPlan& plan_;
    const Games& games_; ///< with the pieces that there are
    bool entered_;
    std::optional<int> stage_;
    QSet<QString> taken_; ///< what must not be written over
    ExitStatus outcome_ = ExitStatus::Fine;
};

/// Then a picture is drawn too.
bool makesPack(const QStringList& arguments) {
    return arguments.contains(QStringLiteral("pack")) ||
           std::any_of(arguments.begin(), arguments.end(), [](const QString& argument) {
               return formatOfPath(argument) == Format::RallyPack;
           });
}

QString explanation() {
    return ConvertCommand::tr(
        "Reads stages from files of any program that is known, recognised by what is in them:\n"
        "Stagewright's own, rally packs, the web editor's .json, the Windows editor's .rgt, and\n"
        "scripts for Tabletop Simulator, which are never carried out, and codes of stages. Writes\n"
        "them as:\n\n"
        "  stage     Stagewright's own file       web       the web editor's .json\n"
        "  rgt       the Windows editor's .rgt    lua       a script for Tabletop Simulator\n"
        "  pack      a rally pack                 text, csv, markdown, forum  lists of tiles\n"
        "  code      a stage of tiles as a line of letters and digits\n\n"
        "What the other program cannot hold or does not show is listed on standard error; the\n"
        "file is written all the same.");
}

ExitStatus runConvert(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(explanation());
    const QCommandLineOption output = outputOption(ConvertCommand::tr(
        "The file to write. A folder gets a file for each that is read, with the "
        "same name and another ending."));
    const QCommandLineOption to(
        QStringLiteral("to"),
        ConvertCommand::tr("The format to write. Left out: the one that the ending of OUT tells."),
        QStringLiteral("FORMAT"));
    const QCommandLineOption entered = enteredOption();
    parser.addOptions({output, to, entered});
    addStageOption(parser);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::OneOrMore))
        return *outcome;
    const auto number = stageNumber(parser);
    if (!number) {
        printMessage(number.error());
        return ExitStatus::Unusable;
    }
    const auto out = outputPath(parser, output);
    if (!out)
        return ExitStatus::Unusable;
    const QStringList in = parser.positionalArguments();
    const auto plan = planConversion(in, *out, parser.value(to));
    if (!plan) {
        printMessage(plan.error());
        return ExitStatus::Unusable;
    }
    if (parser.isSet(entered) && plan->format != Format::RallyPack) {
        printMessage({ConvertCommand::tr("only a pack holds what is entered of pieces"),
                      {},
                      ConvertCommand::tr("--entered goes with packs"),
                      *out});
        return ExitStatus::Unusable;
    }
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    return Conversion(*plan, known->games, in, *number, parser.isSet(entered)).run(in);
}

} // namespace

extern const Subcommand convertCommand;
const Subcommand convertCommand{"convert", convertDescription, false, runConvert, makesPack};

} // namespace stagewright
