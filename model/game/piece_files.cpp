#include "model/game/piece_files.h"

#include "model/limited_file.h"

#include <QFileInfo>

#include <utility>

namespace stagewright {

namespace {

constexpr qint64 largestPieceFile = 16'000'000;

/// Null: the text has no form of its own.
const OwnPieceFiles* ownFormOf(const QByteArray& text, const Games& games) {
    for (const auto& [kind, files] : games.faces<OwnPieceFiles>())
        if (files.isOne(text))
            return &files;
    return nullptr;
}

/// Sets apart: those of a form of their own, and all others.
std::pair<PieceSets, PieceSets> byForm(const Games& games, const PieceSets& sets) {
    std::pair<PieceSets, PieceSets> parts;
    for (const auto& [name, text] : sets)
        (ownFormOf(text, games) ? parts.first : parts.second).emplace(name, text);
    return parts;
}

std::vector<Fault> faultsOfOwnForms(const Games& games, const PieceSets& own) {
    std::vector<Fault> faults;
    for (const auto& [name, text] : own)
        if (const auto with = ownFormOf(text, games)->with(games, text); !with) {
            Fault fault = with.error();
            fault.file = QString(pieceSetFolder) + name;
            faults.push_back(std::move(fault));
        }
    return faults;
}

} // namespace

Expected<AddedPieces> withPieceFiles(const Games& games, const QStringList& paths) {
    AddedPieces added{games, {}, {}};
    QStringList others;
    for (const QString& path : paths) {
        // What cannot be read is said by who reads all others.
        const auto text = readLimitedFile(path, largestPieceFile);
        const OwnPieceFiles* form = text ? ownFormOf(*text, games) : nullptr;
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
        for (const auto& [name, text] : own)
            if (auto with = ownFormOf(text, games)->with(all.games, text)) {
                all.games = *std::move(with);
                all.names << name;
            }
        for (Fault& fault : faultsOfOwnForms(games, own))
            all.passedOver.push_back(std::move(fault));
        return all;
    });
}

std::vector<Fault> faultsOfPieceSets(const Games& games, const PieceSets& sets) {
    const auto [own, others] = byForm(games, sets);
    std::vector<Fault> faults = games.data<PieceFiles>().faultsOfSets(games, others);
    for (Fault& fault : faultsOfOwnForms(games, own))
        faults.push_back(std::move(fault));
    return faults;
}

std::vector<Fault> unreadPieceSets(const Games& games, const PieceSets& sets) {
    const auto [own, others] = byForm(games, sets);
    std::vector<Fault> faults = games.data<PieceFiles>().unreadSets(others);
    for (Fault& fault : faultsOfOwnForms(games, own))
        faults.push_back(std::move(fault));
    return faults;
}

} // namespace stagewright
