#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "editor/points/board/heat_painter.h"
#include "editor/points/board/point_layers.h"
#include "model/layouts/points/racing/titan_forecast.h"

#include <QSet>
#include <QTimer>

#include <chrono>
#include <memory>

namespace stagewright {

/// What is known of races of titans on a stage, or why there is nothing.
struct TitanReport {
    std::shared_ptr<const TitanForecast> forecast; ///< null: not known (yet)
    QStringList leftOut;                           ///< sentences
    QString whyNot;                                ///< a sentence where there can be none
};

/// What happens on points in the races of a report; empty: that is not known, or nothing is wanted.
[[nodiscard]] PointHeat heatOf(const TitanReport& report, PointHeatKind kind);

/// Who draws over points makes an edit with each: so long after the last one races are simulated.
inline constexpr std::chrono::milliseconds restAfterEdits{150};

/// Keeps the forecast of a document's stage up to date, behind the window: it begins again once the
/// edits have come to rest. Only while somebody looks.
class TitanEstimator final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit TitanEstimator(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const TitanReport& report() const { return report_; }
    /// Whether the report is of the stage as it was before the last edits, or still rough.
    [[nodiscard]] bool isStale() const { return stale_; }

    /// Whether races are to be simulated once the edits have come to rest.
    [[nodiscard]] bool isDue() const { return rest_.isActive(); }

    [[nodiscard]] TitanPolicy policy() const { return policy_; }
    void setPolicy(TitanPolicy policy);

    /// Whether this one looks, from now on.
    void want(const QObject& who, bool wanted);

Q_SIGNALS:
    /// Races of the stage as it is are being simulated from now on.
    void begun();
    void reported();
    void staleChanged();

private:
    struct News {
        TitanReport report;
        bool last = false; ///< there is nothing more to come
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const TitanLayout& layout,
                     const Games& games, const int& players, const TitanPolicy& policy);
    /// What is known is of another stage, or of other races.
    void outdate();
    void begin();
    void setStale(bool stale);
    void take(const News& news);

    Document& document_;
    TitanReport report_;
    TitanPolicy policy_ = TitanPolicy::Greedy;
    QSet<const QObject*> lookers_;
    QTimer rest_; ///< runs from the last edit until work begins
    int players_ = 0;
    bool known_ = false; ///< the report is of the stage as it is, or will be once work has ended
    bool stale_ = true;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
