#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "editor/estimate/estimator.h"
#include "model/drive/race/race_statistics.h"

#include <QSet>

#include <optional>
#include <vector>

namespace stagewright {

/// What is known of races on a stage: their figures, or why there are none.
struct RaceReport {
    std::optional<RaceStatistics> races;
    QString sentence;               ///< what a person would say of them
    QStringList pieces;             ///< their names, as the figures number them
    std::vector<std::int32_t> laid; ///< likewise, which piece of the layout (DrivenPiece::piece)
    QString whyNot;                 ///< a sentence where there are no figures
};

/// Keeps the figures of races on a document's stage up to date, behind the window, by the rules of
/// its estimate: as many cars as there are players, as far as so many race, driven as the estimate
/// says; whom that calls optimal knows what a loss of control costs in a race. After each edit it
/// begins again. Only while somebody looks.
class RaceEstimator final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RaceEstimator(Document& document, Estimator& estimator, QObject* parent = nullptr);

    [[nodiscard]] const RaceReport& report() const { return report_; }
    /// Whether the report is of the stage as it was before the last edits, or still rough.
    [[nodiscard]] bool isStale() const { return stale_; }

    /// Whether it is of the stage as it was before the last edits, of which nothing is known yet.
    [[nodiscard]] bool isOutdated() const { return outdated_; }

    /// How many race, whatever is known of their races yet.
    [[nodiscard]] int cars() const;

    /// Whether this one looks, from now on.
    void want(const QObject& who, bool wanted);

Q_SIGNALS:
    void reported();
    void staleChanged();

private:
    struct News {
        RaceReport report;
        bool last = false; ///< there is nothing more to come
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Games& games, const DriveRules& rules, const int& cars,
                     const Profile& profile);
    void restart();
    void restartForOthers();
    void take(const News& news);
    [[nodiscard]] bool isWanted() const { return !lookers_.isEmpty(); }

    Document& document_;
    Estimator& estimator_;
    RaceReport report_;
    bool stale_ = true;
    bool outdated_ = true;
    QSet<const QObject*> lookers_;
    bool known_ = false; ///< the report is of the stage as it is, or work for it has begun
    int cars_ = 0;
    Profile profile_ = Profile::Optimal;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
