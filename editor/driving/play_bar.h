#pragma once

#include <QCheckBox>
#include <QColor>
#include <QComboBox>
#include <QKeySequence>
#include <QLabel>
#include <QToolButton>

#include <optional>
#include <vector>

namespace stagewright {

/// What plays a drive that is watched: steps back and on, play and pause, how fast, to losses and
/// passes; and which car is followed.
class PlayBar final : public QWidget {
    Q_OBJECT

public:
    /// A car that may be followed.
    struct Car {
        QString name;
        QColor colour;
    };

    explicit PlayBar(QWidget* parent = nullptr);

    /// Whether there are passes, and several cars to follow.
    void setRace(bool race);
    void setPlaying(bool playing);
    /// Whether there is one further on.
    void setAhead(bool loss, bool pass);
    /// The car that was followed stays the one, as long as it is there.
    void listCars(const std::vector<Car>& cars);

    /// How many times as fast as usual.
    [[nodiscard]] double speed() const;
    /// The one that is followed, `moving` being the one that drives; nothing: none is.
    [[nodiscard]] std::optional<std::size_t> followed(std::size_t moving) const;
    /// The one of several that is, whoever drives.
    [[nodiscard]] std::optional<std::size_t> alwaysFollowed() const;

Q_SIGNALS:
    void turnWanted(int by); ///< 1 or -1
    void dieWanted(int by);
    void playWanted();
    void lossWanted();
    void passWanted();
    void followedChanged();

private:
    template <typename Act>
    QToolButton* addButton(QLayout& row, const char* iconName, const QString& text,
                           const QKeySequence& key, Act act);
    QLayout* speeds();
    QLayout* cars();

    bool race_ = false;
    QToolButton* play_;
    QToolButton* loss_;
    QToolButton* pass_;
    QComboBox* speed_;
    QCheckBox* follow_; ///< the one car
    QLabel* followCaption_;
    QComboBox* followed_; ///< of several
};

} // namespace stagewright
