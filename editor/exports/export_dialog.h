#pragma once

#include "editor/exports/export_file.h"
#include "editor/exports/map_fields.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace stagewright {

/// Asks what to export as, and says before anything is written what will be lost in it.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param source must outlive the dialog
    /// @param first what is chosen to begin with; of its target suffix and format count
    ExportDialog(const ExportSource& source, const ExportChoice& first, QWidget* parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;

    [[nodiscard]] QListWidget& targets() const { return *list_; }
    [[nodiscard]] QCheckBox& allStages() const { return *allStages_; }
    [[nodiscard]] MapFields& mapFields() const { return *mapFields_; }
    [[nodiscard]] QListWidget& losses() const { return *losses_; }
    /// What stands above the losses, or in place of them.
    [[nodiscard]] QString verdict() const { return verdict_->text(); }
    [[nodiscard]] QPushButton& exportButton() const { return *export_; }

private:
    void fillTargets(const ExportTarget& first);
    void judge();
    [[nodiscard]] QString kept(const ExportTarget& target) const;

    const ExportSource& source_;
    PacksToCarry packs_;
    std::vector<ExportTarget> targets_;
    QListWidget* list_;
    QCheckBox* allStages_;
    MapFields* mapFields_;
    QLabel* verdict_;
    QListWidget* losses_;
    QPushButton* export_;
};

} // namespace stagewright
