#pragma once

#include "editor/fields/number_field.h"
#include "model/design/generate.h"

#include <QCheckBox>
#include <QComboBox>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <map>

namespace stagewright {

/// What a stage is wished to be: few questions, each with an answer that does; the rest is folded
/// away.
class WishesForm final : public QWidget {
    Q_OBJECT

public:
    explicit WishesForm(QWidget* parent = nullptr);

    /// The length, by each of its measures as it was last.
    struct Lengths {
        int tiles = 12;
        int minutes = 30;
    };
    [[nodiscard]] const Lengths& lengths() const { return lengths_; }
    void setLengths(const Lengths& lengths);

    /// Numbers count as they stand, also those that are still being typed: a button need not take
    /// the keys from them.
    void takeTyped();
    /// As they are asked for. @param game of the stage
    [[nodiscard]] Wishes wishes(const QString& game) const;
    /// Likewise those of a rally, if several stages are asked for at once.
    [[nodiscard]] RallyWishes rally(const QString& game) const;
    /// A stage, or a circuit.
    void setKind(StageKind kind);
    /// A stage of at most so many minutes at the table, whatever else was wished.
    void askForMinutes(int most);

    [[nodiscard]] QComboBox& kind() const { return *kind_; }
    [[nodiscard]] QComboBox& measure() const { return *measure_; }
    [[nodiscard]] NumberField& length() const { return *length_; }
    [[nodiscard]] QComboBox& difficulty() const { return *difficulty_; }
    [[nodiscard]] NumberField& stages() const { return *stages_; }
    [[nodiscard]] QToolButton& more() const { return *more_; }

Q_SIGNALS:
    void changed();

private:
    QWidget* foldedPart();
    void followMeasure();
    void followStages();
    void tellOfChanges();

    QComboBox* kind_;
    NumberField* length_;
    QComboBox* measure_; ///< what the length is of: tiles, minutes
    QComboBox* difficulty_;
    NumberField* stages_;
    QComboBox* course_;
    QCheckBox* together_;
    QToolButton* more_;
    QCheckBox* service_;
    std::array<QComboBox*, allTraits.size()> amounts_{};
    std::map<Terrain, NumberField*> surfaces_;
    Lengths lengths_;
};

} // namespace stagewright
