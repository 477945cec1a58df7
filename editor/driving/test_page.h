#pragma once

#include "editor/background/background.h"
#include "editor/cars/drive_scene.h"
#include "editor/document/document.h"
#include "editor/driving/choice_list.h"
#include "editor/driving/driven_stage.h"
#include "editor/driving/table_dice.h"
#include "editor/driving/test_buttons.h"
#include "editor/driving/test_move.h"
#include "editor/driving/turn_strip.h"
#include "editor/estimate/estimator.h"
#include "editor/fields/wrapped_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace stagewright {

/// The open stage driven by hand, die by die or flat out: what is open, the dice as the program or
/// the table rolls them, the time sheet, and how the time compares. Other cars may drive along. The
/// car, the rules and the other drivers are those of the estimate.
class TestPage final : public WrappedPage {
    Q_OBJECT

public:
    /// Both must outlive it.
    TestPage(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    /// Nothing is worked out, and nothing is on the board, until it is.
    void setSeen(bool seen);
    /// Chooses dice for a space of the board.
    void pickSpace(SpaceVertex space);

    /// A drive under way, and what is open in it.
    struct Stand {
        TestRace race;
        OpenChoices choices;
    };
    /// What goes to another page for the same document, beside its fields.
    struct State {
        std::vector<Stand> stands;       ///< empty: it has not begun
        std::optional<PersonsPlan> plan; ///< of a turn flat out
        DrivenInfo driven;
        int others = 0; ///< cars that drive along
    };
    [[nodiscard]] State state() const;
    void setState(const State& state);

    /// Null before it has begun.
    [[nodiscard]] const TestDrive* drive() const {
        return stands_.empty() ? nullptr : &stands_.back().race.drive();
    }
    /// Likewise, among the cars that drive along.
    [[nodiscard]] const TestRace* race() const {
        return stands_.empty() ? nullptr : &stands_.back().race;
    }
    /// Of a turn flat out that is being planned what may be laid next.
    [[nodiscard]] const OpenChoices& choices() const {
        return plan_ ? planned_ : stands_.back().choices;
    }
    /// Nothing: the turn is driven die by die.
    [[nodiscard]] const std::optional<PersonsPlan>& plan() const { return plan_; }

Q_SIGNALS:
    void sceneChanged(const std::optional<stagewright::DriveScene>& scene);

private:
    struct News {
        std::optional<Stand> stand;
        QString whyNot; ///< a sentence where there is none
        bool begins = false;
    };
    using Work = Background<News>;

    static void beginDrive(const std::stop_token& stop, const Work::Tell& tell,
                           const std::uint64_t& seed, const int& others, const Stage& stage,
                           const Games& games, const DriveRules& rules,
                           const DriveSettings& settings);
    static void move(const std::stop_token& stop, const Work::Tell& tell, const TestRace& from,
                     const TestMove& move);

    QLayout* call();
    QWidget* result();
    void layOut();
    void listen();
    void begin();
    void forget();
    void take(const News& news);
    void doMove(const TestMove& move);
    void roll();
    void rollSafe();
    void enterDice();
    void endTurn();
    void takeBack();
    void planFlatOut(bool flatOut);
    void changePlan(PersonsPlan plan);
    void enterResult();
    void show();
    void showButtons();
    void showChoice();
    void showDriven();
    void showScene();
    [[nodiscard]] const OpenRoll* chosenRoll() const;
    [[nodiscard]] QString said() const;

    Document& document_;
    Estimator& estimator_;
    bool seen_ = false;
    bool known_ = false; ///< what is shown is of the stage as it is now
    bool busy_ = false;
    std::vector<Stand> stands_; ///< the last is the one now; those before are for taking back
    std::optional<PersonsPlan> plan_;
    OpenChoices planned_; ///< what may be laid next in it

    ChoiceList* choices_;
    TestButtons* buttons_;
    QLabel* time_;
    QLabel* said_;
    QPushButton* anew_;
    QComboBox* others_; ///< how many drive along
    QCheckBox* hints_;
    QCheckBox* tokens_; ///< whether there are second or focus tokens
    TableDice* table_;  ///< dice as the table has rolled them
    TurnStrip* sheet_;
    QWidget* result_; ///< of a drive that is over
    QComboBox* drivers_;
    QPushButton* keep_;
    DrivenInfo driven_; ///< of the stage for which it was worked out
    Work work_;         ///< last, so that it ends before all else goes
};

} // namespace stagewright
