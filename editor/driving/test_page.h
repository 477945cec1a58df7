#pragma once

#include "editor/background/background.h"
#include "editor/cars/drive_scene.h"
#include "editor/document/document.h"
#include "editor/driving/choice_list.h"
#include "editor/driving/driven_stage.h"
#include "editor/driving/turn_strip.h"
#include "editor/estimate/estimator.h"
#include "model/drive/race/test_race.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <memory>

namespace stagewright {

/// The open stage driven by hand, die by die: what is open, the dice as the program or the table
/// rolls them, the time sheet, and how the time compares. Other cars may drive along. The car, the
/// rules and the other drivers are those of the estimate.
class TestPage final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    TestPage(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    /// Nothing is worked out, and nothing is on the board, until it is.
    void setSeen(bool seen);
    /// Chooses dice for a space of the board.
    void pickSpace(SpaceVertex space);

    /// Null before it has begun.
    [[nodiscard]] const TestDrive* drive() const {
        return stands_.empty() ? nullptr : &stands_.back().race.drive();
    }
    /// Likewise, among the cars that drive along.
    [[nodiscard]] const TestRace* race() const {
        return stands_.empty() ? nullptr : &stands_.back().race;
    }
    [[nodiscard]] const OpenChoices& choices() const { return stands_.back().choices; }

Q_SIGNALS:
    void sceneChanged(const std::optional<stagewright::DriveScene>& scene);

private:
    /// A drive under way, and what is open in it.
    struct Stand {
        TestRace race;
        OpenChoices choices;
    };
    /// What the driver does.
    struct Step {
        enum class Kind : unsigned char { Begin, Roll, Enter, Stop };

        Kind kind = Kind::Begin;
        std::uint64_t seed = 1; ///< of one that begins
        int others = 0;         ///< cars that drive along in it
        OpenRoll roll;
        std::vector<DieFace> faces; ///< as the table has rolled them
    };
    struct News {
        std::optional<Stand> stand;
        QString whyNot; ///< a sentence where there is none
        bool begins = false;
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell,
                     const std::optional<TestRace>& from, const Step& step, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& settings);
    static Expected<RoadToRace> roadFor(const Stage& stage, const Games& games,
                                        const DriveRules& rules, Profile profile, int others,
                                        const std::stop_token& stop);

    QLayout* call();
    QLayout* buttons();
    QWidget* tableDice();
    void begin();
    void forget();
    void take(const News& news);
    void doStep(const Step& step);
    void roll();
    void enterDice();
    void stop();
    void takeBack();
    void enterResult();
    void show();
    void showChoice();
    void showDriven();
    void showScene();
    [[nodiscard]] QString othersNow() const;
    [[nodiscard]] QString sentenceNow() const;

    Document& document_;
    Estimator& estimator_;
    bool seen_ = false;
    bool known_ = false; ///< what is shown is of the stage as it is now
    bool busy_ = false;
    std::uint64_t seed_ = 0;
    std::vector<Stand> stands_; ///< the last is the one now; those before are for taking back

    ChoiceList* choices_;
    QLabel* time_;
    QLabel* said_;
    QPushButton* roll_;
    QPushButton* stop_;
    QPushButton* back_;
    QPushButton* anew_;
    QComboBox* others_; ///< how many drive along
    QCheckBox* hints_;
    QWidget* table_; ///< dice as the table has rolled them
    QList<QToolButton*> faces_;
    QPushButton* enter_;
    TurnStrip* sheet_;
    QWidget* result_; ///< of a drive that is over
    QComboBox* drivers_;
    QPushButton* keep_;
    DrivenInfo driven_; ///< of the stage for which it was worked out
    Work work_;         ///< last, so that it ends before all else goes
};

} // namespace stagewright
