#pragma once

#include "editor/exports/carry_fields.h"
#include "editor/fields/input_errors.h"
#include "editor/print/print_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <map>

namespace stagewright {

/// The choices of a print, to be made.
class PrintForm final : public QWidget {
    Q_OBJECT

public:
    /// @param stages how many the rally has
    PrintForm(const PrintChoice& choice, int stages, QWidget* parent = nullptr);

    [[nodiscard]] PrintChoice choice() const;

    [[nodiscard]] QComboBox& subject() const { return *subject_; }
    [[nodiscard]] QCheckBox& part(SheetPart part) const { return *parts_.at(part).box; }
    /// How many pages that part has.
    [[nodiscard]] QLabel& count(SheetPart part) const { return *parts_.at(part).count; }
    [[nodiscard]] QComboBox& paper() const { return *paper_; }
    [[nodiscard]] MeasureField& margin() const { return *margin_; }
    [[nodiscard]] QCheckBox& mono() const { return *mono_; }
    [[nodiscard]] QCheckBox& blank() const { return *blank_; }
    [[nodiscard]] QCheckBox& codes() const { return *codes_; }
    [[nodiscard]] QComboBox& scale() const { return *scale_; }
    [[nodiscard]] MeasureField& oneTo() const { return *oneTo_; }
    [[nodiscard]] MeasureField& overlap() const { return *overlap_; }
    [[nodiscard]] QComboBox& language() const { return *language_; }
    [[nodiscard]] QLineEdit& numbers() const { return *numbers_; }
    [[nodiscard]] CarryFields& carry() const { return *carry_; }

    /// How many pages each part has, which stands beside it; nothing of those not counted.
    void tellCounts(const std::map<SheetPart, int>& counts);

Q_SIGNALS:
    void changed();

private:
    enum Scale { Fit, True, Given };

    void addPart(SheetPart part, const QString& name);
    void fill(int stages);
    void layOut(int stages);
    void show(const PrintChoice& choice);
    void listen();
    void enable();

    PrintChoice last_;
    QComboBox* subject_;
    struct PartRow {
        QCheckBox* box;
        QLabel* count;
    };
    std::map<SheetPart, PartRow> parts_;
    QComboBox* paper_;
    MeasureField* margin_;
    QCheckBox* mono_;
    QCheckBox* blank_;
    QCheckBox* codes_;
    QComboBox* scale_;
    MeasureField* oneTo_;
    MeasureField* overlap_;
    QComboBox* language_;
    QLineEdit* numbers_;
    CarryFields* carry_;
    InputErrors* inputErrors_;
};

} // namespace stagewright
