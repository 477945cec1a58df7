#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "model/drive/stage_driving.h"

#include <optional>

namespace stagewright {

/// What is known of how a stage is driven: an estimate, or why there is none.
struct DriveReport {
    std::optional<Estimate> estimate;
    QString whyNot; ///< a sentence where there is no estimate
};

/// Keeps the estimate of a document's stage up to date, behind the window: after each edit it
/// begins again, gives a rough figure soon and a good one later. The window never waits for it.
class Estimator final : public QObject {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit Estimator(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const DriveReport& report() const { return report_; }
    /// Whether the report is of the stage as it was before the last edits, or still rough.
    [[nodiscard]] bool isStale() const { return stale_; }
    /// Whether it is of the stage as it was before the last edits, of which nothing is known yet.
    [[nodiscard]] bool isOutdated() const { return outdated_; }

    [[nodiscard]] const DriveSettings& driveSettings() const { return driveSettings_; }
    void setDriveSettings(const DriveSettings& driveSettings);

    /// Rules of the user's own in place of those of the game; nothing: the game's.
    void setRules(std::optional<DriveRules> rules);
    [[nodiscard]] const DriveRules& rules() const { return rules_; }

    /// To be called when the window has been shown, not before: nobody waits for a time at the
    /// start. Until then there is no report, and there are no rules.
    void begin();

Q_SIGNALS:
    void reported();
    void staleChanged();
    void rulesChanged();
    void settingsChanged();

private:
    /// What is known so far of the stage as it is now.
    struct News {
        DriveReport report;
        bool last = false; ///< there is nothing more to come
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& drive);
    void restart();
    void take(const News& news);
    void takeRulesOfGame();

    Document& document_;
    std::optional<DriveRules> ownRules_;
    DriveRules rules_;
    QString noRules_; ///< a sentence where there are none for the stage's game; else empty
    DriveSettings driveSettings_;
    DriveReport report_;
    bool stale_ = true;
    bool outdated_ = true;
    bool begun_ = false;
    Work work_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
