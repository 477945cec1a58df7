#pragma once

#include "editor/club/club_drivers.h"
#include "model/rally/rally_rules.h"

#include <QAbstractTableModel>

namespace stagewright {

enum class ClubColumn : unsigned char { Name, Colour, Number, Team, Class };
inline constexpr int clubColumns = 5;

/// The drivers of the club as a table: a row each, and what is typed is kept at once.
class ClubModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @param club must outlive it
    explicit ClubModel(ClubDrivers& club, QObject* parent = nullptr);

    static constexpr int choicesRole = Qt::UserRole; ///< ids of colours, of that column

    /// Of a driver with a name that nobody has. @return its row; -1: it could not be kept
    int add();
    void remove(const QList<int>& rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    /// What was typed is not taken. @param why a sentence
    void refused(const QString& why);
    void taken();

private:
    void read();
    bool keep(const Expected<void>& done);
    [[nodiscard]] QString textAt(int row, ClubColumn column) const;

    ClubDrivers& club_;
    RallyRules rules_;
    int rows_ = 0;
};

} // namespace stagewright
