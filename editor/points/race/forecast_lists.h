#pragma once

#include "model/layouts/points/racing/titan_forecast.h"

#include <QTreeWidget>

namespace stagewright {

/// A list as tall as its rows, without bars of its own.
class WholeList : public QTreeWidget {
    Q_OBJECT

public:
    explicit WholeList(const char* name, const QString& accessibleName, QWidget* parent = nullptr);

protected:
    /// Rows of texts, those behind the first to the right.
    void showRows(const QList<QStringList>& rows);
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
};

/// How often each seat wins, by the draft of the race and by the other.
class SeatShares final : public WholeList {
    Q_OBJECT

public:
    explicit SeatShares(QWidget* parent = nullptr);
    /// @param seats their names
    void show(const TitanForecast& forecast, const QStringList& seats);
};

/// How many turns a titan alone takes that has the best of so many dice.
class LoneTurns final : public WholeList {
    Q_OBJECT

public:
    explicit LoneTurns(QWidget* parent = nullptr);
    void show(const std::vector<LoneTitan>& alone);
};

} // namespace stagewright
