#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include <array>
#include <cstdint>

namespace stagewright {

/// What of simulated races is shown over the points; one at a time.
enum class PointHeatKind : std::uint8_t { Nothing, Visits, LivesLost, KnockOuts };

/// What is shown of a board of points, in all tabs of a window: an entry of the View menu each,
/// checked while it is shown. Names and wraps are remembered, heat is not, as races would have to
/// be simulated first.
class PointLayers final : public QObject {
    Q_OBJECT

public:
    /// @param window owns this
    /// @param settings must outlive it
    PointLayers(QMainWindow& window, QSettings& settings);

    void addTo(QMenu& menu) const;

    /// Of each point, at it.
    [[nodiscard]] bool names() const { return names_->isChecked(); }
    /// The points across the edges.
    [[nodiscard]] bool wraps() const { return wraps_->isChecked(); }
    [[nodiscard]] PointHeatKind heat() const;
    void showHeat(PointHeatKind kind);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QAction* remembered(const QString& text, const char* name, QSettings& settings);
    void hideOtherHeat(const QAction& shown);

    QAction* names_;
    QAction* wraps_;
    std::array<QAction*, 3> heat_{}; ///< by kind, without Nothing
};

} // namespace stagewright
