#pragma once

#include "editor/rally/rally_rules_cache.h"
#include "model/season/roster.h"

#include <QMenu>

namespace stagewright {

class Document;

/// The drivers of the club to be chosen for the rally, instead of typed: who drives already is
/// ticked, and does not drive once that is taken back, unless he has results.
class ClubMenu final : public QMenu {
    Q_OBJECT

public:
    /// @param document and rulesCache must outlive it
    ClubMenu(Document& document, RallyRulesCache& rulesCache, QWidget* parent = nullptr);

    void setClub(const QList<RosterDriver>& drivers) { club_ = drivers; }

Q_SIGNALS:
    /// The list of the club is wanted.
    void clubWanted();
    /// The drivers of the rally are to be in the club, too.
    void joined(const QList<stagewright::RosterDriver>& drivers);

private:
    void fill();
    void addTo(const RosterDriver& driver);
    void toggle(const RosterDriver& driver);

    Document& document_;
    RallyRulesCache& rulesCache_;
    QList<RosterDriver> club_;
};

/// A driver as lists name him: "7 Anna, Red team".
[[nodiscard]] QString clubLine(const RosterDriver& driver);

} // namespace stagewright
