#pragma once

#include "model/game/edit.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "tests/model/layouts/zones/zone_files.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>

namespace stagewright {

/// A chain of a roadbook line.
inline ChainLayout chainFrom(const char* line, const ZoneBoards& boards) {
    const auto sections = readRoadbookLine(QString::fromLatin1(line), boards);
    EXPECT_TRUE(sections.has_value()) << line;
    ChainLayout chain;
    chain.sections = sections.value_or(QList<StageSection>());
    return chain;
}

/// One of those of tests/data/rallyman-2009/roadbooks.json.
inline ChainLayout publicStage(const char* id) {
    for (const QJsonValue stage :
         zoneTestObject("roadbooks.json")[QLatin1StringView("stages")].toArray())
        if (stage[QLatin1StringView("id")].toString() == QLatin1StringView(id)) {
            QStringList sections;
            for (const QJsonValue section : stage[QLatin1StringView("sections")].toArray())
                sections << section.toString();
            return chainFrom(sections.join(QStringLiteral(" / ")).toLatin1().constData(),
                             publicBoards());
        }
    ADD_FAILURE() << id;
    return {};
}

/// Of the public boards and the training zones, whose roads are entered.
inline ZoneBoards boardsWithTraining() {
    return withOverlay(publicBoards(), trainingBoards());
}

/// The games, with boards of a user's own.
inline Games gamesWithTraining() {
    return games().with(boardsWithTraining());
}

inline Stage stageWith(const ChainLayout& chain, const char* title = "Col") {
    Stage stage;
    stage.info.title = QString::fromLatin1(title);
    stage.info.game = zonesGame;
    apply(layChain(stage, chain), stage);
    return stage;
}

} // namespace stagewright
