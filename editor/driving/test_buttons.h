#pragma once

#include "model/drive/persons_plan.h"
#include "model/drive/test_drive.h"

#include <QPushButton>

#include <optional>

namespace stagewright {

/// What is done with the dice of a drive by hand: rolled, made safe, laid flat out, left, taken
/// back.
class TestButtons final : public QWidget {
    Q_OBJECT

public:
    explicit TestButtons(QWidget* parent = nullptr);

    /// What the buttons go by.
    struct Moment {
        const TestDrive* drive; ///< null: it has not begun
        const std::optional<PersonsPlan>& plan;
        const OpenChoices* choices; ///< null without a drive
        const OpenRoll* chosen;     ///< null: none is, or it is not the time to
        bool tokens;                ///< are played with
        bool hints;
        bool hasRolled; ///< there is something to take back
    };
    void show(const Moment& now);

Q_SIGNALS:
    /// Or laid, flat out.
    void rollWanted();
    void safeWanted();
    void flatOutChosen(bool on);
    /// Or all dice that are laid are to be rolled.
    void endWanted();
    void takeBackWanted();

private:
    [[nodiscard]] static QString endText(const Moment& now);

    QPushButton* roll_;
    QPushButton* safe_;
    QPushButton* flatOut_;
    QPushButton* end_;
    QPushButton* back_;
};

} // namespace stagewright
