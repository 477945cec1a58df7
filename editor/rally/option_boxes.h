#pragma once

#include "model/rally/rally.h"
#include "model/step_name.h"

#include <QCheckBox>

#include <vector>

namespace stagewright {

/// The rules that a table chooses, to be ticked.
class OptionBoxes final : public QWidget {
    Q_OBJECT

public:
    /// @param prefix of the names of the boxes
    explicit OptionBoxes(const QString& prefix, QWidget* parent = nullptr);

    void show(const OptionalRules& options);

Q_SIGNALS:
    /// @param what has been ticked or not, in words
    void chosen(const stagewright::StepName& what, const stagewright::OptionalRules& options);

private:
    void add(const QString& name, bool OptionalRules::*member, const StepName& text);

    OptionalRules options_;
    std::vector<std::pair<QCheckBox*, bool OptionalRules::*>> boxes_;
};

} // namespace stagewright
