#pragma once

#include "editor/fields/input_errors.h"
#include "editor/settings/preferences.h"

#include <QComboBox>
#include <QWidget>

namespace stagewright {

/// How the program looks and how soon it keeps changes safe. What is set counts at once.
class GeneralPage final : public QWidget {
    Q_OBJECT

public:
    explicit GeneralPage(const Preferences& preferences, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox& theme() const { return *theme_; }
    [[nodiscard]] QComboBox& language() const { return *language_; }
    [[nodiscard]] NumberField& keptWithin() const { return *keptWithin_; }

    void restoreDefaults() { show({}); }

Q_SIGNALS:
    void edited(const stagewright::Preferences& preferences);

private:
    void show(const Preferences& preferences);
    void tell();

    QComboBox* theme_;
    QComboBox* language_;
    NumberField* keptWithin_;
    InputErrors* inputErrors_;
};

} // namespace stagewright
