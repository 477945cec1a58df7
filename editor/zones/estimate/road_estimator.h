#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "model/layouts/zones/driving/road_forecast.h"
#include "model/layouts/zones/rally/tyre_plan.h"

#include <QSet>
#include <QTimer>

#include <memory>

namespace stagewright {

/// How the stage at hand is driven, as somebody chose it.
struct RoadManner {
    QString tyres; ///< empty: those that are usual for the stage
    bool leader = true;
    Profile profile = Profile::Optimal;

    friend bool operator==(const RoadManner&, const RoadManner&) = default;
};

/// What is known of drives of a stage and of the tyres for its rally, or why there is nothing.
struct RoadReport {
    std::shared_ptr<const RoadForecast> forecast; ///< null: not known (yet)
    std::shared_ptr<const TyrePlan> plan;         ///< likewise; not of stages that cannot be driven
    QString whyNot;                               ///< a sentence where there can be none
};

/// Keeps the forecast of a document's stage up to date, behind the window: it begins again once the
/// edits have come to rest. Only while somebody looks.
class RoadEstimator final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RoadEstimator(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const RoadReport& report() const { return report_; }
    /// Whether the report is of the stage as it was before the last edits, or still rough.
    [[nodiscard]] bool isStale() const { return stale_; }
    [[nodiscard]] const RoadManner& manner() const { return manner_; }
    void setManner(const RoadManner& manner);
    /// Whether this one looks, from now on.
    void want(const QObject& who, bool wanted);

Q_SIGNALS:
    void reported();
    void staleChanged();

private:
    struct News {
        RoadReport report;
        bool last = false; ///< there is nothing more to come
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell,
                     const RoadQuestion& question, const Rally& rally, const Games& games);
    void outdate();
    void begin();
    void setStale(bool stale);
    void take(const News& news);

    Document& document_;
    RoadReport report_;
    RoadManner manner_;
    QSet<const QObject*> lookers_;
    QTimer rest_;        ///< runs from the last edit until work begins
    bool known_ = false; ///< the report is of the stage as it is, or will be once work has ended
    bool stale_ = true;
    Work work_; ///< last, so that it ends before what it tells goes
};

} // namespace stagewright
