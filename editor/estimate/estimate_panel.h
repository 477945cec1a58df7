#pragma once

#include "editor/estimate/drive_choices.h"
#include "editor/estimate/estimator.h"
#include "editor/estimate/piece_bars.h"
#include "editor/estimate/race_part.h"
#include "editor/estimate/time_chart.h"

#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>

namespace stagewright {

/// How long the stage takes: the time and its spread, what happens in a drive, the evening at the
/// table, and where control is lost. Beside it, what a race of several cars is like.
class EstimatePanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    EstimatePanel(Document& document, Estimator& estimator, RaceEstimator& races,
                  RulesChoice& rules, QWidget* parent = nullptr);

    /// What it needs, with figures or without.
    [[nodiscard]] static int leastWidth(const QFontMetrics& font);

Q_SIGNALS:
    /// Placement::laid of a tile that was chosen.
    void pieceChosen(int laid);
    /// Players or a car, by the user.
    void raceChosen();
    /// To watch a drive.
    void driveWanted();
    /// Likewise a race of so many cars.
    void raceWanted(int cars);
    void rulesFileWanted();
    void rulesCopyWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showInvitation();
    void createWidgets();
    void wrapRows();
    void addChoices();
    void addFacts();
    void addFact(const QString& name, QLabel*& value);
    void show();
    void showPart();
    void showStaleness();
    void showFacts(const Estimate& estimate);
    void showTable();
    void showRemarks();

    Document& document_;
    Estimator& estimator_;
    RaceEstimator& races_;
    RulesChoice& rules_;

    // Null until they are made.
    QTabBar* parts_ = nullptr; ///< the drive, the race
    RacePart* race_ = nullptr;
    QLabel* time_ = nullptr;
    QLabel* spread_ = nullptr;
    QPushButton* drive_ = nullptr;
    QFormLayout* choicesForm_ = nullptr;
    QFormLayout* facts_ = nullptr;
    DriveChoices* choices_ = nullptr;
    QLabel* turns_ = nullptr;
    QLabel* losses_ = nullptr;
    QLabel* damage_ = nullptr;
    QLabel* table_ = nullptr;
    QLabel* length_ = nullptr;
    QLabel* difficulty_ = nullptr;
    TimeChart* chart_ = nullptr;
    QLabel* barsCaption_ = nullptr;
    PieceBars* bars_ = nullptr;
    QLabel* remarks_ = nullptr;
    QLabel* invitation_;      ///< until there is something to say
    QList<QWidget*> figures_; ///< hidden while there is no estimate
};

} // namespace stagewright
