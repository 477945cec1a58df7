#pragma once

#include "editor/rally/number_field.h"

#include <QLabel>

#include <utility>
#include <vector>

namespace stagewright {

/// Why entries were not taken: a line for each field, below each other, until something is taken
/// there. Takes no room while there is nothing to say.
class Refusals final : public QLabel {
    Q_OBJECT

public:
    explicit Refusals(QWidget* parent = nullptr);

    /// @param field must not outlive it
    void watch(const NumberField& field);
    void say(const QObject& field, const QString& why);
    void forget(const QObject& field);

private:
    void show();

    std::vector<std::pair<const QObject*, QString>> lines_;
};

} // namespace stagewright
