#pragma once

#include "editor/fields/input_errors.h"
#include "editor/holdings/holdings.h"

#include <QCheckBox>
#include <QDialog>
#include <QGroupBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>
#include <span>

namespace stagewright {

/// What a player has: boxes, table, files of tiles. What is set counts at once.
class HoldingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit HoldingsDialog(QWidget* parent = nullptr);

    /// A field for each box, grouped by game.
    void listBoxes(std::span<const GameBox> boxes);
    void show(const Holdings& holdings);
    void listFiles(const QStringList& paths);
    using QDialog::show;

    [[nodiscard]] QGroupBox& countBoxes() const { return *countBoxes_; }
    [[nodiscard]] QGroupBox& heedTable() const { return *heedTable_; }
    [[nodiscard]] MeasureField& width() const { return *width_; }
    [[nodiscard]] MeasureField& depth() const { return *depth_; }
    [[nodiscard]] QListWidget& files() const { return *files_; }
    [[nodiscard]] QPushButton& add() const { return *add_; }
    [[nodiscard]] QPushButton& remove() const { return *remove_; }
    /// Null where there is no such box.
    [[nodiscard]] NumberField* box(const QString& id) const;

Q_SIGNALS:
    void edited(const stagewright::Holdings& holdings);
    void fileWanted();
    void fileDropped(const QString& path);

private:
    void tell();
    QGroupBox* makeTable();
    QGroupBox* makeFiles();

    InputErrors* inputErrors_; ///< before the fields, which tell it
    QGroupBox* countBoxes_;
    QWidget* boxFields_ = nullptr;
    QGroupBox* heedTable_;
    MeasureField* width_;
    MeasureField* depth_;
    QListWidget* files_;
    QPushButton* add_;
    QPushButton* remove_;
    std::map<QString, NumberField*> boxes_;
    Holdings holdings_;
    bool showing_ = false; ///< what changes now is not the user's doing
};

} // namespace stagewright
