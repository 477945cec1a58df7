#pragma once

#include "editor/background/background.h"
#include "model/game/layout_changes.h"

#include <QImage>
#include <QPolygonF>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

namespace stagewright {

/// A change that is to be marked on the picture of one of the two stages.
struct MarkedPlace {
    Place place;
    ChangeKind kind = ChangeKind::Altered;
    std::size_t change = 0; ///< its number among the changes

    friend bool operator==(const MarkedPlace&, const MarkedPlace&) = default;
};

/// The picture of a stage, drawn behind the window, with marks on it. A click on a mark chooses it.
class ComparedPicture final : public QWidget {
    Q_OBJECT

public:
    explicit ComparedPicture(QWidget* parent = nullptr);

    /// @param name what it is, to those who do not see it
    void showStage(const Stage& stage, const Games& games, std::vector<MarkedPlace> marks,
                   const QString& name);
    /// In place of a picture.
    void say(const QString& text);
    /// Of the changes; nothing: none.
    void choose(std::optional<std::size_t> change);

    [[nodiscard]] const QString& said() const { return said_; }
    [[nodiscard]] const std::vector<MarkedPlace>& marks() const { return marks_; }
    [[nodiscard]] std::optional<std::size_t> chosen() const { return chosen_; }
    /// Where a mark is on the widget; empty: it is not on the picture.
    [[nodiscard]] QPolygonF outlineOf(const MarkedPlace& mark) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void changeClicked(std::size_t change);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    static void draw(const std::stop_token& stop, const Background<QImage>::Tell& tell,
                     const Stage& stage, const Games& games, const QSize& size, const qreal& ratio,
                     const QColor& ground);
    void drawAnew();

    std::optional<Stage> stage_;
    Games games_;
    std::vector<MarkedPlace> marks_;
    std::optional<std::size_t> chosen_;
    QString said_;
    QImage picture_;
    QTimer rest_; ///< of the hand that changes the size
    Background<QImage> drawing_;
};

} // namespace stagewright
