#pragma once

#include "editor/estimate/rules_choice.h"

#include <QComboBox>

namespace stagewright {

/// The rules in force, those that may be chosen instead, and what can be done with them.
class RulesBox final : public QComboBox {
    Q_OBJECT

public:
    RulesBox(RulesChoice& rules, Estimator& estimator, QWidget* parent = nullptr);

Q_SIGNALS:
    void fileWanted();
    void copyWanted();

private:
    void list();

    RulesChoice& rules_;
    Estimator& estimator_;
};

} // namespace stagewright
