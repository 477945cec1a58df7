#pragma once

#include "editor/club/club_model.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

namespace stagewright {

/// The drivers of the club: what is typed counts at once.
class ClubDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param club must outlive it
    explicit ClubDialog(ClubDrivers& club, QWidget* parent = nullptr);

    [[nodiscard]] QTableView& table() const { return *table_; }
    /// Why something was not taken, or what to do first.
    [[nodiscard]] QString note() const;
    void say(const QString& what);

Q_SIGNALS:
    // Files are for others to ask for.
    void importWanted();
    void exportWanted();

private:
    QLayout* buttons();
    QPushButton* button(const QString& text, const char* name);
    void addDriver();
    void removeDrivers();
    void showState();

    ClubDrivers& club_;
    ClubModel model_;
    QTableView* table_;
    QLabel* note_;
    QPushButton* remove_ = nullptr;
    QPushButton* export_ = nullptr;
};

} // namespace stagewright
