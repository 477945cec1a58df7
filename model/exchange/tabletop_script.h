#pragma once

#include "model/exchange/remarks.h"
#include "model/fault.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonValue>
#include <QString>

#include <vector>

namespace stagewright {

/// What a function of a track script says of its stage.
struct StageTables {
    QString function;
    QJsonValue info; ///< ours; an empty object if there is none
    QJsonArray tiles;
    QJsonArray kept; ///< ours too: those that the table does not lay
};

/// Takes the tables out of a script, each to the function in which it stands. Functions without
/// tiles are left out. The script is never carried out.
/// @param room how many values they may have; those that they have are taken from it
[[nodiscard]] Expected<std::vector<StageTables>> tablesIn(const QByteArray& script,
                                                          qsizetype& room);

/// Collections have a button that lays all of their stages at once. Such a function is no stage:
/// each of its tiles lies as in one of several others, and all of theirs are in it. It is taken out
/// and remarked.
void leaveOutSummaries(std::vector<StageTables>& stages, Remarks& remarks);

/// "line 3"
[[nodiscard]] QString lineOfByte(const QByteArray& text, qsizetype offset);

} // namespace stagewright
