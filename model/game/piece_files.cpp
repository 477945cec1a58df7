#include "model/game/piece_files.h"

#include "model/game/entered_pieces.h"
#include "model/limited_file.h"

#include <QFileInfo>

#include <utility>

namespace stagewright {

namespace {

constexpr qint64 largestPieceFile = 16'000'000;

/// A form of files of its own, and how such travel in packs.
struct OwnForm {
    const OwnPieceFiles* files = nullptr; ///< null: the text has none
    const EnteredPieces* entered = nullptr;

    /// As files of a pack.
    [[nodiscard]] Expected<PiecesBeneath> ofPack(const Games& games, const QByteArray& text) const {
        if (entered && entered->beneath)
            return entered->beneath(games, text);
        return files->with(games, text).map([](const Games& all) { return PiecesBeneath{all}; });
    }
};

OwnForm ownFormOf(const QByteArray& text, const Games& games) {
    const auto& entered = games.faces<EnteredPieces>();
    for (const auto& [kind, files] : games.faces<OwnPieceFiles>())
        if (files.isOne(text)) {
            const auto found = entered.find(kind);
            return {&files, found == entered.end() ? nullptr : &found->second};
        }
    return {};
}

/// Sets apart: those of a form of their own, and all others.
std::pair<PieceSets, PieceSets> byForm(const Games& games, const PieceSets& sets) {
    std::pair<PieceSets, PieceSets> parts;
    for (const auto& [name, text] : sets)
        (ownFormOf(text, games).files ? parts.first : parts.second).emplace(name, text);
    return parts;
}

/// Files of packs in forms of their own, and the games with them.
struct OwnForms {
    AddedPieces added;
    std::vector<Fault> contradicted{};
};

OwnForms withOwnForms(const Games& games, const PieceSets& own) {
    OwnForms all{AddedPieces{games}};
    for (const auto& [name, text] : own) {
        const auto inFile = [file = QString(pieceSetFolder) + name](Fault fault) {
            fault.file = file;
            return fault;
        };
        auto with = ownFormOf(text, games).ofPack(all.added.games, text);
        if (!with) {
            all.added.passedOver.push_back(inFile(with.error()));
            continue;
        }
        all.added.games = std::move(with->games);
        all.added.names << name;
        for (const Fault& fault : with->contradicted)
            all.contradicted.push_back(inFile(fault));
    }
    return all;
}

void appendFaults(const std::vector<Fault>& more, std::vector<Fault>& faults) {
    faults.insert(faults.end(), more.begin(), more.end());
}

} // namespace

Expected<AddedPieces> withPieceFiles(const Games& games, const QStringList& paths) {
    AddedPieces added{games, {}, {}};
    QStringList others;
    for (const QString& path : paths) {
        // What cannot be read is said by who reads all others.
        const auto text = readLimitedFile(path, largestPieceFile);
        const OwnPieceFiles* form = text ? ownFormOf(*text, games).files : nullptr;
        if (!form) {
            others << path;
            continue;
        }
        auto with = form->with(added.games, *text);
        if (!with) {
            with.error().file = QFileInfo(path).fileName();
            return tl::unexpected(with.error());
        }
        added.games = *std::move(with);
        added.names << QFileInfo(path).fileName();
    }
    if (others.isEmpty())
        return added;
    return games.data<PieceFiles>().withFiles(added.games, others).map([&](AddedPieces all) {
        all.names = added.names + all.names;
        return all;
    });
}

Expected<AddedPieces> withPieceSets(const Games& games, const PieceSets& sets) {
    const auto [own, others] = byForm(games, sets);
    return games.data<PieceFiles>().withSets(games, others).map([&](AddedPieces all) {
        AddedPieces laid = withOwnForms(all.games, own).added;
        all.games = std::move(laid.games);
        all.names << laid.names;
        appendFaults(laid.passedOver, all.passedOver);
        return all;
    });
}

std::vector<Fault> faultsOfPieceSets(const Games& games, const PieceSets& sets) {
    const auto [own, others] = byForm(games, sets);
    std::vector<Fault> faults = games.data<PieceFiles>().faultsOfSets(games, others);
    appendFaults(withOwnForms(games, own).added.passedOver, faults);
    return faults;
}

std::vector<Fault> unreadPieceSets(const Games& games, const PieceSets& sets) {
    const auto [own, others] = byForm(games, sets);
    std::vector<Fault> faults = games.data<PieceFiles>().unreadSets(others);
    appendFaults(withOwnForms(games, own).added.passedOver, faults);
    return faults;
}

PieceSets enteredPieces(const std::vector<const Stage*>& stages, const Games& games) {
    PieceSets sets;
    for (const auto& [kind, entered] : games.faces<EnteredPieces>()) {
        std::vector<const Stage*> ofKind;
        for (const Stage* stage : stages)
            if (&games.face<EnteredPieces>(*stage) == &entered)
                ofKind.push_back(stage);
        if (const QByteArray text = entered.ofStages(ofKind, games); !text.isEmpty())
            sets.emplace(QString(entered.nameInPacks), text);
    }
    return sets;
}

std::vector<Fault> contradictionsOfPieceSets(const Games& games, const PieceSets& sets) {
    return withOwnForms(games, byForm(games, sets).first).contradicted;
}

} // namespace stagewright
