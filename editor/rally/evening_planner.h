#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "editor/rally/evening_report.h"
#include "editor/rally/rally_rules_cache.h"

#include <QTimer>

#include <variant>

namespace stagewright {

/// Plans the evening of a document's rally. Plans are made soon after each edit, of what is known;
/// once the edits have come to rest, the rally is driven some hundred times behind the window,
/// which never waits for it, and hears of one stage after the other. A stage alone is not planned
/// for until somebody wants to see it.
class EveningPlanner final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit EveningPlanner(Document& document, QObject* parent = nullptr);

    /// Somebody looks at the plan: from now on a stage alone is planned for, too.
    void want();
    void setHints(bool wanted);
    /// The rally is driven anew.
    void setHouseRules(const HouseRules& house);
    [[nodiscard]] const HouseRules& houseRules() const { return rulesCache_.houseRules(); }

    /// Of the rally as it was when it was last planned; empty before.
    [[nodiscard]] const EveningReport& report() const { return report_; }
    /// Whether the report is of the rally as it was before the last edits, or something is still
    /// to be found out.
    [[nodiscard]] bool isStale() const { return busy_ || soon_.isActive() || rest_.isActive(); }
    /// Nothing where the stage is not known (yet).
    [[nodiscard]] std::optional<StageExpectation> forecastOf(StageKey stage) const;

Q_SIGNALS:
    void reported();
    /// It plans by other rules of the table's own.
    void houseRulesChanged();

private:
    using StageNews = std::pair<StageKey, DrivenStage>;
    /// The last that is heard of a rally.
    struct RallyNews {
        std::shared_ptr<const DrivenRally> driven; ///< null: it was not driven anew
        std::shared_ptr<const OrderedStages> ordered;
    };
    using Work = Background<std::variant<StageNews, RallyNews>>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Rally& rally,
                     const Games& games, const HouseRules& house, const bool& isDriven);
    void forgetDrives();
    void again();
    void plan();
    void begin();
    void take(const StageNews& news);
    void take(const RallyNews& news);

    Document& document_;
    RallyRulesCache rulesCache_;
    EveningKnowledge known_;
    EveningReport report_;
    bool wanted_ = false;
    bool busy_ = false;
    QTimer soon_; ///< several edits at once make one plan
    QTimer rest_;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
