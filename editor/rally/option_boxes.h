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

    void show(const DriveOptions& options);

Q_SIGNALS:
    /// @param what has been ticked or not, in words
    void chosen(const stagewright::StepName& what, const stagewright::DriveOptions& options);

private:
    void add(const QString& name, bool DriveOptions::*member, const StepName& text);

    DriveOptions options_;
    std::vector<std::pair<QCheckBox*, bool DriveOptions::*>> boxes_;
};

} // namespace stagewright
