#pragma once

#include "editor/fields/measure_field.h"
#include "editor/fields/number_field.h"

#include <QLabel>

#include <utility>
#include <vector>

namespace stagewright {

/// Why entries were not taken: a line for each field, below each other, until something is taken
/// there. Takes no room while there is nothing to say.
class InputErrors final : public QLabel {
    Q_OBJECT

public:
    explicit InputErrors(QWidget* parent = nullptr);

    template <typename Field>
    void watch(const Field& field) {
        connect(&field, &Field::refused, this,
                [this, &field](const QString& why) { say(field, why); });
        connect(&field, &Field::taken, this, [this, &field] { forget(field); });
        connect(&field, &Field::valueChanged, this, [this, &field] { forget(field); });
        connect(&field, &QObject::destroyed, this, [this, &field] { forget(field); });
    }
    void say(const QObject& field, const QString& why);
    void forget(const QObject& field);

private:
    void show();

    std::vector<std::pair<const QObject*, QString>> lines_;
};

} // namespace stagewright
