#pragma once

#include "editor/document/document.h"
#include "editor/rally/evening_report.h"
#include "editor/rally/rally_books.h"

#include <QTimer>

#include <thread>

namespace stagewright {

/// Plans the evening of a document's rally. Plans are made soon after each edit, of what is known;
/// once the edits have come to rest, the rally is driven some hundred times behind the window,
/// which never waits for it, and hears of one stage after the other. A stage alone is not planned
/// for until somebody wants to see it.
class EveningPlanner final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it, with its catalogue
    explicit EveningPlanner(Document& document, QObject* parent = nullptr);
    ~EveningPlanner() override;

    /// Somebody looks at the plan: from now on a stage alone is planned for, too.
    void want();
    void setHints(bool wanted);

    /// Of the rally as it was when it was last planned; empty before.
    [[nodiscard]] const EveningReport& report() const { return report_; }
    /// Whether the report is of the rally as it was before the last edits, or something is still
    /// to be found out.
    [[nodiscard]] bool isStale() const { return busy_ || soon_.isActive() || rest_.isActive(); }
    /// Nothing where the stage is not known (yet).
    [[nodiscard]] std::optional<StageOutlook> forecastOf(StageKey stage) const;

Q_SIGNALS:
    void reported();

private:
    using Driven = std::shared_ptr<const DrivenRally>;
    using Ordered = std::shared_ptr<const OrderedStages>;

    void again();
    void plan();
    void begin();
    void takeStage(StageKey key, const DrivenStage& stage);
    void take(const Driven& driven, const Ordered& ordered);

    Document& document_;
    RallyBooks books_;
    EveningKnowledge known_;
    EveningReport report_;
    bool wanted_ = false;
    bool busy_ = false;
    int catalogues_ = 0; ///< how often there were other tiles
    QTimer soon_;        ///< several edits at once make one plan
    QTimer rest_;
    std::jthread worker_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
